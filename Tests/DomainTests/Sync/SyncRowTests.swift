import Testing

@testable import HearthDomain
@testable import hearth_histories

/// Shows each row of the merging table once, with two or three devices.
@Suite struct SyncRowTests {
  private let mum = ItemReference(.person, 5)
  private let note = ItemReference(.event, 7)

  /// Returns devices that all have the same item.
  private func devices(
    _ place: ItemReference, _ values: [String: FieldValue], count: Int = 2
  ) -> SyncTable {
    var table = SyncTable(count)
    table.tell(0, [SyncWorld.added(place, values)])
    table.meet()
    return table
  }

  @Test func `the later of two concurrent changes wins, and the other is listed`() throws {
    var table = devices(mum, ["name": .text("Mum")])
    table.clocks[1] = .distant
    table.change(1, mum, ["name": .text("Mama")])
    table.change(0, mum, ["name": .text("Mother")])
    table.meet()
    #expect(table[mum] == ["name": .text("Mama")])
    let notice = try #require(table.shown.notices.first)
    guard case .otherValue(mum, ["name"], [.text("Mama")], [.text("Mother")], _) = notice else {
      Issue.record("\(notice)")
      return
    }
    // A device that has seen the value wins from then on, whatever its clock says.
    table.change(0, mum, ["name": .text("Mom")])
    table.meet()
    #expect(table[mum] == ["name": .text("Mom")] && table.shown.notices.isEmpty)
  }

  @Test func `a clock that is ahead affects only the changed fields`() {
    var table = devices(mum, ["name": .text("Mum")])
    let other = ItemReference(.person, 6)
    table.clocks[1] = .distant
    table.change(1, mum, ["name": .text("Mama")])
    table.meet()
    table.tell(0, [SyncWorld.added(other, ["name": .text("Dad")])])
    table.change(0, mum, ["name": .text("Mom")])
    let (added, changed) = (table.entries[2], table.entries[3])
    #expect(added.stamp(of: other).milliseconds == Instant.usual.milliseconds)
    #expect(changed.stamp(of: mum) > table.entries[1].stamp)
    #expect(changed.stamp.milliseconds == Instant.usual.milliseconds)
  }

  @Test func `fields with a common rule are merged as one`() {
    var table = devices(note, ["starts": .number(1), "ends": .number(5)])
    table.change(0, note, ["starts": .number(4)])
    table.change(1, note, ["ends": .number(2)])
    table.meet()
    let kept = [(4, 5), (1, 2)].map { start, end -> [String: FieldValue] in
      ["starts": .number(start), "ends": .number(end)]
    }
    #expect(kept.contains(table[note] ?? [:]))
    #expect(table.shown.notices.count == 1)
  }

  @Test func `the line order of an event's text is not a conflict`() {
    func said(_ lines: String...) -> [String: FieldValue] {
      ["text": .text((["BEGIN:VEVENT"] + lines + ["END:VEVENT", ""]).joined(separator: "\r\n"))]
    }
    let text = ItemReference(.eventText, note.id)
    var table = devices(note, ["title": .text("Choir")])
    table.tell(0, [SyncWorld.added(text, said("DTSTAMP:1", "SUMMARY:Choir"))])
    table.meet()
    table.change(0, text, said("DTSTAMP:2", "SUMMARY:Choir", "LOCATION:Hall"))
    table.change(1, text, said("DTSTAMP:3", "LOCATION:Hall", "SUMMARY:Choir"))
    table.meet()
    #expect(table.shown.notices.isEmpty)
    table.change(0, text, said("DTSTAMP:4", "SUMMARY:Choir", "LOCATION:Hall"))
    table.change(1, text, said("DTSTAMP:5", "SUMMARY:Choir", "LOCATION:Church"))
    table.meet()
    #expect(table.shown.notices.count == 1)
  }

