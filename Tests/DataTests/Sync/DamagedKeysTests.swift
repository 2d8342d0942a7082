import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthDomain

/// Key pieces that were damaged at the relay.
@Suite(.withLibsodium) struct DamagedKeysTests: SyncedDevices {
  let relay = InMemoryRelay()

  /// Flips one bit of the piece.
  private func spoil(_ name: PieceName, at relay: any Relay) throws {
    var bytes = try #require(try relay.get(name))
    bytes[bytes.count / 2] ^= 1
    try relay.delete(name)
    try relay.putNew(name, bytes)
  }

  private func checked(_ device: SyncedDevice) throws -> [DamagedKeyPiece] {
    try device.tools.check().check.damagedKeyPieces
  }

  @Test(.inWholeRuns) func `a device reports damaged pieces, and rewrites its own`() throws {
    let (one, two, three) = try three()
    _ = try one.tools.changeKey(otherPassphrase())
    for device in [two, three, one] { _ = try device.sync() }
    #expect(try checked(one) == [])
    let phone = try two.tools.activeExchange().part.device
    let names = [KeyPieceNames.device(phone), KeyChange.acknowledgementName(2, of: phone)]
    let whole = try names.map { try relay.get($0) }
    for name in names { try spoil(name, at: relay) }
    let found = names.map { DamagedKeyPiece(name: $0, owner: "phone", isRepaired: false) }
    #expect(try checked(one) == found)
    let mended = Set(names.map { DamagedKeyPiece(name: $0, owner: nil, isRepaired: true) })
    #expect(try Set(checked(two)) == mended)
    #expect(try names.map { try relay.get($0) } == whole)
    for device in [one, two, three] { #expect(try checked(device) == []) }
  }

  @Test(.inWholeRuns) func `any device rewrites the profile piece and the current key pieces`()
    throws
  {
    let (one, two, three) = try three()
    _ = try one.tools.changeKey(otherPassphrase())
    for device in [two, three, one] { _ = try device.sync() }
    let laptop = try one.tools.activeExchange().part.device
    for name in [KeyPieceNames.profile, KeyChange.name(2, by: laptop)] {
      let whole = try relay.get(name)
      try spoil(name, at: relay)
      #expect(try checked(three) == [DamagedKeyPiece(name: name, owner: nil, isRepaired: true)])
      #expect(try relay.get(name) == whole)
    }
    try relay.delete(KeyPieceNames.profile)
    #expect(try two.sync().problems == [])
    let four = device(4)
    try four.join(address, called: "late", otherPassphrase())
    #expect(try checked(four) == [])
  }

  @Test func `pieces that a removed device cannot open are not damaged`() throws {
    let (one, two, three) = try three()
    _ = try one.tools.changeKey(otherPassphrase())
    _ = try two.sync()
    _ = try one.tools.changeKey(passphrase(), without: id(two))
    // Acknowledges both keys under the newer one.
    _ = try three.sync()
    #expect(try checked(two) == [])
  }

  @Test func `only the first sync of a day checks and repairs pieces`() throws {
    let (one, _, _) = try three()
    let name = KeyPieceNames.device(try one.tools.activeExchange().part.device)
    try spoil(name, at: relay)
    #expect(try one.sync().repaired == [])
    one.time.set("2026-11-21T09:00")
    #expect(try one.sync().repaired == [DamagedKeyPiece(name: name, owner: nil, isRepaired: true)])
    #expect(try one.sync().repaired == [])
  }

  @Test(.inWholeRuns)
  func `a device can be removed although key pieces are damaged`() throws {
    let (one, two, three) = try three()
    let (phone, tablet) = (
      try two.tools.activeExchange().part.device, try three.tools.activeExchange().part.device
    )
    for device in [phone, tablet] { try spoil(KeyPieceNames.device(device), at: relay) }
    let changeKey = one.tools.changeKey
    let changed = try changeKey(otherPassphrase(), without: changeKey.findDevice("tablet").id)
    #expect(changed.problem == nil)
    #expect(try one.tools.queries.status().devices.map(\.name) == ["phone"])
    _ = try one.plant("After")
    _ = try one.sync()
    #expect(try three.sync().problems == [.isRemoved])
    #expect(try two.sync().problems == [])
    #expect(try two.names == ["After"] && three.names == [])
  }

  @Test func `any flipped bit of a file in a folder is detected and repaired`() throws {
    let folder = ScratchFolder()
    let relay = FolderRelay(folder: FilePath(folder.path))
    let (one, two) = (device(1, through: relay), device(2, through: relay))
    _ = try one.join.setUp(address, called: "laptop", passphrase())
    try two.join(address, called: "phone", passphrase())
    for device in [one, two, one] { _ = try device.sync() }
    let names = [
      KeyPieceNames.profile, KeyPieceNames.device(try two.tools.activeExchange().part.device),
    ]
    // Positions in the magic number, the length, the checksum and the contents, and near the end.
    for place in [3, 12, 20, 50, -2] {
      for name in names {
        var bytes = try #require(folder.bytes(name.text))
        bytes[place < 0 ? bytes.count + place : place] ^= 4
        try folder.write(name.text, bytes)
      }
      #expect(try checked(one).map(\.name) == names, "\(place)")
      #expect(try checked(two).map(\.name) == [names[1]], "\(place)")
      #expect(try checked(one) == [], "\(place)")
    }
  }
}
