import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthDomain

/// A restored store asks whose state to use; a copy of a device that continued becomes a new
/// device.
@Suite(.withLibsodium) struct ResumeSyncTests: SyncedDevices {
  let relay = InMemoryRelay()

  /// Returns two devices and a backup of one, from when both had the same two people.
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
    try device.rename(person, to: other)
  }

  @Test func `a restored device syncs nothing until the user chooses whose state counts`() throws {
    let (laptop, phone, backup) = try backedUp()
    _ = try laptop.plant("Amy")
    try rename("Mum", to: "Mama", on: phone)
    for device in [laptop, phone, laptop] { _ = try device.sync() }
    let restored = try laptop.restored(from: backup)
    _ = try restored.plant("Ben")
    let before = try relay.list(after: nil).names
    for _ in 0..<2 { #expect(try restored.sync().problems == [.isOlderCopy]) }
    #expect(try relay.list(after: nil).names == before)
    let status = try restored.tools.queries.status()
    #expect(status.isOlderCopy && status.problem == "older-copy")
    #expect(throws: DomainError.refused(.sync(.isOlderCopy))) {
      try restored.tools.resume()
    }
    #expect(throws: DomainError.refused(.sync(.isOlderCopy))) {
      try restored.tools.changeKey(otherPassphrase())
    }
    #expect(throws: DomainError.refused(.sync(.isOlderCopy))) {
      try restored.tools.resolveConflicts("1", taking: .kept)
    }
    #expect(try restored.resume(taking: .others)?.problems == [])
    #expect(try restored.names == ["Amy", "Ben", "Dad", "Mama"])
    for device in [phone, restored] { #expect(try device.sync().problems == []) }
    #expect(try phone.names == restored.names)
    // Its entry numbers were used before it was restored.
    #expect(try restored.tools.queries.status().name == "laptop-2")
    #expect(try restored.resume() == nil)
    #expect(try restored.tools.check().report.problems == [])
  }

  @Test func `a device restored together with the relay is named, and both rejoin`()
    throws
  {
    let (laptop, phone, backup) = try backedUp()
    let before = relay.contents
    _ = try laptop.plant("Amy")
    for device in [laptop, phone] { _ = try device.sync() }
    relay.contents = before
    let again = laptop.on(InMemoryStore(copying: backup))
    for name in ["Ben", "Cleo"] {
      _ = try again.plant(name)
      #expect(try again.sync().problems == [])
    }
    #expect(try phone.sync().problems == [.historyDiffers(device: "laptop")])
    // Follows the instructions of the message; the first device alone is not enough.
    for device in [again, phone] {
      #expect(try phone.names == ["Amy", "Dad", "Mum"])
      try device.join.leave()
      try device.join(address, called: "back", passphrase())
    }
    for device in [phone, again, phone, again] { #expect(try device.sync().problems == []) }
    for device in [phone, again] {
      #expect(try device.names == ["Amy", "Ben", "Cleo", "Dad", "Mum"])
    }
  }

  @Test func `choosing this state applies it to all devices, and can be undone`() throws {
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
    #expect(try phone.tools.queries.conflicts() == [])
    try JournalUseCases(restored.context, collection: nil).undo()
    for device in [restored, phone] { #expect(try device.sync().problems == []) }
    for device in [restored, phone] { #expect(try device.names == ["Amy", "Mama"]) }
  }

  @Test func `a device whose numbers were not reused keeps its id`() throws {
    let (laptop, phone, backup) = try backedUp()
    try rename("Mum", to: "Mama", on: phone)
    _ = try phone.sync()
    let restored = try laptop.restored(from: backup)
    #expect(try restored.resume(taking: .others)?.problems == [])
    #expect(try restored.names == ["Dad", "Mama"])
    #expect(try restored.tools.queries.status().name == "laptop")
  }

  @Test func `a device that continues under another id sends what was not forgotten`() throws {
    let laptop = device(1)
    _ = try laptop.join.setUp(address, called: "laptop", passphrase())
    let (place, copy) = (ItemReference(.contact, 5), DeviceID(rawValue: 9))
    let moment = laptop.tools.now()
    try laptop.store.write { repositories in
      var replica = try #require(try StoredReplica(repositories))
      let former = replica.participation.device
      // The entry was sent before and after part of the contact was forgotten.
      let line = Presence(changes: SeenEntries([EntryID(former, 3)]), seenByRemovals: SeenEntries())
      let phones = ListFieldState(parts: [Array("1".utf8): line], order: FieldState())
      let contact = ItemState(
        presence: Presence(), birth: nil, latest: ChangeTimestamp(at: moment), fields: [:],
        lists: [SyncFields.rules(of: .contact)["phones"]: phones],
        forgotten: SeenEntries([EntryID(former, 2)]))
      try repositories.sync.save([place: contact], areShown: true)
      try replica.continueUnder(
        DeviceFork(of: former, after: 1, as: copy), called: "copy", at: moment)
      let told = try repositories.sync.ownEntries(after: 0, limit: .max).last?.entry
      #expect(told?.id == EntryID(copy, replica.participation.applied[copy]))
      let left = told?.erasure?.itemStates[place]?.lists.values.first?.lines.values.first
      #expect(left?.changes == SeenEntries([EntryID(copy, 2)]))
    }
  }

  @Test func `a copy that continues beside the original gets another name`() throws {
    let (laptop, phone, backup) = try backedUp()
    let copy = laptop.on(backup)
    _ = try copy.plant("Copied")
    _ = try laptop.plant("Amy")
    _ = try laptop.sync()
    let before = try relay.list(after: nil).names
    let report = try copy.sync()
    #expect(report.problems == [] && report.renaming?.from == "laptop")
    #expect(report.renaming?.to == "laptop-2")
    #expect(try !copy.tools.resume.needsDecision())
    #expect(try copy.tools.queries.status().problem == nil)
    // Pieces of the original stay.
    #expect(try Set(relay.list(after: nil).names).isSuperset(of: before))
    for device in [laptop, phone, copy] {
      let report = try device.sync()
      #expect(report.problems == [] && report.renaming == nil)
    }
    let all = ["Amy", "Copied", "Dad", "Mum"]
    for device in [laptop, phone, copy] { #expect(try device.names == all) }
    // Both devices continue to work.
    _ = try copy.plant("Later")
    _ = try laptop.plant("Last")
    for device in [copy, laptop, phone, copy] { #expect(try device.sync().problems == []) }
    for device in [laptop, phone, copy] { #expect(try device.names.count == 6) }
    let names = try phone.tools.queries.status().devices.map(\.name).sorted()
    #expect(names == ["laptop", "laptop-2"])
  }

  @Test func `a copy that leaves removes no other device`() throws {
    let (laptop, phone, backup) = try backedUp()
    let copy = laptop.on(backup)
    _ = try copy.plant("Copied")
    _ = try laptop.plant("Amy")
    _ = try laptop.sync()
    #expect(try copy.join.leave().isAnnounced)
    for device in [phone, laptop] { #expect(try device.sync().problems == []) }
    let devices = try phone.tools.queries.status().devices
    #expect(devices.map(\.name) == ["laptop"])
    for device in [laptop, phone] {
      #expect(try device.names == ["Amy", "Copied", "Dad", "Mum"])
    }
  }

  /// Sends any number of entries from either device.
  @Test(.inWholeRuns, arguments: [(1, 1), (1, 2), (2, 1), (3, 2)])
  func `of two devices that use one number at once, the second detects it`(
    first: Int, second: Int
  ) throws {
    let (laptop, phone, backup) = try backedUp()
    let copy = laptop.on(backup)
    let names = try plant(first, on: laptop, second, on: copy)
    let other = InterruptedRelay(relay, at: .segment) { _ = try laptop.sync() }
    let report = try copy.through(other).sync()
    #expect(report.problems == [] && report.renaming?.to == "laptop-2")
    #expect(try copy.tools.queries.status().pendingCount == 0)
    try expect(names, on: [laptop, phone, copy])
  }

  /// The device sealed its entries but was killed before sending, or the relay was full.
  @Test(
    arguments: [(1, 1), (1, 2), (2, 2), (2, 4), (3, 4), (4, 3), (4, 2), (4, 1)].tried(usually: 3))
  func `a device that sealed first and sends second detects it`(first: Int, second: Int) throws {
    let (laptop, phone, backup) = try backedUp()
    let copy = laptop.on(backup)
    let names = try plant(first, on: laptop, second, on: copy)
    let full = SpoiledRelay(relay)
    full.change { $0.isFull = true }
    #expect(try copy.through(full).sync().sentCount == 0)
    let kept = InMemoryStore(copying: copy.store)
    _ = try laptop.sync()
    let before = try relay.list(after: nil).names
    let report = try copy.sync()
    #expect(report.problems == [] && report.renaming?.to == "laptop-2")
    #expect(try Set(relay.list(after: nil).names).isSuperset(of: before))
    try expect(names, on: [laptop, phone, copy])
    // The same applies if the user is asked before the device can find out.
    let again = try laptop.restored(from: kept)
    try expect(names, on: [again, laptop, phone, copy])
  }

  /// A folder that is synced between machines accepts both pieces and keeps one of them.
  @Test func `a device whose sent piece was replaced detects it within a day`() throws {
    let (laptop, phone, backup) = try backedUp()
    let copy = laptop.on(backup)
    let names = try plant(2, on: laptop, 2, on: copy)
    let there = relay.contents
    _ = try copy.sync()
    relay.contents = there
    _ = try laptop.sync()
    #expect(try copy.sync().problems == [])
    copy.time.pass(milliseconds: 86_400_000)
    let report = try copy.sync()
    #expect(report.problems == [] && report.renaming?.to == "laptop-2")
    try expect(names, on: [laptop, phone, copy])
  }

  /// At each call of one device, the other one syncs, or is killed at any of its calls. The first
  /// device continues, or is killed as well.
  @Test(.inWholeRuns, arguments: [(1, 2), (3, 2)])
  func `copies that send at the same moment lose nothing, even when killed`(
    first: Int, second: Int
  ) throws {
    let (former, other, backup) = try backedUp()
    let (there, kept) = (relay.contents, InMemoryStore(copying: other.store))
    var (call, wasInterrupted, tried) = (0, true, 0)
    while wasInterrupted {
      for isKilled in [false, true] {
        var (others, wasKilled) = (isKilled ? 99 : 0, true)
        while wasKilled {
          relay.contents = there
          let (laptop, copy) = (
            former.on(InMemoryStore(copying: backup)), former.on(InMemoryStore(copying: backup))
          )
          let phone = other.on(InMemoryStore(copying: kept))
          let names = try plant(first, on: laptop, second, on: copy)
          wasKilled = false
          let killing = InterruptedRelay(relay, at: .call(others)) {
            wasKilled = true
            throw SpoiledRelay.Killed()
          }
          let interrupted = InterruptedRelay(relay, at: .call(call)) {
            do { _ = try laptop.through(killing).sync() } catch is SpoiledRelay.Killed {}
            if isKilled { throw SpoiledRelay.Killed() }
          }
          do { _ = try copy.through(interrupted).sync() } catch is SpoiledRelay.Killed {}
          wasInterrupted = interrupted.wasInterrupted
          try expect(names, on: [laptop, phone, copy])
          (others, tried) = (others + 1, tried + 1)
        }
      }
      call += 1
    }
    #expect(call > 4 && tried > 20)
  }

  /// Plants that many people on each device; returns their names.
  private func plant(
    _ first: Int, on laptop: SyncedDevice, _ second: Int, on copy: SyncedDevice
  ) throws -> [String] {
    let names = (0..<first).map { "Amy \($0)" } + (0..<second).map { "Copied \($0)" }
    for (place, name) in names.enumerated() {
      _ = try (place < first ? laptop : copy).plant(name)
    }
    return names + ["Dad", "Mum"]
  }

  /// Expects these names on all devices in the end, choosing the others' state when asked.
  private func expect(_ names: [String], on devices: [SyncedDevice]) throws {
    for _ in 0..<2 {
      for device in devices {
        var problems = try device.sync().problems
        if problems == [.isOlderCopy] {
          problems = try device.resumed(taking: .others).problems
        }
        #expect(problems == [])
      }
    }
    for device in devices { #expect(try device.names == names) }
  }

  @Test func `the device's identity before a restore does not count as a device`()
    throws
  {
    let laptop = device(1)
    _ = try laptop.join.setUp(address, called: "laptop", passphrase())
    let backup = InMemoryStore(copying: laptop.store)
    for name in ["Mum", "Dad"] {
      _ = try laptop.plant(name)
      _ = try laptop.sync()
    }
    let pieces = relay.contents
    func leaves(_ device: SyncedDevice) throws -> Bool {
      do {
        try device.join.leave(erasing: true)
        return true
      } catch DomainError.refused(.sync(.otherDevicesRemain(1))) {
        return false
      }
    }
    let restored = try laptop.restored(from: backup)
    #expect(try restored.resume(taking: .others)?.problems == [])
    #expect(try restored.tools.queries.status().name == "laptop-2")
    // The device continues to work, as on another machine.
    let there = relay.contents
    _ = try laptop.plant("Amy")
    _ = try laptop.sync()
    #expect(try !leaves(restored))
    relay.contents = there
    #expect(try leaves(restored) && relay.list(after: nil).names.isEmpty)
    // A copy of a device that continued becomes a new one, whoever sends something.
    relay.contents = pieces
    let copy = laptop.on(InMemoryStore(copying: backup))
    #expect(try copy.sync().renaming != nil)
    #expect(try !leaves(copy))
  }

  @Test func `changes from before a fork are forgotten by all, at any device's request`() throws {
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
    #expect(try copy.tools.queries.status().name == "laptop-2")
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

  @Test func `an unavailable relay decides nothing about whose numbers they are`() throws {
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
      #expect(try restored.tools.queries.status().name == "laptop")
      calls += 1
    }
    #expect(calls > 3)
  }

  @Test func `a known device continues at a relay that lost the profile piece`() throws {
    let (laptop, phone, backup) = try backedUp()
    try relay.delete(KeyPieceNames.profile)
    let restored = try laptop.restored(from: backup)
    #expect(try restored.resume(taking: .others)?.problems == [])
    #expect(try relay.list(after: nil).names.contains(KeyPieceNames.profile))
    #expect(try phone.sync().problems == [])
  }

  @Test func `a removed device does not return through its backup`() throws {
    let (laptop, phone, backup) = try backedUp()
    _ = try phone.tools.changeKey(
      otherPassphrase(), without: phone.tools.changeKey.findDevice("laptop").id)
    let restored = try laptop.restored(from: backup)
    #expect(throws: DomainError.refused(.sync(.isRemoved))) {
      try restored.resume(taking: .others)
    }
  }

  @Test func `two devices with one name get different ones`() throws {
    let (one, two, three) = (device(1), device(2), device(3))
    _ = try one.join.setUp(address, called: "vm", passphrase())
    try two.join(address, called: "vm", passphrase())
    try three.join(address, called: "vm", passphrase())
    for device in [one, two, three, one] { #expect(try device.sync().problems == []) }
    for (device, name) in zip([one, two, three], ["vm", "vm-2", "vm-3"]) {
      #expect(try device.tools.queries.status().name == name)
    }
    #expect(throws: DomainError.refused(.sync(.nameIsTaken("vm-2")))) {
      try one.tools.queries.rename(to: "vm-2")
    }
    try one.tools.queries.rename(to: "vm")
    #expect(try one.tools.changeKey.findDevice("vm-2").name == "vm-2")
  }

  /// The program is killed at each of its calls, before or after it was performed.
  @Test(.inWholeRuns, arguments: [false, true], ResumeSync.State.allCases)
  func `a device killed while resuming continues at the next attempt`(
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
        // The state is never partial: the device still asks, or has the complete answer.
        if try restored.tools.resume.needsDecision() { #expect(try restored.names == shown) }
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
  /// Returns the device with another store.
  func on(_ store: InMemoryStore) -> SyncedDevice {
    SyncedDevice(
      store: store, time: time,
      context: UseCaseContext(store, time.clock, .seeded(.random(in: 1...UInt64.max))),
      rings: rings, relay: relay, snapshots: snapshots)
  }

  /// Returns the device as `hearth restore` leaves it.
  func restored(from backup: InMemoryStore) throws -> SyncedDevice {
    let store = InMemoryStore(copying: backup)
    try store.write { repositories in
      var exchange = try #require(try repositories.sync.exchange())
      exchange.isOlderCopy = true
      exchange.problemCode = SyncProblem.isOlderCopy.code
      try repositories.sync.save(exchange)
    }
    return on(store)
  }

  func resume(taking state: ResumeSync.State? = nil) throws -> SyncReport? {
    try tools.resume(taking: state)
  }

  /// Resumes the device, which may already have finished before.
  func resumed(taking state: ResumeSync.State) throws -> SyncReport {
    try resume(taking: state) ?? sync()
  }
}
