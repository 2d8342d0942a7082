import HearthDomain

extension ArchiveArea {
  /// What the user chose and what the program noted for itself, key by key. A lock stays where it
  /// is: its hashes are in no file, and no file brings one.
  static let settings = ArchiveArea(
    key: "settings", table: "setting", fields: [ArchiveField("key"), ArchiveField("value")],
    condition: "key <> '\(SQLProfileRepository.lockKey)'", ownKeys: [SQLStarterRepository.key]
  ) { entry, transaction in
    let row = entry.row()
    let key = try row.text("key")
    // The engine counts the letters of a text up to the first that is zero.
    guard let first = key.unicodeScalars.first, first != "\0", key.unicodeScalars.count <= 64,
      key != SQLProfileRepository.lockKey
    else { throw row.damage(in: "key") }
    let before = try transaction.connection.setting(key)
    try transaction.connection.keepSetting(try row.text("value"), for: key)
    do {
      try transaction.checkSettings()
    } catch DomainError.damaged(.row) {
      try transaction.connection.keepSetting(before, for: key)
      throw row.damage(in: "value")
    }
  }
}

extension ArchiveTransaction {
  /// Throws when a setting is none that its readers understand.
  fileprivate func checkSettings() throws {
    _ = try repositories.profile.load()
    _ = try repositories.starters.progress()
    _ = try repositories.moodSettings.load()
  }
}
