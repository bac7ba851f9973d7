# The values of the box.

value-airlock = Airlock
value-airlock-rows = { $first } places in the first row, { $second } in the second.
value-radiation = Radiation track
value-cargo = Cargo ship
value-cargo-slot = Slot
value-cargo-cans = Cans
value-prey = Prey
value-prey-endurance = Endurance
value-prey-count = Tiles
value-prey-meat = Meat for the first, second, third …
value-events = Events
value-events-event = Event
value-events-cost = Cost
value-events-points = Worth
value-events-worth = { $points } VP
