/// Names of which a weekday is a part: `Easter Sunday`, `Friday prayers`.
struct NamedDay {
  /// The weekday, as it was typed.
  let weekday: String
  /// Whether what is called so takes place on that day of any week.
  let isOfEveryWeek: Bool

  /// Nil for other words.
  init?(_ first: String, _ second: String) {
    let name = "\(first) \(second)".lowercased()
    if NamedDay.feasts.contains(name) {
      (weekday, isOfEveryWeek) = (second, false)
    } else if NamedDay.customs.contains(name) {
      (weekday, isOfEveryWeek) = (first, true)
    } else {
      return nil
    }
  }

  private static let feasts: Set<String> = [
    "easter sunday", "palm sunday", "whit sunday", "mothering sunday", "remembrance sunday",
    "easter monday", "whit monday", "cyber monday", "blue monday", "shrove tuesday",
    "fat tuesday", "super tuesday", "pancake tuesday", "giving tuesday", "ash wednesday",
    "spy wednesday", "maundy thursday", "holy thursday", "good friday", "black friday",
    "easter saturday", "holy saturday", "super sunday",
  ]

  private static let customs: Set<String> = [
    "friday prayer", "friday prayers", "sunday school", "sunday service", "sunday mass",
  ]
}
