import HearthDomain

/// From where to where bars of means go, so that one sees how these differ.
struct LevelScale {
  let bounds: ClosedRange<Int>

  /// In tens, with some room on both sides; all levels where there is no mean.
  init(_ tallies: [LevelTally]) {
    let means = tallies.compactMap(\.mean)
    guard let least = means.min(), let most = means.max() else {
      bounds = MoodLevel.accepted
      return
    }
    let high = min(100, (Int(most + 5) / 10 + 1) * 10)
    let low = max(0, min(Int(max(0, least - 5)) / 10 * 10, high - 20))
    bounds = low...max(high, low + 20)
  }

  /// How full the bar of a mean is, from 0 to 1.
  func share(_ mean: Double) -> Double {
    let (low, high) = (Double(bounds.lowerBound), Double(bounds.upperBound))
    return min(max((mean - low) / (high - low), 0), 1)
  }

  /// `40–80`
  var text: String { "\(bounds.lowerBound)–\(bounds.upperBound)" }

  /// What has to be said where bars do not begin at nothing; nil where they are of all levels.
  func note(_ language: Language) -> String? {
    guard bounds != MoodLevel.accepted else { return nil }
    return language(
      ko: "막대는 \(bounds.lowerBound)부터 \(bounds.upperBound)까지예요.",
      en: "The bars go from \(bounds.lowerBound) to \(bounds.upperBound).")
  }
}
