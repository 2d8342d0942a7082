import HearthDomain

/// Texts of moods, by level and time.
struct SampleMoodTexts: Sendable {
  let low: Parts
  let middle: Parts
  let high: Parts
  /// Texts that may be appended to any other text.
  let asides: [String]

  struct Parts: Sendable {
    let morning: [String]
    let afternoon: [String]
    let evening: [String]
    let night: [String]

    func lines(_ part: PartOfDay) -> [String] {
      switch part {
      case .morning: morning
      case .afternoon: afternoon
      case .evening: evening
      case .night: night
      }
    }
  }
}
