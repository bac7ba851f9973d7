//! The statistics: intervals of shares, and Elo ratings.

/// Numbers that are independent of each other, as what is needed of them.
///
/// Here they are one per deal. The games of a deal are not independent: they have the same dice.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Sample {
    count: f64,
    sum: f64,
    squares: f64,
}

/// With fewer numbers than this, their variance is not to be trusted.
const FEW: f64 = 8.0;

/// How many standard deviations hold 95 % of a normal distribution.
const Z: f64 = 1.96;

impl Sample {
    /// Adds a number.
    pub(crate) fn add(&mut self, number: f64) {
        self.count += 1.0;
        self.sum += number;
        self.squares += number * number;
    }

    /// Their mean.
    pub(crate) fn mean(&self) -> f64 {
        self.sum / self.count
    }

    /// The interval that holds the true mean of numbers from 0 to 1 in 95 % of all cases.
    ///
    /// This is Wilson's interval for as many observations of yes or no as would have the variance
    /// that the sample has. With many numbers it is the normal approximation, mean ± 1.96 standard
    /// errors, but it never leaves the range from 0 to 1. Where the numbers are few or all the same,
    /// their variance says nothing, and each counts as one observation: 10 of 10 give [0.72, 1].
    pub(crate) fn interval(&self) -> [f64; 2] {
        let mean = self.mean();
        let variance = (self.squares - self.sum * mean) / (self.count - 1.0);
        let trusted = self.count >= FEW && variance > 1e-9;
        let observations = if trusted { mean * (1.0 - mean) * self.count / variance } else { self.count };
        wilson(mean, observations)
    }
}

/// Wilson's interval for a share of so many observations.
fn wilson(share: f64, observations: f64) -> [f64; 2] {
    let z2 = Z * Z / observations;
    let middle = share + z2 / 2.0;
    let width = (z2 * (share * (1.0 - share) + z2 / 4.0)).sqrt();
    [middle - width, middle + width].map(|bound| (bound / (1.0 + z2)).clamp(0.0, 1.0))
}

/// The Elo ratings of players, of whom `ahead[a][b]` says how often *a* finished ahead of *b*. A
/// shared place is half of one. The mean of the ratings is 0.
///
/// These are the ratings of the Bradley–Terry model under which the results are most likely: *a*
/// finishes ahead of *b* with the chance [`expected`]. Every two players are thought to have shared
/// one more place, so that nobody's rating is infinite.
pub(crate) fn ratings(ahead: &[Vec<f64>]) -> Vec<f64> {
    let players = ahead.len();
    let others = |player: usize| (0..players).filter(move |&other| other != player);
    let mut strengths = vec![1.0_f64; players];
    // The iteration of Hunter, MM algorithms for generalized Bradley-Terry models (2004).
    for _ in 0..2_000 {
        let next = (0..players).map(|player| {
            let wins: f64 = others(player).map(|other| ahead[player][other] + 0.5).sum();
            let games = others(player).map(|other| {
                let met = ahead[player][other] + ahead[other][player] + 1.0;
                met / (strengths[player] + strengths[other])
            });
            if players > 1 { wins / games.sum::<f64>() } else { 1.0 }
        });
        strengths = next.collect();
    }
    let ratings: Vec<f64> = strengths.iter().map(|strength| 400.0 * strength.log10()).collect();
    let mean = ratings.iter().sum::<f64>() / players as f64;
    ratings.iter().map(|rating| rating - mean).collect()
}

/// The interval of a player's rating that belongs to an interval of the share of others that he
/// finished ahead of.
///
/// The bounds are the ratings with which that share would be expected of him against the ratings of
/// the others. As the mean of the field moves with his rating, only the rest of the move counts. A
/// bound at 0 or 1, which no rating explains, is half a place away from there.
pub(crate) fn rating_interval(
    player: usize,
    ratings: &[f64],
    ahead: &[Vec<f64>],
    shares: [f64; 2],
) -> [f64; 2] {
    let others = || (0..ratings.len()).filter(|&other| other != player);
    let met = |other: usize| ahead[player][other] + ahead[other][player];
    let all: f64 = others().map(met).sum();
    if all == 0.0 {
        return [ratings[player]; 2];
    }
    let share_at =
        |rating: f64| others().map(|other| met(other) * expected(rating - ratings[other])).sum::<f64>() / all;
    let moved = 1.0 - 1.0 / ratings.len() as f64;
    shares.map(|share| {
        let least = 0.5 / (all + 1.0);
        let bound = solve(share_at, share.clamp(least, 1.0 - least));
        ratings[player] + (bound - ratings[player]) * moved
    })
}

