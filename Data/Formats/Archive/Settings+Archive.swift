import HearthDomain

extension ArchiveArea {
  /// Settings, including the program's own state, by key. Neither exports nor imports the lock, so
  /// that its hashes never leave the store.
  static let settings = ArchiveArea(
    key: "settings", table: "setting", fields: [ArchiveField("key"), ArchiveField("value")],
    exportCondition: "key <> '\(SQLProfileRepository.lockKey)'",
    storeOwnedKeys: [SQLStarterRepository.settingKey]
  ) { entry, transaction in
    let row = entry.row()
    let key = try row.text("key")
    // Reject NUL, since SQLite counts the characters of a text only up to it.
    guard let first = key.unicodeScalars.first, first != "\0", key.unicodeScalars.count <= 64,
      key != SQLProfileRepository.lockKey
    else { throw row.damage(in: "key") }
    let before = try transaction.connection.setting(key)
    try transaction.connection.saveSetting(try row.text("value"), for: key)
    do {
      try transaction.checkSettings()
    } catch DomainError.damaged(.row) {
      try transaction.connection.saveSetting(before, for: key)
      throw row.damage(in: "value")
    }
  }
}

extension ArchiveTransaction {
  /// Throws if a setting cannot be parsed.
  fileprivate func checkSettings() throws {
    _ = try repositories.profile.load()
    _ = try repositories.starters.progress()
    _ = try repositories.moodSettings.load()
  }
}
