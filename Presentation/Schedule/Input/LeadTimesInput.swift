import HearthDomain

/// Reads reminders as they are typed: `0, 10`, `1시간, 1d`; of whole days also the time at which they
/// are told: `09:00`, `20:00 before`, `전날 저녁 8시`. Blank for none.
enum LeadTimesInput {
  /// As it is read again.
  static func text(of reminders: LeadTimes, isAllDay: Bool) -> String {
    reminders.minutesBefore.map { minutes in
      isAllDay ? AllDayTime(minutesBefore: minutes)?.description ?? "\(minutes)" : "\(minutes)"
    }
    .joined(separator: ", ")
  }

  /// Throws ``DomainError/invalid(_:)`` for what is no length of time, or is not accepted.
  static func read(_ text: String, isAllDay: Bool) throws -> LeadTimes {
    try LeadTimes(minutesBefore: parts(of: text).map(minutes), ofWholeDays: isAllDay)
  }

  /// The minutes before the start: a number, a length, or a time of whole days.
  static func minutes(_ text: String) throws -> Int {
    if let minutes = Int(text) { return minutes }
    if let minutes = try? DateInput.minutes(withoutBefore(text)) { return minutes }
    guard let time = AllDayTimeInput.read(text) else {
      throw DomainError.invalid(.reminder, .unreadable(text))
    }
    return time.minutesBefore
  }

  /// The length of `30분 전` and `1h before`: a reminder is before the start anyhow.
  private static func withoutBefore(_ text: String) -> String {
    for end in ["전에", "전", "before"] where text.lowercased().hasSuffix(end) {
      return String(text.dropLast(end.count))
    }
    return text
  }

  /// Parted at commas; numbers alone also at spaces.
  private static func parts(of text: String) -> [String] {
    text.split(separator: ",").flatMap { part -> [String] in
      let words = part.split(whereSeparator: \.isWhitespace).map(String.init)
      return words.allSatisfy { Int($0) != nil } ? words : [words.joined(separator: " ")]
    }
  }
}

/// Reads when whole days are called to mind: `09:00`, `8pm the day before`, `전날 저녁 8시`.
enum AllDayTimeInput {
  static func read(_ text: String) -> AllDayTime? {
    let words = text.lowercased().split(whereSeparator: \.isWhitespace)
    let isDayBefore = words.contains("before") || words.contains("전날")
    let typed = words.filter { !["the", "day", "evening", "before", "전날", "그날"].contains($0) }
      .joined(separator: " ")
    // The evening without its hour is the usual one.
    if isDayBefore, ["", "저녁"].contains(typed) {
      return TimeOfDay(hour: 20, minute: 0).map { AllDayTime($0, isDayBefore: true) }
    }
    let input = DateInput(now: LocalTime(day: .earliest, time: .midnight), leaning: .past)
    return (try? input.time(typed)).map { AllDayTime($0, isDayBefore: isDayBefore) }
  }
}
