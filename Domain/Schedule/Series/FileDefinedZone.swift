/// The time zone of a series that only its file defines; two with the same name are equal.
struct FileDefinedZone: Hashable, Sendable {
  let rules: any ZoneRules

  static func == (left: FileDefinedZone, right: FileDefinedZone) -> Bool {
    left.rules.name == right.rules.name
  }

  func hash(into hasher: inout Hasher) { hasher.combine(rules.name) }
}
