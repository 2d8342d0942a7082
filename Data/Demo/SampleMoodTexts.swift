import HearthDomain

/// What people write about their moods, by how they feel and when.
struct SampleMoodTexts: Sendable {
  let low: Parts
  let middle: Parts
  let high: Parts
  /// What may follow any of them.
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
