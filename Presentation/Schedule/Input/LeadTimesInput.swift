import HearthDomain

/// Reads reminders as they are typed: `0, 10`, `1시간, 1d`; blank for none.
enum LeadTimesInput {
  static func text(of reminders: LeadTimes) -> String {
    reminders.minutesBefore.map(String.init).joined(separator: ", ")
  }

  /// Throws ``DomainError/invalid(_:)`` for what is no length of time, or is not accepted.
  static func read(_ text: String) throws -> LeadTimes {
    let minutes = try parts(of: text).map { part -> Int in
      if let minutes = Int(part) { return minutes }
      guard let minutes = try? DateInput.minutes(part) else {
        throw DomainError.invalid(.reminder, .unreadable(part))
      }
      return minutes
    }
    return try LeadTimes(minutesBefore: minutes)
  }

  /// Parted at commas; numbers alone also at spaces.
  private static func parts(of text: String) -> [String] {
    text.split(separator: ",").flatMap { part -> [String] in
      let words = part.split(whereSeparator: \.isWhitespace).map(String.init)
      return words.allSatisfy { Int($0) != nil } ? words : [words.joined(separator: " ")]
    }
  }
}
