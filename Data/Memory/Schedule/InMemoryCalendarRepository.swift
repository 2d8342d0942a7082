import HearthDomain

/// Stores calendars and address books among the settings of an in-memory store.
struct InMemoryCalendarRepository: CalendarsInSettings {
  let transaction: InMemoryTransaction

  func setting(_ key: String) throws -> String? {
    try transaction.read { $0.otherSettings[ExternalName(key)] }
  }

  func saveSetting(_ setting: String?, as key: String) throws {
    try transaction.write { $0.otherSettings[ExternalName(key)] = setting }
  }

  func settings(beginningWith prefix: String) throws -> [(key: String, value: String)] {
    try transaction.read { $0.otherSettings }.filter { $0.key.text.hasPrefix(prefix) }
      .map { ($0.key.text, $0.value) }
  }

  func values(
    in keys: Range<String>, areOpen: Bool, each: (String) throws -> Void
  ) throws {
    let found = try transaction.read { $0.otherSettings }.filter { keys.contains($0.key.text) }
    for (_, value) in found.sorted(by: { $0.key < $1.key }) { try each(value) }
  }
}
