/// How many minutes before its start an event is called to mind, each once.
public struct Reminders: Hashable, Sendable {
  public static let most = 5
  /// Up to a year before.
  public static let accepted = 0...525_600
  public static let none = Reminders(known: [])
  /// One, as the event starts.
  public static let atStart = Reminders(known: [0])

  /// In ascending order, none twice.
  public let minutesBefore: [Int]

  /// Minutes given twice are kept once; throws ``DomainError/invalid(_:)`` for more than five,
  /// or for one that lies after the start or more than a year before it.
  public init(minutesBefore: [Int]) throws {
    for minutes in minutesBefore where !Reminders.accepted.contains(minutes) {
      throw DomainError.invalid(.reminder, .outOfRange(Reminders.accepted, actual: minutes))
    }
    let distinct = Set(minutesBefore).sorted()
    guard distinct.count <= Reminders.most else {
      throw DomainError.invalid(
        .reminders, .tooMany(limit: Reminders.most, actual: distinct.count))
    }
    self.init(known: distinct)
  }

  private init(known minutes: [Int]) {
    minutesBefore = minutes
  }
}