  @Test func `each tag is merged separately, and at most eight stay`() {
    let saying = ItemReference(.saying, 9)
    var table = devices(saying, ["tags": .text("a\nb\nc")])
    table.change(0, saying, ["tags": .text("b\nc\nd")])
    table.change(1, saying, ["tags": .text("a\nc\nB2")])
    table.meet()
    #expect(Set(table[saying]?["tags"]?.texts ?? []) == ["c", "d", "B2"])
    table.change(0, saying, ["tags": .text("1\n2\n3\n4\n5\n6\n7\n8")])
    table.change(1, saying, ["tags": .text("c\nd\nB2\nx")])
    table.meet()
    #expect(table[saying]?["tags"]?.texts.count == 8)
    guard case .aside(saying, .tooMany("tags", let rest))? = table.shown.notices.first else {
      Issue.record("\(table.shown.notices)")
      return
    }
    let all = Set((table[saying]?["tags"]?.texts ?? []) + rest)
    #expect(all == ["1", "2", "3", "4", "5", "6", "7", "8", "x"])
  }

  @Test func `a concurrent edit restores a removed item completely, a mark does not`() {
    let saying = ItemReference(.saying, 9)
    let values: [String: FieldValue] = ["korean": .text("a"), "who": .text("b")]
    var table = devices(saying, values)
    table.tell(0, [SyncWorld.removed(saying, values)])
    table.change(1, saying, ["likedAt": .number(3)])
    table.meet()
    #expect(table[saying] == nil)
    table = devices(saying, values)
    table.tell(0, [SyncWorld.removed(saying, values)])
    table.change(1, saying, ["who": .text("c")])
    table.meet()
    #expect(table[saying] == ["korean": .text("a"), "who": .text("c")])
  }

  @Test func `a removal overruled by an edit is listed until settled`() {
    let values: [String: FieldValue] = ["name": .text("Mum")]
    func clash() -> SyncTable {
      var table = devices(mum, values)
      table.tell(0, [SyncWorld.removed(mum, values)])
      table.change(1, mum, ["name": .text("Mama")])
      table.meet()
      return table
    }
    var table = clash()
    let removal = table.entries[1].id
    #expect(table[mum] == ["name": .text("Mama")])
    #expect(table.shown.notices == [.broughtBack(mum, removedBy: removal)])
    // An edit by a device that has not seen the conflict settles nothing.
    table.change(1, mum, ["name": .text("Ma")])
    table.meet()
    #expect(table.shown.notices == [.broughtBack(mum, removedBy: removal)])
    // To keep the item, a device sends it again.
    table.tell(
      0, [SyncWorld.added(mum, table.values(0, mum)).withFields([])])
    table.meet()
    #expect(table[mum] == ["name": .text("Ma")] && table.shown.notices.isEmpty)
    // To remove the item for good, a device removes it again.
    table = clash()
    table.tell(0, [SyncWorld.removed(mum, [:])])
    table.meet()
    #expect(table[mum] == nil && table.shown.notices.isEmpty)
    // When two devices removed the item, one of them is named.
    table = devices(mum, values, count: 3)
    for device in 0...1 { table.tell(device, [SyncWorld.removed(mum, values)]) }
    table.change(2, mum, ["name": .text("Mama")])
    table.meet()
    #expect(table.shown.notices == [.broughtBack(mum, removedBy: table.entries[2].id)])
  }

