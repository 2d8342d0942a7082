import HearthTestSupport
import Synchronization
import Testing

@testable import HearthData
@testable import HearthDomain

/// Devices that exchange sealed pieces through a relay.
@Suite struct SynchroniseTests {
  private let relay = InMemoryRelay()

  private func device(_ number: Int, through other: (any Relay)? = nil) -> Device {
    let (time, relay) = (TestClock("2026-11-20T09:00"), other ?? relay)
    let store = InMemoryStore(now: time.clock.now)
    return Device(
      store: store, time: time,
      context: UseCaseContext(store, time.clock, .seeded(UInt64(number))),
      tools: SyncTools(
        store: store, sealer: SodiumSealer(work: .least), rings: InMemoryKeyRings(),
        format: DeflatedSegments(), now: time.clock.now, relay: { _ in relay }))
  }

  private struct Device {
    let store: InMemoryStore
    let time: TestClock
    let context: UseCaseContext
    let tools: SyncTools

    var join: JoinSync { JoinSync(tools) }
    var people: PeopleUseCases { PeopleUseCases(context) }

    func sync() throws -> SyncReport { try Synchronise(tools)() }

    /// As another device.
    @discardableResult
    func join(
      _ address: SyncAddress, called name: String, _ passphrase: SealPassphrase
    ) throws -> JoinedSync {
      try join(join.prepare(address, called: name, passphrase))
    }

    func plant(_ name: String) throws -> Person {
      try people.plant(
        PersonDetails(
          name: PersonName(name), rhythm: CareRhythm(everyDays: 7), plantedOn: time.clock.today))
    }

    var names: [String] {
      get throws { try store.read { try $0.people.list(.all, in: 0..<99).map(\.name).sorted() } }
    }
  }

  private let address = SyncAddress(.folder, "/relay")

  private func passphrase() throws -> SealPassphrase {
    try SealPassphrase(Secret("correct horse battery".utf8))
  }

