import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthDomain

/// A store that was restored, or is a copy of one that went on, asks whose state counts.
@Suite struct ResumeSyncTests: SyncedDevices {
  let relay = InMemoryRelay()

  /// Two devices, one of which has a backup from when both had the same two people.
  private func backedUp() throws -> (SyncedDevice, SyncedDevice, backup: InMemoryStore) {
    let (one, two) = (device(1), device(2))
    _ = try one.plant("Mum")
    _ = try one.plant("Dad")
    _ = try one.join.setUp(address, called: "laptop", passphrase())
    try two.join(address, called: "phone", passphrase())
    for device in [one, two, one] { _ = try device.sync() }
    return (one, two, InMemoryStore(copying: one.store))
  }

  private func rename(_ name: String, to other: String, on device: SyncedDevice) throws {
    let found = try device.store.read { try $0.people.list(.all, in: 0..<99) }
    let person = try #require(found.first { $0.name == name })
    var details = person.details
    details.name = try PersonName(other)
    _ = try device.people.edit(person.id, to: details)
  }

  @Test func `who was restored exchanges nothing until somebody says whose state counts`() throws {
    let (laptop, phone, backup) = try backedUp()
    _ = try laptop.plant("Amy")
    try rename("Mum", to: "Mama", on: phone)
    for device in [laptop, phone, laptop] { _ = try device.sync() }
    let restored = try laptop.restored(from: backup)
    _ = try restored.plant("Ben")
    let before = try relay.list(after: nil).names
    for _ in 0..<2 { #expect(try restored.sync().problems == [.isOlderCopy]) }
    #expect(try relay.list(after: nil).names == before)
    let status = try SyncQueries(restored.tools).status()
    #expect(status.isOlderCopy && status.problem == "older-copy")
    #expect(throws: DomainError.refused(.sync(.isOlderCopy))) {
      try ResumeSync(restored.tools)()
    }
    #expect(throws: DomainError.refused(.sync(.isOlderCopy))) {
      try ChangeSyncKey(restored.tools)(otherPassphrase())
    }
    #expect(throws: DomainError.refused(.sync(.isOlderCopy))) {
      try SettleConflicts(restored.tools)("1", taking: .kept)
    }
    #expect(try restored.resume(taking: .others)?.problems == [])
    #expect(try restored.names == ["Amy", "Ben", "Dad", "Mama"])
    for device in [phone, restored] { #expect(try device.sync().problems == []) }
    #expect(try phone.names == restored.names)
    // Its numbers were given to what it was before.
    #expect(try SyncQueries(restored.tools).status().name == "laptop-2")
    #expect(try restored.resume() == nil)
    #expect(try CheckSync(restored.tools)().report.problems == [])
  }

  @Test func `this state becomes everybody's, and can be taken back`() throws {
    let (laptop, phone, backup) = try backedUp()
    _ = try phone.plant("Amy")
    try rename("Mum", to: "Mama", on: phone)
    let dad = try #require(
      try phone.store.read { try $0.people.list(.all, in: 0..<99) }.first { $0.name == "Dad" })
    try phone.people.remove(dad.id)
    for device in [phone, laptop] { _ = try device.sync() }
    let restored = try laptop.restored(from: backup)
    #expect(try restored.resume(taking: .this)?.problems == [])
    #expect(try restored.names == ["Dad", "Mum"])
    #expect(try phone.sync().problems == [])
    #expect(try phone.names == ["Dad", "Mum"])
    #expect(try SyncQueries(phone.tools).conflicts() == [])
    try JournalUseCases(restored.context, collection: nil).undo()
    for device in [restored, phone] { #expect(try device.sync().problems == []) }
    for device in [restored, phone] { #expect(try device.names == ["Amy", "Mama"]) }
  }

  @Test func `where its numbers were given to nothing else it stays who it is`() throws {
    let (laptop, phone, backup) = try backedUp()
    try rename("Mum", to: "Mama", on: phone)
    _ = try phone.sync()
    let restored = try laptop.restored(from: backup)
    #expect(try restored.resume(taking: .others)?.problems == [])
    #expect(try restored.names == ["Dad", "Mama"])
    #expect(try SyncQueries(restored.tools).status().name == "laptop")
  }

  @Test func `a copy that goes on beside the original takes another name`() throws {
    let (laptop, phone, backup) = try backedUp()
    let copy = laptop.on(backup)
    _ = try copy.plant("Copied")
    _ = try laptop.plant("Amy")
    _ = try laptop.sync()
    #expect(try copy.sync().problems == [.isOlderCopy])
    #expect(try copy.resume(taking: .others)?.problems == [])
    for device in [laptop, phone, copy] { #expect(try device.sync().problems == []) }
    let all = ["Amy", "Copied", "Dad", "Mum"]
    for device in [laptop, phone, copy] { #expect(try device.names == all) }
    // Both go on.
    _ = try copy.plant("Later")
    _ = try laptop.plant("Last")
    for device in [copy, laptop, phone, copy] { #expect(try device.sync().problems == []) }
    for device in [laptop, phone, copy] { #expect(try device.names.count == 6) }
    let names = try SyncQueries(phone.tools).status().devices.map(\.name).sorted()
    #expect(names == ["laptop", "laptop-2"])
  }

  @Test func `of two that give one number in one moment, who comes second finds it out`() throws {
    let (laptop, phone, backup) = try backedUp()
    let copy = laptop.on(backup)
    for (device, name) in [(laptop, "Amy"), (copy, "Copied")] { _ = try device.plant(name) }
    _ = try laptop.sync()
    // It had packed before it could have seen the other's.
    let other = SpoiledRelay(relay)
    let names = try relay.list(after: nil).names.filter {
      if case .segment = $0 { true } else { false }
    }
    other.change { $0.unlisted = Set(names.suffix(1)) }
    #expect(try copy.through(other).sync().problems == [.isOlderCopy])
    #expect(try copy.resume(taking: .others)?.problems == [])
    for device in [laptop, phone, copy] { #expect(try device.sync().problems == []) }
    for device in [laptop, phone, copy] {
      #expect(try device.names == ["Amy", "Copied", "Dad", "Mum"])
    }
  }

  @Test func `what was changed before a fork is forgotten by all, whoever wants it`() throws {
    let (laptop, phone, _) = try backedUp()
    let changes = try [("Mum", "Mama"), ("Dad", "Papa")].map { name, other in
      try rename(name, to: other, on: laptop)
      return try #require(try laptop.store.read { try $0.journal.ownEntry(before: nil) }).name
    }
    for device in [laptop, phone, laptop] { _ = try device.sync() }
    let copy = laptop.on(InMemoryStore(copying: laptop.store))
    for (device, name) in [(laptop, "Amy"), (copy, "Copied")] {
      _ = try device.plant(name)
      _ = try device.sync()
    }
    #expect(try copy.resume(taking: .others)?.problems == [])
    let since = try #require(try copy.store.read { try $0.journal.ownEntry(before: nil) }).name
    for device in [laptop, phone, copy] { _ = try device.sync() }
    for (device, change) in [(copy, changes[0]), (laptop, changes[1]), (copy, since)] {
      let journal = JournalUseCases(device.context, collection: nil)
      _ = try journal.forget([change], as: .entry(change))
      for device in [device, laptop, phone, copy] { #expect(try device.sync().problems == []) }
    }
    func isForgotten(_ device: String?, _ name: EntryName, on other: SyncedDevice) throws -> Bool {
      try JournalUseCases(other.context, collection: nil).queries
        .entry(EntryName(device: device, name.number)).isForgotten
    }
    for change in changes {
      #expect(try isForgotten(nil, change, on: laptop))
      #expect(try isForgotten("laptop", change, on: phone))
      #expect(try isForgotten(nil, change, on: copy))
    }
    #expect(try isForgotten("laptop-2", since, on: laptop))
    #expect(try isForgotten("laptop-2", since, on: phone))
  }

  @Test func `a relay that is away tells nothing of whose numbers they are`() throws {
    let (laptop, phone, backup) = try backedUp()
    _ = try phone.plant("Amy")
    for device in [phone, laptop] { _ = try device.sync() }
    let (other, pieces) = (SpoiledRelay(relay), relay.contents)
    var (calls, isThrough) = (0, false)
    while !isThrough {
      relay.contents = pieces
      let restored = try laptop.restored(from: backup)
      other.change { $0.answered = calls }
      let report = try? restored.through(other).resume(taking: .others)
      isThrough = report?.problems == []
      #expect(try restored.resumed(taking: .others).problems == [])
      #expect(try SyncQueries(restored.tools).status().name == "laptop")
      calls += 1
    }
    #expect(calls > 3)
  }

  @Test func `who is known at a relay that lost the profile's piece goes on there`() throws {
    let (laptop, phone, backup) = try backedUp()
    try relay.delete(KnownPieces.profile)
    let restored = try laptop.restored(from: backup)
    #expect(try restored.resume(taking: .others)?.problems == [])
    #expect(try relay.list(after: nil).names.contains(KnownPieces.profile))
    #expect(try phone.sync().problems == [])
  }

  @Test func `a device that was taken out does not come back by its backup`() throws {
    let (laptop, phone, backup) = try backedUp()
    _ = try ChangeSyncKey(phone.tools)(
      otherPassphrase(), without: ChangeSyncKey(phone.tools).device("laptop").id)
    let restored = try laptop.restored(from: backup)
    #expect(throws: DomainError.refused(.sync(.isTakenOut))) {
      try restored.resume(taking: .others)
    }
  }

  @Test func `devices of one name get two`() throws {
    let (one, two, three) = (device(1), device(2), device(3))
    _ = try one.join.setUp(address, called: "vm", passphrase())
    try two.join(address, called: "vm", passphrase())
    try three.join(address, called: "vm", passphrase())
    for device in [one, two, three, one] { #expect(try device.sync().problems == []) }
    for (device, name) in zip([one, two, three], ["vm", "vm-2", "vm-3"]) {
      #expect(try SyncQueries(device.tools).status().name == name)
    }
    #expect(throws: DomainError.refused(.sync(.nameIsTaken("vm-2")))) {
      try SyncQueries(one.tools).rename(to: "vm-2")
    }
    try SyncQueries(one.tools).rename(to: "vm")
    #expect(try ChangeSyncKey(one.tools).device("vm-2").name == "vm-2")
  }

  /// Killed with every call there is, before it did anything and after it.
  @Test(arguments: [false, true], ResumeSync.State.allCases)
  func `who is killed on the way goes on with the next try`(
    after: Bool, state: ResumeSync.State
  ) throws {
    let other = SpoiledRelay(relay)
    let (laptop, phone, backup) = try backedUp()
    _ = try laptop.plant("Amy")
    for device in [laptop, phone, laptop] { _ = try device.sync() }
    let (pieces, kept) = (relay.contents, InMemoryStore(copying: phone.store))
    var (calls, wasKilled) = (0, true)
    while wasKilled {
      relay.contents = pieces
      let phone = phone.on(InMemoryStore(copying: kept))
      let restored = try laptop.restored(from: backup)
      let (shown, trying) = (try restored.names, restored.through(other))
      other.change {
        $0.calls = calls
        $0.killsAfter = after
      }
      do {
        _ = try trying.resume(taking: state)
        wasKilled = false
      } catch is SpoiledRelay.Killed {
        // Nothing is half shown: it still asks, or has the answer as a whole.
        if try ResumeSync(restored.tools).asks() { #expect(try restored.names == shown) }
      }
      other.heal()
      if wasKilled { #expect(try restored.resumed(taking: state).problems == []) }
      for device in [phone, restored] { #expect(try device.sync().problems == []) }
      let all = state == .others ? ["Amy", "Dad", "Mum"] : ["Dad", "Mum"]
      #expect(try phone.names == all && restored.names == all)
      calls += 1
    }
    #expect(calls > 5)
  }
}

extension SyncedDevice {
  /// The same device on another store.
  func on(_ store: InMemoryStore) -> SyncedDevice {
    SyncedDevice(
      store: store, time: time,
      context: UseCaseContext(store, time.clock, .seeded(.random(in: 1...UInt64.max))),
      rings: rings, relay: relay, snapshots: snapshots)
  }

  /// As `hearth restore` leaves it.
  func restored(from backup: InMemoryStore) throws -> SyncedDevice {
    let store = InMemoryStore(copying: backup)
    try store.write { repositories in
      var exchange = try #require(try repositories.sync.exchange())
      exchange.isOlderCopy = true
      exchange.problem = SyncProblem.isOlderCopy.code
      try repositories.sync.keep(exchange)
    }
    return on(store)
  }

  func resume(taking state: ResumeSync.State? = nil) throws -> SyncReport? {
    try ResumeSync(tools)(taking: state)
  }

  /// The same, where it may have come to an end before.
  func resumed(taking state: ResumeSync.State) throws -> SyncReport {
    try resume(taking: state) ?? sync()
  }
}
