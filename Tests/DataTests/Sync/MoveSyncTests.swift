import HearthTestSupport
import Testing

@testable import HearthDomain

/// Moving a profile to another relay.
@Suite(.withLibsodium) struct MoveSyncTests: SyncedDevices {
  let relay = InMemoryRelay()
  private let other = InMemoryRelay()
  private let newPlace = SyncAddress(.folder, "/elsewhere")

  private func pair(
    through relay: (any Relay)? = nil
  ) throws -> (SyncedDevice, SyncedDevice) {
    var (one, two) = (device(1, through: relay), device(2, through: relay))
    (one.elsewhere, two.elsewhere) = (other, other)
    _ = try one.join.setUp(address, called: "laptop", passphrase())
    try two.join(address, called: "phone", passphrase())
    _ = try one.plant("Mum")
    for device in [one, two, one] { #expect(try device.sync().problems == []) }
    return (one, two)
  }

  @Test func `devices move one after the other without losing anything`() throws {
    let (one, two) = try pair()
    _ = try one.plant("Dad")
    #expect(try one.tools.move(to: newPlace).problems == [])
    #expect(try one.tools.move.relay() == newPlace)
    let there = try Set(relay.list(after: nil).names)
    #expect(try Set(other.list(after: nil).names).isSuperset(of: there))
    _ = try one.plant("Aunt")
    _ = try two.plant("Uncle")
    for device in [one, two] { #expect(try device.sync().problems == []) }
    #expect(try two.names == ["Dad", "Mum", "Uncle"])
    #expect(try two.tools.move(to: newPlace).problems == [])
    for device in [one, two, one] { #expect(try device.sync().problems == []) }
    for device in [one, two] {
      #expect(try device.names == ["Aunt", "Dad", "Mum", "Uncle"])
      #expect(try device.tools.queries.status().pendingCount == 0)
    }
    // A device that joins there gets all data.
    let three = device(3, through: other)
    try three.join(newPlace, called: "tablet", passphrase())
    #expect(try three.names == ["Aunt", "Dad", "Mum", "Uncle"])
  }

  @Test func `entries sent before leaving are carried over by devices that move later`() throws {
    let (one, two) = try pair()
    let three = device(3)
    try three.join(address, called: "tablet", passphrase())
    for device in [one, two, three, one] { _ = try device.sync() }
    #expect(try one.tools.move(to: newPlace).problems == [])
    _ = try three.plant("Zoe")
    #expect(try three.join.leave().isAnnounced)
    #expect(try two.tools.move(to: newPlace).problems == [])
    #expect(try one.sync().problems == [])
    for device in [one, two] {
      #expect(try device.names == ["Mum", "Zoe"])
      #expect(try device.tools.queries.status().devices.count == 1)
    }
  }

  @Test func `a paused device does not move, and leftovers at the new relay are replaced`() throws {
    let (one, _) = try pair()
    try one.tools.queries.setPaused(true)
    #expect(throws: DomainError.refused(.sync(.isPaused))) { try one.tools.move(to: newPlace) }
    #expect(try one.tools.move.relay() == address)
    try one.tools.queries.setPaused(false)
    try other.putNew(KeyPieceNames.passphrase, [1, 2, 3])
    #expect(try one.tools.move(to: newPlace).problems == [])
  }

  @Test func `a device does not move while one of the relays is unavailable`() throws {
    for isOld in [true, false] {
      let (first, second) = (SpoiledRelay(InMemoryRelay()), SpoiledRelay(InMemoryRelay()))
      var one = device(1, through: first)
      one.elsewhere = second
      _ = try one.join.setUp(address, called: "laptop", passphrase())
      (isOld ? first : second).change { $0.isDown = true }
      #expect(throws: (any Error).self) { try one.tools.move(to: newPlace) }
      do { _ = try one.tools.move(to: newPlace) } catch {
        #expect((error is RelayUnreachable) == isOld)
      }
      #expect(try one.tools.move.relay() == address)
      (isOld ? first : second).change { $0.isDown = false }
      #expect(try second.get(KeyPieceNames.profile) == nil)
      #expect(try one.tools.move(to: newPlace).problems == [])
    }
  }

  @Test func `moving to another profile or the same relay, or without sync, is refused`() throws {
    let (one, _) = try pair()
    #expect(throws: DomainError.refused(.sync(.isOn))) { try one.tools.move(to: address) }
    let stranger = device(4, through: other)
    _ = try stranger.join.setUp(newPlace, called: "desk", passphrase())
    #expect(throws: DomainError.refused(.sync(.relayHasProfile))) {
      try one.tools.move(to: newPlace)
    }
    #expect(throws: DomainError.refused(.sync(.isOff))) {
      try device(5).tools.move(to: newPlace)
    }
  }

  @Test func `with a lost relay each device continues with its own data`() throws {
    let lost = SpoiledRelay(relay)
    let (one, two) = try pair(through: lost)
    // An existing relay can be moved completely.
    #expect(throws: DomainError.refused(.sync(.relayIsAvailable("/relay")))) {
      try one.tools.move.lostRelay()
    }
    _ = try two.plant("Left there")
    _ = try two.sync()
    _ = try two.plant("Uncle")
    _ = try one.plant("Aunt")
    lost.change { $0.isDown = true }
    #expect(throws: RelayUnreachable.self) { try one.tools.move(to: newPlace) }
    let begun = try Self.begin(one, at: newPlace)
    #expect(begun.report.problems == [] && begun.takesPassphrase)
    #expect(try one.tools.move.relay() == newPlace && one.names == ["Aunt", "Mum"])
    // A device that joins there gets all data of this one.
    let three = device(3, through: other)
    try three.join(newPlace, called: "tablet", passphrase())
    #expect(try three.names == ["Aunt", "Mum"])
    // A device that was part of the profile brings the data that only it had.
    #expect(try Self.begin(two, at: newPlace).report.problems == [])
    for device in [one, three, two, one] { #expect(try device.sync().problems == []) }
    for device in [one, two, three] {
      #expect(try device.names == ["Aunt", "Left there", "Mum", "Uncle"])
      #expect(try device.tools.queries.status().pendingCount == 0)
      #expect(try device.tools.queries.conflicts() == [])
    }
  }

  @Test func `the passphrase admits no device if no device has its key`() throws {
    let lost = SpoiledRelay(relay)
    let (_, two) = try pair(through: lost)
    lost.change { $0.isDown = true }
    let begun = try Self.begin(two, at: newPlace)
    #expect(begun.report.problems == [] && !begun.takesPassphrase)
    let three = device(3, through: other)
    #expect(throws: DomainError.refused(.sync(.hasNoProfile))) {
      try three.join(newPlace, called: "tablet", passphrase())
    }
    _ = try two.tools.changeKey(otherPassphrase())
    try three.join(newPlace, called: "tablet", otherPassphrase())
    #expect(try three.names == ["Mum"])
  }

