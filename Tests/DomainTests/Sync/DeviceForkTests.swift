import Testing

@testable import HearthDomain
@testable import hearth_histories

/// How a store goes on that was restored, or is a copy of one that went on.
@Suite struct DeviceForkTests {
  private static let laptop = DeviceID(rawValue: 1)
  private static let phone = DeviceID(rawValue: 2)
  private static let copy = DeviceID(rawValue: 9)
  private let mum = JournalPlace(.person, 5)

  /// Entries of the laptop that give somebody these names, one after the other.
  private func entries(_ names: String..., from first: Int = 1) -> [SyncEntry] {
    names.enumerated().map { place, name in
      let step = JournalStep(
        at: mum, of: 5, .changed, title: "",
        fields: [JournalField("name", .text, from: .text("Mum"), to: .text(name))])
      return SyncEntry(
        EntryID(Self.laptop, first + place), Stamp(at: .usual), seen: SeenEntries(),
        steps: [step])
    }
  }

  @Test func `it goes on under its own id only where nobody gave its numbers to something else`() {
    let own = entries("a", "b", "c")
    let rows: [(told: [SyncEntry], packed: Int, reach: Int, DeviceContinuation)] = [
      // Nothing was sent since.
      ([], 3, 3, .same(told: 3)), ([], 0, 0, .same(told: 0)), (entries("a"), 1, 1, .same(told: 1)),
      // What it has not noted as sent was sent all the same.
      (entries("a", "b"), 1, 2, .same(told: 2)), (entries("b", "c", from: 2), 1, 3, .same(told: 3)),
      // Something else was told, or more.
      (entries("a", "x"), 1, 2, .fork(after: 1)),
      (entries("a", "b", "c", "d"), 2, 4, .fork(after: 3)),
      (entries("x"), 1, 1, .fork(after: 0)), (entries("d", from: 4), 3, 4, .fork(after: 3)),
      // What nobody can read any more may have been anything.
      ([], 1, 3, .fork(after: 1)), (entries("c", from: 3), 1, 3, .fork(after: 1)),
    ]
    for (told, packed, reach, expected) in rows {
      #expect(
        DeviceContinuation(own: own, told: told, packed: packed, reach: reach) == expected)
    }
    // What was forgotten since is the same all the same.
    var forgotten = own
    forgotten[1].steps = forgotten[1].steps.map { $0.telling([]) }
    #expect(
      DeviceContinuation(own: forgotten, told: entries("a", "b"), packed: 0, reach: 2)
        == .same(told: 2))
  }

  @Test func `what it told since it tells under its new id, and who saw that saw the rest`() {
    let fork = DeviceFork(of: Self.laptop, after: 4, as: Self.copy)
    #expect(fork.renamed(EntryID(Self.laptop, 4)) == EntryID(Self.laptop, 4))
    #expect(fork.renamed(EntryID(Self.laptop, 5)) == EntryID(Self.copy, 1))
    #expect(fork.renamed(EntryID(Self.phone, 9)) == EntryID(Self.phone, 9))
    for (before, after) in [
      (seen((Self.laptop, 3), (Self.phone, 7)), seen((Self.laptop, 3), (Self.phone, 7))),
      (seen((Self.laptop, 6)), seen((Self.laptop, 4), (Self.copy, 2))),
    ] {
      #expect(fork.renamed(before) == after)
    }
    #expect(
      DeviceFork(of: Self.laptop, after: 0, as: Self.copy).renamed(seen((Self.laptop, 2)))
        == seen((Self.copy, 2)))
  }

  @Test func `of a line that was taken away nothing stays that all have forgotten`() {
    let fork = DeviceFork(of: Self.laptop, after: 4, as: Self.copy)
    func state(_ taken: SeenEntries, _ forgotten: SeenEntries) -> ThingState {
      let line = Presence(given: seen((Self.phone, 1)), taken: taken)
      let tags = ListState(parts: [Array("a".utf8): line], order: FieldState())
      return ThingState(
        presence: Presence(), birth: nil, latest: Stamp(at: .usual), fields: [:],
        lists: [SyncFields.of(.person)["tags"]: tags], forgotten: forgotten)
    }
    #expect(
      fork.renamed(state(seen((Self.laptop, 6)), seen((Self.laptop, 5))), common: nil)
        == state(seen((Self.copy, 2)), seen((Self.laptop, 4), (Self.copy, 1))))
  }

  private func seen(_ ends: (DeviceID, Int)...) -> SeenEntries {
    SeenEntries(ends.map { EntryID($0.0, $0.1) })
  }

  /// A copy and the original both go on without knowing of each other: all three come to the same,
  /// as if the copy had been another device from the beginning.
  @Test func `a copy that told something already loses nothing by it`() throws {
    var table = SyncTable(2)
    table.tell(0, [SyncWorld.added(mum, ["name": .text("Mum"), "tags": .text("a")])])
    table.change(0, mum, ["name": .text("Mama")])
    table.meet()
    // The copy has what the original has, and uses its numbers.
    var copy = table
    let common = copy.entries
    copy.change(0, mum, ["name": .text("Copied")])
    let other = JournalPlace(.person, 6)
    copy.tell(0, [SyncWorld.added(other, ["name": .text("Dad")])])
    copy.tell(0, [SyncWorld.removed(mum, [:])])
    table.change(0, mum, ["name": .text("Mother")])
    table.meet()
    let former = table.replicas[0].device
    let fork = DeviceFork(of: former, after: common.count, as: Self.copy)
    let state = copy.replicas[0].state
    let known = SyncState(common.filter { $0.id.device == former })
    let renamed = SyncState(
      things: Dictionary(
        uniqueKeysWithValues: state.things.map {
          ($0, fork.renamed($1, common: known.things[$0]))
        }), lastNumber: state.lastNumber)
    let told = copy.entries.dropFirst(common.count).map { fork.renamed($0) }
    #expect(renamed == SyncState(common + told))
    let all = SyncState(table.entries + told)
    var forked = renamed
    for entry in table.entries.dropFirst(common.count) { forked.insert(entry) }
    #expect(forked == all)
    // The removal had not seen the other name, which brings her back.
    let shown = SyncProjection(of: all)
    #expect(shown.things[mum]?["name"] != nil && shown.things[other] != nil)
  }

  @Test func `no two devices have one name`() {
    let rows: [(String, [String], String)] = [
      ("vm", [], "vm"), ("vm", ["laptop"], "vm"), ("vm", ["vm"], "vm-2"),
      ("vm", ["VM", "vm-2"], "vm-3"), ("vm-2", ["vm", "vm-2"], "vm-3"),
      ("pi-4", ["pi-4"], "pi-4-2"), ("pi-4", ["pi-3"], "pi-4"),
      (
        String(repeating: "x", count: 32), [String(repeating: "x", count: 32)],
        String(repeating: "x", count: 30) + "-2"
      ),
      ("노트북", ["노트북"], "노트북-2"),
    ]
    for (wanted, others, expected) in rows {
      #expect(DeviceName.free(wanted, beside: others) == expected)
    }
  }
}
