/// What some days hold, at a moment: each event with how it lies to that moment, and with those
/// that take place at the same time.
public struct Agenda: Hashable, Sendable {
  /// A line of an agenda.
  public struct Entry: Hashable, Sendable {
    public let occurrence: Occurrence
    public let status: EventStatus
    /// The places in the agenda of the first of those that overlap it, in order.
    public fileprivate(set) var overlapping: [Int] = []
    /// Of those for which one of their series stands on these days, the first that overlaps it.
    public fileprivate(set) var ofCrowds: [Occurrence] = []
    /// How many overlap it in all; of what one stands for, one.
    public fileprivate(set) var overlapCount = 0

    public var event: Event { occurrence.event }
  }

  /// Of so many that overlap an entry it is told which they are: where everything overlaps
  /// everything, all of them would be the square of the day.
  public static let mostOverlaps = 100

  public let days: ClosedRange<Day>
  /// In the order of ``Occurrence/isListedBefore(_:_:)``.
  public private(set) var entries: [Entry]

  /// Takes the occurrences of these days in any order; only among them are overlaps looked for.
  public init(on days: ClosedRange<Day>, _ occurrences: [Occurrence], at now: Instant) {
    self.init(on: days, inOrder: occurrences.sortedForList(), at: now)
  }

  init(on days: ClosedRange<Day>, inOrder occurrences: [Occurrence], at now: Instant) {
    self.days = days
    entries = occurrences.map { Entry(occurrence: $0, status: $0.status(at: now)) }
    pair()
  }

  public func section(_ status: EventStatus) -> [Entry] {
    entries.filter { $0.status == status }
  }

  /// The first of those that take place at the same time as this entry, in order.
  public func overlaps(of entry: Entry) -> [Occurrence] {
    let others = entry.overlapping.filter(entries.indices.contains).map { entries[$0].occurrence }
    return others.with(entry.ofCrowds)
  }

  /// Goes through the day once: what is going on as one starts comes before it, what starts while
  /// it lasts follows it.
  private mutating func pair() {
    let timed = entries.indices.filter {
      entries[$0].occurrence.takesTime && entries[$0].occurrence.crowd == nil
    }
    let starts = timed.map { entries[$0].occurrence.start }
    let ends = timed.map { entries[$0].occurrence.reach }
    var ending = timed.indices.sorted { ends[$0] < ends[$1] }[...]
    var going = PlacesInOrder(below: timed.count)
    for place in timed.indices {
      while let next = ending.first, ends[next] <= starts[place] {
        going.remove(next)
        ending.removeFirst()
      }
      let following = (place + 1)..<starts.firstPlace(from: place + 1, notBefore: ends[place])
      let first = going.first(Agenda.mostOverlaps)
      let others = first + following.prefix(Agenda.mostOverlaps - first.count)
      entries[timed[place]].overlapping = others.map { timed[$0] }
      entries[timed[place]].overlapCount = going.count + following.count
      going.append(place)
    }
    for place in entries.indices where entries[place].occurrence.takesTime {
      if let crowd = entries[place].occurrence.crowd { pair(crowd, at: place, with: timed) }
    }
  }

  /// What stands for many overlaps what any of these does; two such are not compared.
  private mutating func pair(_ crowd: Occurrence.Crowd, at place: Int, with timed: [Int]) {
    let one = entries[place].occurrence
    // Over a night in which the clock changes they last longer.
    let length = crowd.last.secondsSinceEpoch - (one.original ?? one.start).secondsSinceEpoch + 7200
    let stretch = one.start..<one.reach.adding(seconds: length)
    for other in timed where entries[other].occurrence.overlaps(stretch) {
      let occurrence = entries[other].occurrence
      guard occurrence.event.id != one.event.id,
        let time = crowd.times.first(in: occurrence.start..<occurrence.reach)
      else { continue }
      if entries[other].ofCrowds.count < Agenda.mostOverlaps {
        entries[other].ofCrowds.append(time)
      }
      entries[other].overlapCount += 1
      if entries[place].overlapping.count < Agenda.mostOverlaps {
        entries[place].overlapping.append(other)
      }
      entries[place].overlapCount += 1
    }
  }
}

extension [Occurrence] {
  /// The first of these and those together, of which each by itself is in the order of lists.
  func with(_ others: [Occurrence]) -> [Occurrence] {
    others.isEmpty ? self : Array((self + others).sortedForList().prefix(Agenda.mostOverlaps))
  }
}

/// Places that are added in order and taken out in any order, each in one step.
private struct PlacesInOrder {
  private(set) var count = 0
  private var next: [Int]
  private var previous: [Int]
  /// Stands before the first and behind the last.
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
  /// The first place from there on whose time is not before that one; the times are in order.
  fileprivate func firstPlace(from start: Int, notBefore time: LocalTime) -> Int {
    var (low, high) = (start, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < time { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
