import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthDomain

/// Who takes part, and with which key.
@Suite struct SyncKeyTests: SyncedDevices {
  let relay = InMemoryRelay()

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
    let changed = try changeKey(otherPassphrase(), without: changeKey.device("tablet").id)
    #expect(changed.words.count == 24 && changed.problem == nil)
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

  @Test func `who joined meanwhile can be taken out at once`() throws {
    let (one, two) = (device(1), device(2))
    _ = try one.join.setUp(address, called: "laptop", passphrase())
    try two.join(address, called: "phone", passphrase())
    let changeKey = ChangeSyncKey(one.tools)
    let phone = try changeKey.device("phone")
    #expect(phone.id == (try two.tools.taking().part.device))
    // Where nobody answers it is looked for among those that are known.
    let away = SpoiledRelay(relay)
    away.change { $0.isDown = true }
    #expect(try ChangeSyncKey(one.through(away).tools).device("phone") == phone)
  }

  @Test func `what nobody had read of a device that is taken out is not taken later`() throws {
    let (one, two, three) = try three()
    _ = try ChangeSyncKey(one.tools)(
      otherPassphrase(), without: ChangeSyncKey(one.tools).device("tablet").id)
    // It does not know yet, and seals with what it has.
    let late = SpoiledRelay(relay)
    late.change { $0.hidden = [KeyChange.name(2)] }
    let stale = three.through(late)
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
    other.change { $0.hidden = [KeyChange.name(2)] }
    let second = two.through(other)
    #expect(throws: DomainError.refused(.sync(.keyWasChanged))) {
      try ChangeSyncKey(second.tools)(passphrase())
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
}
