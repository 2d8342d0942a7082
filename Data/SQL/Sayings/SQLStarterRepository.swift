import HearthDomain

/// Keeps in the table `setting` how far the starter collection was handed out.
struct SQLStarterRepository: StarterRepository {
  let connection: any SQLConnection

  var lines: [StarterLine] { StarterCollection.lines }

  func progress() throws -> StarterProgress? {
    try connection.first(
      "SELECT key, value FROM setting WHERE key = ?1", [.text(Self.key)], of: "setting"
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

  func keep(_ progress: StarterProgress) throws {
    connection.recorder?.noteAsProgram()
    try connection.keepSetting(
      "\(progress.startedOn.number) \(progress.released)" + (progress.isSeasonal ? " 1" : ""),
      for: Self.key)
  }

  /// The value is the number of the first day and how many lines came, with a space between, and
  /// another and a 1 where lines come in their seasons; one
  /// that cannot be is taken for the nearest that can, so that it keeps nobody from a saying.
  static let key = "sayings.starters"
}
