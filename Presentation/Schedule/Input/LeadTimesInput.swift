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
    try TypedReminders(parts(of: text).map { ($0, try minutes($0)) }).of(isAllDay: isAllDay)
  }

  /// The minutes before the start: a number, a length, or a time of whole days.
  static func minutes(_ text: String) throws -> Int {
    if let minutes = length(text) { return minutes }
    guard let time = AllDayTimeInput.read(text) else {
      throw DomainError.invalid(.reminder, .unreadable(text))
    }
    return time.minutesBefore
  }

  /// The same of a number or a length: `30분 전`, `1h before`, `10m after`. A reminder is before the
  /// start where nobody says otherwise.
  static func length(_ text: String) -> Int? {
    if let minutes = Int(text) { return minutes }
    func minutes(without ends: [String]) -> Int? {
      ends.first { text.lowercased().hasSuffix($0) }
        .flatMap { try? DateInput.minutes(String(text.dropLast($0.count))) }
    }
    return minutes(without: ["뒤에", "뒤", "후에", "후", "after"]).map { -$0 }
      ?? minutes(without: ["전에", "전", "before", ""])
  }

  /// Parted at commas; numbers alone also at spaces.
  private static func parts(of text: String) -> [String] {
    text.split(separator: ",").flatMap { part -> [String] in
      let words = part.split(whereSeparator: \.isWhitespace).map(String.init)
      return words.allSatisfy { Int($0) != nil } ? words : [words.joined(separator: " ")]
    }
  }
}

/// Reminders as somebody typed them, of whichever event.
struct TypedReminders: Hashable, Sendable {
  private let leads: LeadTimes
  /// The first that is a time of the day, if any is: only whole days have such.
  private let timeOfDay: Int?

  static let none = TypedReminders(leads: .none, timeOfDay: nil)

  private init(leads: LeadTimes, timeOfDay: Int?) {
    (self.leads, self.timeOfDay) = (leads, timeOfDay)
  }

  /// Each as it was typed, with what it means.
  init(_ typed: [(text: String, minutes: Int)]) throws {
    let time = typed.first { $0.minutes < 0 && LeadTimesInput.length($0.text) == nil }
    self.init(
      leads: try LeadTimes(minutesBefore: typed.map(\.minutes)), timeOfDay: time?.minutes)
  }

  func of(isAllDay: Bool) throws -> LeadTimes {
    if let timeOfDay, !isAllDay {
      throw DomainError.invalid(.reminder, .outOfRange(0...525_600, actual: timeOfDay))
    }
    return leads
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
