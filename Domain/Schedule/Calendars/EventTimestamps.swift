/// When an event was created and changed, according to the journal.
public struct EventTimestamps: Hashable, Sendable {
  /// Moment at which the event was added here; nil if unknown.
  private(set) var createdAt: Instant?
  /// Moment of the last change; nil if the event was never changed.
  public private(set) var changedAt: Instant?
  /// Moment at which its time was last changed.
  private var timeChangedAt: Instant?
  /// Number of the first journal entry that is known to affect the event.
  private var firstEntry: Int?

  package init() {}

  /// Adds the effect of a journal entry on the event or one of its occurrences; entries must come
  /// in order.
  package mutating func apply(_ step: JournalStep, of entry: Int, at moment: Instant) {
    firstEntry = firstEntry ?? entry
    if entry == firstEntry, step.item.kind == .event, step.change == .added {
      (createdAt, changedAt, timeChangedAt) = (moment, nil, nil)
      return
    }
    guard entry != firstEntry || createdAt == nil else { return }
    changedAt = max(changedAt ?? moment, moment)
    let names = Set(step.fields.map(\.name))
    let isMoved = JournalKind.event.fieldGroups.contains { !$0.isDisjoint(with: names) }
    if step.item.kind != .event || step.change != .changed || isMoved {
      timeChangedAt = max(timeChangedAt ?? moment, moment)
    }
  }

  /// No event was stored by this program before this moment.
  private static let earliestPossible = Instant(milliseconds: 1_735_689_600_000)

  /// Returns the creation time. It is the time in the id, unless the id was derived from another
  /// one, such as that of a split series, so that its time is meaningless.
  package func creationTime(of id: ID<Event>) -> Instant {
    guard let createdAt,
      id.createdAt < EventTimestamps.earliestPossible || id.createdAt > createdAt.adding(days: 1)
    else {
      return id.createdAt
    }
    return createdAt
  }

  /// Returns the timestamps with a creation time that is never in the future.
  package func withCreationTime(by now: Instant, of id: ID<Event>) -> EventTimestamps {
    guard createdAt == nil, id.createdAt > now else { return self }
    var timestamps = self
    timestamps.createdAt = EventTimestamps.earliestPossible
    return timestamps
  }

  /// Returns a number that grows with every change of the event's time: the seconds from its
  /// creation to that change; 0 if there was none.
  package func sequence(of id: ID<Event>) -> Int {
    timeChangedAt.map { max(1, min($0.seconds - creationTime(of: id).seconds, Int(Int32.max))) }
      ?? 0
  }

  /// Returns the version of the event that files written here contain.
  func version(of id: ID<Event>) -> ReadEvent.Version? {
    changedAt.map { ReadEvent.Version(sequence: sequence(of: id), changedAt: $0.seconds) }
  }
}

extension Instant {
  fileprivate func adding(days: Int64) -> Instant { adding(milliseconds: days * 86_400_000) }
}

/// Timestamps of the events entered in this program, read from the journal on first use.
final class EventTimestampCache {
  private let journal: any JournalRepository
  private let events: any EventRepository
  private var timestampsByID: [Int64: EventTimestamps]?

  init(_ repositories: Repositories) {
    (journal, events) = (repositories.journal, repositories.events)
  }

  /// Returns the event with its overrides and, if it was entered in this program, its timestamps.
  func storedEvent(_ event: Event, text: EventText?) throws -> StoredEvent {
    let exceptions = event.series == nil ? [] : try events.exceptions(of: event.id)
    var kept = StoredEvent(event, exceptions, text: text)
    if text == nil { kept.timestamps = try timestamps(of: event.id) }
    return kept
  }

  func timestamps(of id: ID<Event>) throws -> EventTimestamps {
    if timestampsByID == nil { timestampsByID = try journal.eventTimestamps() }
    return timestampsByID?[id.rawValue] ?? EventTimestamps()
  }
}
