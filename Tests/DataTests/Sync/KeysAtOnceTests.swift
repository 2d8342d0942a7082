import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthDomain

/// Devices that change the key without knowing of each other, because their folders are synced by
/// another service.
@Suite(.withLibsodium) struct KeysAtOnceTests: SyncedDevices {
  let relay = InMemoryRelay()

  private func passphrase(of device: Int) throws -> SealPassphrase {
    try SealPassphrase(Secret("battery staple of device \(device)".utf8))
  }

  /// Returns that many devices with equal data.
  private func joined(_ count: Int) throws -> (devices: [SyncedDevice], folders: CarriedFolders) {
    var folders = CarriedFolders(count)
    let devices = folders.folders.enumerated().map { device($0 + 1, through: $1) }
    _ = try devices[0].join.setUp(address, called: "d0", passphrase())
    for place in 1..<count {
      try folders.carryAll()
      try devices[place].join(address, called: "d\(place)", passphrase())
    }
    try settle(devices, &folders)
    return (devices, folders)
  }

  /// Syncs all until nothing is new; returns the last report of each.
  @discardableResult
  private func settle(
    _ devices: [SyncedDevice], _ folders: inout CarriedFolders, rounds: Int = 6
  ) throws -> [SyncReport] {
    var reports: [SyncReport] = []
    for _ in 0..<rounds {
      reports = []
      for (place, device) in devices.enumerated() {
        try folders.carry(place)
        reports.append(try device.sync())
        try folders.carry(place)
      }
    }
    return reports
  }

  /// Whether a new device can join with the passphrase; expects that it then has all data.
  private func lets(
    _ number: Int, _ passphrase: SealPassphrase, _ folders: CarriedFolders, _ names: [String]
  ) throws -> Bool {
    let guest = device(number, through: folders.folders[0])
    do { try guest.join(address, called: "guest \(number)", passphrase) } catch DomainError.damaged(
      .sealed(.wrongPassphrase))
    { return false } catch DomainError.refused(.sync) { return false }
    #expect(try guest.names == names)
    #expect(try guest.sync().problems == [])
    return true
  }

