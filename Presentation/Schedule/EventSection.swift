import HearthDomain

/// A section of a day's list: events with the same status. Overdue events form a section of their
/// own, before the upcoming ones.
struct EventSection: Hashable {
  let status: EventStatus
  let isOverdue: Bool

  /// All sections, in display order.
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

  /// Returns the section's name, for use within a sentence.
  func name(of occurrences: [Occurrence]) -> Words {
    isOverdue ? Words(ko: "아직 할 일", en: "still to do") : status.name(of: occurrences)
  }

  /// Returns the heading above these events.
  func heading(of occurrences: [Occurrence], isToday: Bool) -> Words {
    isOverdue
      ? Words(ko: "아직 할 일", en: "Still to do")
      : status.heading(of: occurrences, isToday: isToday)
  }

  /// Returns the text of the status column for pipes. It also says "overdue" or "called off", which
  /// are values of their own in JSON.
  static func pipedName(_ item: ListedEvent, today: Day) -> String {
    if item.event.details.availability == .calledOff { return EventAvailability.calledOff.rawValue }
    return EventSection(item.occurrence, item.status, today: today).isOverdue
      ? SearchedState.overdue.rawValue : item.status.rawValue
  }
}
