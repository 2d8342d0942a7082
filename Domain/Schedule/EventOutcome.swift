/// An event as it was added or edited, and what is worth saying about it.
public struct EventOutcome: Hashable, Sendable {
  /// How many of those that overlap the event are told at most.
  public static let mostOverlaps = 20

  /// The time that was added or edited; of a whole series the first that takes place, and where it
  /// was edited, the one from which it was seen, or the next one from there.
  public let occurrence: Occurrence
  /// The first of those that take place at the same time, in the order of lists; of a series those
  /// of one year.
  public let overlaps: [Occurrence]
  public let hasMoreOverlaps: Bool
  /// The other times of its own series that are at the same time as one that was moved by hand.
  public internal(set) var ownOverlaps: [Occurrence] = []
  /// What a change of the clock made of the times that were entered.
  public let notices: [ClockNotice]
  /// The start that was entered, where the rule does not give it; the first that it gives was
  /// taken.
  public internal(set) var movedFrom: LocalTime?
  /// By how many days all of a series was moved, later ones positive; none where its rule is new.
  public internal(set) var daysMoved = 0
  /// The times that were over and that a move of all of it brought back.
  public internal(set) var again: [Occurrence] = []
  /// Those that were to come, and that such a move made past ones.
  public internal(set) var over: [Occurrence] = []
  /// Whether all of a series was edited, or all from one time on.
  public internal(set) var isOfAll = false
  /// What became of the times that were changed by hand.
  public internal(set) var changedByHand = ChangedTimes()
  /// The days from today on that were taken out of the whole series.
  public internal(set) var leftOut: [Day] = []
  /// The series that ends where this one begins, if it was cut there.
  public internal(set) var former: Event?
  /// When that one takes place for the last time; nil where none of it is left.
  public internal(set) var formerLast: LocalTime?
  /// The series that was cut off this one before, and stays as it is where all of this one is
  /// edited, or all from one time on.
  public internal(set) var later: Event?
  /// The lines of the former's file for which there was no room in what this one keeps of it.
  public internal(set) var linesLeftOut: [String] = []

  public var event: Event { occurrence.event }
}

extension Repositories {
  /// Throws ``DomainError/notFound(_:query:nearest:)`` when there is no such event.
  func existing(_ id: ID<Event>) throws -> Event {
    try existing(id, .event, by: events.event(_:))
  }

  /// The times of the series; nil for what takes place once.
  func timetable(of event: Event, in zone: any ZoneRules) throws -> SeriesTimetable? {
    guard event.series != nil else { return nil }
    return SeriesTimetable(
      of: event, try events.exceptions(of: event.id), in: zone, by: try events.ownClock(of: event))
  }

  /// Keeps the event and tells what it overlaps.
  func keep(
    _ event: Event, _ notices: [ClockNotice], seenFrom today: Day, in zone: any ZoneRules
  ) throws -> EventOutcome {
    try events.save(event)
    return try outcome(of: event, notices, seenFrom: today, in: zone)
  }

  /// What is to be told of an event that is kept: of a time of it, or of all of it, of which the
  /// time that is shown is the first one from `start` on.
  func outcome(
    of event: Event, _ notices: [ClockNotice] = [], at original: LocalTime? = nil,
    showing start: LocalTime? = nil, seenFrom today: Day, in zone: any ZoneRules
  ) throws -> EventOutcome {
    let most = EventOutcome.mostOverlaps
    guard let timetable = try timetable(of: event, in: zone) else {
      let occurrence = Occurrence(of: event, in: zone)
      let found = try overlaps(of: occurrence, in: zone, limit: most + 1)
      return EventOutcome(
        occurrence: occurrence, overlaps: Array(found.prefix(most)),
        hasMoreOverlaps: found.count > most, notices: notices)
    }
    let first =
      timetable.occurrences(in: .earliest..<LocalTime.latest, limit: 1).first
      ?? Occurrence(of: event, in: zone)
    let occurrence =
      (original ?? start).flatMap { timetable.occurrence(at: $0) }
      ?? start.flatMap {
        timetable.occurrences(in: $0..<LocalTime.latest, startsWithin: true, limit: 1).first
      } ?? first
    let own = original == nil ? timetable.year(from: max(today, first.start.day)) : [occurrence]
    let found = try overlaps(of: own, in: zone, limit: most + 1)
    var outcome = EventOutcome(
      occurrence: occurrence, overlaps: Array(found.prefix(most)),
      hasMoreOverlaps: found.count > most, notices: notices)
    if original != nil {
      outcome.ownOverlaps = timetable.overlapped(by: occurrence)
    } else {
      outcome.leftOut = try events.exceptions(of: event.id)
        .filter { $0.isRemoved && $0.original.day >= today }.map(\.original.day)
    }
    return outcome
  }

  /// The first of the other events that overlap it, in the order of lists; never another time of
  /// its own series.
  func overlaps(
    of occurrence: Occurrence, in zone: any ZoneRules, limit: Int
  ) throws -> [Occurrence] {
    guard occurrence.takesTime, occurrence.crowd == nil else { return [] }
    var filter = EventFilter(stretch: occurrence.start..<occurrence.reach, isTimed: true)
    filter.besides = occurrence.event.id
    return try events.list(filter, in: zone, places: 0..<max(0, limit))
  }

  /// The first of those that overlap any of these times of a series, which are in order.
  ///
  /// Other series are read for more and more days at once: each reading reads all that is different
  /// about any time of those that it may find. Of what takes place once only what is at that time
  /// is read, however much there is in a day.
  private func overlaps(
    of occurrences: [Occurrence], in zone: any ZoneRules, limit: Int
  ) throws -> [Occurrence] {
    var found: [Occurrence] = []
    var left = occurrences.filter { $0.takesTime && $0.crowd == nil }[...]
    var days = 1
    while let first = left.first, found.count < limit {
      let end = first.start.adding(seconds: days * 86_400)
      let part = left.prefix(max(1, left.prefix { $0.start < end }.count))
      left = left.dropFirst(part.count)
      days = min(2 * days, 32)
      let reach = part.reduce(first.reach) { max($0, $1.reach) }
      var filter = EventFilter(stretch: first.start..<reach, isTimed: true)
      (filter.repeats, filter.besides) = (true, first.event.id)
      let series = try events.list(filter, in: zone, places: 0..<Int.max)
      // One that stands for many of a day says little about each.
      let hasCrowds = series.contains { $0.crowd != nil }
      for occurrence in part where found.count < limit {
        if hasCrowds {
          found += try overlaps(of: occurrence, in: zone, limit: limit)
            .filter { !found.contains($0) }
          continue
        }
        var own = EventFilter(stretch: occurrence.start..<occurrence.reach, isTimed: true)
        own.repeats = false
        let once = try events.list(own, in: zone, places: 0..<limit)
        let others = (once + series.filter(own.accepts)).sortedForList().prefix(limit)
        found += others.filter { !found.contains($0) }
      }
    }
    return Array(found.prefix(limit))
  }
}

extension SeriesTimetable {
  /// What takes place from that day on for a year.
  fileprivate func year(from day: Day) -> [Occurrence] {
    occurrences(in: day.start..<day.adding(days: 366).start, startsWithin: true, limit: 366)
  }
}
