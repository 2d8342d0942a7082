/// A set of entries. For each device, it contains all entries up to a last one.
public struct SeenEntries: Hashable, Sendable {
  /// The last entry of each device, sorted by device.
  private var entriesByDevice: [EntryID] = []

  public init() {}

  public init(_ entries: some Sequence<EntryID>) {
    for entry in entries { insert(entry) }
  }

  /// The number of the device's last entry in the set; 0 if there is none.
  public subscript(device: DeviceID) -> Int {
    entriesByDevice.first { $0.device == device }?.number ?? 0
  }

  public func contains(_ entry: EntryID) -> Bool { self[entry.device] >= entry.number }

  public func isSuperset(of other: SeenEntries) -> Bool {
    other.entriesByDevice.allSatisfy(contains)
  }

  /// Number of entries.
  var count: Int { entriesByDevice.reduce(0) { $0 + $1.number } }

  /// The last entry of each device, sorted by device.
  public var lastEntries: [EntryID] { entriesByDevice }

  /// Returns the set with only those devices whose last entry is not in the other set.
  func without(_ other: SeenEntries) -> SeenEntries {
    SeenEntries(entriesByDevice.filter { !other.contains($0) })
  }

  public var isEmpty: Bool { entriesByDevice.isEmpty }

  /// Inserts the entry and all earlier ones of its device.
  public mutating func insert(_ entry: EntryID) {
    guard entry.number > 0 else { return }
    guard let place = entriesByDevice.firstIndex(where: { $0.device >= entry.device }) else {
      return entriesByDevice.append(entry)
    }
    if entriesByDevice[place].device > entry.device {
      entriesByDevice.insert(entry, at: place)
    } else if entriesByDevice[place].number < entry.number {
      entriesByDevice[place] = entry
    }
  }

  public mutating func formUnion(_ other: SeenEntries) {
    for entry in other.entriesByDevice { insert(entry) }
  }
}
