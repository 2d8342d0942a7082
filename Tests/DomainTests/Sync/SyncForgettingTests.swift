import Testing

@testable import HearthDomain
@testable import hearth_histories

/// What is forgotten on one device while another one goes on with it.
@Suite struct SyncForgettingTests {
  private let one = DeviceID(rawValue: 1)
  private let other = DeviceID(rawValue: 2)

  private func changed(_ place: JournalPlace, _ name: String, _ to: String, from: String? = nil)
    -> JournalStep
  {
    JournalStep(
      at: place, of: place.id, .changed, title: "",
      fields: [JournalField(name, .text, from: from.map { .text($0) } ?? .nothing, to: .text(to))])
  }

  @Test func `a line that went and came back is alike in whatever order that is heard`() throws {
    let contact = JournalPlace(.contact, 5)
    var here = SyncReplica(one)
    var entries: [SyncEntry] = []
    func tell(_ step: JournalStep) throws {
      let entry = here.note([step], at: .usual)
      entries.append(try #require(entry))
    }
    try tell(SyncWorld.added(contact, ["phones": .text("1\n2\n6")]))
    var there = SyncReplica(other)
    there.receive(entries[0])
    try tell(changed(contact, "phones", "1\n2", from: "1\n2\n6"))
    try tell(changed(contact, "phones", "1\n2\n6", from: "1\n2"))
    let further = [
      changed(contact, "phones", "1\n2\n6\n4", from: "1\n2\n6"),
      changed(contact, "phones", "1\n2\n6", from: "1\n2\n6\n4"),
    ].compactMap { there.note([$0], at: .usual) }
    let left = there.noteForgetting([], at: [contact], at: .usual)
    let told = further + [try #require(left)]
    let orders: [[SyncEntry]] = [
      entries + told, [entries[0]] + told + entries[1...],
      entries[...1] + told + [entries[2]],
    ]
    let states = orders.map { SyncState($0) }
    #expect(states.allSatisfy { $0 == states[0] })
    #expect(states[0].things[contact]?.values["phones"] == .text("1\n2\n6"))
  }
}
