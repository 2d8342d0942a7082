/// When an event came to be and was changed since, as far as the journal knows.
public struct EventLife: Hashable, Sendable {
  /// When it came here; nil where that is not known.
  private(set) var madeAt: Instant?
  /// Nil where it never was.
  public private(set) var changedAt: Instant?
  /// When it was changed last when it takes place.
  private var movedAt: Instant?
  /// The first entry that is known to have done something to it.
  private var first: Int?

  package init() {}

  /// Takes what an entry did to the event or to a time of it; entries come in their order.
  package mutating func take(_ step: JournalStep, of entry: Int, at moment: Instant) {
    first = first ?? entry
    if entry == first, step.place.kind == .event, step.change == .added {
      (madeAt, changedAt, movedAt) = (moment, nil, nil)
      return
    }
    guard entry != first || madeAt == nil else { return }
    changedAt = max(changedAt ?? moment, moment)
    let names = Set(step.fields.map(\.name))
    let isMoved = JournalKind.event.groups.contains { !$0.isDisjoint(with: names) }
    if step.place.kind != .event || step.change != .changed || isMoved {
      movedAt = max(movedAt ?? moment, moment)
    }
  }

  /// Before this nobody kept events here.
  private static let earliest = Instant(milliseconds: 1_735_689_600_000)

  /// When it was made: as its id tells, unless that is made of others, like that of a series that
  /// was split off, and tells nothing.
  package func stamp(of id: ID<Event>) -> Instant {
    guard let madeAt, id.madeAt < EventLife.earliest || id.madeAt > madeAt.adding(days: 1) else {
      return id.madeAt
    }
    return madeAt
  }

  /// The same where somebody has to know when it was made: nobody is to think that it was in the
  /// future.
  package func known(by now: Instant, of id: ID<Event>) -> EventLife {
    guard madeAt == nil, id.madeAt > now else { return self }
    var life = self
    life.madeAt = EventLife.earliest
    return life
  }

  /// A number that grows with every change of when it takes place: the seconds until then; 0 for
  /// what never was.
  package func sequence(of id: ID<Event>) -> Int {
    movedAt.map { max(1, min($0.seconds - stamp(of: id).seconds, Int(Int32.max))) } ?? 0
  }

  /// Which state of it others have in files that were written here.
  func version(of id: ID<Event>) -> ReadEvent.Version? {
    changedAt.map { ReadEvent.Version(sequence: sequence(of: id), changedAt: $0.seconds) }
  }
}

extension Instant {
  fileprivate func adding(days: Int64) -> Instant { adding(milliseconds: days * 86_400_000) }
}

/// The lives of events that were entered here, read from the journal once somebody asks.
final class EventLives {
  private let journal: any JournalRepository
  private let events: any EventRepository
  private var known: [Int64: EventLife]?

  init(_ repositories: Repositories) {
    (journal, events) = (repositories.journal, repositories.events)
  }

  /// The event with what is different about its times, and when it was changed where it was entered
  /// here.
  func kept(_ event: Event, text: EventText?) throws -> KeptEvent {
    let exceptions = event.series == nil ? [] : try events.exceptions(of: event.id)
    var kept = KeptEvent(event, exceptions, text: text)
    if text == nil { kept.life = try life(of: event.id) }
    return kept
  }

  func life(of id: ID<Event>) throws -> EventLife {
    if known == nil { known = try journal.eventLives() }
    return known?[id.rawValue] ?? EventLife()
  }
}
