import HearthDomain

/// A part of a day's list: what lies alike to the present moment. What waits to be done since
/// another day is not to come, and stands by itself before what is.
struct EventSection: Hashable {
  let status: EventStatus
  let isOverdue: Bool

  /// All of them, in the order in which a day shows them.
  static let all = EventStatus.allCases.flatMap { status in
    (status == .upcoming ? [true, false] : [false])
      .map { EventSection(status: status, isOverdue: $0) }
  }

  init(_ occurrence: Occurrence, _ status: EventStatus, today: Day) {
    self.init(
      status: status, isOverdue: status == .upcoming && occurrence.isOverdue(on: today))
  }

  private init(status: EventStatus, isOverdue: Bool) {
    (self.status, self.isOverdue) = (status, isOverdue)
  }

  /// What is said of one event.
  func name(of occurrences: [Occurrence]) -> Words {
    isOverdue ? Words(ko: "아직 할 일", en: "still to do") : status.name(of: occurrences)
  }

  /// What stands over these events on that day.
  func heading(of occurrences: [Occurrence], isToday: Bool) -> Words {
    isOverdue
      ? Words(ko: "아직 할 일", en: "Still to do")
      : status.heading(of: occurrences, isToday: isToday)
  }

  /// As programs get it in a column; JSON says what part an event has, and since when it waits.
  static func column(_ item: ListedEvent, today: Day) -> String {
    if item.event.details.part == .calledOff { return EventPart.calledOff.rawValue }
    return EventSection(item.occurrence, item.status, today: today).isOverdue
      ? SearchedState.overdue.rawValue : item.status.rawValue
  }
}
