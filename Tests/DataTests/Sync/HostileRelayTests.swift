import Foundation
import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthDomain

/// A relay with names and bytes that no device wrote.
@Suite(.withLibsodium) struct HostileRelayTests: SyncedDevices {
  let relay = InMemoryRelay()
  private static let garbage = [UInt8](repeating: 7, count: 300)
  private static let strange = DeviceID(rawValue: 0x0ead_beef_dead_beef)

  /// Writes garbage under these names, if they are valid and unused.
  private func put(_ names: [PieceName]) throws {
    for name in names.compactMap({ PieceName($0.text) }) where try relay.get(name) == nil {
      try relay.putNew(name, Self.garbage)
    }
  }

  /// Expects that all devices still exchange everything under their names.
  private func expectExchange(_ devices: [SyncedDevice]) throws {
    let called = try devices.map { try $0.tools.activeExchange().part.name }
    for (place, device) in devices.enumerated() { _ = try device.plant("Since \(place)") }
    for device in devices + devices {
      let report = try device.sync()
      #expect(report.renaming == nil && !report.problems.contains(.isOlderCopy))
      #expect(!report.problems.contains { !$0.affectsOneDevice }, "\(report)")
      #expect(try device.tools.queries.status().pendingCount == 0)
    }
    for device in devices {
      #expect(try device.names.count == devices.count)
      _ = try device.tools.check()
    }
    #expect(try devices.map { try $0.tools.activeExchange().part.name } == called)
  }

  @Test(arguments: [1, Int.max >> 15, Int.max - 1, Int.max])
  func `numbers in names stop no device`(number: Int) throws {
    let (one, two, _) = try three()
    let names = try [Self.strange, id(one), id(two)].flatMap { device in
      [
        PieceName.segment(device, 1...number), .segment(device, number...number),
        .segment(device, 2...max(3, number)), .snapshot(device, number: number, part: 2),
        .snapshot(device, number: number, part: 1), .snapshot(device, number: 1, part: number),
      ]
    }
    try put(names)
    try expectExchange([one, two])
  }

  @Test func `a foreign file with the name of the next piece does not stop a device`() throws {
    let (one, two, _) = try three()
    let (device, packed) = (try id(one), try one.tools.activeExchange().exchange.lastPackedNumber)
    try put((1...3).map { .segment(device, (packed + $0)...(packed + $0)) })
    try expectExchange([one, two])
  }

  @Test(arguments: [1, 50])
  func `a piece that cannot be opened is named, and later pieces are read`(
    distance: Int
  ) throws {
    let (one, two, _) = try three()
    let (device, packed) = (try id(one), try one.tools.activeExchange().exchange.lastPackedNumber)
    let name = PieceName.segment(device, (packed + distance)...(packed + 900))
    try put([name])
    _ = try one.plant("Mum")
    #expect(try one.sync().problems == [.forged(device: "laptop", piece: name)])
    #expect(try two.sync().problems == [.forged(device: "laptop", piece: name)])
    #expect(try two.names == ["Mum"])
    // Follows the instructions of the message.
    try relay.delete(name)
    for device in [one, two] { #expect(try device.sync().problems == []) }
  }

  @Test func `something other than a file in a device folder is named, and stops nobody`() throws {
    let folder = ScratchFolder()
    let relay = FolderRelay(folder: FilePath(folder.path))
    let (one, two) = (device(1, through: relay), device(2, through: relay))
    _ = try one.join.setUp(address, called: "laptop", passphrase())
    try two.join(address, called: "phone", passphrase())
    for device in [one, two] { _ = try device.sync() }
    let next = try one.tools.activeExchange().exchange.lastPackedNumber + 1
    let name = PieceName.segment(try id(one), next...next)
    mkdir(folder.file(try id(one).text), 0o700)
    for text in [name.text, PieceName.segment(try id(two), 90...91).text, Self.strange.text] {
      mkdir(folder.file(String(text.prefix(16))), 0o700)
      symlink(folder.file(text), folder.file(text))
    }
    let link = folder.file(Self.strange.text)
    rmdir(link)
    symlink("/", link)
    try expectExchange([one, two])
    #expect(try one.sync().problems.map { $0.code.hasPrefix("not-files") } == [true])
  }

  @Test func `pieces of unknown devices and a forged snapshot are named`() throws {
    let (one, two, _) = try three()
    let (device, other) = (try id(one), Self.strange)
    try put([.segment(other, 1...9), .segment(other, 2...3), .snapshot(device, number: 9, part: 1)])
    for place in [one, two] {
      #expect(
        try place.sync().problems == [
          .forged(device: "laptop", piece: .snapshot(device, number: 9, part: 1)),
          .fromUnknownDevice(.segment(other, 1...9)),
        ])
    }
    try expectExchange([one, two])
  }

