/// How a store takes part in sync.
public struct SyncPart: Hashable, Sendable {
  /// Under which it tells what is changed in it.
  package var device: DeviceID
  /// What people call it.
  package var name: String
  /// Of each device all up to a number is in the store.
  package var applied = SeenEntries()
  /// The greatest number that a saying ever had.
  package var lastNumber: Int64 = 0
  /// Of each device that it was before a fork, up to which number of the journal here its changes
  /// were told as that one's, in the order of the forks.
  package var formerly: [EntryID] = []
  /// Of things that this transaction has made one with another, which stands for both: the others
  /// are told of that in the place of their removal.
  package var joined: [JournalPlace: Int64] = [:]
  /// How much is listed of each thing that is shown, where something is; nil where an older program
  /// has not counted it.
  package var listed: [JournalPlace: Int]? = [:]
  /// What does not stand and is listed of each thing, by the entry that told it.
  package var arrivals: [JournalPlace: [EntryID: Arrival]] = [:]

  /// Sayings that have another number because of what other devices told, and of which nobody was
  /// told here.
  package var renumbered: [RenumberedSaying] = []

  /// Whether its lines of the starter collection have the ids that these have everywhere.
  package var hasKeyedStarters = true

  package init(device: DeviceID, name: String) {
    self.device = device
    self.name = name
  }

  mutating func count(_ number: Int64) {
    if Saying.isGiven(number) { lastNumber = max(lastNumber, number) }
  }

  /// Counts what is listed of the things there anew; nil for all there are.
  mutating func count(
    _ notices: Set<SyncNotice>, at places: Set<JournalPlace>?, now moment: Instant
  ) {
    var counts = places.map { places in (listed ?? [:]).filter { !places.contains($0.key) } } ?? [:]
    let before = arrivals
    arrivals = places.map { places in before.filter { !places.contains($0.key) } } ?? [:]
    for notice in notices {
      counts[notice.place, default: 0] += 1
      guard let entry = notice.overruled?.by else { continue }
      let since = before[notice.place]?[entry]?.since ?? moment
      arrivals[notice.place, default: [:]][entry, default: Arrival(since: since, count: 0)]
        .count += 1
    }
    listed = counts
  }

  /// So long a value that does not stand is listed.
  static let listing: Int64 = 90 * 86_400_000

  /// Whether it is listed no more: it has been for long enough.
  func isOver(_ notice: SyncNotice, at moment: Instant) -> Bool {
    guard let entry = notice.overruled?.by else { return false }
    return arrivals[notice.place]?[entry].map { Self.isOver($0, at: moment) } ?? false
  }

  /// How much was listed of the thing and is no more.
  func countOver(at place: JournalPlace, _ moment: Instant) -> Int {
    arrivals[place]?.values.reduce(0) { $0 + (Self.isOver($1, at: moment) ? $1.count : 0) } ?? 0
  }

  private static func isOver(_ arrival: Arrival, at moment: Instant) -> Bool {
    moment.milliseconds - arrival.since.milliseconds >= listing
  }

  /// As whose change others know the one that the journal here calls by that number.
  func teller(of change: Int) -> DeviceID {
    formerly.first { change <= $0.number }?.device ?? device
  }

  /// The change under its own name where it was told from here, before a fork or since.
  func own(_ change: EntryID) -> EntryID {
    formerly.contains { $0.device == change.device && change.number <= $0.number }
      ? EntryID(device, change.number) : change
  }

  /// Notes that a saying has another number than it had.
  mutating func note(_ saying: Int64, from old: [String: FieldValue], to new: [String: FieldValue])
  {
    guard case .number(let before)? = old["number"], case .number(let after)? = new["number"],
      before != after, Saying.isGiven(before), Saying.isGiven(after)
    else { return }
    if let place = renumbered.firstIndex(where: { $0.saying == saying }) {
      renumbered[place].after = after
      if renumbered[place].before == after { renumbered.remove(at: place) }
    } else {
      renumbered.append(RenumberedSaying(saying: saying, before: before, after: after))
    }
  }
}

/// What came with one entry and does not stand: since when it is listed, by the clock here, and how
/// many values that are.
package struct Arrival: Hashable, Sendable {
  package let since: Instant
  package internal(set) var count: Int

  package init(since: Instant, count: Int) {
    self.since = since
    self.count = count
  }
}

/// A saying that has another number now, since two devices had given one to two.
package struct RenumberedSaying: Hashable, Sendable {
  package let saying: Int64
  package let before: Int64
  package internal(set) var after: Int64
  /// What people know it by.
  package internal(set) var title = ""

  package init(saying: Int64, before: Int64, after: Int64) {
    self.saying = saying
    self.before = before
    self.after = after
  }
}
