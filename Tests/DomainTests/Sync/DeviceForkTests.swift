import Testing

@testable import HearthDomain
@testable import hearth_histories

/// Tests how a store continues after it was restored, or as a copy of one that still exists.
@Suite struct DeviceForkTests {
  private static let laptop = DeviceID(rawValue: 1)
  private static let phone = DeviceID(rawValue: 2)
  private static let copy = DeviceID(rawValue: 9)
  private let mum = ItemReference(.person, 5)

  /// Returns entries by the laptop that rename one person several times in turn.
  private func entries(_ names: String..., from first: Int = 1) -> [SyncEntry] {
    names.enumerated().map { place, name in
      let step = JournalStep(
        at: mum, of: 5, .changed, title: "",
        fields: [JournalField("name", .text, from: .text("Mum"), to: .text(name))])
      return SyncEntry(
        EntryID(Self.laptop, first + place), ChangeTimestamp(at: .usual), seen: SeenEntries(),
        steps: [step])
    }
  }

  @Test func `a store keeps its id only if nobody else used its entry numbers`() {
    let own = entries("a", "b", "c")
    let rows: [(told: [SyncEntry], accepted: Int, reach: Int, DeviceContinuation)] = [
      // Nothing was sent since.
      ([], 3, 3, .same(last: 3)), ([], 0, 0, .same(last: 0)), (entries("a"), 1, 1, .same(last: 1)),
      // Entries were sent without being recorded as sent.
      (entries("a", "b"), 1, 2, .same(last: 2)), (entries("b", "c", from: 2), 1, 3, .same(last: 3)),
      // Other entries, or more of them, were sent.
      (entries("a", "x"), 1, 2, .fork(after: 1)),
      (entries("a", "b", "c", "d"), 2, 4, .fork(after: 3)),
      (entries("x"), 1, 1, .fork(after: 0)), (entries("d", from: 4), 3, 4, .fork(after: 3)),
      // Entries that are no longer readable may have been anything.
      ([], 1, 3, .fork(after: 1)), (entries("c", from: 3), 1, 3, .fork(after: 1)),
      // The same holds if a later entry is readable and differs, or lies beyond a gap.
      (entries("x", from: 3), 1, 3, .fork(after: 1)),
      (entries("d", from: 4), 1, 4, .fork(after: 1)),
    ]
    for (told, accepted, reach, expected) in rows {
      #expect(
        DeviceContinuation(own: own, published: told, accepted: accepted, greatest: reach)
          == expected)
    }
    // Entries that were forgotten since still count as the same.
    var forgotten = own
    forgotten[1].steps = forgotten[1].steps.map { $0.withFields([]) }
    #expect(
      DeviceContinuation(own: forgotten, published: entries("a", "b"), accepted: 0, greatest: 2)
        == .same(last: 2))
  }

  @Test func `later entries get the new id, and devices that saw them have seen all`() {
    let fork = DeviceFork(of: Self.laptop, after: 4, as: Self.copy)
    #expect(fork.withNewDevice(EntryID(Self.laptop, 4)) == EntryID(Self.laptop, 4))
    #expect(fork.withNewDevice(EntryID(Self.laptop, 5)) == EntryID(Self.copy, 1))
    #expect(fork.withNewDevice(EntryID(Self.phone, 9)) == EntryID(Self.phone, 9))
    for (before, after) in [
      (seen((Self.laptop, 3), (Self.phone, 7)), seen((Self.laptop, 3), (Self.phone, 7))),
      (seen((Self.laptop, 6)), seen((Self.laptop, 4), (Self.copy, 2))),
    ] {
      #expect(fork.withNewDevice(before) == after)
    }
    #expect(
      DeviceFork(of: Self.laptop, after: 0, as: Self.copy).withNewDevice(seen((Self.laptop, 2)))
        == seen((Self.copy, 2)))
  }

  @Test func `nothing remains of a removed line that all devices have forgotten`() {
    let fork = DeviceFork(of: Self.laptop, after: 4, as: Self.copy)
    func state(_ taken: SeenEntries, _ forgotten: SeenEntries) -> ItemState {
      let line = Presence(changes: seen((Self.phone, 1)), seenByRemovals: taken)
      let tags = ListFieldState(parts: [Array("a".utf8): line], order: FieldState())
      return ItemState(
        presence: Presence(), birth: nil, latest: ChangeTimestamp(at: .usual), fields: [:],
        lists: [SyncFields.rules(of: .person)["tags"]: tags], forgotten: forgotten)
    }
    #expect(
      fork.withNewDevice(state(seen((Self.laptop, 6)), seen((Self.laptop, 5))), common: nil)
        == state(seen((Self.copy, 2)), seen((Self.laptop, 4), (Self.copy, 1))))
  }

  private func seen(_ ends: (DeviceID, Int)...) -> SeenEntries {
    SeenEntries(ends.map { EntryID($0.0, $0.1) })
  }

  /// A copy and the original continue without knowing of each other.
  ///
  /// All three devices reach the same state, as if the copy had always been another device.
  @Test func `a copy that already sent entries loses none of them`() throws {
    var table = SyncTable(2)
    table.tell(0, [SyncWorld.added(mum, ["name": .text("Mum"), "tags": .text("a")])])
    table.change(0, mum, ["name": .text("Mama")])
    table.meet()
    // The copy has the original's data and uses its entry numbers.
    var copy = table
    let common = copy.entries
    copy.change(0, mum, ["name": .text("Copied")])
    let other = ItemReference(.person, 6)
    copy.tell(0, [SyncWorld.added(other, ["name": .text("Dad")])])
    copy.tell(0, [SyncWorld.removed(mum, [:])])
    table.change(0, mum, ["name": .text("Mother")])
    table.meet()
    let former = table.replicas[0].device
    let fork = DeviceFork(of: former, after: common.count, as: Self.copy)
    let state = copy.replicas[0].state
    let known = SyncState(common.filter { $0.id.device == former })
    let renamed = SyncState(
      itemStates: Dictionary(
        uniqueKeysWithValues: state.itemStates.map {
          ($0, fork.withNewDevice($1, common: known.itemStates[$0]))
        }), greatestSayingNumber: state.greatestSayingNumber)
    let told = copy.entries.dropFirst(common.count).map { fork.withNewDevice($0) }
    #expect(renamed == SyncState(common + told))
    let all = SyncState(table.entries + told)
    var forked = renamed
    for entry in table.entries.dropFirst(common.count) { forked.insert(entry) }
    #expect(forked == all)
    // The removal had not seen the other name, so the edit brings the person back.
    let shown = SyncProjection(of: all)
    #expect(shown.items[mum]?["name"] != nil && shown.items[other] != nil)
  }

  /// Returns entries that the laptop sent before the copy, and those of the copy alone, which had
  /// forgotten part of `place`.
  private func forked(
    telling common: [JournalStep], then since: [JournalStep], of place: ItemReference
  ) throws -> (copy: SyncReplica, told: [SyncEntry], left: SyncEntry, wasAlike: Bool) {
    var replica = SyncReplica(Self.laptop)
    let before = common.compactMap { replica.appendEntry([$0], at: .usual) }
    let erasure = replica.appendErasureEntry(
      [], at: [place], mentioned: [place], at: .usual)
    let after =
      [try #require(erasure)]
      + since.compactMap { replica.appendEntry([$0], at: .usual, takingBack: true) }
    let fork = DeviceFork(of: Self.laptop, after: before.count, as: Self.copy)
    let (thing, known) = (replica.state.itemStates[place], SyncState(before).itemStates[place])
    let things = [place: fork.withNewDevice(try #require(thing), common: known)]
    var copy = SyncReplica(
      Self.copy, state: SyncState(itemStates: things, greatestSayingNumber: 0),
      applied: fork.withNewDevice(replica.applied))
    let told = before + after.map { fork.withNewDevice($0) }
    let wasAlike = copy.state == SyncState(told)
    let left = copy.appendRemainingEntry(
      of: fork.mayHaveUnknownEntries(try #require(thing)) ? [place] : [], at: .usual)
    return (copy, told, try #require(left), wasAlike)
  }

  /// An item remembers only the last of several changes by one device.
  ///
  /// A copy therefore cannot know what remained of earlier ones when part of the item was
  /// forgotten.
  @Test func `what remains of an item after a fork is the same on all devices`() throws {
    func step(
      _ place: ItemReference, _ change: JournalStep.Change, _ fields: [JournalField]
    ) -> JournalStep {
      JournalStep(at: place, of: place.id, change, title: "", fields: fields)
    }
    let (time, contact) = (ItemReference(.exception, 7, part: 1), ItemReference(.contact, 8))
    let takesPlace = JournalField("kind", .number, from: .number(1), to: .number(1))
    let title = JournalField("title", .text, from: .nothing, to: .text("Choir"))
    func phones(_ from: String, _ to: String) -> JournalStep {
      step(contact, .changed, [JournalField("phones", .text, from: .text(from), to: .text(to))])
    }
    let added = SyncWorld.added(contact, ["phones": .text("1\n2")])
    let (without, with) = (phones("1\n2", "1"), phones("1", "1\n2"))
    let forks = [
      try forked(
        telling: [step(time, .added, [takesPlace, title])],
        then: [step(time, .removed, []), step(time, .added, [takesPlace, title])], of: time),
      try forked(telling: [added], then: [without, with], of: contact),
      try forked(telling: [added, without], then: [with], of: contact),
    ]
    // Nothing remained of a line that was already deleted.
    #expect(forks.map(\.wasAlike) == [false, false, true])
    for fork in forks {
      for order in [fork.told + [fork.left], [fork.left] + fork.told, fork.told.reversed()] {
        #expect(SyncState(order + [fork.left]) == fork.copy.state)
      }
    }
  }

  @Test func `device names are unique`() {
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
      #expect(DeviceName.unique(wanted, beside: others) == expected)
    }
  }
}