  @Test func `two concurrent new passphrases are both valid, and nothing is lost`() throws {
    var (devices, folders) = try joined(3)
    for place in [0, 1] {
      #expect(try devices[place].tools.changeKey(passphrase(of: place)).problem == nil)
      _ = try devices[place].plant("Under the key of \(place)")
      _ = try devices[place].sync()
    }
    _ = try devices[2].plant("Under the key before")
    _ = try devices[2].sync()
    let reports = try settle(devices, &folders)
    #expect(reports.flatMap(\.problems) == [])
    let names = try devices[0].names
    #expect(names.count == 3)
    for device in devices { #expect(try device.names == names) }
    for place in [0, 1] { #expect(try lets(10 + place, passphrase(of: place), folders, names)) }
    #expect(try !lets(12, passphrase(), folders, names))
    for device in devices { #expect(try device.tools.check().check.damagedKeyPieces == []) }
  }

  @Test(arguments: [0, 1])
  func `a removed device stays out although another changes the passphrase`(
    remover: Int
  ) throws {
    var (devices, folders) = try joined(3)
    let other = 1 - remover
    let third = try id(devices[2])
    #expect(
      try devices[remover].tools.changeKey(passphrase(of: remover), without: third).problem == nil)
    #expect(try devices[other].tools.changeKey(passphrase(of: other)).problem == nil)
    _ = try devices[other].plant("Under the other key")
    let reports = try settle(devices, &folders)
    // The removed device knows the passphrase of the other key.
    var expected: [[SyncProblem]] = [[], [], [.isRemoved]]
    expected[other] = [.lostPassphrase]
    #expect(reports.map(\.problems) == expected)
    _ = try devices[2].plant("Out")
    _ = try devices[other].plant("In")
    try settle(devices, &folders)
    let names = ["In", "Under the other key"]
    for place in [0, 1] { #expect(try devices[place].names == names) }
    #expect(try !devices[2].names.contains("In"))
    // The passphrase known to the removed device admits no device.
    #expect(try lets(10, passphrase(of: remover), folders, names))
    #expect(try !lets(11, passphrase(of: other), folders, names))
    // Follows the instructions of the message: the device leaves and joins with the new passphrase.
    try devices[2].join.leave()
    try folders.carryAll()
    try devices[2].join(address, called: "again", passphrase(of: remover))
    #expect(try settle(devices, &folders).flatMap(\.problems) == [.lostPassphrase])
    for device in devices { #expect(try device.names == ["In", "Out", "Under the other key"]) }
    // Follows the instructions of the message about the lost passphrase: sets a new one.
    #expect(try devices[other].tools.changeKey(otherPassphrase()).problem == nil)
    #expect(try settle(devices, &folders).flatMap(\.problems) == [])
  }

  @Test func `two concurrent removals both apply, and a new passphrase admits devices`()
    throws
  {
    var (devices, folders) = try joined(4)
    for (place, gone) in [(0, 2), (1, 3)] {
      let changed = try devices[place].tools.changeKey(
        passphrase(of: place), without: id(devices[gone]))
      #expect(changed.problem == nil)
      _ = try devices[place].plant("By \(place)")
    }
    let reports = try settle(devices, &folders)
    #expect(reports[2].problems == [.isRemoved] && reports[3].problems == [.isRemoved])
    let names = ["By 0", "By 1"]
    for place in [0, 1] {
      // Each passphrase opens a piece that one of the removed devices can open.
      #expect(reports[place].problems.map(\.code) == ["no-passphrase"])
      #expect(try devices[place].names == names)
      #expect(try !lets(10 + place, passphrase(of: place), folders, names))
    }
    // Follows the instructions of the message.
    #expect(try devices[1].tools.changeKey(otherPassphrase()).problem == nil)
    let after = try settle(Array(devices.prefix(2)), &folders)
    #expect(after.flatMap(\.problems) == [])
    #expect(try lets(12, otherPassphrase(), folders, names))
  }

  @Test func `of two devices that remove each other neither accepts the removal`() throws {
    var (devices, folders) = try joined(3)
    for place in [0, 1] {
      _ = try devices[place].tools.changeKey(
        passphrase(of: place), without: id(devices[1 - place]))
      _ = try devices[place].plant("By \(place)")
    }
    let reports = try settle(devices, &folders)
    for report in reports { #expect(!report.problems.contains(.isRemoved)) }
    for place in [0, 1] {
      #expect(reports[place].problems == [.sharesNoKey(["d\(1 - place)"])])
    }
    for place in [0, 1] { #expect(try devices[place].names == ["By \(place)"]) }
    // The third device cannot know which of them was to be removed.
    guard case .removedEachOther(let names)? = reports[2].problems.first else {
      Issue.record("\(reports[2].problems)")
      return
    }
    #expect(Set(names) == ["d0", "d1"] && reports[2].problems.count == 1)
    #expect(try devices[2].names == [])
    let refusal = DomainError.refused(.sync(.removedEachOther(names)))
    #expect(throws: refusal) { try devices[2].tools.changeKey(otherPassphrase()) }
    // Follows the instructions of the message.
    try devices[2].join.leave()
    try folders.carryAll()
    try devices[2].join(address, called: "again", passphrase(of: 1))
    _ = try devices[2].plant("Back")
    try settle(devices, &folders)
    for place in [1, 2] { #expect(try devices[place].names == ["Back", "By 1"]) }
    #expect(try devices[0].names == ["By 0"])
    let after = try settle(devices, &folders)
    #expect(after.map(\.problems) == [[.sharesNoKey(["d1"])], [], []])
    // Follows the instructions of the message: the device leaves and joins again.
    try devices[0].join.leave()
    try folders.carryAll()
    try devices[0].join(address, called: "back", passphrase(of: 1))
    #expect(try settle(devices, &folders).flatMap(\.problems) == [])
    for device in devices { #expect(try device.names == ["Back", "By 0", "By 1"]) }
  }

  @Test func `two copies of a device with concurrent key changes report how to continue`() throws {
    var folders = CarriedFolders(3)
    let one = device(1, through: folders.folders[0])
    let two = device(2, through: folders.folders[1])
    _ = try one.join.setUp(address, called: "d0", passphrase())
    try folders.carryAll()
    try two.join(address, called: "d1", passphrase())
    try settle([one, two], &folders)
    try folders.carryAll()
    let (store, rings) = (InMemoryStore(copying: one.store), InMemoryKeyRings())
    try rings.save(one.tools.keyRing(of: id(one)))
    let copy = SyncedDevice(
      store: store, time: one.time, context: UseCaseContext(store, one.time.clock, .seeded(9)),
      rings: rings, relay: folders.folders[2], snapshots: .standard)
    for (place, device) in [(0, one), (2, copy)] {
      #expect(try device.tools.changeKey(passphrase(of: place)).problem == nil)
      _ = try device.plant("By \(place)")
      _ = try device.sync()
    }
    let devices = [one, two, copy]
    try settle(devices, &folders)
    #expect(try two.names == ["By 0"])
    let problem = SyncProblem.copiesChangedKey(device: "d0")
    #expect(try copy.tools.check().report.problems.contains(problem))
    // The other two find the key of the copy.
    try folders.carryAll()
    #expect(try two.tools.check().report.problems.contains(problem))
    // Follows the instructions of the message.
    try copy.join.leave()
    try folders.carryAll()
    _ = try one.tools.check()
    try folders.carryAll()
    try copy.join(address, called: "again", passphrase(of: 0))
    #expect(try settle(devices, &folders).flatMap(\.problems) == [])
    for device in devices {
      #expect(try device.names == ["By 0", "By 2"])
      #expect(try device.tools.check().report.problems == [])
    }
  }

  @Test func `two devices that remove each other report that they share no key`() throws {
    var (devices, folders) = try joined(2)
    for place in [0, 1] {
      _ = try devices[place].tools.changeKey(
        passphrase(of: place), without: id(devices[1 - place]))
      _ = try devices[place].plant("By \(place)")
    }
    #expect(
      try settle(devices, &folders).map(\.problems) == [
        [.sharesNoKey(["d1"])], [.sharesNoKey(["d0"])],
      ])
    // Follows the instructions of the message: the device leaves and joins again.
    try devices[1].join.leave()
    try folders.carryAll()
    try devices[1].join(address, called: "back", passphrase(of: 0))
    #expect(try settle(devices, &folders).flatMap(\.problems) == [])
    for device in devices { #expect(try device.names == ["By 0", "By 1"]) }
  }

  /// `order` is the order in which the folders are synced.
  @Test(arguments: [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]])
  func `three concurrent new passphrases are all valid`(order: [Int]) throws {
    var (devices, folders) = try joined(3)
    for place in [0, 1, 2] {
      #expect(try devices[place].tools.changeKey(passphrase(of: place)).problem == nil)
      _ = try devices[place].plant("Under the key of \(place)")
    }
    for place in order {
      try folders.carry(place)
      _ = try devices[place].sync()
      try folders.carry(place)
    }
    #expect(try settle(devices, &folders).flatMap(\.problems) == [])
    let names = try devices[0].names
    #expect(names.count == 3)
    for place in [0, 1, 2] {
      #expect(try lets(10 + place, passphrase(of: place), folders, names), "\(place)")
    }
  }

  @Test func `a passphrase set by an offline device admits devices too`() throws {
    var (devices, folders) = try joined(2)
    for turn in 0..<2 { _ = try devices[1].tools.changeKey(passphrase(of: 20 + turn)) }
    for turn in 0..<4 { _ = try devices[0].tools.changeKey(passphrase(of: 30 + turn)) }
    #expect(try settle(devices, &folders).flatMap(\.problems) == [])
    for number in [21, 33] { #expect(try lets(number, passphrase(of: number), folders, [])) }
    for number in [20, 30, 31, 32] {
      #expect(try !lets(number, passphrase(of: number), folders, []))
    }
  }

  @Test func `a removed device does not return with an earlier key number`() throws {
    let (one, two, three) = try three()
    let out = SpoiledRelay(relay)
    _ = try one.tools.changeKey(otherPassphrase(), without: id(three))
    _ = try two.sync()
    out.change { trouble in trouble.hidden = (try? [KeyChange.name(2, by: id(one))]) ?? [] }
    let late = three.through(out)
    _ = try late.tools.changeKey(passphrase(of: 3), without: id(one))
    let forged = try three.tools.keyRing(of: id(three)).latestKey
    for device in [one, two, one, two] { #expect(try device.sync().problems == []) }
    for device in [one, two] {
      #expect(try device.tools.queries.status().devices.map(\.name).contains("tablet") == false)
      let latest = try device.tools.keyRing(of: id(device)).latestKey
      #expect(try latest == one.tools.keyRing(of: id(one)).latestKey && latest != forged)
    }
  }

  @Test func `keys of a device removed meanwhile do not separate the others`() throws {
    var (devices, folders) = try joined(4)
    // Both devices know several keys before they know that the author was removed.
    for turn in 0..<3 {
      _ = try devices[3].tools.changeKey(passphrase(of: 20 + turn))
      for place in [3, 1] {
        try folders.carry(place)
        _ = try devices[place].sync()
        try folders.carry(place)
      }
    }
    _ = try devices[1].plant("Under a key of 3")
    _ = try devices[1].sync()
    let third = try id(devices[3])
    #expect(try devices[0].tools.changeKey(passphrase(of: 0), without: third).problem == nil)
    _ = try devices[0].plant("Under the key of 0")
    let reports = try settle(devices, &folders)
    #expect(reports.map(\.problems) == [[], [], [], [.isRemoved]])
    let names = ["Under a key of 3", "Under the key of 0"]
    for place in 0..<3 { #expect(try devices[place].names == names) }
    #expect(try lets(10, passphrase(of: 0), folders, names))
    for turn in 0..<3 { #expect(try !lets(11 + turn, passphrase(of: 20 + turn), folders, names)) }
  }

  // MARK: Removed devices

  /// Writes a key change with that number, signed with those keys.
  private func give(
    _ number: Int, with ring: KeyRing, of device: SyncedDevice, without gone: DeviceID? = nil
  ) throws -> ProfileKey {
    let key = try device.tools.sealer.makeKey(number: number)
    let keys = RelayKeys(device.tools, ring, relay, try relay.list(after: nil).names)
    let piece = try keys.keyChangePiece(to: key, without: gone, by: [])
    try relay.putNew(piece.name, piece.bytes)
    return key
  }

  /// Expects that the devices share the first one's key and ignore the forged one.
  private func expect(_ devices: [SyncedDevice], goOnWithout forged: ProfileKey) throws {
    for device in devices + devices { #expect(try device.sync().problems == []) }
    let latest = try devices.map { try $0.tools.keyRing(of: id($0)).latestKey }
    #expect(Set(latest).count == 1 && latest[0] != forged)
  }

  /// Device ids are random, so several runs cover both orders.
  @Test(arguments: 1...6)
  func `an offline device accepts no key from a removed device`(_: Int) throws {
    let (one, two, three) = try three()
    let old = try three.tools.keyRing(of: id(three))
    _ = try one.tools.changeKey(otherPassphrase(), without: id(three))
    try expect([one, two], goOnWithout: give(2, with: old, of: three))
  }

  @Test(arguments: 1...6, [2, 3])
  func `no device accepts a key from a removed device under another name`(_: Int, number: Int)
    throws
  {
    let (one, two, three) = try three()
    let old = try three.tools.keyRing(of: id(three))
    _ = try one.tools.changeKey(otherPassphrase(), without: id(three))
    let (ghost, keys) = try three.tools.join.makeDevice()
    let ring = KeyRing(profile: old.profile, device: ghost, own: keys, key: old.keys[0])
    try relay.putNew(
      KeyPieceNames.device(ghost), three.tools.introduction(of: ring, called: "ghost"))
    try expect([one, two], goOnWithout: give(number, with: ring, of: three))
    // Pieces sealed with the forged key are ignored as well.
    for device in [one, two] {
      #expect(try !device.tools.queries.status().devices.map(\.name).contains("ghost"))
    }
    // New devices can still join.
    let guest = self.device(9)
    try guest.join(address, called: "guest", otherPassphrase())
    try expect([one, two, guest], goOnWithout: ring.latestKey)
  }

  @Test(arguments: 1...6)
  func `no device accepts a key from a removed device that removes another`(_: Int) throws {
    let (one, two, three) = try three()
    let old = try three.tools.keyRing(of: id(three))
    _ = try one.tools.changeKey(otherPassphrase(), without: id(three))
    let forged = try give(2, with: old, of: three, without: id(one))
    #expect(try one.sync().problems == [.sharesNoKey(["tablet"])])
    _ = try two.plant("Mina")
    let sent = try relay.list(after: nil).names
    #expect(try two.sync().problems.map { $0.code.hasPrefix("rivals ") } == [true])
    #expect(try relay.list(after: nil).names == sent)
    #expect(try two.tools.keyRing(of: id(two)).keys.map(\.number) == [1])
    try two.join.leave()
    try two.join(address, called: "phone", otherPassphrase())
    try expect([one, two], goOnWithout: forged)
    #expect(try one.names == ["Mina"])
  }

  @Test func `a key change that arrives after two others is applied after them`() throws {
    var (devices, folders) = try joined(3)
    _ = try devices[1].tools.changeKey(passphrase(of: 1))
    _ = try devices[1].plant("B")
    _ = try devices[1].sync()
    for turn in 0..<2 {
      _ = try devices[0].tools.changeKey(passphrase(of: 10 + turn))
      _ = try devices[0].plant("A\(turn)")
      _ = try devices[0].sync()
      try folders.carry(0)
      try folders.carry(2)
      _ = try devices[2].sync()
      try folders.carry(2)
    }
    #expect(try settle(devices, &folders).flatMap(\.problems) == [])
    let names = ["A0", "A1", "B"]
    for device in devices { #expect(try device.names == names) }
    #expect(try lets(20, passphrase(of: 11), folders, names))
  }

  @Test(.inWholeRuns, arguments: 1...40) func `random histories with synced folders`(seed: Int)
    throws
  {
    try live(seed)
  }

  @Test func `one random history with synced folders`() throws { try live(7) }

  /// Devices change data, change keys, remove each other and sync while only some pieces are
  /// transferred.
  private func live(_ seed: Int) throws {
    var chance = SeededNumbers(seed: UInt64(seed))
    var (devices, folders) = try joined(4)
    var (planted, gone): ([Int: Set<String>], Set<Int>) = ([:], [])
    var passphrases: [SealPassphrase] = []
    for turn in 0..<50 {
      let place = Int.random(in: 0..<devices.count, using: &chance)
      switch Int.random(in: 0..<12, using: &chance) {
      case 0..<3:
        _ = try devices[place].plant("\(place) at \(turn)")
        planted[place, default: []].insert("\(place) at \(turn)")
      case 3..<6: _ = try devices[place].sync()
      case 6 where !gone.contains(place):
        let other = Int.random(in: 0..<devices.count, using: &chance)
        let isRemoval = place < 2 && other > 1 && gone.count < 2
        passphrases.append(try passphrase(of: 100 + turn))
        do {
          _ = try devices[place].tools.changeKey(
            passphrase(of: 100 + turn), without: isRemoval ? id(devices[other]) : nil)
          if isRemoval { gone.insert(other) }
        } catch DomainError.refused(.sync(.isRemoved)) {}
      default:
        let share = Int.random(in: 1...4, using: &chance)
        try folders.carry(place) { _ in Int.random(in: 1...share, using: &chance) == 1 }
      }
    }
    let reports = try settle(devices, &folders, rounds: 12)
    let left = devices.indices.filter { !gone.contains($0) }
    for place in devices.indices {
      let problems = reports[place].problems.filter {
        $0 != .noPassphrase && $0 != .lostPassphrase
      }
      #expect(problems == (gone.contains(place) ? [.isRemoved] : []), "\(place)")
    }
    let names = try devices[0].names
    for place in left {
      #expect(try devices[place].names == names)
      #expect(planted[place, default: []].isSubset(of: names), "what \(place) entered")
    }
    // In the end, a new passphrase admits a new device.
    _ = try devices[0].tools.changeKey(otherPassphrase())
    try settle([devices[0]], &folders)
    #expect(try lets(50, otherPassphrase(), folders, names))
    for old in passphrases.prefix(2) { #expect(try !lets(51, old, folders, names)) }
  }
}
