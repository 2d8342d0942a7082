/// The occurrences of some days, each with its status at a moment and the occurrences that it
/// overlaps.
public struct Agenda: Hashable, Sendable {
  /// An occurrence in an agenda.
  public struct Entry: Hashable, Sendable {
    public let occurrence: Occurrence
    public let status: EventStatus
    /// Indices, in order, of the first entries in the agenda that overlap this one.
    public fileprivate(set) var overlappingIndices: [Int] = []
    /// The first overlapping occurrence of each crowd. A crowd is an entry that stands for many
    /// occurrences of a series.
    public fileprivate(set) var firstOverlapPerCrowd: [Occurrence] = []
    /// Number of all occurrences that overlap this one; a crowd (``Occurrence/Crowd``) counts as
    /// one.
    public fileprivate(set) var overlapCount = 0

    public var event: Event { occurrence.event }
  }

  /// Maximum number of overlapping occurrences that an entry lists. Without it, the lists would
  /// grow with the square of the number of entries if all overlapped each other.
  public static let maxOverlaps = 100

  public let days: ClosedRange<Day>
  /// Entries in the order of ``Occurrence/isListedBefore(_:_:)``.
  public private(set) var entries: [Entry]

  /// Creates an agenda from the occurrences of these days, in any order. Overlaps are found only
  /// among them.
  public init(on days: ClosedRange<Day>, _ occurrences: [Occurrence], at now: Instant) {
    self.init(on: days, inOrder: occurrences.sortedForList(), at: now)
  }

  init(on days: ClosedRange<Day>, inOrder occurrences: [Occurrence], at now: Instant) {
    self.days = days
    entries = occurrences.map { Entry(occurrence: $0, status: $0.status(at: now)) }
    findOverlaps()
  }

  public func entriesWithStatus(_ status: EventStatus) -> [Entry] {
    entries.filter { $0.status == status }
  }

  /// Returns the first occurrences that overlap this entry, in order.
  public func overlaps(of entry: Entry) -> [Occurrence] {
    let others = entry.overlappingIndices.filter(entries.indices.contains).map {
      entries[$0].occurrence
    }
    return others.merged(with: entry.firstOverlapPerCrowd)
  }

  /// Finds all overlaps in one pass. In the list of each entry, those already going on when it
  /// starts come first, then those that start during it.
  private mutating func findOverlaps() {
    let timed = entries.indices.filter {
      entries[$0].occurrence.occupiesTime && entries[$0].occurrence.crowd == nil
    }
    let starts = timed.map { entries[$0].occurrence.start }
    let ends = timed.map { entries[$0].occurrence.effectiveEnd }
    var ending = timed.indices.sorted { ends[$0] < ends[$1] }[...]
    var going = RemovableIndices(below: timed.count)
    for place in timed.indices {
      while let next = ending.first, ends[next] <= starts[place] {
        going.remove(next)
        ending.removeFirst()
      }
      let following = (place + 1)..<starts.firstIndex(from: place + 1, notBefore: ends[place])
      let first = going.first(Agenda.maxOverlaps)
      let others = first + following.prefix(Agenda.maxOverlaps - first.count)
      entries[timed[place]].overlappingIndices = others.map { timed[$0] }
      entries[timed[place]].overlapCount = going.count + following.count
      going.append(place)
    }
    for place in entries.indices where entries[place].occurrence.occupiesTime {
      if let crowd = entries[place].occurrence.crowd { addOverlaps(crowd, at: place, with: timed) }
    }
  }

  /// Adds the overlaps of a crowd, that is, of any of its occurrences. Crowds are not compared with
  /// each other.
  private mutating func addOverlaps(_ crowd: Occurrence.Crowd, at place: Int, with timed: [Int]) {
    let one = entries[place].occurrence
    // An occurrence may last longer if the clock changes during it.
    let length =
      crowd.lastStart.secondsSinceEpoch - (one.originalStart ?? one.start).secondsSinceEpoch + 7200
    let stretch = one.start..<one.effectiveEnd.adding(seconds: length)
    for other in timed where entries[other].occurrence.overlaps(stretch) {
      let occurrence = entries[other].occurrence
      guard occurrence.event.id != one.event.id,
        let time = crowd.occurrences.first(in: occurrence.start..<occurrence.effectiveEnd)
      else { continue }
      if entries[other].firstOverlapPerCrowd.count < Agenda.maxOverlaps {
        entries[other].firstOverlapPerCrowd.append(time)
      }
      entries[other].overlapCount += 1
      if entries[place].overlappingIndices.count < Agenda.maxOverlaps {
        entries[place].overlappingIndices.append(other)
      }
      entries[place].overlapCount += 1
    }
  }
}

extension [Occurrence] {
  /// Returns the first occurrences of both lists, merged. Both must be in list order.
  func merged(with others: [Occurrence]) -> [Occurrence] {
    others.isEmpty ? self : Array((self + others).sortedForList().prefix(Agenda.maxOverlaps))
  }
}

/// Indices that are appended in ascending order and removed in any order; both take constant time.
private struct RemovableIndices {
  private(set) var count = 0
  private var next: [Int]
  private var previous: [Int]
  /// Index that stands for the place before the first and after the last one.
  private let end: Int

  init(below limit: Int) {
    end = limit
    next = Array(repeating: limit, count: limit + 1)
    previous = next
  }

  mutating func append(_ place: Int) {
    let last = previous[end]
    (next[last], next[place]) = (place, end)
    (previous[place], previous[end]) = (last, place)
    count += 1
  }

  mutating func remove(_ place: Int) {
    next[previous[place]] = next[place]
    previous[next[place]] = previous[place]
    count -= 1
  }

  func first(_ most: Int) -> [Int] {
    var found: [Int] = []
    var place = next[end]
    while place != end, found.count < most {
      found.append(place)
      place = next[place]
    }
    return found
  }
}

extension [LocalTime] {
  /// Returns the first index, beginning at `start`, whose time is at or after `time`. The times
  /// must be sorted.
  fileprivate func firstIndex(from start: Int, notBefore time: LocalTime) -> Int {
    var (low, high) = (start, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < time { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
