import HearthDomain

/// The greeting on Today, by the time of day and the user's name.
enum Greeting {
  static func words(for overview: TodayOverview) -> Words {
    let name = overview.displayName.value
    return Words(
      ko: name.isEmpty
        ? korean(overview.partOfDay) : "\(name) 님, \(korean(overview.partOfDay))",
      en: name.isEmpty
        ? english(overview.partOfDay) + "." : "\(english(overview.partOfDay)), \(name).")
  }

  private static func korean(_ part: PartOfDay) -> String {
    switch part {
    case .morning: "좋은 아침이에요."
    case .afternoon: "따뜻한 오후예요."
    case .evening: "편안한 저녁 보내세요."
    case .night: "고요한 밤이에요."
    }
  }

  private static func english(_ part: PartOfDay) -> String {
    switch part {
    case .morning: "Good morning"
    case .afternoon: "Good afternoon"
    case .evening: "Good evening"
    case .night: "A quiet night to you"
    }
  }
}
