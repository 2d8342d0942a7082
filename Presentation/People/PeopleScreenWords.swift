import HearthDomain

/// Texts that several screens of People share.
enum PeopleScreenWords {
  /// Returns a filled drop for a plant that is due today, an empty one for a wilted plant.
  static func wateringMark(_ state: PlantState) -> String {
    switch state {
    case .due: "♦"
    case .wilted: "♢"
    case .fresh, .fine, .thirsty: " "
    }
  }
}

extension PlantState {
  /// Whether the plant is due or wilted.
  var isUrgent: Bool { self == .due || self == .wilted }
}

extension Person {
  /// Returns why the next watering cannot be postponed on that day; nil if it can.
  func postponingDisabledReason(on day: Day) -> Words? {
    let left = daysLeft(on: day)
    if left == 0 { return nil }
    return left > 0
      ? Words(
        ko: "물 줄 날(\(left)일 뒤)부터 미룰 수 있어요",
        en: "due in \(Plural("day")(left)); postpone it then")
      : Words(
        ko: "이미 시들었어요. 물을 주면 살아나요", en: "it has wilted; watering revives it")
  }
}
