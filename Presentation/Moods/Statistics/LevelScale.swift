import HearthDomain

/// The range of the bars of means, chosen to make differences visible.
struct LevelScale {
  let bounds: ClosedRange<Int>

  /// Creates a range in tens with some room on both sides; all levels if there is no mean.
  init(_ tallies: [LevelTally]) {
    let means = tallies.compactMap(\.mean)
    guard let least = means.min(), let most = means.max() else {
      bounds = MoodLevel.acceptedRange
      return
    }
    let high = min(100, (Int(most + 5) / 10 + 1) * 10)
    let low = max(0, min(Int(max(0, least - 5)) / 10 * 10, high - 20))
    bounds = low...max(high, low + 20)
  }

  /// Returns the length of a mean's bar, from 0 to 1.
  func barFraction(_ mean: Double) -> Double {
    let (low, high) = (Double(bounds.lowerBound), Double(bounds.upperBound))
    return min(max((mean - low) / (high - low), 0), 1)
  }

  /// The range, such as `40–80`.
  var text: String { "\(bounds.lowerBound)–\(bounds.upperBound)" }

  /// Returns a note that bars do not begin at 0; nil if they show all levels.
  func truncatedAxisNote(_ language: Language) -> String? {
    guard bounds != MoodLevel.acceptedRange else { return nil }
    return language(
      ko: "막대는 \(bounds.lowerBound)부터 \(bounds.upperBound)까지예요.",
      en: "The bars go from \(bounds.lowerBound) to \(bounds.upperBound).")
  }
}
