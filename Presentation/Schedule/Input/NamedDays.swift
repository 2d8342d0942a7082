/// Names of which a weekday is a part: `Super Tuesday`, `Friday prayers`.
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
    "blue monday", "super tuesday", "giving tuesday", "spy wednesday", "super sunday",
  ]

  private static let customs: Set<String> = [
    "friday prayer", "friday prayers", "sunday school", "sunday service", "sunday mass",
    "sunday roast",
  ]
}