  @Test func `two devices come to the same`() throws {
    let (one, other) = (device(1), device(2))
    let mum = try one.plant("Mum")
    _ = try other.plant("Dad")
    let (words, _) = try one.join.setUp(address, called: "laptop", passphrase())
    #expect(words.count == 24)
    _ = try other.join(address, called: "phone", passphrase())
    #expect(try other.names == ["Dad", "Mum"])
    #expect(try one.sync().received == 1)
    #expect(try one.names == ["Dad", "Mum"])
    _ = try other.people.water(mum.id, by: .call)
    try other.people.remove(mum.id)
    #expect(try other.sync().sent == 2)
    #expect(try one.sync().problems == [])
    #expect(try one.names == ["Dad"])
    // What arrived has the name of its device, and is taken back by that.
    let newest = try JournalUseCases(one.context, collection: nil).queries.list(limit: 1)
    #expect(newest.first?.name.device == "phone")
    #expect(newest.first?.words.verb == .remove)
    try JournalUseCases(one.context, collection: nil).undo(try #require(newest.first?.name))
    _ = try one.sync()
    _ = try other.sync()
    #expect(try other.names == ["Dad", "Mum"])
    #expect(try SyncQueries(one.tools).status().waiting == 0)
  }

  @Test func `a change that neither had seen of the other is listed`() throws {
    let (one, other) = (device(1), device(2))
    let mum = try one.plant("Mum")
    _ = try one.join.setUp(address, called: "laptop", passphrase())
    _ = try other.join(address, called: "phone", passphrase())
    var details = mum.details
    details.name = try PersonName("Mama")
    _ = try one.people.edit(mum.id, to: details)
    other.time.set("2026-11-20T10:00")
    details.name = try PersonName("Mummy")
    _ = try other.people.edit(mum.id, to: details)
    for device in [one, other, one] { _ = try device.sync() }
    #expect(try one.names == ["Mummy"])
    #expect(try other.names == ["Mummy"])
    for device in [one, other] {
      let conflicts = try SyncQueries(device.tools).conflicts()
      #expect(conflicts.count == 1)
      guard case .otherValue(_, let names, let kept, let lost, _)? = conflicts.first?.notice else {
        Issue.record("nothing listed")
        return
      }
      #expect((names, kept, lost) == (["name"], [.text("Mummy")], [.text("Mama")]))
    }
  }

  @Test func `what is missing is waited for, and what is not whole is not taken`() throws {
    let other = SpoiledRelay(relay)
    let (one, two) = (device(1), device(2, through: other))
    _ = try one.join.setUp(address, called: "laptop", passphrase())
    _ = try two.join(address, called: "phone", passphrase())
    for name in ["A", "B"] {
      _ = try one.plant(name)
      _ = try one.sync()
    }
    let segments = try relay.list(after: nil).names.filter {
      if case .segment = $0 { true } else { false }
    }
    let first = try #require(segments.first)
    other.hide(first)
    #expect(try two.sync().problems == [.gap(device: "laptop")])
    #expect(try two.names == [])
    other.spoil(first)
    #expect(try two.sync().problems == [.forged(device: "laptop")])
    #expect(try two.names == [])
    other.heal()
    #expect(try two.sync().problems == [])
    #expect(try two.names == ["A", "B"])
    #expect(try two.sync() == SyncReport())
  }

  @Test func `a relay that fails ends nothing but the exchange`() throws {
    let other = SpoiledRelay(relay)
    let one = device(1, through: other)
    _ = try one.join.setUp(address, called: "laptop", passphrase())
    _ = try one.plant("A")
    other.isDown = true
    #expect(try one.sync().problems.map(\.code) == ["relay"])
    #expect(try SyncQueries(one.tools).status().problem == "relay")
    other.isDown = false
    #expect(try one.sync().sent == 1)
    #expect(try one.sync().sent == 0)
    let two = device(2)
    _ = try two.join(address, called: "phone", passphrase())
    #expect(try two.names == ["A"])
  }

  @Test func `an older copy sends nothing`() throws {
    let one = device(1)
    _ = try one.join.setUp(address, called: "laptop", passphrase())
    _ = try one.plant("A")
    let before = try one.store.read { try $0.sync.exchange() }
    _ = try one.sync()
    try one.store.write { try $0.sync.keep(try #require(before)) }
    #expect(try one.sync().problems == [.isOlderCopy])
  }

  @Test func `only whoever knows the passphrase joins, and only once`() throws {
    let (one, two) = (device(1), device(2))
    #expect(throws: DomainError.refused(.sync(.hasNoProfile))) {
      try one.join(address, called: "a", passphrase())
    }
    #expect(throws: DomainError.refused(.sync(.isOff))) { try one.sync() }
    _ = try one.join.setUp(address, called: "a", passphrase())
    #expect(throws: DomainError.refused(.sync(.isOn))) {
      try one.join.setUp(address, called: "a", passphrase())
    }
    #expect(throws: DomainError.refused(.sync(.isTaken))) {
      try two.join.setUp(address, called: "b", passphrase())
    }
    let wrong = try SealPassphrase(Secret("something else entirely".utf8))
    #expect(throws: DomainError.damaged(.sealed(.wrongPassphrase))) {
      try two.join(address, called: "b", wrong)
    }
    try SyncQueries(one.tools).pause(true)
    #expect(throws: DomainError.refused(.sync(.isPaused))) { try one.sync() }
    try SyncQueries(one.tools).pause(false)
    try one.join.leave()
    #expect(throws: DomainError.refused(.sync(.isOff))) { try one.sync() }
    // What it had is joined like anything else.
    _ = try one.join(address, called: "a", passphrase())
  }
}

extension SynchroniseTests {
  private func three() throws -> (Device, Device, Device) {
    let (one, two, three) = (device(1), device(2), device(3))
    _ = try one.join.setUp(address, called: "laptop", passphrase())
    try two.join(address, called: "phone", passphrase())
    try three.join(address, called: "tablet", passphrase())
    for device in [one, two, three, one, two, three] { _ = try device.sync() }
    return (one, two, three)
  }

  private func otherPassphrase() throws -> SealPassphrase {
    try SealPassphrase(Secret("another battery altogether".utf8))
  }

