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
      .sorted { $0.key < $1.key }.map { ($0.key.text, $0.value) }
  }
}
