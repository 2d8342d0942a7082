import HearthDomain
import HearthWhen

/// Parses and formats an event's reminders, such as `0, 10` or `1시간, 1d`. All-day events also
/// accept times: `09:00`, `20:00 before`, `전날 저녁 8시`. An empty text means no reminder.
enum LeadTimesInput {
  /// Returns the reminders as text that ``parse(_:isAllDay:_:)`` understands.
  static func text(of reminders: LeadTimes, isAllDay: Bool, in language: Language) -> String {
    reminders.minutesBefore.map { minutes in
      if isAllDay { return AllDayTime(minutesBefore: minutes)?.description ?? "\(minutes)" }
      return minutes < 0 ? language(ko: "\(-minutes)분 뒤", en: "\(-minutes)m after") : "\(minutes)"
    }
    .joined(separator: ", ")
  }

  /// Parses reminders. Throws ``WhenRefusal`` if the text is none, and ``DomainError/invalid(_:)``
  /// for a reminder that the event cannot have.
  static func parse(_ text: String, isAllDay: Bool, _ time: AllDayTime) throws -> LeadTimes {
    try TypedReminders(splitReminders(of: text)).leadTimes(isAllDay: isAllDay, time)
  }

  /// Returns the reminders that a title names; nil if it names none.
  static func reminders(namedBy plan: PlannedTime, isAllDay: Bool, _ time: AllDayTime) throws
    -> LeadTimes?
  {
    if plan.disablesReminders { return LeadTimes.none }
    guard !plan.reminders.isEmpty else { return nil }
    return try LeadTimes(
      minutesBefore: plan.reminders.map { isAllDay ? time.minutesBefore(of: $0) : $0 })
  }

  /// Splits at commas. Also splits at spaces, as in `10 30` or `10m 1h`, unless the words together
  /// are one length.
  private static func splitReminders(of text: String) -> [String] {
    text.split(separator: ",").flatMap { part -> [String] in
      let words = part.split(whereSeparator: \.isWhitespace).map(String.init)
      let whole = words.joined(separator: " ")
      let isNumbers = words.allSatisfy { Int($0) != nil }
      return isNumbers || !isLength(whole) && words.allSatisfy(isLength) ? words : [whole]
    }
  }

  private static func isLength(_ word: String) -> Bool {
    Int(word) != nil || (try? WhenReader.withoutCurrentDay.minutes(word)) != nil
  }
}

/// Reminders as typed. They can be parsed completely only when it is known whether the event is
/// all-day.
struct TypedReminders: Hashable, Sendable {
  private enum Item: Hashable {
    /// Minutes before the start; for an all-day event, before the midnight at which it begins.
    case minutesBefore(Int)
    case leadTime(LeadTime)

    init(_ text: String) throws(WhenRefusal) {
      if let minutes = Int(text) {
        self = .minutesBefore(minutes)
      } else {
        self = .leadTime(try WhenReader.settingsReader.leadTime(text))
      }
    }

    var minutes: Int {
      switch self {
      case .minutesBefore(let minutes), .leadTime(.before(let minutes)): minutes
      case .leadTime(.at(let time)): time.minutesBefore
      }
    }

    /// Whether only an all-day event can have this reminder.
    var isForAllDayOnly: Bool { if case .leadTime(.before) = self { false } else { minutes < 0 } }
  }

  private static let timedEventRange = 0...LeadTimes.acceptedMinutes.upperBound

  private let items: [Item]

  static let none = TypedReminders(all: [])

  private init(all: [Item]) {
    self.items = all
  }

  init(_ texts: [String]) throws {
    items = try texts.map(Item.init)
    if !items.contains(where: \.isForAllDayOnly),
      let far = items.first(where: { $0.minutes > Self.timedEventRange.upperBound })
    {
      throw DomainError.invalid(.reminder, .outOfRange(Self.timedEventRange, actual: far.minutes))
    }
    _ = try LeadTimes(minutesBefore: items.map(\.minutes))
  }

  func leadTimes(isAllDay: Bool, _ time: AllDayTime) throws -> LeadTimes {
    if !isAllDay, let odd = items.first(where: \.isForAllDayOnly) {
      throw DomainError.invalid(.reminder, .outOfRange(Self.timedEventRange, actual: odd.minutes))
    }
    return try LeadTimes(
      minutesBefore: items.map { typed in
        if isAllDay, case .leadTime(.before(let length)) = typed {
          time.minutesBefore(of: length)
        } else {
          typed.minutes
        }
      })
  }
}
