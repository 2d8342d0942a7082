/// Names of which a weekday is a part: `Super Tuesday`, `Friday prayers`, `주일 예배`.
struct NamedDay {
  /// The weekday, as it is typed.
  let weekday: String
  /// Whether what is called so takes place on that day of any week.
  let isOfEveryWeek: Bool

  /// Nil for words that begin otherwise, and behind one that makes a day of it: `다음 주일 예배`.
  init?(_ words: ArraySlice<String>, behind before: String?) {
    guard let first = words.first, let second = words.dropFirst().first else { return nil }
    let name = "\(first) \(second)".lowercased()
    if let before, NamedDay.leads.contains(before.lowercased()) { return nil }
    if NamedDay.feasts.contains(name) {
      (weekday, isOfEveryWeek) = (second, false)
    } else if NamedDay.customs.contains(name) {
      (weekday, isOfEveryWeek) = (first == "주일" ? "일요일" : first, true)
    } else if second == "Night", words.count > 2, DayWords.weekdays.names(first),
      words.prefix(3).allSatisfy({ $0.first?.isUppercase == true })
    {
      // `Monday Night Football`.
      (weekday, isOfEveryWeek) = (first, true)
    } else {
      return nil
    }
  }

  private static let leads: Set<String> = [
    "next", "this", "last", "on", "every", "each", "이번", "다음", "다다음", "지난",
  ]

  private static let feasts: Set<String> = [
    "blue monday", "super tuesday", "giving tuesday", "spy wednesday", "super sunday",
  ]

  private static let customs: Set<String> = [
    "friday prayer", "friday prayers", "sunday school", "sunday service", "sunday mass",
    "sunday roast", "주일 학교", "주일 예배", "주일 미사",
  ]
}
