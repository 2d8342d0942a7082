/// Sync state of a store.
public struct SyncPart: Hashable, Sendable {
  /// Id under which the store sends its entries.
  package var device: DeviceID
  /// Name of the device.
  package var name: String
  /// The entries merged into the store.
  package var applied = SeenEntries()
  /// Greatest number that a saying ever had.
  package var lastNumber: Int64 = 0
  /// Former ids of the device, each with the last journal number of the changes sent under it, in
  /// the order of the forks.
  package var formerDeviceIDs: [EntryID] = []
  /// Items joined in this transaction, with the id of the remaining item. The others receive that
  /// fact in place of a removal.
  package var joined: [JournalPlace: Int64] = [:]
  /// Number of notices by item, for items with any; nil if an older program did not count them.
  package var listed: [JournalPlace: Int]? = [:]
  /// Overruled values that are listed, by item and entry.
  package var arrivals: [JournalPlace: [EntryID: Arrival]] = [:]

  /// Sayings renumbered because of other devices, of which the user was not notified yet.
  package var renumbered: [RenumberedSaying] = []

  /// Whether the store's starter lines have their common ids.
  package var hasKeyedStarters = true

  package init(device: DeviceID, name: String) {
    self.device = device
    self.name = name
  }

  mutating func count(_ number: Int64) {
    if Saying.isGiven(number) { lastNumber = max(lastNumber, number) }
  }

  /// Counts the notices of the items anew; nil stands for all items.
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

  /// Time for which an overruled value is listed, in milliseconds.
  static let listing: Int64 = 90 * 86_400_000

  /// Whether the notice has been listed for its full time.
  func isOver(_ notice: SyncNotice, at moment: Instant) -> Bool {
    guard let entry = notice.overruled?.by else { return false }
    return arrivals[notice.place]?[entry].map { Self.isOver($0, at: moment) } ?? false
  }

  /// Returns the number of the item's notices whose time is over.
  func expiredNoticeCount(at place: JournalPlace, _ moment: Instant) -> Int {
    arrivals[place]?.values.reduce(0) { $0 + (Self.isOver($1, at: moment) ? $1.count : 0) } ?? 0
  }

  private static func isOver(_ arrival: Arrival, at moment: Instant) -> Bool {
    moment.milliseconds - arrival.since.milliseconds >= listing
  }

  /// Returns the device id under which others know the journal change with this number.
  func teller(of change: Int) -> DeviceID {
    formerDeviceIDs.first { change <= $0.number }?.device ?? device
  }

  /// Returns the change under this device's present id if it was made here, before a fork or since.
  func own(_ change: EntryID) -> EntryID {
    formerDeviceIDs.contains { $0.device == change.device && change.number <= $0.number }
      ? EntryID(device, change.number) : change
  }

  /// Records that a saying was renumbered.
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

/// Overruled values of one entry: their number, and since when they are listed by this device's
/// clock.
package struct Arrival: Hashable, Sendable {
  package let since: Instant
  package internal(set) var count: Int

  package init(since: Instant, count: Int) {
    self.since = since
    self.count = count
  }
}

/// A saying that was renumbered because two devices had given out one number.
package struct RenumberedSaying: Hashable, Sendable {
  package let saying: Int64
  package let before: Int64
  package internal(set) var after: Int64
  /// Text of the saying for display.
  package internal(set) var title = ""

  package init(saying: Int64, before: Int64, after: Int64) {
    self.saying = saying
    self.before = before
    self.after = after
  }
}
