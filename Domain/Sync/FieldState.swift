/// What a set of entries says of one field: what none of them has superseded.
package struct FieldState: Hashable, Sendable {
  /// Writes that no other one of the field had seen, in the order of their entries; of those that
  /// changed nothing, where they are kept at all, the last of each device.
  package private(set) var writes: [FieldWrite] = []
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
  package var standing: FieldWrite? {
    writes.count == 1 ? writes[0] : writes.max(by: FieldWrite.counts) ?? told
  }

  /// Those of which one stands.
  var candidates: [FieldWrite] { writes.isEmpty ? told.map { [$0] } ?? [] : writes }

  /// Whether nobody has changed it.
  var isUnchanged: Bool { writes.allSatisfy { $0.standing == .told } }

  mutating func insert(
    _ write: FieldWrite, seeing seen: SeenEntries, keepingTold keepsTold: Bool = false
  ) {
    switch write.standing {
    case .told:
      tell(write)
      if keepsTold { add(write) }
    case .brought: add(write)
    case .changed:
      superseded.formUnion(seen)
      writes.removeAll { superseded.contains($0.entry) }
      add(write)
    }
  }

  /// Takes in one of which something that was forgotten had seen all: what was to be left of it is
  /// there.
  mutating func insertForgotten(_ write: FieldWrite, seeing seen: SeenEntries) {
    switch write.standing {
    case .told, .brought: break
    case .changed:
      superseded.formUnion(seen)
      writes.removeAll { superseded.contains($0.entry) }
    }
  }

  /// What is left once it is forgotten what was before, or all of it.
  func forgotten(wholly: Bool) -> FieldState {
    FieldState(
      writes: wholly ? [] : writes.map(\.withoutBefore), superseded: superseded,
      told: wholly || !writes.isEmpty ? told?.husk : told)
  }

  private mutating func tell(_ write: FieldWrite) {
    if let known = told, known.entry == write.entry {
      told = known.known(to: write)
    } else if told.map({ FieldWrite.counts($0, lessThan: write) }) ?? true {
      told = write
    }
  }

  private mutating func add(_ write: FieldWrite) {
    guard !superseded.contains(write.entry) else { return }
    if write.standing == .told {
      func isOfSame(_ other: FieldWrite) -> Bool {
        other.standing == .told && other.entry.device == write.entry.device
      }
      if writes.contains(where: { isOfSame($0) && $0.entry > write.entry }) { return }
      writes.removeAll { isOfSame($0) && $0.entry < write.entry }
    }
    let place = writes.firstIndex { $0.entry >= write.entry } ?? writes.endIndex
    if place < writes.endIndex, writes[place].entry == write.entry { return }
    writes.insert(write, at: place)
  }

  /// What one side forgot and has no more, the other loses.
  mutating func formUnion(
    _ other: FieldState, forgotten: SeenEntries, otherForgotten: SeenEntries
  ) {
    superseded.formUnion(other.superseded)
    let (mine, theirs) = (writes, other.writes)
    func left(
      _ writes: [FieldWrite], _ others: [FieldWrite], _ forgotten: SeenEntries
    ) -> [FieldWrite] {
      writes.compactMap { write in
        if superseded.contains(write.entry) { return nil }
        if let same = others.first(where: { $0.entry == write.entry }) {
          return write.known(to: same)
        }
        return forgotten.contains(write.entry) ? nil : write
      }
    }
    writes = left(mine, theirs, otherForgotten)
    for write in left(theirs, mine, forgotten) { add(write) }
    let ends = (told?.entry, other.told?.entry)
    if let known = told, known.entry != ends.1, otherForgotten.contains(known.entry) {
      told = known.husk
    }
    if let known = other.told {
      tell(known.entry != ends.0 && forgotten.contains(known.entry) ? known.husk : known)
    }
  }
}
