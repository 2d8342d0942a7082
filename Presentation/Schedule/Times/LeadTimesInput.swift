import HearthDomain
import HearthWhen

/// Parses and displays the list of an event's reminders: `0, 10`, `1시간, 1d`, and for all-day events
/// also times: `09:00`, `20:00 before`, `전날 저녁 8시`. An empty text means no reminder.
enum LeadTimesInput {
  /// Returns a text that ``read(_:isAllDay:_:)`` parses to the same reminders.
  static func text(of reminders: LeadTimes, isAllDay: Bool, in language: Language) -> String {
    reminders.minutesBefore.map { minutes in
      if isAllDay { return AllDayTime(minutesBefore: minutes)?.description ?? "\(minutes)" }
      return minutes < 0 ? language(ko: "\(-minutes)분 뒤", en: "\(-minutes)m after") : "\(minutes)"
    }
    .joined(separator: ", ")
  }

  /// Throws ``WhenRefusal`` for text that is no reminder, and ``DomainError/invalid(_:)`` for a
  /// reminder that the event cannot have.
  static func read(_ text: String, isAllDay: Bool, _ time: AllDayTime) throws -> LeadTimes {
    try TypedReminders(parts(of: text)).of(isAllDay: isAllDay, time)
  }

  /// Returns the reminders that a title names; nil if it names none.
  static func named(by plan: Planned, isAllDay: Bool, _ time: AllDayTime) throws -> LeadTimes? {
    if plan.isSilent { return LeadTimes.none }
    guard !plan.reminders.isEmpty else { return nil }
    return try LeadTimes(
      minutesBefore: plan.reminders.map { isAllDay ? time.minutesBefore(of: $0) : $0 })
  }

  /// Splits at commas, and at spaces if each word is a number or a length and the whole text is
  /// not.
  private static func parts(of text: String) -> [String] {
    text.split(separator: ",").flatMap { part -> [String] in
      let words = part.split(whereSeparator: \.isWhitespace).map(String.init)
      let whole = words.joined(separator: " ")
      let isNumbers = words.allSatisfy { Int($0) != nil }
      return isNumbers || !isLength(whole) && words.allSatisfy(isLength) ? words : [whole]
    }
  }

  private static func isLength(_ word: String) -> Bool {
    Int(word) != nil || (try? WhenReader.anyDay.minutes(word)) != nil
  }
}

/// Reminders as they were typed, before it is known whether the event is all-day.
struct TypedReminders: Hashable, Sendable {
  private enum Typed: Hashable {
    /// Minutes before the start, or before the midnight of an all-day event.
    case number(Int)
    case lead(LeadTime)

    init(_ text: String) throws(WhenRefusal) {
      if let minutes = Int(text) {
        self = .number(minutes)
      } else {
        self = .lead(try WhenReader.settingsReader.leadTime(text))
      }
    }

    var minutes: Int {
      switch self {
      case .number(let minutes), .lead(.before(let minutes)): minutes
      case .lead(.at(let time)): time.minutesBefore
      }
    }

    /// Whether only an all-day event can have this reminder.
    var isForAllDayOnly: Bool { if case .lead(.before) = self { false } else { minutes < 0 } }
  }

  private static let ofTimes = 0...LeadTimes.accepted.upperBound

  private let all: [Typed]

  static let none = TypedReminders(all: [])

  private init(all: [Typed]) {
    self.all = all
  }

  init(_ texts: [String]) throws {
    all = try texts.map(Typed.init)
    if !all.contains(where: \.isForAllDayOnly),
      let far = all.first(where: { $0.minutes > Self.ofTimes.upperBound })
    {
      throw DomainError.invalid(.reminder, .outOfRange(Self.ofTimes, actual: far.minutes))
    }
    _ = try LeadTimes(minutesBefore: all.map(\.minutes))
  }

  func of(isAllDay: Bool, _ time: AllDayTime) throws -> LeadTimes {
    if !isAllDay, let odd = all.first(where: \.isForAllDayOnly) {
      throw DomainError.invalid(.reminder, .outOfRange(Self.ofTimes, actual: odd.minutes))
    }
    return try LeadTimes(
      minutesBefore: all.map { typed in
        if isAllDay, case .lead(.before(let length)) = typed {
          time.minutesBefore(of: length)
        } else {
          typed.minutes
        }
      })
  }
}