  @Test func `a device that was taken out reads and says nothing from then on`() throws {
    let (one, two, three) = try three()
    // What another one has read of it counts; what came too late for that does not.
    _ = try three.plant("Seen")
    _ = try three.sync()
    _ = try two.sync()
    _ = try one.plant("Before")
    let changeKey = ChangeSyncKey(one.tools)
    #expect(throws: DomainError.refused(.sync(.isThisDevice))) { try changeKey.device("laptop") }
    #expect(throws: DomainError.refused(.sync(.noSuchDevice("x", known: ["phone", "tablet"])))) {
      try changeKey.device("x")
    }
    let words = try changeKey(otherPassphrase(), without: changeKey.device("tablet").id)
    #expect(words.count == 24)
    #expect(try SyncQueries(one.tools).status().devices.map(\.name) == ["phone"])
    _ = try one.plant("After")
    _ = try one.sync()
    #expect(try three.sync().problems == [.isRemoved])
    #expect(!(try three.names.contains("After")))
    // The one that stays goes on by itself.
    _ = try two.plant("Two")
    #expect(try two.sync().problems == [])
    #expect(try one.sync().problems == [])
    let all = ["After", "Before", "Seen", "Two"]
    #expect(try one.names == all && two.names == all)
    // Nobody joins with what was known before, and whoever joins now reads all of it.
    let four = device(4)
    #expect(throws: DomainError.damaged(.sealed(.wrongPassphrase))) {
      try four.join(address, called: "late", passphrase())
    }
    try four.join(address, called: "late", otherPassphrase())
    #expect(try four.names == all)
    _ = try four.plant("Four")
    for device in [four, one, two] { #expect(try device.sync().problems == []) }
    #expect(try one.names == two.names && two.names == four.names)
  }

  @Test func `what nobody had read of a device that is taken out is not taken later`() throws {
    let (one, two, three) = try three()
    _ = try ChangeSyncKey(one.tools)(
      otherPassphrase(), without: ChangeSyncKey(one.tools).device("tablet").id)
    // It does not know yet, and seals with what it has.
    let late = SpoiledRelay(relay)
    late.hide(KeyChange.name(2))
    let stale = Device(
      store: three.store, time: three.time, context: three.context,
      tools: SyncTools(
        store: three.store, sealer: SodiumSealer(work: .least), rings: three.tools.rings,
        format: DeflatedSegments(), now: three.time.clock.now, relay: { _ in late }))
    _ = try stale.plant("Late")
    #expect(try stale.sync().sent == 1)
    for device in [one, two, one] { #expect(try device.sync().problems == []) }
    #expect(try one.names.isEmpty && two.names.isEmpty)
  }

  @Test func `a new passphrase brings a new key, and two at once leave one`() throws {
    let (one, two, three) = try three()
    let other = SpoiledRelay(relay)
    _ = try ChangeSyncKey(one.tools)(otherPassphrase())
    // Two did not see the piece of one before it made its own.
    other.hide(KeyChange.name(2))
    let second = SyncTools(
      store: two.store, sealer: SodiumSealer(work: .least), rings: two.tools.rings,
      format: DeflatedSegments(), now: two.time.clock.now, relay: { _ in other })
    #expect(throws: DomainError.refused(.sync(.keyWasChanged))) {
      try ChangeSyncKey(second)(passphrase())
    }
    for device in [one, two, three] {
      _ = try device.plant("\(device.time.clock.today)")
      #expect(try device.sync().problems == [])
    }
    for device in [one, two, three] { #expect(try device.sync().problems == []) }
    #expect(try one.names.count == 3 && one.names == two.names && two.names == three.names)
    #expect(try two.tools.rings.ring(of: two.tools.taking().part.device)?.keys.count == 2)
  }

  @Test func `the words recover the key, and no others do`() throws {
    let (one, two) = (device(1), device(2))
    _ = try one.plant("Mum")
    let (words, _) = try one.join.setUp(address, called: "laptop", passphrase())
    let others = try SodiumSealer(work: .least).recoveryWords(
      of: SodiumSealer(work: .least).makeKey(number: 1))
    func typed(_ words: [String]) -> SealPassphrase {
      SealPassphrase(toOpen: Secret(words.joined(separator: " ").utf8))
    }
    #expect(throws: DomainError.refused(.sync(.wrongRecoveryWords))) {
      try two.join(address, called: "phone", typed(others))
    }
    #expect(try two.store.read { try $0.sync.part() } == nil)
    try two.join(address, called: "phone", typed(words))
    #expect(try two.names == ["Mum"])
  }

  @Test func `an invitation lets one device in, and only whoever knows the code`() throws {
    let (one, two) = (device(1), device(2))
    _ = try one.plant("Mum")
    _ = try one.join.setUp(address, called: "laptop", passphrase())
    let invitation = SyncInvitation()
    let typed = try #require(
      SyncInvitation(typed: Secret(invitation.code.lowercased().utf8)))
    #expect(typed.code == invitation.code)
    #expect(SyncInvitation(typed: Secret("ABCD".utf8)) == nil)
    let invite = InviteDevice(one.tools)
    #expect(throws: DomainError.refused(.sync(.invitationIsOver))) {
      try invite.wait(for: invitation, atMost: .zero)
    }
    var shown: [String] = []
    let prepared = try two.join.prepare(
      address, called: "phone", typed, atMost: .zero
    ) { words in
      shown = words
      let guest = try invite.wait(for: invitation, atMost: .zero)
      #expect(guest.name == "phone" && guest.words == words && words.count == 5)
      try invite.admit(guest, by: invitation)
    }
    #expect(shown.count == 5)
    _ = try two.join(prepared)
    #expect(try two.names == ["Mum"])
    let left = try relay.list(after: nil).names.map(\.text).filter { $0.contains("invite") }
    #expect(left == [])
    // Whoever comes with the number alone gets nothing, and ends it.
    let next = SyncInvitation()
    let guessed = try #require(
      SyncInvitation(typed: Secret((next.code.prefix(4) + "0000000000000000").utf8)))
    let three = device(3)
    var refused: (any Error)?
    #expect(throws: DomainError.refused(.sync(.invitationIsOver))) {
      try three.join.prepare(address, called: "thief", guessed, atMost: .zero) { _ in
        do { _ = try invite.wait(for: next, atMost: .zero) } catch { refused = error }
      }
    }
    #expect(refused as? DomainError == .refused(.sync(.wrongCode)))
  }

  @Test func `what joining brings is told before anything is changed`() throws {
    let (one, two) = (device(1), device(2))
    _ = try one.plant("Mum")
    _ = try two.plant("Dad")
    _ = try one.join.setUp(address, called: "laptop", passphrase())
    let meeting = try two.join.prepare(address, called: "phone", passphrase()).meeting
    #expect((meeting.here, meeting.there, meeting.different) == (1, 1, 0))
    #expect(try two.names == ["Dad"] && two.store.read { try $0.sync.part() } == nil)
    #expect(try two.tools.relay(address).list(after: nil).names.count == 4)
  }

  @Test func `only the last device erases what is at the relay`() throws {
    let (one, two) = (device(1), device(2))
    _ = try one.join.setUp(address, called: "laptop", passphrase())
    try two.join(address, called: "phone", passphrase())
    #expect(throws: DomainError.refused(.sync(.othersTakePart(1)))) {
      try one.join.leave(erasing: true)
    }
    #expect(try one.sync().problems == [])
    _ = try ChangeSyncKey(one.tools)(
      otherPassphrase(), without: ChangeSyncKey(one.tools).device("phone").id)
    try one.join.leave(erasing: true)
    #expect(try relay.list(after: nil).names == [])
    #expect(throws: DomainError.refused(.sync(.isOff))) { try one.sync() }
  }

  @Test func `devices that have the same say so, and name what differs`() throws {
    let (one, two, _) = try three()
    _ = try one.plant("Mum")
    for device in [one, two, one] { _ = try device.sync() }
    #expect(try CheckSync(one.tools)().check.devices.map(\.answer) == [.isElsewhere, .isElsewhere])
    #expect(try CheckSync(two.tools)().check.devices.map(\.answer).contains(.same))
    #expect(try CheckSync(one.tools)().check.devices.map(\.answer).contains(.same))
    // Something that nobody told: what a fault of merging would leave.
    try two.store.write { repositories in
      try repositories.journal.begin(.merging)
      let place = try #require(try repositories.journal.allPlaces().first { $0.kind == .person })
      try repositories.journal.put(["name": .text("Mam")], at: place)
    }
    let answers = try CheckSync(two.tools)().check.devices.map(\.answer)
    #expect(answers.contains(.differs([.person])))
  }

  @Test(arguments: SettleConflicts.Side.allCases)
  func `what is listed is settled everywhere`(side: SettleConflicts.Side) throws {
    let (one, two, three) = try three()
    let mum = try one.plant("Mum")
    for device in [one, two, three] { _ = try device.sync() }
    var details = mum.details
    for (device, name, time) in [(one, "Mama", "10:00"), (two, "Mummy", "11:00")] {
      device.time.set("2026-11-20T\(time)")
      details.name = try PersonName(name)
      _ = try device.people.edit(mum.id, to: details)
    }
    for device in [one, two, one, three] { _ = try device.sync() }
    let settle = SettleConflicts(one.tools)
    #expect(throws: DomainError.refused(.sync(.noSuchConflict("-")))) {
      try settle("-", taking: side)
    }
    let listed = try #require(try SyncQueries(three.tools).conflicts().first)
    guard case .otherValue(_, _, let kept, let other, _) = listed.notice else {
      Issue.record("nothing listed")
      return
    }
    let (stood, wanted) = (kept[0].spelling, (side == .kept ? kept : other)[0].spelling)
    try settle(String(listed.id.prefix(8)), taking: side)
    for device in [one, two, three] { #expect(try device.sync().problems == []) }
    for device in [one, two, three] {
      #expect(try device.names == [wanted])
      #expect(try SyncQueries(device.tools).conflicts() == [])
    }
    // What came in the place of another is a change that can be taken back.
    guard side == .other else { return }
    try JournalUseCases(one.context, collection: nil).undo()
    for device in [one, two] { _ = try device.sync() }
    #expect(try one.names == [stood] && two.names == [stood])
  }

  @Test(arguments: SettleConflicts.Side.allCases)
  func `what lost its person goes for good, or brings them back`(
    side: SettleConflicts.Side
  ) throws {
    let (one, two, _) = try three()
    let mum = try one.plant("Mum")
    for device in [one, two] { _ = try device.sync() }
    _ = try two.people.water(mum.id, by: .call)
    try one.people.remove(mum.id)
    for device in [one, two, one] { _ = try device.sync() }
    let listed = try #require(try SyncQueries(one.tools).conflicts().first)
    try SettleConflicts(one.tools)(listed.id, taking: side)
    for device in [one, two] { #expect(try device.sync().problems == []) }
    for device in [one, two] {
      #expect(try device.names == (side == .kept ? [] : ["Mum"]))
      #expect(try SyncQueries(device.tools).conflicts() == [])
      let waterings = try device.store.read { try $0.journal.allPlaces() }.count {
        $0.kind == .watering
      }
      #expect(waterings == (side == .kept ? 0 : 1))
    }
  }
}

