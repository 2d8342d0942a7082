/// Properties of a snapshot, known from its manifest without reading the other parts.
package struct KnownSnapshot: Hashable, Sendable {
  package let device: DeviceID
  /// Number of the snapshot on its device.
  package let number: Int
  /// Number of the key that seals it.
  package let keyNumber: Int
  /// The entries contained in it.
  package let seen: SeenEntries
  /// Number of parts, including the manifest.
  package let partCount: Int
  /// Size of all parts, in bytes.
  package let size: Int
  /// Time of arrival by this device's clock.
  package let arrivedAt: Instant
  /// Whether the relay no longer has it; it is remembered for its arrival time only.
  package var isDeletedAtRelay = false
  /// Whether this device failed to read it.
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

  /// Whether this snapshot makes the other redundant. All devices decide this equally, so that
  /// concurrent cleanups agree; of snapshots with equal contents exactly one wins.
  func supersedes(_ other: KnownSnapshot) -> Bool {
    guard seen.isSuperset(of: other.seen) else { return false }
    return !other.seen.isSuperset(of: seen) || (device, number) > (other.device, other.number)
  }
}
