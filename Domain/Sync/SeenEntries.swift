/// Set of entries: for each device, all numbers up to a last one.
public struct SeenEntries: Hashable, Sendable {
  /// The last entry of each device, sorted by device.
  private var last: [EntryID] = []

  public init() {}

  public init(_ entries: some Sequence<EntryID>) {
    for entry in entries { insert(entry) }
  }

  /// The last number of the device; 0 if there is none.
  public subscript(device: DeviceID) -> Int {
    last.first { $0.device == device }?.number ?? 0
  }

  public func contains(_ entry: EntryID) -> Bool { self[entry.device] >= entry.number }

  public func isSuperset(of other: SeenEntries) -> Bool { other.last.allSatisfy(contains) }

  /// Number of entries.
  var count: Int { last.reduce(0) { $0 + $1.number } }

  /// The last entry of each device, sorted by device.
  public var ends: [EntryID] { last }

  /// Returns the devices' entries only where this set has later ones than the other.
  func without(_ other: SeenEntries) -> SeenEntries {
    SeenEntries(last.filter { !other.contains($0) })
  }

  public var isEmpty: Bool { last.isEmpty }

  /// Inserts the entry and all earlier ones of its device.
  public mutating func insert(_ entry: EntryID) {
    guard entry.number > 0 else { return }
    guard let place = last.firstIndex(where: { $0.device >= entry.device }) else {
      return last.append(entry)
    }
    if last[place].device > entry.device {
      last.insert(entry, at: place)
    } else if last[place].number < entry.number {
      last[place] = entry
    }
  }

  public mutating func formUnion(_ other: SeenEntries) {
    for entry in other.last { insert(entry) }
  }
}
