import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthDomain

/// Faults during a sync cost time but no data.
@Suite(.withLibsodium) struct SyncFailureTests: SyncedDevices {
  let relay = InMemoryRelay()

  @Test func `missing pieces are waited for, and incomplete ones are not read`() throws {
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
    other.change { $0.hidden = [first] }
    #expect(try two.sync().problems == [.gap(device: "laptop")])
    #expect(try two.names == [])
    other.change { $0.spoiled = [first] }
    #expect(try two.sync().problems == [.forged(device: "laptop", piece: first)])
    #expect(try two.names == [])
    other.heal()
    #expect(try two.sync().problems == [])
    #expect(try two.names == ["A", "B"])
    #expect(try two.sync() == SyncReport())
  }

  @Test(arguments: [0, 60, 400])
  func `a piece that is cut off or replaced by random bytes is named and sent again`(
    count: Int
  ) throws {
    let folder = ScratchFolder()
    let relay = FolderRelay(folder: FilePath(folder.path))
    let (one, two) = (device(1, through: relay), device(2, through: relay))
    _ = try one.join.setUp(address, called: "laptop", passphrase())
    try two.join(address, called: "phone", passphrase())
    for device in [one, two, one, two] { _ = try device.sync() }
    let next = try one.tools.activeExchange().exchange.lastPackedNumber + 1
    for name in ["A", "B"] {
      _ = try one.plant(name)
      _ = try one.sync()
    }
    let laptop = try id(one)
    let piece = try #require(
      try relay.list(after: nil).names.first {
        if case .segment(laptop, let numbers, _) = $0 { numbers.contains(next) } else { false }
      })
    let random = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ 7) }
    let cut = Array(try #require(folder.bytes(piece.text)).prefix(count))
    for (place, bytes) in [random, cut].enumerated() {
      try folder.write(piece.text, bytes)
      let problems = [SyncProblem.gap(device: "laptop", piece: piece)]
      #expect(try two.sync().problems == problems)
      #expect(try two.tools.check().report.problems == problems)
      _ = try two.plant("C\(place)")
      #expect(try two.sync().sentCount == 1)
    }
    // Follows the instructions of the message.
    try relay.delete(piece)
    #expect(try two.sync().problems == [.gap(device: "laptop")])
    #expect(try one.sync().problems == [])
    #expect(try two.sync().problems == [])
    #expect(try two.names.starts(with: ["A", "B"]))
  }

  @Test func `a failing relay ends only the sync`() throws {
    let other = SpoiledRelay(relay)
    let one = device(1, through: other)
    _ = try one.join.setUp(address, called: "laptop", passphrase())
    _ = try one.plant("A")
    other.change { $0.isDown = true }
    #expect(try one.sync().problems.map(\.code) == ["relay"])
    #expect(try one.tools.queries.status().problem == "relay")
    other.heal()
    #expect(try one.sync().sentCount == 1)
    #expect(try one.sync().sentCount == 0)
    let two = device(2)
    _ = try two.join(address, called: "phone", passphrase())
    #expect(try two.names == ["A"])
  }

  @Test func `a problem is reported once, and again when it returns`() throws {
    let other = SpoiledRelay(relay)
    let one = device(1, through: other)
    let queries = one.tools.queries
    #expect(try queries.unreportedProblem() == nil)
    _ = try one.join.setUp(address, called: "laptop", passphrase())
    #expect(try queries.unreportedProblem() == nil)
    for name in ["A", "B"] {
      other.change { $0.isFull = true }
      _ = try one.plant(name)
      for isFirst in [true, false] {
        _ = try one.sync()
        #expect(try queries.unreportedProblem()?.problem == (isFirst ? "relay" : nil))
      }
      other.heal()
      #expect(try one.sync().problems == [])
      #expect(try queries.unreportedProblem() == nil)
    }
  }

  @Test func `automatic sync tries once while a problem lasts`() throws {
    let other = SpoiledRelay(relay)
    let one = device(1, through: other)
    _ = try one.join.setUp(address, called: "laptop", passphrase())
    _ = try one.plant("A")
    let folder = ScratchFolder()
    let waiter = SyncWaiter(
      ofStoreAt: FilePath(folder.file("store")), in: FilePath(folder.path))
    let send = one.tools.sendInBackground
    func tries() throws -> Int {
      var tries = 0
      try waiter.run(
        { rest in
          tries += 1
          return try send(rest: rest)
        }, while: { try tries < 5 && send.hasUnsentEntries() }, pause: Pause { _, _, _ in true })
      return tries
    }
    other.change { $0.isDown = true }
    #expect(try tries() == 1 && send.hasUnsentEntries())
    other.heal()
    #expect(try tries() == 1 && !send.hasUnsentEntries())
  }

  @Test func `a device that lost its record of sending finds the pieces, and resends nothing`()
    throws
  {
    let one = device(1)
    _ = try one.join.setUp(address, called: "laptop", passphrase())
    _ = try one.plant("A")
    let before = try one.store.read { try $0.sync.exchange() }
    _ = try one.sync()
    try one.store.write { try $0.sync.save(try #require(before)) }
    let names = try relay.list(after: nil).names
    let report = try one.sync()
    #expect(report.problems == [] && report.sentCount == 0 && report.renaming == nil)
    #expect(try relay.list(after: nil).names == names)
  }

  @Test func `while one device's piece is missing, those of others are read`() throws {
    let (one, two, three) = try three()
    let other = SpoiledRelay(relay)
    for name in ["A", "B"] {
      _ = try one.plant(name)
      _ = try one.sync()
    }
    _ = try two.plant("C")
    _ = try two.sync()
    let laptop = try one.tools.activeExchange().part.device
    let gone = try #require(
      try relay.list(after: nil).names.first {
        if case .segment(laptop, _, _) = $0 { true } else { false }
      })
    other.change { $0.hidden = [gone] }
    #expect(try three.through(other).sync().problems == [.gap(device: "laptop")])
    #expect(try three.names.contains("C"))
    #expect(try three.tools.queries.status().problem == "gap laptop")
    // Automatic sync still sends later changes.
    _ = try three.plant("D")
    let send = three.through(other).tools.sendInBackground
    var rests = 0
    let isFree = try send {
      rests += 1
      if rests == 2 { _ = try? three.plant("E") }
    }
    #expect(try isFree && rests == 4 && !send.hasUnsentEntries())
    // Without anything to send, it ends.
    #expect(try !send {})
    #expect(try three.sync().problems == [])
    #expect(try three.names == ["A", "B", "C", "D", "E"])
  }

  @Test(.inWholeRuns, arguments: [false, true])
  func `a sync killed at any call continues the next time`(after: Bool) throws {
    // A snapshot each time adds several calls.
    let rule = SnapshotRule(minBytes: 1, minPieces: 1)
    let other = SpoiledRelay(relay)
    let (one, two) = (device(1, snapshots: rule), device(2, through: other, snapshots: rule))
    _ = try one.join.setUp(address, called: "laptop", passphrase())
    _ = try two.join(address, called: "phone", passphrase())
    var (all, wasKilled): ([String], Bool) = ([], true)
    var calls = 0
    while wasKilled {
      for (device, name) in [(one, "One \(calls)"), (two, "Two \(calls)")] {
        _ = try device.plant(name)
        all.append(name)
      }
      _ = try one.sync()
      other.change {
        $0.calls = calls
        $0.killsAfter = after
      }
      do {
        _ = try two.sync()
        wasKilled = false
      } catch is SpoiledRelay.Killed {}
      // Whatever was interrupted, the entered data exists exactly once.
      #expect(try two.names.filter { $0.utf8.starts(with: "Two".utf8) }.count == calls + 1)
      calls += 1
    }
    #expect(calls > 5)
    other.heal()
    for device in [two, one, two] { #expect(try device.sync().problems == []) }
    #expect(try one.names == all.sorted() && two.names == all.sorted())
    let three = device(3)
    _ = try three.join(address, called: "tablet", passphrase())
    #expect(try three.names == all.sorted())
  }

  @Test func `a full relay receives the waiting pieces once it has room`() throws {
    let other = SpoiledRelay(relay)
    let (one, two) = (device(1, through: other), device(2))
    _ = try one.join.setUp(address, called: "laptop", passphrase())
    _ = try two.join(address, called: "phone", passphrase())
    other.change { $0.isFull = true }
    for (count, name) in ["A", "B"].enumerated() {
      _ = try one.plant(name)
      #expect(
        try one.sync().problems == [.relay(.refused(.sync(.relayIsFull(limit: 100))))])
      // The entry is sealed in a piece but still counts as waiting.
      #expect(try one.tools.queries.status().pendingCount == count + 1)
    }
    #expect(try one.names == ["A", "B"])
    other.heal()
    #expect(try one.sync().problems == [])
    #expect(try one.tools.queries.status().pendingCount == 0)
    #expect(try two.sync().problems == [])
    #expect(try two.names == ["A", "B"])
  }

  @Test func `a full relay is still read, and superfluous pieces are removed`()
    throws
  {
    let other = SpoiledRelay(relay)
    let rule = SnapshotRule(minBytes: 1, minPieces: 1)
    let (one, two) = (device(1, through: other, snapshots: rule), device(2))
    _ = try one.join.setUp(address, called: "laptop", passphrase())
    _ = try two.join(address, called: "phone", passphrase())
    let first = (1...9).map { "A\($0)" }
    // A snapshot must be large enough compared with the previous one, so there is not one each
    // time.
    for name in first {
      _ = try one.plant(name)
      for device in [one, two] { #expect(try device.sync().problems == []) }
    }
    _ = try two.plant("B")
    #expect(try two.sync().problems == [])
    // The clock advances only here: the other device would remove pieces too.
    one.time.pass(milliseconds: 40 * 86_400_000)
    let full = SyncProblem.relay(.refused(.sync(.relayIsFull(limit: 100))))
    other.change { $0.isFull = true }
    let before = try Set(relay.list(after: nil).names)
    _ = try one.plant("C")
    let report = try one.sync()
    #expect(report.problems == [full] && report.sentCount == 0 && report.receivedCount > 0)
    #expect(try one.names == first + ["B", "C"])
    let after = try Set(relay.list(after: nil).names)
    #expect(after.isStrictSubset(of: before))
    // Without room, no snapshot is started, and waiting entries stay.
    #expect(try one.sync().problems == [full])
    #expect(try Set(relay.list(after: nil).names) == after)
    #expect(try one.tools.queries.status().pendingCount > 0)
    other.heal()
    for device in [one, two] { #expect(try device.sync().problems == []) }
    #expect(try two.names == first + ["B", "C"])
    #expect(try one.tools.queries.status().pendingCount == 0)
  }

  @Test func `a relay that was rolled back gets the lost pieces again`() throws {
    let (one, two, _) = try three()
    _ = try one.plant("Before")
    for device in [one, two] { _ = try device.sync() }
    let before = relay.contents
    _ = try one.plant("Read by the other")
    for device in [one, two, one] { _ = try device.sync() }
    _ = try two.plant("Read by nobody")
    _ = try two.sync()
    _ = try one.tools.changeKey(otherPassphrase())
    for device in [one, two, one] { _ = try device.sync() }
    relay.contents = before
    for device in [one, two, one] { #expect(try device.sync().problems == []) }
    let (four, all) = (device(4), ["Before", "Read by nobody", "Read by the other"])
    _ = try four.join(address, called: "late", otherPassphrase())
    #expect(try one.names == all && two.names == all && four.names == all)
    #expect(try four.sync() == SyncReport())
  }

  @Test func `an emptied relay is not filled again`() throws {
    let one = device(1)
    _ = try one.join.setUp(address, called: "laptop", passphrase())
    let (whole, empty) = (relay.contents, InMemoryRelay().contents)
    relay.contents = empty
    _ = try one.plant("A")
    #expect(try one.sync().problems == [.relay(.refused(.sync(.profileIsGone)))])
    #expect(try relay.list(after: nil).names == [])
    relay.contents = whole
    #expect(try one.sync().sentCount == 1)
  }
}
