import Testing

@testable import HearthDomain
@testable import hearth_histories

/// Forgets items on one device while another still changes them.
@Suite struct SyncErasureTests {
  private let one = DeviceID(rawValue: 1)
  private let other = DeviceID(rawValue: 2)

  private func changed(_ place: ItemReference, _ name: String, _ to: String, from: String? = nil)
    -> JournalStep
  {
    JournalStep(
      at: place, of: place.id, .changed, title: "",
      fields: [JournalField(name, .text, from: from.map { .text($0) } ?? .nothing, to: .text(to))])
  }

  @Test func `a removed and restored line is equal in any order of arrival`() throws {
    let contact = ItemReference(.contact, 5)
    var here = MemoryReplica(one)
    var entries: [SyncEntry] = []
    func tell(_ step: JournalStep) throws {
      let entry = here.own.appendEntry([step], at: .usual)
      entries.append(try #require(entry))
    }
    try tell(SyncWorld.added(contact, ["phones": .text("1\n2\n6")]))
    var there = MemoryReplica(other)
    there.receive(entries[0])
    try tell(changed(contact, "phones", "1\n2", from: "1\n2\n6"))
    try tell(changed(contact, "phones", "1\n2\n6", from: "1\n2"))
    let further = [
      changed(contact, "phones", "1\n2\n6\n4", from: "1\n2\n6"),
      changed(contact, "phones", "1\n2\n6", from: "1\n2\n6\n4"),
    ].compactMap { there.own.appendEntry([$0], at: .usual) }
    let left = there.own.appendErasureEntry([], at: [contact], at: .usual)
    let told = further + [try #require(left)]
    let orders: [[SyncEntry]] = [
      entries + told, [entries[0]] + told + entries[1...],
      entries[...1] + told + [entries[2]],
    ]
    let states = orders.map { SyncState($0) }
    #expect(states.allSatisfy { $0 == states[0] })
    #expect(states[0].itemStates[contact]?.values["phones"] == .text("1\n2\n6"))
  }

  @Test func `unchanged sent values stay in any order of arrival`() throws {
    let place = ItemReference(.saying, 5)
    func told(_ name: String, _ text: String) -> JournalField {
      JournalField(name, .text, from: .text(text), to: .text(text))
    }
    var (here, there) = (MemoryReplica(one), MemoryReplica(other))
    let shipped = JournalStep(
      at: place, of: 5, .added, title: "", fields: [told("korean", "봄"), told("who", "hearth")])
    let added = here.own.appendEntry([shipped], at: .usual)
    there.receive(try #require(added))
    let edited = there.own.appendEntry([changed(place, "who", "me", from: "hearth")], at: .usual)
    let left = there.own.appendErasureEntry([], at: [place], at: .usual)
    let orders = [
      [added, edited, left], [edited, left, added], [added, edited, left, added],
    ]
    for order in orders.map({ $0.compactMap { $0 } }) {
      let values = SyncState(order).itemStates[place]?.values
      #expect(values == ["korean": .text("봄"), "who": .text("me")])
      #expect(SyncState(order) == there.state)
    }
  }

  @Test func `differing values of two joined items are sent again for each`() throws {
    let (first, later) = (ItemReference(.person, 5), ItemReference(.person, 6))
    var table = SyncTable(2)
    table.tell(0, [SyncWorld.added(first, ["name": .text("Mum"), "birthMonth": .number(4)])])
    table.tell(0, [SyncWorld.added(later, ["name": .text("Mama"), "birthMonth": .number(5)])])
    table.change(0, later, [SyncFields.sameAs: .text("5")])
    table.meet()
    #expect(values(in: table.shown, of: first, "name") == ["Mum", "Mama"])
    // One device removes and forgets both items, and the other continues to change them.
    table.change(1, first, ["nickname": .text("M")])
    let known = table.replicas[1].state
    table.tell(0, [SyncWorld.removed(first, [:])])
    let left = table.replicas[0].own.appendErasureEntry([], at: [first, later], at: .usual)
    table.deliver(to: 1)
    table.replicas[1].receive(try #require(left))
    let again = table.replicas[1].state.resentSteps(of: [first, later], from: known)
    let told = table.replicas[1].own.appendResentEntry(again, at: .usual)
    table.deliver(to: 0)
    table.replicas[0].receive(try #require(told))
    #expect(table.replicas[0].state == table.replicas[1].state)
    #expect(values(in: table.shown, of: first, "name") == ["Mum", "Mama"])
    #expect(values(in: table.shown, of: first, "birthMonth") == ["4", "5"])
    #expect(table[first]?["nickname"] == .text("M"))
  }

  /// Returns the field's current value and the other values listed for it.
  private func values(
    in shown: SyncProjection, of place: ItemReference, _ name: String
  ) -> Set<String> {
    var values = shown.items[place]?[name].map { [$0] } ?? []
    for case .otherValue(place, let names, _, let other, _) in shown.notices {
      values += zip(names, other).filter { $0.0 == name }.map(\.1)
    }
    return Set(values.map(\.asText))
  }
}
