/// The time zone of a series if only its file text defines it. Two such zones are equal if their
/// names are.
struct FileDefinedZone: Hashable, Sendable {
  let rules: any ZoneRules

  static func == (left: FileDefinedZone, right: FileDefinedZone) -> Bool {
    left.rules.name == right.rules.name
  }

  func hash(into hasher: inout Hasher) { hasher.combine(rules.name) }
}
