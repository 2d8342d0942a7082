/// When an event was created and changed, according to the journal.
public struct EventTimestamps: Hashable, Sendable {
  /// Moment at which the event was added here; nil if unknown.
  private(set) var createdAt: Instant?
  /// Moment of the last change; nil if the event was never changed.
  public private(set) var changedAt: Instant?
  /// Moment at which the event's time or place was last changed; nil if it never was.
  private var timeChangedAt: Instant?
  /// Number of the first journal entry that is known to concern the event.
  private var firstEntry: Int?

  package init() {}

  /// Takes account of a step that changed the event or one of its occurrences. Steps must be passed
  /// in the order of their entries.
  package mutating func apply(_ step: JournalStep, of entry: Int, at moment: Instant) {
    firstEntry = firstEntry ?? entry
    if entry == firstEntry, step.item.kind == .event, step.change == .added {
      (createdAt, changedAt, timeChangedAt) = (moment, nil, nil)
      return
    }
    guard entry != firstEntry || createdAt == nil else { return }
    changedAt = max(changedAt ?? moment, moment)
    let names = Set(step.fields.map(\.name))
    let isMoved =
      names.contains("place") || EventTimestamps.timeGroups.contains { !$0.isDisjoint(with: names) }
    if step.item.kind != .event || step.change != .changed || isMoved {
      timeChangedAt = max(timeChangedAt ?? moment, moment)
    }
  }

  /// Fields of an event that state its times.
  private static let timeGroups = JournalKind.event.fieldGroups

  /// Moment before which this program cannot have stored any event.
  private static let earliestPossible = Instant(milliseconds: 1_735_689_600_000)

  /// Returns the creation time. Normally it is the time in the id. If the id was derived from
  /// another one, as for a series that was split off, that time has no meaning, and ``createdAt``
  /// is used.
  package func creationTime(of id: ID<Event>) -> Instant {
    guard let createdAt,
      id.createdAt < EventTimestamps.earliestPossible || id.createdAt > createdAt.adding(days: 1)
    else {
      return id.createdAt
    }
    return createdAt
  }

  /// Returns the timestamps with the creation time filled in, which is never in the future.
  package func withCreationTime(by now: Instant, of id: ID<Event>) -> EventTimestamps {
    guard createdAt == nil, id.createdAt > now else { return self }
    var timestamps = self
    timestamps.createdAt = EventTimestamps.earliestPossible
    return timestamps
  }

  /// Returns a number that increases with every change of time or place (SEQUENCE): the seconds
  /// from the creation to the last such change, or 0 if there was none.
  package func sequence(of id: ID<Event>) -> Int {
    timeChangedAt.map { max(1, min($0.seconds - creationTime(of: id).seconds, Int(Int32.max))) }
      ?? 0
  }

  /// Returns the event's version as files written by this program state it.
  func version(of id: ID<Event>) -> ReadEvent.Version? {
    changedAt.map { ReadEvent.Version(sequence: sequence(of: id), changedAt: $0.seconds) }
  }
}

extension Instant {
  fileprivate func adding(days: Int64) -> Instant { adding(milliseconds: days * 86_400_000) }
}

/// Timestamps of the events entered in this program. They are read from the journal when first
/// needed.
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
