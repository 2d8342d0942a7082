/// What some days hold, at a moment: each event with how it lies to that moment, and with those
/// that take place at the same time.
public struct Agenda: Hashable, Sendable {
  /// A line of an agenda.
  public struct Entry: Hashable, Sendable {
    public let occurrence: Occurrence
    public let status: EventStatus
    /// The places in the agenda of those that overlap it, in order.
    public fileprivate(set) var overlapping: [Int] = []

    public var event: Event { occurrence.event }
  }

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
    for place in entries.indices { pair(place) }
  }

  /// Those of that status, in order.
  public func section(_ status: EventStatus) -> [Entry] {
    entries.filter { $0.status == status }
  }

  /// Those that take place on that day, in order.
  public func entries(on day: Day) -> [Entry] {
    entries.filter { $0.occurrence.overlaps(day.start..<day.end) }
  }

  /// Those that take place at the same time as this entry, in order.
  public func overlaps(of entry: Entry) -> [Occurrence] {
    entry.overlapping.filter(entries.indices.contains).map { entries[$0].occurrence }
  }

  /// Those that start while this one lasts follow it; nobody else that follows overlaps it.
  private mutating func pair(_ place: Int) {
    guard entries[place].occurrence.isTimed else { return }
    let reach = entries[place].occurrence.reach
    for other in (place + 1)..<max(place + 1, entries.count) {
      guard entries[other].occurrence.start < reach else { return }
      guard entries[other].occurrence.isTimed else { continue }
      entries[place].overlapping.append(other)
      entries[other].overlapping.append(place)
    }
  }
}
