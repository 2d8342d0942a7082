/// An event as it was added or edited, and what is worth saying about it.
public struct EventOutcome: Hashable, Sendable {
  /// How many of those that overlap the event are told at most.
  public static let mostOverlaps = 20

  public let occurrence: Occurrence
  /// The first of those that take place at the same time, in the order of lists.
  public let overlaps: [Occurrence]
  /// Whether there are more that overlap it than are told.
  public let hasMoreOverlaps: Bool
  /// What a change of the clock made of the times that were entered.
  public let notices: [ClockNotice]

  public var event: Event { occurrence.event }
}

extension Repositories {
  /// Throws ``DomainError/notFound(_:query:nearest:)`` when there is no such event.
  func existing(_ id: ID<Event>) throws -> Event {
    try existing(id, .event, by: events.event(_:))
  }

  /// Keeps the event and tells what it overlaps.
  func keep(
    _ event: Event, _ notices: [ClockNotice], in zone: any ZoneRules
  ) throws -> EventOutcome {
    try events.save(event)
    let occurrence = Occurrence(of: event, in: zone)
    let found = try overlaps(of: occurrence, in: zone, limit: EventOutcome.mostOverlaps + 1)
    return EventOutcome(
      occurrence: occurrence, overlaps: Array(found.prefix(EventOutcome.mostOverlaps)),
      hasMoreOverlaps: found.count > EventOutcome.mostOverlaps, notices: notices)
  }

  /// The first of the other events that overlap it, in the order of lists.
  func overlaps(
    of occurrence: Occurrence, in zone: any ZoneRules, limit: Int
  ) throws -> [Occurrence] {
    guard occurrence.isTimed else { return [] }
    // One more than wanted, because the occurrence itself is among them.
    let filter = EventFilter(stretch: occurrence.start..<occurrence.reach, isTimed: true)
    let found = try events.list(filter, in: zone, places: 0..<max(0, limit) + 1)
    return Array(found.filter { $0.event.id != occurrence.event.id }.prefix(max(0, limit)))
  }
}
