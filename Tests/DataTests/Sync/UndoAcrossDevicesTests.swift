import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthDomain

/// Undoing changes after another device changed the same entry.
@Suite(.withLibsodium) struct UndoAcrossDevicesTests: SyncedDevices {
  let relay = InMemoryRelay()

  private func journal(_ device: SyncedDevice) -> JournalUseCases {
    JournalUseCases(device.context, collection: nil)
  }

  /// Returns the entries named by a refusal, in the order in which they have to be undone.
  private func named(by body: () throws -> Void) -> [EntryName] {
    do { try body() } catch DomainError.refused(.changedSince(let entry, let by, true, _)) {
      return [by, entry]
    } catch { Issue.record(error) }
    return []
  }

  private func two() throws -> (SyncedDevice, SyncedDevice, Person) {
    let (one, two) = (device(1), device(2))
    _ = try one.join.setUp(address, called: "laptop", passphrase())
    try two.join(address, called: "vm-2", passphrase())
    let person = try one.plant("Mum")
    return (one, two, person)
  }

  private func sync(_ devices: SyncedDevice...) throws {
    for device in devices + devices { #expect(try device.sync().problems == []) }
  }

  @Test func `an undo blocked by another device names both entries, which can be undone`() throws {
    let (one, two, person) = try two()
    try one.rename(person, to: "Mother")
    try sync(one, two)
    try two.rename(person, to: "Mama")
    try sync(two, one)
    let names = named { try journal(one).undo() }
    #expect(names.map(\.device) == ["vm-2", nil])
    for name in names { _ = try journal(one).undo(name) }
    #expect(try one.names == ["Mum"])
    try sync(one, two)
    #expect(try two.names == ["Mum"])
  }

  @Test func `undoing the first change unblocks a plain undo`() throws {
    let (one, two, person) = try two()
    try one.rename(person, to: "Mother")
    try sync(one, two)
    try two.rename(person, to: "Mama")
    try sync(two, one)
    _ = try journal(one).undo(#require(named { try journal(one).undo() }.first))
    #expect(try one.names == ["Mother"])
    _ = try journal(one).undo()
    #expect(try one.names == ["Mum"])
  }

  @Test func `a redo blocked by another device names both entries, which can be redone`() throws {
    let (one, two, person) = try two()
    try one.rename(person, to: "Mother")
    _ = try journal(one).undo()
    try sync(one, two)
    try two.rename(person, to: "Mama")
    try sync(two, one)
    let names = named { try journal(one).redo() }
    #expect(names.map(\.device) == ["vm-2", nil])
    for name in names { _ = try journal(one).undo(name) }
    #expect(try one.names == ["Mother"])
  }
}
