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
  static func read(_ text: String, isAllDay: Bool) throws -> LeadTimes {
    try TypedReminders(parts(of: text).map { ($0, try minutes($0)) }).of(isAllDay: isAllDay)
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

  /// The length of `10m after` and `10분 뒤`; nil where nobody says so: a reminder is before the start.
  static func after(_ text: String) -> Int? {
    length(of: text, ending: ["뒤에", "뒤", "후에", "후", "after"])
  }

  private static func length(of text: String, ending ends: [String]) -> Int? {
    ends.first { text.lowercased().hasSuffix($0) }
      .flatMap { try? DateInput.minutes(String(text.dropLast($0.count))) }
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
  private static let ofTimes = 0...LeadTimes.accepted.upperBound

  private let leads: LeadTimes
  /// The first that only whole days have, if any is: a time of the day, or a number below zero.
  private let ofWholeDays: Int?

  static let none = TypedReminders(leads: .none, ofWholeDays: nil)

  private init(leads: LeadTimes, ofWholeDays: Int?) {
    (self.leads, self.ofWholeDays) = (leads, ofWholeDays)
  }

  /// Each as it was typed, with what it means.
  init(_ typed: [(text: String, minutes: Int)]) throws {
    let minutes = typed.map(\.minutes)
    let ofWholeDays = typed.first { $0.minutes < 0 && LeadTimesInput.after($0.text) == nil }?
      .minutes
    if ofWholeDays == nil, let far = minutes.first(where: { $0 > Self.ofTimes.upperBound }) {
      throw DomainError.invalid(.reminder, .outOfRange(Self.ofTimes, actual: far))
    }
    self.init(leads: try LeadTimes(minutesBefore: minutes), ofWholeDays: ofWholeDays)
  }

  func of(isAllDay: Bool) throws -> LeadTimes {
    if let ofWholeDays, !isAllDay {
      throw DomainError.invalid(.reminder, .outOfRange(Self.ofTimes, actual: ofWholeDays))
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
