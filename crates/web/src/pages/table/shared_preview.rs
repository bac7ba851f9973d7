//! What would follow whatever is chosen: it is said once, and not on every button.

use crate::live::Offer;

/// What stands between two phrases of a preview.
const BETWEEN: &str = "; ";

/// The phrases that all previews have, in their order.
pub(super) fn shared(offers: &[Offer]) -> Vec<String> {
    let [first, others @ ..] = offers else { return Vec::new() };
    let has = |offer: &Offer, phrase: &str| offer.preview.split(BETWEEN).any(|other| other == phrase);
    let phrases = first.preview.split(BETWEEN).filter(|phrase| !phrase.is_empty());
    let shared = phrases.filter(|phrase| !others.is_empty() && others.iter().all(|offer| has(offer, phrase)));
    shared.map(str::to_owned).collect()
}

/// The offers without these phrases.
pub(super) fn without(mut offers: Vec<Offer>, shared: &[String]) -> Vec<Offer> {
    for offer in &mut offers {
        let own = offer.preview.split(BETWEEN).filter(|phrase| !shared.iter().any(|other| other == phrase));
        offer.preview = own.collect::<Vec<_>>().join(BETWEEN);
    }
    offers
}

/// The phrases as one.
pub(super) fn joined(shared: &[String]) -> String {
    shared.join(BETWEEN)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn offers(previews: &[&str]) -> Vec<Offer> {
        let offer = |preview: &&str| Offer {
            action: String::new(),
            group: String::new(),
            text: String::new(),
            preview: (*preview).to_owned(),
            brief: None,
            parts: Vec::new(),
        };
        previews.iter().map(offer).collect()
    }

    #[test]
    fn what_follows_anyway_is_said_once() {
        let offers =
            offers(&["1 wool; the Evening begins", "1 coal; the Evening begins", "the Evening begins"]);
        let shared = shared(&offers);
        assert_eq!(shared, ["the Evening begins"]);
        let left: Vec<_> = without(offers, &shared).into_iter().map(|offer| offer.preview).collect();
        assert_eq!(left, ["1 wool", "1 coal", ""]);
    }

    #[test]
    fn a_single_offer_keeps_what_it_says() {
        assert!(shared(&offers(&["1 wool; the Evening begins"])).is_empty());
    }

    #[test]
    fn offers_that_differ_keep_what_they_say() {
        assert!(shared(&offers(&["1 wool", ""])).is_empty());
    }
}