/// Keys as long as a test runs.
private final class InMemoryKeyRings: KeyRings {
  private struct Kept: @unchecked Sendable {
    var rings: [DeviceID: KeyRing] = [:]
  }

  private let kept = Mutex(Kept())

  func ring(of device: DeviceID) throws -> KeyRing? {
    kept.withLock { Kept(rings: $0.rings) }.rings[device]
  }

  func keep(_ ring: KeyRing) throws {
    let box = Kept(rings: [ring.device: ring])
    kept.withLock { $0.rings.merge(box.rings) { $1 } }
  }

  func forget(_ device: DeviceID) throws { kept.withLock { $0.rings[device] = nil } }
}

/// A relay between which and its reader something goes wrong.
private final class SpoiledRelay: Relay {
  private struct Trouble {
    var hidden: PieceName?
    var spoiled: PieceName?
    var isDown = false
  }

  private let whole: any Relay
  private let trouble = Mutex(Trouble())

  init(_ whole: any Relay) {
    self.whole = whole
  }

  func hide(_ name: PieceName) { trouble.withLock { $0 = Trouble(hidden: name) } }
  func spoil(_ name: PieceName) { trouble.withLock { $0 = Trouble(spoiled: name) } }
  func heal() { trouble.withLock { $0 = Trouble() } }
  var isDown: Bool {
    get { trouble.withLock { $0.isDown } }
    set { trouble.withLock { $0.isDown = newValue } }
  }

  private func check() throws {
    if isDown { throw DomainError.unavailable(.file(path: "/relay", .missing)) }
  }

  func list(after mark: RelayMark?) throws -> RelayListing {
    try check()
    let listing = try whole.list(after: mark)
    let hidden = trouble.withLock { $0.hidden }
    return RelayListing(names: listing.names.filter { $0 != hidden }, mark: listing.mark)
  }

  func get(_ name: PieceName) throws -> [UInt8]? {
    try check()
    let (hidden, spoiled) = trouble.withLock { ($0.hidden, $0.spoiled) }
    guard name != hidden, var bytes = try whole.get(name) else { return nil }
    if name == spoiled { bytes[bytes.count - 1] ^= 1 }
    return bytes
  }

  func putNew(_ name: PieceName, _ bytes: [UInt8]) throws {
    try check()
    try whole.putNew(name, bytes)
  }

  func delete(_ name: PieceName) throws {
    try check()
    try whole.delete(name)
  }

  func wait(
    after mark: RelayMark?, atMost duration: Duration, until cancellation: Cancellation
  ) throws -> Bool { try whole.wait(after: mark, atMost: duration, until: cancellation) }
}
