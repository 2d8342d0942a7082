/// How many minutes before its start an event is called to mind, each once; after the start it is
/// a number below zero, as whole days have most often.
public struct LeadTimes: Hashable, Sendable {
  public static let most = 5
  /// Up to a year before, and up to a day after.
  public static let accepted = -1440...525_600
  public static let none = LeadTimes(known: [])
  /// One, as the event starts.
  public static let atStart = LeadTimes(known: [0])

  /// What a new event has of which nothing else is said.
  public static func usual(isAllDay: Bool, _ time: AllDayTime) -> LeadTimes {
    isAllDay ? LeadTimes(known: [time.minutesBefore]) : .atStart
  }

  /// In ascending order, none twice.
  public let minutesBefore: [Int]

  /// Minutes given twice are kept once; throws ``DomainError/invalid(_:)`` for more than five,
  /// or for one that is not accepted.
  public init(minutesBefore: [Int]) throws {
    for minutes in minutesBefore where !LeadTimes.accepted.contains(minutes) {
      throw DomainError.invalid(.reminder, .outOfRange(LeadTimes.accepted, actual: minutes))
    }
    let distinct = Set(minutesBefore).sorted()
    guard distinct.count <= LeadTimes.most else {
      throw DomainError.invalid(
        .reminders, .tooMany(limit: LeadTimes.most, actual: distinct.count))
    }
    self.init(known: distinct)
  }

  private init(known minutes: [Int]) {
    minutesBefore = minutes
  }
}