  @Test func `snapshots are written and read whatever numbers foreign names have`() throws {
    let rule = SnapshotRule(minBytes: 1, minPieces: 1)
    let one = device(1, snapshots: rule)
    _ = try one.join.setUp(address, called: "laptop", passphrase())
    let own = try id(one)
    let names = [1, 2, 1 << 48, Int.max].map { PieceName.snapshot(own, number: $0, part: 2) }
    try put(names)
    for name in ["A", "B"] {
      _ = try one.plant(name)
      #expect(try one.sync().problems == [])
    }
    #expect(try one.tools.queries.status().snapshot != nil)
    let two = device(2)
    try two.join(address, called: "phone", passphrase())
    #expect(try two.names == ["A", "B"])
  }

  @Test(arguments: ["key-2", "key-3", "key-2-0eadbeefdeadbeef", "key-9223372036854775807"])
  func `a key that no device gave is skipped`(name: String) throws {
    let (one, two, _) = try three()
    try put([.key(name)])
    try expectExchange([one, two])
    // Neither prevents a key change or a new device.
    #expect(try one.tools.changeKey(otherPassphrase()).problem == nil)
    for device in [two, one, two] { _ = try device.sync() }
    let four = device(4)
    try four.join(address, called: "late", otherPassphrase())
    #expect(try four.names == two.names)
  }

  @Test func `a forged acknowledgement is replaced by the device's own`() throws {
    let (one, two, _) = try three()
    try put([
      KeyChange.acknowledgementName(2, of: id(two)), KeyChange.acknowledgementName(3, of: id(two)),
    ])
    _ = try one.tools.changeKey(otherPassphrase())
    _ = try two.plant("Waiting")
    for device in [two, one, two] { #expect(try device.sync().problems == []) }
    #expect(try one.names == ["Waiting"])
    let answer = try #require(try relay.get(KeyChange.acknowledgementName(2, of: id(two))))
    #expect(answer != Self.garbage)
  }

  @Test(arguments: [Int.max, Int.min, -1])
  func `false piece sizes stop no device`(size: Int) throws {
    let claiming = ClaimingRelay(relay, size)
    let (one, two) = (device(1, through: claiming), device(2, through: claiming))
    _ = try one.join.setUp(address, called: "laptop", passphrase())
    try two.join(address, called: "phone", passphrase())
    try expectExchange([one, two])
  }

  @Test func `random names and contents at a relay stop no device`() throws {
    var chance = SeededNumbers(seed: 69)
    let (one, two, _) = try three()
    let devices = try [Self.strange, id(one), id(two)]
    func number() -> Int {
      [1, 2, 3, 4, 5, 9, 1 << 31, 1 << 48, 1 << 53, Int.max].randomElement(using: &chance) ?? 1
    }
    for _ in 0..<60 {
      let device = devices.randomElement(using: &chance) ?? Self.strange
      let (first, last) = (number(), number())
      let range = min(first, last)...max(first, last)
      let key = ["key", "answer"].randomElement(using: &chance) ?? ""
      let names: [PieceName] = [
        .snapshot(device, number: first, part: last), .segment(device, range, part: number()),
        .segment(device, range), .key("\(key)-\(first)-\(device.text)"),
      ]
      try put(names.shuffled(using: &chance).suffix(1))
    }
    try expectExchange([one, two])
  }
}

/// A relay that reports this size for each piece.
private struct ClaimingRelay: Relay {
  let whole: any Relay
  let size: Int

  init(_ whole: any Relay, _ size: Int) {
    self.whole = whole
    self.size = size
  }

  func list(after mark: RelayCursor?) throws -> RelayListing {
    let listing = try whole.list(after: mark)
    return RelayListing(
      names: listing.names, sizes: listing.sizes.mapValues { _ in size }, cursor: listing.cursor)
  }

  func get(_ name: PieceName) throws -> [UInt8]? { try whole.get(name) }

  func putNew(_ name: PieceName, _ bytes: [UInt8]) throws { try whole.putNew(name, bytes) }

  func delete(_ name: PieceName) throws { try whole.delete(name) }

  func wait(
    after mark: RelayCursor?, atMost duration: Duration, until cancellation: Cancellation
  ) throws -> Bool { try whole.wait(after: mark, atMost: duration, until: cancellation) }
}
