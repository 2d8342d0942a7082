import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthDomain

/// Devices of a profile and their keys.
@Suite(.withLibsodium) struct SyncKeyTests: SyncedDevices {
  let relay = InMemoryRelay()

  @Test func `a removed device neither reads nor writes any more`() throws {
    let (one, two, three) = try three()
    // Entries of the removed device that another device has read stay; later ones are ignored.
    _ = try three.plant("Seen")
    _ = try three.sync()
    _ = try two.sync()
    _ = try one.plant("Before")
    let changeKey = one.tools.changeKey
    #expect(throws: DomainError.refused(.sync(.isThisDevice))) {
      try changeKey.findDevice("laptop")
    }
    #expect(throws: DomainError.refused(.sync(.noSuchDevice("x", known: ["phone", "tablet"])))) {
      try changeKey.findDevice("x")
    }
    let changed = try changeKey(otherPassphrase(), without: changeKey.findDevice("tablet").id)
    #expect(changed.words.count == 24 && changed.problem == nil)
    #expect(try one.tools.queries.status().devices.map(\.name) == ["phone"])
    _ = try one.plant("After")
    _ = try one.sync()
    #expect(try three.sync().problems == [.isRemoved])
    #expect(!(try three.names.contains("After")))
    // The remaining device continues without further steps.
    _ = try two.plant("Two")
    #expect(try two.sync().problems == [])
    #expect(try one.sync().problems == [])
    let all = ["After", "Before", "Seen", "Two"]
    #expect(try one.names == all && two.names == all)
    // The old passphrase admits no device; a device that joins now gets all data.
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

  @Test func `a device that joined meanwhile can be removed at once`() throws {
    let (one, two) = (device(1), device(2))
    _ = try one.join.setUp(address, called: "laptop", passphrase())
    try two.join(address, called: "phone", passphrase())
    let changeKey = one.tools.changeKey
    let phone = try changeKey.findDevice("phone")
    #expect(phone.id == (try two.tools.activeExchange().part.device))
    // Without a connection, the device is looked up among the known ones.
    let away = SpoiledRelay(relay)
    away.change { $0.isDown = true }
    #expect(try one.through(away).tools.changeKey.findDevice("phone") == phone)
  }

  @Test func `unread pieces of a removed device are not read later`() throws {
    let (one, two, three) = try three()
    _ = try one.tools.changeKey(
      otherPassphrase(), without: one.tools.changeKey.findDevice("tablet").id)
    // The removed device does not know yet and uses its old key.
    let late = SpoiledRelay(relay)
    let laptop = try one.tools.activeExchange().part.device
    late.change { $0.hidden = [KeyChange.name(2, by: laptop)] }
    let stale = three.through(late)
    _ = try stale.plant("Late")
    #expect(try stale.sync().sentCount == 1)
    for device in [one, two, one] { #expect(try device.sync().problems == []) }
    #expect(try one.names.isEmpty && two.names.isEmpty)
  }

  /// Returns the numbers of the keys that seal segments and snapshots.
  private func keysOfPieces(_ one: SyncedDevice) throws -> Set<Int> {
    let profile = try one.tools.activeExchange().exchange.profile
    return Set(
      try relay.list(after: nil).names.compactMap { name in
        if case .key = name { return nil }
        return try relay.get(name).map {
          try one.tools.sealer.label(of: $0, named: name, in: profile).keyNumber
        }
      })
  }

  @Test(.inWholeRuns, arguments: [false, true])
  func `pieces under old keys go once all devices acknowledged or were long silent`(
    isSilent: Bool
  ) throws {
    let (one, two, three) = try three()
    for (device, name) in [(one, "Mum"), (two, "Dad"), (three, "Seen")] {
      _ = try device.plant(name)
    }
    for device in [three, two, one] { _ = try device.sync() }
    // Pieces waiting under the old key count too.
    _ = try two.plant("Waiting")
    _ = try one.tools.changeKey(
      otherPassphrase(), without: one.tools.changeKey.findDevice("tablet").id)
    _ = try one.plant("After")
    for day in ["2026-11-21", "2027-05-18"] {
      one.time.set("\(day)T09:00")
      #expect(try one.sync().problems == [])
      #expect(try keysOfPieces(one) == [1, 2])
    }
    if isSilent {
      one.time.set("2027-05-20T09:00")
    } else {
      #expect(try two.sync().problems == [])
    }
    #expect(try one.sync().problems == [])
    #expect(try keysOfPieces(one) == [2])
    #expect(try three.sync().problems == [.isRemoved])
    // Nothing is missing on the remaining devices or on a new one.
    for device in [two, one, two] { #expect(try device.sync().problems == []) }
    let all = ["After", "Dad", "Mum", "Seen", "Waiting"]
    let four = device(4)
    try four.join(address, called: "late", otherPassphrase())
    for device in [one, two, four] { #expect(try device.names == all) }
    _ = try four.plant("Four")
    for device in [four, one, two] { #expect(try device.sync().problems == []) }
    #expect(try one.names == two.names && two.names == four.names)
    #expect(try one.tools.activeExchange().exchange.clearedBelowKey == 2)
  }

  @Test func `a new passphrase brings a new key, and two concurrent ones both apply`() throws {
    let (one, two, three) = try three()
    let other = SpoiledRelay(relay)
    _ = try one.tools.changeKey(otherPassphrase())
    // The second device did not see the first one's key change before it made its own.
    let laptop = try one.tools.activeExchange().part.device
    other.change { $0.hidden = [KeyChange.name(2, by: laptop)] }
    let second = two.through(other)
    let third = try SealPassphrase(Secret("a third battery altogether".utf8))
    #expect(try second.tools.changeKey(third).problem == nil)
    for (place, device) in [one, two, three].enumerated() {
      _ = try device.plant("\(place)")
      _ = try device.sync()
    }
    for _ in 0..<3 { for device in [one, two, three] { _ = try device.sync() } }
    for device in [one, two, three] { #expect(try device.sync().problems == []) }
    #expect(try one.names.count == 3 && one.names == two.names && two.names == three.names)
    let rings = try [one, two, three].map {
      try $0.tools.keyRing(of: $0.tools.activeExchange().part.device)
    }
    #expect(rings.allSatisfy { $0.keys.map(\.number) == [1, 2, 2, 3] && $0.keys == rings[0].keys })
  }

  @Test func `no device restores a passphrase that opens the former key`() throws {
    let (one, two, _) = try three()
    // The first device stored the piece.
    #expect(try relay.get(KeyPieceNames.passphrase) != nil)
    _ = try two.tools.changeKey(otherPassphrase())
    for device in [one, two, one] {
      #expect(try device.sync().problems == [])
      #expect(try relay.get(KeyPieceNames.passphrase) == nil)
    }
  }

  @Test func `only the right recovery words restore the key`() throws {
    let (one, two) = (device(1), device(2))
    _ = try one.plant("Mum")
    let (words, _) = try one.join.setUp(address, called: "laptop", passphrase())
    let others = try SodiumSealer.quick.recoveryWords(of: SodiumSealer.quick.makeKey(number: 1))
      .map(\.english)
    func typed(_ words: [String]) -> SealPassphrase {
      SealPassphrase(toOpen: Secret(words.joined(separator: " ").utf8))
    }
    #expect(throws: DomainError.refused(.sync(.wrongRecoveryWords))) {
      try two.join(address, called: "phone", typed(others))
    }
    #expect(try two.store.read { try $0.sync.participation() } == nil)
    try two.join(address, called: "phone", typed(words.map(\.english)))
    #expect(try two.names == ["Mum"])
  }

  @Test func `an invitation admits one device, and only with its code`() throws {
    let (one, two) = (device(1), device(2))
    _ = try one.plant("Mum")
    _ = try one.join.setUp(address, called: "laptop", passphrase())
    let invitation = SyncInvitation()
    let typed = try #require(
      SyncInvitation(typed: Secret(invitation.code.lowercased().utf8)))
    #expect(typed.code == invitation.code)
    #expect(SyncInvitation(typed: Secret("ABCD".utf8)) == nil)
    let invite = one.tools.invite
    try invite.open(invitation)
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
    #expect(try invitationPieces() == [])
  }

  private func invitationPieces() throws -> [String] {
    try relay.list(after: nil).names.map(\.text).filter { $0.contains("invite") }
  }

  @Test func `a code without an open invitation is refused at once`() throws {
    let (one, two, three) = (device(1), device(2), device(3))
    _ = try one.join.setUp(address, called: "laptop", passphrase())
    let invite = one.tools.invite
    func come(_ device: SyncedDevice, _ code: String, _ meanwhile: () throws -> Void = {}) throws {
      let typed = try #require(SyncInvitation(typed: Secret(code.utf8)))
      let prepared = try device.join.prepare(address, called: "guest", typed) { _ in
        try meanwhile()
      }
      _ = try device.join(prepared)
    }
    func refused(_ refusal: SyncRefusal, _ body: () throws -> Void) {
      #expect(throws: DomainError.refused(.sync(refusal))) { try body() }
    }
    // Refuses the codes of invitations that never existed, were withdrawn, or have expired.
    let invitation = SyncInvitation()
    refused(.noSuchInvitation) { try come(two, invitation.code) }
    try invite.open(invitation)
    try invite.withdraw(invitation)
    refused(.noSuchInvitation) { try come(two, invitation.code) }
    let old = SyncInvitation()
    try invite.open(old)
    two.time.set("2026-11-20T11:00")
    refused(.noSuchInvitation) { try come(two, old.code) }
    // The clocks of two devices may differ.
    two.time.set("2026-11-20T09:40")
    // The beginning of a code alone neither works nor uses up the invitation.
    refused(.mistypedCode) { try come(three, old.code.prefix(4) + "-0000-0000-0000-0000") }
    try come(two, old.code) {
      // Two devices cannot use one code.
      refused(.noSuchInvitation) { try come(three, old.code) }
      try invite.admit(invite.wait(for: old, atMost: .zero), by: old)
    }
    // Refuses the code of an invitation that was used.
    refused(.noSuchInvitation) { try come(three, old.code) }
    // A device that is refused stops waiting.
    let next = SyncInvitation()
    try invite.open(next)
    refused(.isNotAdmitted) {
      try come(three, next.code) {
        _ = try invite.wait(for: next, atMost: .zero)
        try invite.withdraw(next)
      }
    }
    #expect(try invitationPieces() == [])
    // Leftovers of a killed program are removed with the next invitation.
    try invite.open(SyncInvitation())
    one.time.set("2026-11-22T09:00")
    let last = SyncInvitation()
    try invite.open(last)
    #expect(try invitationPieces() == [last.openingName.text])
  }

  @Test func `a cancelled join leaves no request, and an admitted device no traces`()
    throws
  {
    let (one, two) = (device(1), device(2))
    _ = try one.join.setUp(address, called: "laptop", passphrase())
    let (invite, invitation) = (one.tools.invite, SyncInvitation())
    try invite.open(invitation)
    #expect(throws: DomainError.refused(.sync(.isNotAdmitted))) {
      _ = try two.join.prepare(
        address, called: "phone", invitation, until: Cancellation { true },
        showing: { _ in Issue.record("it asks") })
    }
    #expect(try invitationPieces() == [invitation.openingName.text])
    // From this point on, the join is complete.
    var left: [String]?
    _ = try two.join.prepare(
      address, called: "phone", invitation, atMost: .zero,
      showing: { _ in
        try invite.admit(invite.wait(for: invitation, atMost: .zero), by: invitation)
      }, letIn: { left = try? invitationPieces() })
    #expect(left == [])
  }

  @Test func `an invitation ends after an answer with a wrong code`() throws {
    let one = device(1)
    _ = try one.join.setUp(address, called: "laptop", passphrase())
    let (invite, invitation) = (one.tools.invite, SyncInvitation())
    try invite.open(invitation)
    try relay.putNew(invitation.requestName, Array(repeating: 7, count: 140))
    #expect(throws: DomainError.refused(.sync(.wrongCode))) {
      try invite.wait(for: invitation, atMost: .zero)
    }
  }
}
