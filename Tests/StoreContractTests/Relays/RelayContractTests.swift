import Foundation
import HearthDomain
import HearthTestSupport
import Synchronization
import Testing

@Suite struct RelayContractTests {
  private static let one = DeviceID(rawValue: 0xff)
  private static let other = DeviceID(rawValue: -2)

  private static let names: [PieceName] = [
    .segment(one, 1...57), .segment(one, 58...58), .segment(one, 59...59, part: 2),
    .snapshot(one, number: 1, part: 1), .snapshot(other, number: 12, part: 3),
    .segment(other, 1...1), .key("passphrase-1"),
  ]

  private func bytes(_ count: Int, _ seed: UInt64 = 1) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ $0 >> 8 &+ Int(seed)) }
  }

  @Test(arguments: RelayKind.available)
  func `a piece stored by one device is listed and read by another`(kind: RelayKind) throws {
    let place = try kind.make()
    let (sender, reader) = (try place.device(), try place.device())
    #expect(try reader.list(after: nil).names.isEmpty)
    var sent: [PieceName: [UInt8]] = [:]
    for (index, name) in Self.names.enumerated() {
      sent[name] = bytes(1 + index * 997, UInt64(index))
      try sender.putNew(name, sent[name] ?? [])
    }
    let listed = try reader.list(after: nil).names
    #expect(Set(listed) == Set(Self.names) && listed.count == Self.names.count)
    let sizes = try reader.list(after: nil).sizes
    for name in Self.names {
      let count = sent[name]?.count ?? 0
      #expect((count...count + 100).contains(sizes[name] ?? 0))
    }
    for name in Self.names { #expect(try reader.get(name) == sent[name]) }
    #expect(try reader.get(.segment(Self.one, 60...60)) == nil)
    #expect(try reader.get(.key("nothing")) == nil)
  }

  @Test(.inWholeRuns, arguments: RelayKind.available)
  func `a piece of maximum size is read back`(kind: RelayKind) throws {
    let relay = try kind.make().device()
    let large = bytes(RelayLimits.maxPieceSize)
    try relay.putNew(Self.names[0], large)
    #expect(try relay.get(Self.names[0]) == large)
  }

  @Test(arguments: RelayKind.available)
  func `storing the same piece again succeeds and lists nothing new`(kind: RelayKind) throws {
    let place = try kind.make()
    try place.device().putNew(Self.names[0], bytes(700))
    let mark = try place.device().list(after: nil).cursor
    try place.device().putNew(Self.names[0], bytes(700))
    let listing = try place.device().list(after: mark)
    #expect(listing.names.isEmpty && listing.cursor == mark)
  }

  @Test(arguments: RelayKind.available)
  func `other bytes under an existing name are refused`(kind: RelayKind) throws {
    let relay = try kind.make().device()
    for name in Self.names {
      try relay.putNew(name, bytes(512))
      for others in [bytes(512, 2), bytes(511), bytes(513)] {
        #expect(throws: DomainError.refused(.sync(.pieceDiffers(name)))) {
          try relay.putNew(name, others)
        }
      }
      #expect(try relay.get(name) == bytes(512))
    }
    #expect(try relay.list(after: nil).names.count == Self.names.count)
  }

  @Test(arguments: RelayKind.available)
  func `after a cursor only newer pieces are listed`(kind: RelayKind) throws {
    let relay = try kind.make().device()
    var mark: RelayCursor?
    for name in Self.names {
      try relay.putNew(name, bytes(100))
      let listing = try relay.list(after: mark)
      #expect(listing.names.contains(name))
      #expect(listing.cursor != mark)
      mark = listing.cursor
      #expect(try relay.list(after: mark).names.isEmpty)
    }
  }

  @Test(arguments: RelayKind.available)
  func `a cursor of another relay lists all pieces`(kind: RelayKind) throws {
    let relay = try kind.make().device()
    let other = try kind.make().device()
    for name in Self.names.prefix(3) { try relay.putNew(name, bytes(100)) }
    for name in Self.names.prefix(5) { try other.putNew(name, bytes(100, 2)) }
    let foreign = try other.list(after: nil).cursor
    let odd = ["", "nonsense", "-1.-1", "3", "1.2.3", "\0"].map { RelayCursor($0) }
    for mark in [foreign] + odd {
      #expect(Set(try relay.list(after: mark).names) == Set(Self.names.prefix(3)), "\(mark)")
    }
  }

  @Test(arguments: RelayKind.available)
  func `a relay that lost its newest pieces lists all pieces again`(kind: RelayKind) throws {
    let relay = try kind.make().device()
    for name in Self.names.prefix(3) { try relay.putNew(name, bytes(100)) }
    let mark = try relay.list(after: nil).cursor
    try relay.delete(Self.names[2])
    try relay.putNew(Self.names[3], bytes(100, 4))
    #expect(try relay.list(after: mark).names.contains(Self.names[3]))
  }

  @Test(arguments: RelayKind.available)
  func `a deleted piece is gone, can be deleted again, and can be stored again`(kind: RelayKind)
    throws
  {
    let place = try kind.make()
    let relay = try place.device()
    for name in Self.names { try relay.putNew(name, bytes(100)) }
    for _ in 0..<2 { try relay.delete(Self.names[1]) }
    #expect(try place.device().get(Self.names[1]) == nil)
    let left = Set(Self.names).subtracting([Self.names[1]])
    #expect(Set(try place.device().list(after: nil).names) == left)
    try relay.putNew(Self.names[1], bytes(100, 9))
    #expect(try relay.get(Self.names[1]) == bytes(100, 9))
  }

  @Test(arguments: RelayKind.available)
  func `a reader misses no piece of concurrent writers`(kind: RelayKind) throws {
    let place = try kind.make()
    let failures = Mutex<[String]>([])
    let done = Mutex(0)
    let writers = try (1...3).map { number in
      let relay = try place.device()
      return Thread {
        for entry in 1...20 {
          do {
            try relay.putNew(.segment(DeviceID(rawValue: Int64(number)), entry...entry), [7])
          } catch {
            failures.withLock { $0.append("\(error)") }
          }
        }
        done.withLock { $0 += 1 }
      }
    }
    for writer in writers { writer.start() }
    let reader = try place.device()
    var (seen, mark): (Set<PieceName>, RelayCursor?) = ([], nil)
    var isLast = false
    while !isLast {
      isLast = done.withLock { $0 == 3 }
      let listing = try reader.list(after: mark)
      seen.formUnion(listing.names)
      mark = listing.cursor
    }
    #expect(failures.withLock { $0 }.isEmpty)
    #expect(seen.count == 60)
  }

  /// Not on the WebDAV test server: its check for a file and the write are two steps. See
  /// CopiedStoresTests for what is checked there.
  @Test(.inWholeRuns, arguments: RelayKind.available.filter { $0 != .webDAV })
  func `of concurrent writers of one name exactly one succeeds`(kind: RelayKind)
    throws
  {
    let place = try kind.make()
    for round in 1...5 {
      let name = PieceName.segment(Self.one, round...round)
      let outcomes = Mutex<[Int: String?]>([:])
      let writers = try (1...4).map { number in
        let (relay, bytes) = (try place.device(), bytes(100 + number, UInt64(number)))
        return Thread {
          do {
            try relay.putNew(name, bytes)
            outcomes.withLock { $0[number] = .some(nil) }
          } catch {
            outcomes.withLock { $0[number] = .some("\(error)") }
          }
        }
      }
      for writer in writers { writer.start() }
      while outcomes.withLock({ $0.count < 4 }) { Thread.sleep(forTimeInterval: 0.005) }
      let all = outcomes.withLock { $0 }
      let done = all.filter { $0.value == nil }.map(\.key)
      #expect(done.count == 1, "\(all)")
      let refusal = "\(DomainError.refused(.sync(.pieceDiffers(name))))"
      #expect(all.values.compactMap { $0 }.allSatisfy { $0 == refusal }, "\(all)")
      for number in done {
        #expect(try place.device().get(name) == bytes(100 + number, UInt64(number)))
      }
    }
  }

  @Test(arguments: RelayKind.available)
  func `waiting ends with a new piece, a timeout, or cancellation`(kind: RelayKind)
    throws
  {
    let place = try kind.make()
    let relay = try place.device()
    try relay.putNew(Self.names[0], [1])
    let mark = try relay.list(after: nil).cursor
    #expect(try !relay.wait(after: mark, atMost: .milliseconds(30), until: .never))
    #expect(try !relay.wait(after: mark, atMost: .seconds(60), until: Cancellation { true }))
    try place.device().putNew(Self.names[1], [2])
    #expect(try relay.wait(after: mark, atMost: .seconds(60), until: .never))
    #expect(try relay.wait(after: nil, atMost: .seconds(60), until: .never))
  }
}
