import HearthTestSupport
import Testing

@testable import HearthDomain

/// Changes from other devices that lose against local ones.
@Suite(.withLibsodium) struct SetAsideTests: SyncedDevices {
  let relay = InMemoryRelay()

  private func newest(_ device: SyncedDevice) throws -> JournalEntry? {
    try JournalUseCases(device.context, collection: nil).queries.list(limit: 1).first
  }

  private func steps(_ entry: JournalEntry, _ device: SyncedDevice) throws -> [JournalStep] {
    try JournalUseCases(device.context, collection: nil).queries.steps(of: entry, limit: 9)
  }

  @Test func `a losing value is reported with its device`() throws {
    let (one, two, _) = try three()
    let mum = try one.plant("Mum")
    for device in [one, two] { _ = try device.sync() }
    try two.rename(mum, to: "Mama", at: "10:00")
    try one.rename(mum, to: "Mummy", at: "11:00")
    for device in [two, one, two] { #expect(try device.sync().problems == []) }
    #expect(try one.names == ["Mummy"] && two.names == ["Mummy"])
    let told = try #require(try newest(one))
    #expect(told.name.device == "phone" && told.summary.verb == .setAside)
    #expect(told.summary.subject == "Mama")
    let fields = try steps(told, one).flatMap(\.fields).filter { $0.name == "name" }
    #expect(fields.map(\.after) == [.text("Mama")])
    // The device whose change wins lists it as a normal edit.
    #expect(try newest(two)?.summary.verb == .edit)
    // The losing change had no effect: it cannot be undone and blocks no other.
    let journal = JournalUseCases(one.context, collection: nil)
    #expect(throws: DomainError.refused(.wasSetAside(told.name))) {
      try journal.undo(told.name)
    }
    try journal.undo()
    #expect(try one.names == ["Mum"])
    for device in [one, two, one] { #expect(try device.sync().problems == []) }
    #expect(try two.names == one.names)
  }

  @Test func `a losing removal and orphaned data are reported`() throws {
    let (one, two, _) = try three()
    let (mum, dad) = (try one.plant("Mum"), try one.plant("Dad"))
    for device in [one, two] { _ = try device.sync() }
    try one.rename(mum, to: "Mama")
    try two.people.remove(mum.id)
    _ = try two.sync()
    _ = try one.sync()
    #expect(try one.names == ["Dad", "Mama"])
    let removal = try #require(try newest(one))
    #expect(removal.name.device == "phone" && removal.summary.verb == .setAside)
    #expect(try steps(removal, one).map(\.change) == [.removed])
    _ = try two.sync()
    _ = try two.people.water(dad.id, by: .call)
    try one.people.remove(dad.id)
    for device in [one, two, one] { _ = try device.sync() }
    let lost = try #require(try newest(one))
    #expect(lost.name.device == "phone" && lost.summary.verb == .setAside)
    #expect(try steps(lost, one).map(\.item.kind) == [.watering])
    #expect(try steps(lost, one).map(\.owner) == [dad.id.rawValue])
    #expect(try steps(lost, one).map(\.title) == ["Dad"])
  }

  @Test func `equal changes on both sides are not a conflict`() throws {
    let (one, two, _) = try three()
    let mum = try one.plant("Mum")
    for device in [one, two] { _ = try device.sync() }
    for device in [one, two] { try device.rename(mum, to: "Mama") }
    for device in [two, one] { _ = try device.sync() }
    #expect(try newest(one)?.name.device == nil)
  }

  @Test func `a saying that got another number is reported once, on the losing side`() throws {
    let (one, two, _) = try three()
    for (device, text) in [(one, "first"), (two, "second")] {
      device.time.set(device.store === one.store ? "2026-11-20T10:00" : "2026-11-20T11:00")
      _ = try SayingUseCases(device.context) { [] }.add(
        SayingDetails(english: SayingText(text)))
    }
    for device in [one, two, one, two] { #expect(try device.sync().problems == []) }
    let told = try two.tools.queries.unreportedNumbers()
    #expect(told.map(\.title) == ["second"] && told.allSatisfy { $0.oldNumber < $0.newNumber })
    #expect(try two.tools.queries.unreportedNumbers() == [])
    #expect(try one.tools.queries.unreportedNumbers() == [])
  }
}
