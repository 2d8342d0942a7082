/// The occurrences that overlap an occurrence.
public struct Overlaps: Hashable, Sendable {
  /// All occurrences of the list, which all elements share. On a crowded day, each element would
  /// otherwise store a hundred of its own.
  private let occurrences: [Occurrence]
  private let indices: [Int]
  private let firstOverlapPerCrowd: [Occurrence]
  /// Number of overlapping occurrences. If ``isCountExact`` is false, there are more than are
  /// listed, and the number is that of the listed ones plus one.
  public let count: Int
  public let isCountExact: Bool

  public static let none = Overlaps([], hasMore: false)

  /// The first overlapping occurrences in list order; at most ``Agenda/maxOverlaps``.
  public var firstOverlaps: [Occurrence] {
    indices.map { occurrences[$0] }.merged(with: firstOverlapPerCrowd)
  }
  public var hasMore: Bool {
    count > min(indices.count + firstOverlapPerCrowd.count, max(indices.count, Agenda.maxOverlaps))
  }

  /// Creates the overlaps of an entry in the agenda of these occurrences.
  public init(of entry: Agenda.Entry, among occurrences: [Occurrence]) {
    (self.occurrences, indices, firstOverlapPerCrowd) = (
      occurrences, entry.overlappingIndices, entry.firstOverlapPerCrowd
    )
    (count, isCountExact) = (entry.overlapCount, true)
  }

  public init(_ first: [Occurrence], hasMore: Bool) {
    (occurrences, indices, firstOverlapPerCrowd) = (first, Array(first.indices), [])
    (count, isCountExact) = (first.count + (hasMore ? 1 : 0), !hasMore)
  }
}

/// Finds the overlaps of occurrences, which must be passed in list order. Events on the same days
/// are read only once.
struct OverlapSweep {
  /// Maximum number of days for reading events in common. Longer occurrences are queried
  /// separately, so that little is read at a time.
  private static let maxDays = 7

  private let repositories: Repositories
  private let clock: LocalClock
  private var days: ClosedRange<Day>?
  private var agenda: [Agenda.Entry] = []
  private var occurrences: [Occurrence] = []
  private var indices: [OccurrenceID: Int] = [:]

  init(_ repositories: Repositories, _ clock: LocalClock) {
    (self.repositories, self.clock) = (repositories, clock)
  }

  mutating func overlaps(of occurrence: Occurrence) throws -> Overlaps {
    guard occurrence.occupiesTime else { return .none }
    let own = occurrence.days
    guard own.upperBound - own.lowerBound < OverlapSweep.maxDays else {
      let found = try repositories.overlaps(
        of: occurrence, in: clock.zone, limit: Agenda.maxOverlaps + 1)
      return Overlaps(
        Array(found.prefix(Agenda.maxOverlaps)), hasMore: found.count > Agenda.maxOverlaps)
    }
    if days.map({ $0.contains(own.lowerBound) && $0.contains(own.upperBound) }) != true {
      try loadAgenda(on: own)
    }
    guard let place = indices[occurrence.occurrenceID], occurrences[place].crowd == occurrence.crowd
    else {
      return overlaps(ofRepresented: occurrence)
    }
    return Overlaps(of: agenda[place], among: occurrences)
  }

  /// Returns the overlaps of an occurrence that is not listed on its day, because another one of
  /// its series represents it.
  private func overlaps(ofRepresented occurrence: Occurrence) -> Overlaps {
    let others = occurrences.filter { $0.event.id != occurrence.event.id }
    let agenda = Agenda(on: occurrence.days, others + [occurrence], at: clock.now()).entries
    guard let entry = agenda.first(where: { $0.occurrence == occurrence }) else { return .none }
    return Overlaps(of: entry, among: agenda.map(\.occurrence))
  }

  private mutating func loadAgenda(on own: ClosedRange<Day>) throws {
    occurrences = try repositories.events.list(.on(own), in: clock.zone, places: 0..<Int.max)
    agenda = Agenda(on: own, inOrder: occurrences, at: clock.now()).entries
    indices = Dictionary(
      occurrences.enumerated().map { ($1.occurrenceID, $0) },
      uniquingKeysWith: { first, _ in first })
    days = own
  }
}
