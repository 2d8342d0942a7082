import HearthDomain

/// Reads reminders as they are typed: `0, 10`; blank for none.
enum RemindersInput {
  static func text(of reminders: Reminders) -> String {
    reminders.minutesBefore.map(String.init).joined(separator: ", ")
  }

  /// Throws ``DomainError/invalid(_:)`` for what is no number of minutes, or is not accepted.
  static func read(_ text: String) throws -> Reminders {
    let minutes = try text.split(whereSeparator: { $0 == "," || $0.isWhitespace }).map { part in
      guard let minutes = Int(part) else {
        throw DomainError.invalid(.reminder, .unreadable(String(part)))
      }
      return minutes
    }
    return try Reminders(minutesBefore: minutes)
  }
}
