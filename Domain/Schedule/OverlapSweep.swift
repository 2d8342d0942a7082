/// The other occurrences at the same time as an occurrence.
public struct Overlaps: Hashable, Sendable {
  /// Shared by all elements of a list: on a crowded day each would store a hundred of its own.
  private let among: [Occurrence]
  private let places: [Int]
  private let firstOverlapPerCrowd: [Occurrence]
  /// Number of overlapping occurrences; if ``isCounted`` is false, the number of the first ones
  /// plus one if there are more.
  public let count: Int
  public let isCounted: Bool

  public static let none = Overlaps([], hasMore: false)

  /// The first overlapping occurrences in list order; at most ``Agenda/maxOverlaps``.
  public var first: [Occurrence] { places.map { among[$0] }.with(firstOverlapPerCrowd) }
  public var hasMore: Bool {
    count > min(places.count + firstOverlapPerCrowd.count, max(places.count, Agenda.maxOverlaps))
  }

  /// The overlaps of an entry in the agenda of these occurrences.
  public init(of entry: Agenda.Entry, among occurrences: [Occurrence]) {
    (among, places, firstOverlapPerCrowd) = (
      occurrences, entry.overlapping, entry.firstOverlapPerCrowd
    )
    (count, isCounted) = (entry.overlapCount, true)
  }

  public init(_ first: [Occurrence], hasMore: Bool) {
    (among, places, firstOverlapPerCrowd) = (first, Array(first.indices), [])
    (count, isCounted) = (first.count + (hasMore ? 1 : 0), !hasMore)
  }
}

/// Finds the overlaps of occurrences that come in list order; the days of one are read once for all
/// occurrences within them.
struct OverlapSweep {
  /// Occurrences on more days than this are queried separately, so that little is read at a time.
  private static let maxDays = 7

  private let repositories: Repositories
  private let clock: LocalClock
  private var days: ClosedRange<Day>?
  private var agenda: [Agenda.Entry] = []
  private var occurrences: [Occurrence] = []
  private var places: [OccurrenceID: Int] = [:]

  init(_ repositories: Repositories, _ clock: LocalClock) {
    (self.repositories, self.clock) = (repositories, clock)
  }

  mutating func overlaps(of occurrence: Occurrence) throws -> Overlaps {
    guard occurrence.takesTime else { return .none }
    let own = occurrence.days
    guard own.upperBound - own.lowerBound < OverlapSweep.maxDays else {
      let found = try repositories.overlaps(
        of: occurrence, in: clock.zone, limit: Agenda.maxOverlaps + 1)
      return Overlaps(
        Array(found.prefix(Agenda.maxOverlaps)), hasMore: found.count > Agenda.maxOverlaps)
    }
    if days.map({ $0.contains(own.lowerBound) && $0.contains(own.upperBound) }) != true {
      try read(own)
    }
    guard let place = places[occurrence.place], occurrences[place].crowd == occurrence.crowd else {
      return overlaps(standingIn: occurrence)
    }
    return Overlaps(of: agenda[place], among: occurrences)
  }

  /// Returns the overlaps of an occurrence of a series that the day's list represents by another
  /// one.
  private func overlaps(standingIn occurrence: Occurrence) -> Overlaps {
    let others = occurrences.filter { $0.event.id != occurrence.event.id }
    let agenda = Agenda(on: occurrence.days, others + [occurrence], at: clock.now()).entries
    guard let entry = agenda.first(where: { $0.occurrence == occurrence }) else { return .none }
    return Overlaps(of: entry, among: agenda.map(\.occurrence))
  }

  private mutating func read(_ own: ClosedRange<Day>) throws {
    occurrences = try repositories.events.list(.on(own), in: clock.zone, places: 0..<Int.max)
    agenda = Agenda(on: own, inOrder: occurrences, at: clock.now()).entries
    places = Dictionary(
      occurrences.enumerated().map { ($1.place, $0) }, uniquingKeysWith: { first, _ in first })
    days = own
  }
}
