/// The clock of a series that only its file describes; two of one name are the same.
struct OwnClock: Hashable, Sendable {
  let rules: any ZoneRules

  static func == (left: OwnClock, right: OwnClock) -> Bool { left.rules.name == right.rules.name }

  func hash(into hasher: inout Hasher) { hasher.combine(rules.name) }
}
