import HearthDomain

/// What the screens of People say in more than one place.
enum PeopleScreenWords {
  /// A full drop where a plant wants water today, an empty one where it went without.
  static func mark(_ state: PlantState) -> String {
    switch state {
    case .due: "♦"
    case .wilted: "♢"
    case .fresh, .fine, .thirsty: " "
    }
  }
}

extension PlantState {
  /// Whether the plant wants water now.
  var isUrgent: Bool { self == .due || self == .wilted }
}

extension Person {
  /// Why the watering cannot be put off on that day; nil when it can.
  func postponingRefusal(on day: Day) -> Words? {
    let left = daysLeft(on: day)
    if left == 0 { return nil }
    return left > 0
      ? Words(
        ko: "물 줄 날(\(left)일 뒤)부터 미룰 수 있어요",
        en: "it is due in \(Plural("day")(left)); put it off then")
      : Words(
        ko: "이미 시들었어요. 물을 주면 살아나요", en: "it has wilted; watering revives it")
  }
}
