import HearthDomain
import HearthWhen

/// Parses and formats an event's reminders, such as `0, 10`, `1시간, 1d`, `09:00`, `20:00 before` or
/// `전날 저녁 8시`. An empty text means no reminder.
enum LeadTimesInput {
  /// Returns the reminders as text that ``parse(_:from:_:)`` understands.
  static func text(of reminders: LeadTimes, isAllDay: Bool, in language: Language) -> String {
    reminders.minutesBefore.map { minutes in
      if isAllDay { return AllDayTime(minutesBefore: minutes)?.description ?? "\(minutes)" }
      return minutes < 0 ? language(ko: "\(-minutes)분 뒤", en: "\(-minutes)m after") : "\(minutes)"
    }
    .joined(separator: ", ")
  }

  /// Parses reminders of an event that starts at this time, or lasts all day if nil. Throws
  /// ``WhenRefusal`` if the text is none, and ``DomainError/invalid(_:)`` for a reminder that the
  /// event cannot have.
  static func parse(_ text: String, from start: TimeOfDay?, _ time: AllDayTime) throws -> LeadTimes
  {
    try TypedReminders(splitReminders(of: text)).leadTimes(from: start, time)
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

/// Reminders as typed. They can be parsed completely only when it is known when the event starts.
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

    /// Returns the minutes before the start; for an all-day event, before its first midnight. A
    /// reminder after a start with a time must say so, as `10m after` does.
    func minutes(from start: TimeOfDay?, _ time: AllDayTime) throws -> Int {
      let (minutes, isAfter): (Int, Bool) =
        switch self {
        case .minutesBefore(let number): (number, false)
        case .leadTime(.before(let length)):
          (start == nil ? time.minutesBefore(of: length) : length, length < 0)
        case .leadTime(.at(let moment)):
          (moment.minutesBefore + (start ?? .midnight).seconds / 60, false)
        }
      let range = 0...LeadTimes.acceptedMinutes.upperBound
      if start != nil, !isAfter, !range.contains(minutes) {
        throw DomainError.invalid(.reminder, .outOfRange(range, actual: minutes))
      }
      return minutes
    }
  }

  private let items: [Item]

  static let none = TypedReminders(all: [])

  private init(all: [Item]) {
    self.items = all
  }

  /// Throws for a text that is no reminder of any event, and for too many.
  init(_ texts: [String]) throws {
    items = try texts.map(Item.init)
    if (try? leadTimes(from: nil, .standard)) == nil {
      _ = try leadTimes(from: .lastSecond, .standard)
    }
  }

  /// Returns the reminders of an event that starts at this time, or lasts all day if nil.
  func leadTimes(from start: TimeOfDay?, _ time: AllDayTime) throws -> LeadTimes {
    try LeadTimes(minutesBefore: items.map { try $0.minutes(from: start, time) })
  }
}
