/// Sync state of a store that takes part in sync.
public struct SyncParticipation: Hashable, Sendable {
  /// Id under which the store sends its entries.
  package var device: DeviceID
  /// Name of the device.
  package var name: String
  /// The entries merged into the store.
  package var applied = SeenEntries()
  /// Greatest number that a saying ever had.
  package var greatestSayingNumber: Int64 = 0
  /// Former ids of this device, in the order of the forks. Each comes with the number of the last
  /// journal change that was sent under it.
  package var formerDeviceIDs: [EntryID] = []
  /// Items merged in this transaction, each with the id of the item that remains. Other devices
  /// receive the merge instead of a removal.
  package var joinedItems: [ItemReference: Int64] = [:]
  /// Number of notices of each item that has any; nil if they must be counted again.
  package var noticeCounts: [ItemReference: Int]? = [:]
  /// Overruled values that are listed, by item and entry, each with the time of its arrival.
  package var overruledArrivals: [ItemReference: [EntryID: Arrival]] = [:]

  /// Sayings that were renumbered because of other devices, of which the user has not been told
  /// yet.
  package var renumberedSayings: [RenumberedSaying] = []

  /// Whether the starter sayings of the store have their common ids.
  package var hasCommonStarterIDs = true

  package init(device: DeviceID, name: String) {
    self.device = device
    self.name = name
  }

  mutating func recordSayingNumber(_ number: Int64) {
    if Saying.isValidNumber(number) { greatestSayingNumber = max(greatestSayingNumber, number) }
  }

  /// Updates the counts of notices of these items; nil stands for all items.
  mutating func updateNoticeCounts(
    _ notices: Set<SyncNotice>, at places: Set<ItemReference>?, now moment: Instant
  ) {
    var counts =
      places.map { places in (noticeCounts ?? [:]).filter { !places.contains($0.key) } } ?? [:]
    let before = overruledArrivals
    overruledArrivals = places.map { places in before.filter { !places.contains($0.key) } } ?? [:]
    for notice in notices {
      counts[notice.item, default: 0] += 1
      guard let entry = notice.overruledWrite?.by else { continue }
      let since = before[notice.item]?[entry]?.listedSince ?? moment
      overruledArrivals[notice.item, default: [:]][entry, default: Arrival(since: since, count: 0)]
        .count += 1
    }
    noticeCounts = counts
  }

  /// Time for which an overruled value is listed as a conflict, in milliseconds.
  static let listingPeriod: Int64 = 90 * 86_400_000

  /// Whether the notice has been listed for its full time.
  func hasExpired(_ notice: SyncNotice, at moment: Instant) -> Bool {
    guard let entry = notice.overruledWrite?.by else { return false }
    return overruledArrivals[notice.item]?[entry].map { Self.hasExpired($0, at: moment) } ?? false
  }

  /// Returns the number of the item's notices whose listing time is over.
  func expiredNoticeCount(at place: ItemReference, _ moment: Instant) -> Int {
    overruledArrivals[place]?.values.reduce(0) {
      $0 + (Self.hasExpired($1, at: moment) ? $1.count : 0)
    } ?? 0
  }

  private static func hasExpired(_ arrival: Arrival, at moment: Instant) -> Bool {
    moment.milliseconds - arrival.listedSince.milliseconds >= listingPeriod
  }

  /// Returns the device id under which other devices know the journal change with this number.
  func senderID(ofChange change: Int) -> DeviceID {
    formerDeviceIDs.first { change <= $0.number }?.device ?? device
  }

  /// Returns the change under this device's present id, if this device made it; otherwise
  /// unchanged.
  func withCurrentID(_ change: EntryID) -> EntryID {
    formerDeviceIDs.contains { $0.device == change.device && change.number <= $0.number }
      ? EntryID(device, change.number) : change
  }

  /// Records that a saying was renumbered.
  mutating func recordRenumbering(
    _ saying: Int64, from old: [String: FieldValue], to new: [String: FieldValue]
  ) {
    guard case .number(let before)? = old["number"], case .number(let after)? = new["number"],
      before != after, Saying.isValidNumber(before), Saying.isValidNumber(after)
    else { return }
    if let place = renumberedSayings.firstIndex(where: { $0.sayingID == saying }) {
      renumberedSayings[place].newNumber = after
      if renumberedSayings[place].oldNumber == after { renumberedSayings.remove(at: place) }
    } else {
      renumberedSayings.append(RenumberedSaying(saying: saying, before: before, after: after))
    }
  }
}

/// Overruled values of one entry: how many there are, and since when they are listed.
package struct Arrival: Hashable, Sendable {
  package let listedSince: Instant
  package internal(set) var count: Int

  package init(since: Instant, count: Int) {
    self.listedSince = since
    self.count = count
  }
}

/// A saying that was renumbered because two devices had assigned the same number.
package struct RenumberedSaying: Hashable, Sendable {
  package let sayingID: Int64
  package let oldNumber: Int64
  package internal(set) var newNumber: Int64
  /// Text of the saying for display.
  package internal(set) var title = ""

  package init(saying: Int64, before: Int64, after: Int64) {
    self.sayingID = saying
    self.oldNumber = before
    self.newNumber = after
  }
}
