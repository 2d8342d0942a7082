import HearthDomain

/// Stores the progress of the starter collection in the table `setting`.
struct SQLStarterRepository: StarterRepository {
  let connection: any SQLConnection

  var lines: [StarterLine] { StarterCollection.lines }

  func progress() throws -> StarterProgress? {
    try connection.first(
      "SELECT key, value FROM setting WHERE key = ?1", [.text(Self.settingKey)], of: "setting"
    ) { row in
      try row.convert("value", row.text("value")) { text in
        let parts = text.split(separator: " ").map { Int($0) }
        guard parts.count == 2 || parts.count == 3 && parts[2] == 1, let number = parts[0],
          let released = parts[1]
        else { return nil }
        return StarterProgress(
          startedOn: Day(clampingNumber: number), released: max(0, released),
          isSeasonal: parts.count == 3)
      }
    }
  }

  func save(_ progress: StarterProgress) throws {
    connection.recorder?.markAsProgram()
    try connection.saveSetting(
      "\(progress.startedOn.number) \(progress.releasedCount)" + (progress.isSeasonal ? " 1" : ""),
      for: Self.settingKey)
  }

  /// Key of the setting for the progress: `FIRST-DAY DELIVERED`, followed by ` 1` if the starter
  /// sayings follow the seasons. Invalid numbers are clamped, so that sayings keep coming.
  static let settingKey = "sayings.starters"
}
