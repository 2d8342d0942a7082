/// What a set of entries says of one field: what none of them has superseded.
public struct FieldState: Hashable, Sendable {
  /// Writes that no other one of the field had seen, in the order of their entries.
  public private(set) var writes: [FieldWrite] = []
  /// What any write of the field had seen, those that are superseded themselves as well.
  package private(set) var superseded = SeenEntries()
  /// The latest of those that changed nothing.
  package private(set) var told: FieldWrite?

  package init() {}

  /// As it was kept.
  package init(writes: [FieldWrite], superseded: SeenEntries, told: FieldWrite?) {
    self.writes = writes
    self.superseded = superseded
    self.told = told
  }

  /// What stands: the greatest of those that had not seen each other.
  public var standing: FieldWrite? {
    writes.count == 1 ? writes[0] : writes.max(by: FieldWrite.counts) ?? told
  }

  /// Those of which one stands.
  var candidates: [FieldWrite] { writes.isEmpty ? told.map { [$0] } ?? [] : writes }

  mutating func insert(_ write: FieldWrite, seeing seen: SeenEntries) {
    switch write.standing {
    case .told: tell(write)
    case .brought: add(write)
    case .changed:
      superseded.formUnion(seen)
      writes.removeAll { superseded.contains($0.entry) }
      add(write)
    }
  }

  private mutating func tell(_ write: FieldWrite) {
    if told.map({ FieldWrite.counts($0, lessThan: write) }) ?? true { told = write }
  }

  private mutating func add(_ write: FieldWrite) {
    guard !superseded.contains(write.entry) else { return }
    let place = writes.firstIndex { $0.entry >= write.entry } ?? writes.endIndex
    if place < writes.endIndex, writes[place].entry == write.entry { return }
    writes.insert(write, at: place)
  }

  mutating func formUnion(_ other: FieldState) {
    superseded.formUnion(other.superseded)
    writes.removeAll { superseded.contains($0.entry) }
    for write in other.writes { add(write) }
    if let told = other.told { tell(told) }
  }
}