  @Test func `leaving a full relay works like any other`() throws {
    let full = SpoiledRelay(relay)
    var one = device(1, through: full)
    one.elsewhere = other
    _ = try one.join.setUp(address, called: "laptop", passphrase())
    full.change { $0.isFull = true }
    _ = try one.plant("Mum")
    #expect(try one.tools.move(to: newPlace).problems == [])
    #expect(try one.tools.queries.status().pendingCount == 0)
  }

  @Test func `a profile can begin anew at an emptied relay`() throws {
    let emptied = SpoiledRelay(relay)
    let (one, two) = try pair(through: emptied)
    for name in try relay.list(after: nil).names { try relay.delete(name) }
    _ = try two.plant("Aunt")
    #expect(try one.sync().problems == [.relay(.refused(.sync(.profileIsGone)))])
    #expect(try Self.begin(one, at: address).report.problems == [])
    // The others find the profile there and send what only they have.
    for device in [two, one, two] { #expect(try device.sync().problems == []) }
    for device in [one, two] { #expect(try device.names == ["Aunt", "Mum"]) }
  }

  private static func begin(
    _ device: SyncedDevice, at place: SyncAddress
  ) throws -> (report: SyncReport, takesPassphrase: Bool) {
    let move = device.tools.move
    return try move.startAtNewRelay(at: place, inPlaceOf: move.lostRelay())
  }
}
