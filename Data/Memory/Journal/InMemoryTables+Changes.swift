import HearthDomain

extension InMemoryTables {
  /// Records all differences in user data since `base`.
  func reportChanges(since base: InMemoryTables, to recorder: ChangeRecorder) throws {
    func record<Key: Hashable, Item>(
      _ changes: TableChanges<Key, Item>, as row: (Item) -> SQLRow
    ) throws {
      for key in changes.keys {
        try recorder.recordChange(
          before: changes.before[key].map(row), after: changes.after[key].map(row))
      }
    }
    try record(people.changes(since: base.people)) { $0.sqlRow }
    try record(waterings.changes(since: base.waterings)) { $0.sqlRow }
    try record(postponements.changes(since: base.postponements)) { $0.sqlRow }
    try record(contacts.changes(since: base.contacts)) { $0.sqlRow }
    let changed = sayings.changes(since: base.sayings)
    for key in changed.keys {
      try recorder.recordChange(
        before: changed.before[key].map { $0.sqlRow(at: base.card(of: $0.id)) },
        after: changed.after[key].map { $0.sqlRow(at: card(of: $0.id)) })
    }
    try record(moods.changes(since: base.moods)) { $0.sqlRow }
    try record(palettes.changes(since: base.palettes)) { $0.sqlRow }
    try record(events.changes(since: base.events)) { $0.sqlRow }
    try record(exceptions.changes(since: base.exceptions)) { $0.sqlRow }
    try record(eventTexts.changes(since: base.eventTexts)) { $0.sqlRow }
    try record(toDos.changes(since: base.toDos)) { $0.sqlRow }
    try record(books.changes(since: base.books)) { $0.sqlRow }
    try record(pastReadings.changes(since: base.pastReadings)) { $0.sqlRow }
    try record(readingRecords.changes(since: base.readingRecords)) { $0.sqlRow }
    try record(sentences.changes(since: base.sentences)) { $0.sqlRow }
    let (old, new) = (base.settingRows, settingRows)
    for key in Set(old.keys).union(new.keys) where old[key] != new[key] {
      try recorder.recordChange(
        before: old[key].map { settingRow(key.text, $0) },
        after: new[key].map { settingRow(key.text, $0) })
    }
  }

  private func settingRow(_ key: String, _ value: String) -> SQLRow {
    SQLRow(
      table: "setting", columns: SQLColumns(["key", "value"]), values: [.text(key), .text(value)])
  }
}

// MARK: - Settings by their keys

extension InMemoryTables {
  /// All settings as rows of key and value, as another store would contain them.
  var settingRows: [ExternalName: String] {
    var rows = otherSettings
    for (key, value) in Profile.described.rows(of: profile ?? Profile())
      + MoodSettings.described.rows(of: moodSettings)
    {
      rows[ExternalName(key)] = value
    }
    return rows
  }

  mutating func saveSetting(_ setting: String?, as key: String) throws {
    if try MoodSettings.described.set(setting, of: key, in: &moodSettings) { return }
    var taken = profile ?? Profile()
    guard try Profile.described.set(setting, of: key, in: &taken) else {
      otherSettings[ExternalName(key)] = setting
      return
    }
    profile = taken == Profile() ? nil : taken
  }
}

// MARK: - Differences

/// The differences between two states of a table, by key.
struct TableChanges<Key: Hashable, Item> {
  var before: [Key: Item] = [:]
  var after: [Key: Item] = [:]

  var keys: Set<Key> { Set(before.keys).union(after.keys) }
}

extension TableChanges where Item: Equatable {
  /// Compares two states. This is fast if the table did not change, as both then share storage.
  init(from old: [Key: Item], to new: [Key: Item]) {
    if old == new { return }
    for (key, item) in new where old[key] != item {
      before[key] = old[key]
      after[key] = item
    }
    for (key, item) in old where new[key] == nil { before[key] = item }
  }
}

extension SQLRow: Equatable {
  package static func == (left: SQLRow, right: SQLRow) -> Bool {
    left.table == right.table && left.values == right.values
  }
}