/// The chance to finish ahead of somebody whose rating is lower by so much.
fn expected(difference: f64) -> f64 {
    1.0 / (1.0 + 10.0_f64.powf(-difference / 400.0))
}

/// Where a growing function has this value.
fn solve(function: impl Fn(f64) -> f64, value: f64) -> f64 {
    let (mut low, mut high) = (-10_000.0, 10_000.0);
    for _ in 0..60 {
        let middle = (low + high) / 2.0;
        if function(middle) < value {
            low = middle;
        } else {
            high = middle;
        }
    }
    (low + high) / 2.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn close(found: &[f64], wanted: &[f64], tolerance: f64) {
        assert_eq!(found.len(), wanted.len());
        let far = found.iter().zip(wanted).any(|(found, wanted)| (found - wanted).abs() > tolerance);
        assert!(!far, "{found:?} is not {wanted:?}");
    }

    fn sample(numbers: &[(usize, f64)]) -> Sample {
        let mut sample = Sample::default();
        for &(times, number) in numbers {
            (0..times).for_each(|_| sample.add(number));
        }
        sample
    }

    /// Newcombe, Two-sided confidence intervals for the single proportion (1998), table I.
    #[test]
    fn wilsons_interval_is_that_of_the_literature() {
        close(&wilson(81.0 / 263.0, 263.0), &[0.2553, 0.3662], 1e-4);
        close(&wilson(15.0 / 148.0, 148.0), &[0.0624, 0.1605], 1e-4);
        close(&wilson(0.0, 20.0), &[0.0, 0.1611], 1e-4);
        close(&wilson(1.0 / 29.0, 29.0), &[0.0061, 0.1718], 1e-4);
    }

    #[test]
    fn many_deals_give_the_normal_approximation() {
        let sample = sample(&[(1_000, 0.0), (2_000, 0.5), (1_000, 1.0)]);
        let error = 1.96 * (0.125_f64 / 4_000.0).sqrt();
        close(&sample.interval(), &[0.5 - error, 0.5 + error], 1e-4);
    }

    #[test]
    fn deals_that_always_end_alike_prove_nothing_for_ever() {
        close(&sample(&[(10, 1.0)]).interval(), &[0.7225, 1.0], 1e-4);
        close(&sample(&[(10, 0.5)]).interval(), &[0.2366, 0.7634], 1e-4);
        close(&sample(&[(1, 1.0)]).interval(), &[0.2065, 1.0], 1e-4);
    }

    #[test]
    fn two_players_have_the_ratings_of_their_share() {
        let three_of_four = [vec![0.0, 74.5], vec![24.5, 0.0]];
        let difference = 400.0 * 3.0_f64.log10();
        let found = ratings(&three_of_four);
        close(&found, &[difference / 2.0, -difference / 2.0], 1e-6);
        let interval = rating_interval(0, &found, &three_of_four, [0.5, 0.75]);
        close(&interval, &[0.0, difference / 2.0], 1e-6);
    }

    #[test]
    fn the_ratings_of_more_players_explain_their_results() {
        let strengths = [4.0, 2.0, 1.0];
        let ahead: Vec<Vec<f64>> = strengths
            .iter()
            .map(|own| strengths.iter().map(|other| 1e6 * own / (own + other)).collect())
            .collect();
        let step = 400.0 * 2.0_f64.log10();
        close(&ratings(&ahead), &[step, 0.0, -step], 0.01);
    }

    #[test]
    fn nobody_has_an_infinite_rating() {
        let never_beaten = [vec![0.0, 20.0], vec![0.0, 0.0]];
        let found = ratings(&never_beaten);
        close(&found, &[322.6, -322.6], 0.1);
        close(&rating_interval(0, &found, &never_beaten, [0.5, 1.0]), &[0.0, 322.6], 0.1);
        close(&ratings(&[vec![0.0]]), &[0.0], 0.0);
        close(&rating_interval(0, &[0.0], &[vec![0.0]], [0.3, 0.7]), &[0.0, 0.0], 0.0);
    }
}
