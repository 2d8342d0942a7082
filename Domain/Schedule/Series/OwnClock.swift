/// The time zone of a series that only its file defines; two with the same name are equal.
struct OwnClock: Hashable, Sendable {
  let rules: any ZoneRules

  static func == (left: OwnClock, right: OwnClock) -> Bool { left.rules.name == right.rules.name }

  func hash(into hasher: inout Hasher) { hasher.combine(rules.name) }
}
