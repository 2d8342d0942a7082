/// Up to which number somebody has the entries of each device.
public struct SeenEntries: Hashable, Sendable {
  /// In the order of the devices, none twice and none without entries.
  private var last: [EntryID] = []

  public init() {}

  public init(_ entries: some Sequence<EntryID>) {
    for entry in entries { insert(entry) }
  }

  /// The greatest number of a device; 0 where there is none.
  public subscript(device: DeviceID) -> Int {
    last.first { $0.device == device }?.number ?? 0
  }

  public func contains(_ entry: EntryID) -> Bool { self[entry.device] >= entry.number }

  public func isSuperset(of other: SeenEntries) -> Bool { other.last.allSatisfy(contains) }

  /// How many they are.
  var count: Int { last.reduce(0) { $0 + $1.number } }

  /// The last one of each device.
  public var ends: [EntryID] { last }

  /// Those of devices of which it has later ones.
  func without(_ other: SeenEntries) -> SeenEntries {
    SeenEntries(last.filter { !other.contains($0) })
  }

  public var isEmpty: Bool { last.isEmpty }

  /// Takes in the entry and all before it.
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
