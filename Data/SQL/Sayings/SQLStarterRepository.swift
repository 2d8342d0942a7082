import HearthDomain

/// Keeps in the table `setting` how far the starter collection was handed out.
struct SQLStarterRepository: StarterRepository {
  let connection: any SQLConnection

  func progress() throws -> StarterProgress? {
    try connection.first(
      "SELECT key, value FROM setting WHERE key = ?1", [.text(Self.key)], of: "setting"
    ) { row in
      try row.convert("value", row.text("value")) { text in
        let parts = text.split(separator: " ").map { Int($0) }
        guard parts.count == 2, let number = parts[0], let released = parts[1], released >= 0
        else { return nil }
        return Day(number: number).map { StarterProgress(startedOn: $0, released: released) }
      }
    }
  }

  func keep(_ progress: StarterProgress) throws {
    try connection.keepSetting(
      "\(progress.startedOn.number) \(progress.released)", for: Self.key)
  }

  /// The value is the number of the first day and how many lines came, with a space between.
  static let key = "sayings.starters"
}