  @Test func `joining with an item that others removed overrules nobody`() throws {
    let values: [String: FieldValue] = ["name": .text("Mum")]
    var table = SyncTable(2)
    table.tell(0, [SyncWorld.added(mum, values)])
    table.tell(0, [SyncWorld.removed(mum, values)])
    let joined = table.replicas[1].own.appendJoiningEntry(
      [SyncWorld.added(mum, values)], after: 1, stamps: [:], at: .usual)
    table.replicas[0].receive(try #require(joined))
    table.meet()
    #expect(table[mum] == values && table.shown.notices.isEmpty)
  }

  @Test func `joining after a removal was undone undoes it, too`() throws {
    func added(_ name: String) -> JournalStep { SyncWorld.added(mum, ["name": .text(name)]) }
    var table = SyncTable(4)
    table.tell(0, [added("Mum")])
    table.meet()
    table.tell(1, [SyncWorld.removed(mum, [:])])
    table.change(0, mum, ["name": .text("Mama")])
    table.deliver(to: 2, only: 1)
    table.tell(2, [added("Mother")])
    for other in 1...2 { table.deliver(to: 3, only: other) }
    let joined = table.replicas[3].own.appendJoiningEntry(
      [added("Mom")], after: 3, stamps: [:], at: .usual)
    // A device receives the removal, but not yet the first edit that reverted it.
    table.deliver(to: 0, only: 1)
    #expect(table.shown.notices.count == 1)
    table.replicas[0].receive(try #require(joined))
    #expect(table[mum] == ["name": .text("Mama")])
    #expect(
      !table.shown.notices.contains { if case .broughtBack = $0 { true } else { false } })
  }

  @Test func `an undone removal is not listed`() {
    let values: [String: FieldValue] = ["name": .text("Mum")]
    var table = devices(mum, values)
    table.tell(0, [SyncWorld.removed(mum, values)])
    table.tell(0, [SyncWorld.added(mum, values)], takingBack: true)
    table.change(1, mum, ["name": .text("Mama")])
    table.meet()
    #expect(table[mum] == ["name": .text("Mama")] && table.shown.notices.isEmpty)
  }

  @Test func `an edit received through another device is not lost with the removal`() {
    // The third device had the second's edit, which had seen the first's, but not the first's
    // itself.
    var table = devices(mum, ["name": .text("Mum"), "phone": .text("1")], count: 3)
    table.change(0, mum, ["name": .text("Mama")])
    table.deliver(to: 1)
    table.change(1, mum, ["phone": .text("2")])
    table.deliver(to: 2, only: 1)
    table.tell(2, [SyncWorld.removed(mum, table.values(2, mum))])
    table.meet()
    #expect(table[mum] == ["name": .text("Mama"), "phone": .text("2")])
  }

  @Test func `a removal takes known dependents along, and unknown ones are set aside`() {
    var table = devices(mum, ["name": .text("Mum")])
    let (seen, unseen) = (ItemReference(.watering, 11), ItemReference(.watering, 12))
    table.tell(0, [SyncWorld.added(seen, ["person": .number(5)])])
    table.meet()
    table.tell(
      0, [SyncWorld.removed(mum, table.values(0, mum)), SyncWorld.removed(seen, [:])])
    table.tell(1, [SyncWorld.added(unseen, ["person": .number(5)])])
    table.meet()
    #expect(table.shown.items.isEmpty)
    #expect(table.shown.notices == [.aside(unseen, .orphaned(of: mum))])
    table.tell(0, [SyncWorld.added(mum, ["name": .text("Mum")])], takingBack: true)
    table.meet()
    #expect(Set(table.shown.items.keys) == [mum, seen, unseen] && table.shown.notices.isEmpty)
  }

  @Test func `a removal takes known dependents of two levels along`() {
    let (book, reading) = (ItemReference(.book, 1), ItemReference(.pastReading, 3))
    let (seen, unseen) = (ItemReference(.record, 11), ItemReference(.record, 12))
    var table = devices(book, ["title": .text("Walden")])
    table.tell(0, [SyncWorld.added(reading, ["book": .number(1)])])
    table.tell(0, [SyncWorld.added(seen, ["reading": .number(3), "page": .number(5)])])
    table.meet()
    let removals = [book, reading, seen].map { SyncWorld.removed($0, table.values(0, $0)) }
    table.tell(0, removals)
    #expect(SyncProjection(of: table.replicas[0].state).notices.isEmpty)
    table.tell(1, [SyncWorld.added(unseen, ["reading": .number(3), "page": .number(9)])])
    table.meet()
    #expect(table.shown.items.isEmpty)
    #expect(table.shown.notices == [.aside(unseen, .orphaned(of: book))])
  }

  @Test func `a dependent returns with its owner`() {
    var table = devices(mum, ["name": .text("Mum")])
    let watering = ItemReference(.watering, 11)
    table.tell(0, [SyncWorld.added(watering, ["person": .number(5)])])
    table.meet()
    table.tell(
      0, [SyncWorld.removed(mum, table.values(0, mum)), SyncWorld.removed(watering, [:])])
    table.change(1, mum, ["name": .text("Mama")])
    table.meet()
    #expect(table[mum] == ["name": .text("Mama")] && table[watering] != nil)
  }

  @Test func `undoing a removal keeps concurrent changes of others`() {
    let saying = ItemReference(.saying, 9)
    let values: [String: FieldValue] = ["korean": .text("a"), "who": .text("b")]
    var table = devices(saying, values)
    table.tell(0, [SyncWorld.removed(saying, values)])
    table.tell(0, [SyncWorld.added(saying, values)], takingBack: true)
    table.change(1, saying, ["who": .text("c")])
    table.meet()
    #expect(table[saying] == ["korean": .text("a"), "who": .text("c")])
    #expect(table.shown.notices.isEmpty)
  }

  @Test func `an ISBN finds the oldest book, both show it`() {
    let (first, later) = (ItemReference(.book, 20), ItemReference(.book, 10))
    var table = devices(first, ["isbn": .text("978")])
    table.clocks[1] = .distant
    table.tell(1, [SyncWorld.added(later, ["isbn": .text("978")])])
    table.meet()
    #expect(
      table.shown.itemsByUniqueValue == [SyncUniqueValue(kind: .book, value: .text("978")): first])
    #expect(
      table.shown.notices == [.claimed("isbn", .text("978"), found: first, other: later)])
    #expect(table[later] == ["isbn": .text("978")])
  }

  @Test func `crossing merges lose nobody, and each is undone separately`() {
    let all = [5, 6, 7].map { ItemReference(.person, $0) }
    var table = SyncTable(3)
    for place in all { table.tell(0, [SyncWorld.added(place, ["name": .text(place.name)])]) }
    table.tell(0, [SyncWorld.added(ItemReference(.watering, 9), ["person": .number(7)])])
    table.meet()
    func joining(_ place: ItemReference, _ other: ItemReference) -> JournalStep {
      JournalStep(
        at: place, of: place.id, .changed, title: "",
        fields: [JournalField("sameAs", .text, from: .nothing, to: .text("\(other.id)"))])
    }
    table.tell(0, [joining(all[1], all[0])])
    table.tell(1, [joining(all[2], all[1])])
    table.meet()
    #expect(table[all[1]] == nil && table[all[2]] == nil)
    #expect(table[all[0]]?["name"] == .text(all[2].name))
    #expect(table.shown.notices.count == 2)
    #expect(table[ItemReference(.watering, 9)] != nil)
    table.change(2, all[0], ["name": .text("One")])
    table.tell(1, [joining(all[2], all[1]).inverse], takingBack: true)
    table.meet()
    #expect(table[all[0]]?["name"] == .text("One") && table[all[2]]?["name"] == .text("One"))
    #expect(table[all[1]] == nil && table.shown.notices.isEmpty)
    table.tell(0, [SyncWorld.removed(all[0], [:])])
    table.meet()
    #expect(Set(table.shown.items.keys) == [all[2], ItemReference(.watering, 9)])
  }

  @Test func `fields with a common rule are applied to all joined items together`() {
    let (first, later) = (ItemReference(.person, 5), ItemReference(.person, 6))
    var table = devices(first, ["name": .text("A")])
    table.tell(0, [SyncWorld.added(later, ["birthMonth": .number(4), "birthDay": .number(1)])])
    table.change(0, later, [SyncFields.sameAs: .text("5")])
    table.change(0, first, ["birthDay": .number(2)])
    table.meet()
    #expect(
      table[first]
        == ["name": .text("A"), "birthMonth": .number(4), "birthDay": .number(2)])
  }

  @Test func `the device with the later item renumbers a duplicate number`() {
    let (first, later) = (ItemReference(.saying, 8), ItemReference(.saying, 9))
    var table = SyncTable(2)
    table.tell(0, [SyncWorld.added(first, ["number": .number(57)])])
    table.clocks[1] = .distant
    table.tell(1, [SyncWorld.added(later, ["number": .number(57)])])
    table.meet()
    #expect(
      table.shown.notices == [.claimed("number", .number(57), found: first, other: later)])
    #expect(table.newNumbers(0).isEmpty && table.newNumbers(0, all: true).count == 1)
    table.tell(1, table.newNumbers(1))
    table.meet()
    #expect(table[later] == ["number": .number(58)] && table.shown.notices.isEmpty)
    // No item has 58 any more, and no item gets it again.
    table.tell(1, [SyncWorld.removed(later, [:])])
    table.meet()
    #expect(table.replicas[0].state.greatestSayingNumber == 58)
  }

  @Test func `of two records of one day the later entered wins, and pages never decrease`() {
    let reading = ItemReference(.pastReading, 3)
    func record(_ id: Int64, _ day: Int64, _ page: Int64) -> JournalStep {
      SyncWorld.added(
        ItemReference(.record, id),
        ["reading": .number(3), "day": .number(day), "page": .number(page)])
    }
    var table = devices(reading, ["firstPage": .number(10)])
    table.tell(0, [SyncWorld.added(ItemReference(.book, 1), [:])])
    table.change(0, reading, ["book": .number(1)])
    table.meet()
    table.tell(0, [record(31, 1, 50)])
    table.clocks[1] = .distant
    table.tell(1, [record(32, 1, 40), record(33, 2, 30), record(34, 3, 45)])
    table.meet()
    let ids = { (id: Int64) in ItemReference(.record, id) }
    #expect(table.shown.pagesByRecord == [ids(32): 30, ids(33): 0, ids(34): 5])
    #expect(
      table.shown.notices == [.sameDay(kept: ids(32), other: ids(31)), .goesBack(ids(33))])
  }

  @Test func `of two open readings the later started is current`() {
    let (book, one, other) = (
      ItemReference(.book, 1), ItemReference(.pastReading, 3), ItemReference(.pastReading, 2)
    )
    var table = devices(book, [:])
    table.tell(0, [SyncWorld.added(one, ["book": .number(1), "startedOn": .number(5)])])
    table.clocks[1] = .distant
    table.tell(1, [SyncWorld.added(other, ["book": .number(1), "startedOn": .number(4)])])
    table.meet()
    #expect(table.shown.readings == [book: [one, other]])
    #expect(table.shown.currentReadings == [book: one])
    #expect(table.shown.notices == [.alsoOpen(other, present: one)])
    table.change(0, other, ["finishedOn": .number(6)])
    table.meet()
    #expect(table.shown.currentReadings == [book: one] && table.shown.notices.isEmpty)
  }

  @Test func `notes are merged if their changes do not touch, and only once`() {
    var table = devices(note, ["note": .text("a\nb\nc")])
    table.change(0, note, ["note": .text("A\nb\nc")])
    table.change(1, note, ["note": .text("a\nb\nC")])
    table.deliver(to: 0)
    table.deliver(to: 1)
    for device in 0...1 { table.tell(device, table.mergedNotes(device)) }
    table.meet()
    #expect(table[note] == ["note": .text("A\nb\nC")] && table.shown.notices.isEmpty)
    #expect(table.mergedNotes(0).isEmpty)
  }

  @Test func `a forged stamp stops no device`() {
    var table = devices(mum, ["name": .text("Mum")])
    let forged = SyncEntry(
      EntryID(DeviceID(rawValue: 99), 1), ChangeTimestamp(rawValue: .max), seen: SeenEntries(),
      steps: [
        JournalStep(
          at: mum, of: 5, .changed, title: "",
          fields: [JournalField("name", .text, from: .nothing, to: .text("X"))])
      ])
    for device in 0...1 { table.replicas[device].receive(forged) }
    #expect(table[mum] == ["name": .text("X")])
    table.change(0, mum, ["name": .text("Mum")])
    table.meet()
    #expect(table[mum] == ["name": .text("Mum")] && table.shown.notices.isEmpty)
  }
}
