/// Properties of a snapshot, as known from its manifest.
package struct KnownSnapshot: Hashable, Sendable {
  package let device: DeviceID
  /// Number of the snapshot on its device.
  package let number: Int
  /// Number of the key that seals the snapshot.
  package let keyNumber: Int
  /// The entries that the snapshot contains.
  package let seen: SeenEntries
  /// Number of parts, including the manifest.
  package let partCount: Int
  /// Size of all parts, in bytes.
  package let size: Int
  /// Time when this device first saw the snapshot, by its clock.
  package let arrivedAt: Instant
  /// Whether the relay no longer has the snapshot. It is then remembered only for its arrival time.
  package var isDeletedAtRelay = false
  /// Whether reading the snapshot failed on this device.
  package var isDamaged = false

  package init(
    _ device: DeviceID, _ number: Int, key: Int, seen: SeenEntries, parts: Int, size: Int,
    arrivedAt: Instant
  ) {
    self.device = device
    self.number = number
    self.keyNumber = key
    self.seen = seen
    self.partCount = parts
    self.size = size
    self.arrivedAt = arrivedAt
  }

  /// Name of the first part.
  package var manifestName: PieceName { .snapshot(device, number: number, part: 1) }

  package var partNames: [PieceName] {
    (0..<partCount).map { .snapshot(device, number: number, part: $0 + 1) }
  }

  package func contains(_ entry: EntryID) -> Bool { seen.contains(entry) }

  /// Whether this snapshot makes the other one redundant. All devices come to the same answer, so
  /// that concurrent cleanups agree; of snapshots with equal contents exactly one supersedes the
  /// other.
  func supersedes(_ other: KnownSnapshot) -> Bool {
    guard seen.isSuperset(of: other.seen) else { return false }
    return !other.seen.isSuperset(of: seen) || (device, number) > (other.device, other.number)
  }
}
