import HearthDomain

/// Reads reminders as they are typed: `0, 10`, `1시간, 1d`; of whole days also the time at which they
/// are told: `09:00`, `20:00 before`, `전날 저녁 8시`. Blank for none.
enum LeadTimesInput {
  /// As it is read again.
  static func text(of reminders: LeadTimes, isAllDay: Bool, in language: Language) -> String {
    reminders.minutesBefore.map { minutes in
      if isAllDay { return AllDayTime(minutesBefore: minutes)?.description ?? "\(minutes)" }
      return minutes < 0 ? language(ko: "\(-minutes)분 뒤", en: "\(-minutes)m after") : "\(minutes)"
    }
    .joined(separator: ", ")
  }

  /// Throws ``DomainError/invalid(_:)`` for what is no length of time, or is not accepted.
  static func read(_ text: String, isAllDay: Bool, _ time: AllDayTime) throws -> LeadTimes {
    try TypedReminders(parts(of: text).map { ($0, try minutes($0)) }).of(isAllDay: isAllDay, time)
  }

  /// So many minutes before the start, as a title tells them.
  static func told(_ lengths: [Int], isAllDay: Bool, _ time: AllDayTime) throws -> LeadTimes {
    try LeadTimes(minutesBefore: lengths.map { minutes(of: $0, isAllDay: isAllDay, time) })
  }

  /// So many minutes before the start; a length before whole days ends at their hour.
  fileprivate static func minutes(of length: Int, isAllDay: Bool, _ time: AllDayTime) -> Int {
    isAllDay ? time.minutesBefore(of: length) : length
  }

  /// The minutes before the start: a number, a length, or a time of whole days.
  static func minutes(_ text: String) throws -> Int {
    if let minutes = Int(text) { return minutes }
    if let minutes = length(of: text, ending: ["전에", "전", "before", ""]) { return minutes }
    if let minutes = after(text) { return -minutes }
    guard let time = AllDayTimeInput.read(text) else {
      throw DomainError.invalid(.reminder, .unreadable(text))
    }
    return time.minutesBefore
  }

  /// The length of `10m after` and `10분 뒤`; nil where nobody says so: reminders come before.
  static func after(_ text: String) -> Int? {
    length(of: text, ending: ["뒤에", "뒤", "후에", "후", "after"])
  }

  private static func length(of text: String, ending ends: [String]) -> Int? {
    ends.first { text.lowercased().hasSuffix($0) }
      .flatMap { try? DateInput.minutes(String(text.dropLast($0.count))) }
  }

  private static func isLength(_ word: String) -> Bool {
    Int(word) != nil || (try? DateInput.minutes(word)) != nil
  }

  /// Parted at commas; at blanks, too, where all are numbers and lengths, and together none.
  private static func parts(of text: String) -> [String] {
    text.split(separator: ",").flatMap { part -> [String] in
      let words = part.split(whereSeparator: \.isWhitespace).map(String.init)
      let whole = words.joined(separator: " ")
      let isNumbers = words.allSatisfy { Int($0) != nil }
      return isNumbers || !isLength(whole) && words.allSatisfy(isLength) ? words : [whole]
    }
  }
}

/// Reminders as somebody typed them, of whichever event.
struct TypedReminders: Hashable, Sendable {
  private struct Typed: Hashable {
    let minutes: Int
    /// Whether only whole days have such a one: a time of the day, or a number below zero.
    let isOfWholeDays: Bool
    /// Whether they were told as a length, and no number or time.
    let isLength: Bool
  }

  private static let ofTimes = 0...LeadTimes.accepted.upperBound

  private let all: [Typed]

  static let none = TypedReminders(all: [])

  private init(all: [Typed]) {
    self.all = all
  }

  /// Each as it was typed, with what it means.
  init(_ typed: [(text: String, minutes: Int)]) throws {
    all = typed.map { text, minutes in
      Typed(
        minutes: minutes,
        isOfWholeDays: minutes < 0 && LeadTimesInput.after(text) == nil,
        isLength: Int(text) == nil && !text.contains(":"))
    }
    if !all.contains(where: \.isOfWholeDays),
      let far = all.first(where: { $0.minutes > Self.ofTimes.upperBound })
    {
      throw DomainError.invalid(.reminder, .outOfRange(Self.ofTimes, actual: far.minutes))
    }
    _ = try LeadTimes(minutesBefore: all.map(\.minutes))
  }

  func of(isAllDay: Bool, _ time: AllDayTime) throws -> LeadTimes {
    if !isAllDay, let odd = all.first(where: \.isOfWholeDays) {
      throw DomainError.invalid(.reminder, .outOfRange(Self.ofTimes, actual: odd.minutes))
    }
    return try LeadTimes(
      minutesBefore: all.map { typed in
        LeadTimesInput.minutes(of: typed.minutes, isAllDay: isAllDay && typed.isLength, time)
      })
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
