/// What came of exchanging.
public struct SyncReport: Hashable, Sendable {
  public var sent = 0
  public var received = 0
  public var problems: [SyncProblem] = []
}

/// Sends what was changed here and takes what was changed elsewhere. Whatever ends it, what was not
/// done is done the next time.
public struct Synchronise: Sendable {
  let tools: SyncTools

  public init(_ tools: SyncTools) {
    self.tools = tools
  }

  /// Throws ``SyncRefusal/isOff`` where the store does not take part, and
  /// ``SyncRefusal/isPaused`` where somebody wanted it so.
  public func callAsFunction() throws -> SyncReport {
    let (part, exchange) = try tools.taking()
    if exchange.isPaused { throw DomainError.refused(.sync(.isPaused)) }
    let ring = try tools.ring(of: part.device)
    var report = SyncReport()
    do {
      let relay = try tools.relay(exchange.relay)
      var listing = try relay.list(after: nil)
      if try isOlderCopy(listing.names) {
        report.problems.append(.isOlderCopy)
      } else {
        try settle()
        report.sent += try send(ring, to: relay, having: listing.names)
        report.received += try receive(ring, from: relay, listing.names, &report.problems)
        // What was received may have made changes of its own.
        if report.received > 0 {
          listing = try relay.list(after: nil)
          report.sent += try send(ring, to: relay, having: listing.names)
        }
      }
    } catch let error as DomainError {
      guard error.isOfRelay else { throw error }
      report.problems.append(.relay(error))
    }
    try note(report)
    return report
  }

  private func note(_ report: SyncReport) throws {
    try tools.store.write { repositories in
      guard var exchange = try repositories.sync.exchange() else { return }
      exchange.problem = report.problems.first.map(\.code)
      if report.problems.isEmpty { exchange.lastAt = tools.now() }
      try repositories.sync.keep(exchange)
    }
  }

  private func settle() throws {
    try tools.store.write { repositories in
      var replica = try StoredReplica(repositories)
      try replica?.settle(at: tools.now())
    }
  }

  // MARK: Sending

  /// Whether pieces of this device are there that this store did not make.
  private func isOlderCopy(_ names: [PieceName]) throws -> Bool {
    let (part, exchange) = try tools.taking()
    return names.contains { name in
      guard case .segment(part.device, let numbers, _) = name else { return false }
      return numbers.upperBound > exchange.packed
    }
  }

  private func send(
    _ ring: KeyRing, to relay: any Relay, having names: [PieceName]
  ) throws -> Int {
    while try pack(ring) {}
    let there = Set(names)
    var sent = 0
    for piece in try tools.store.read({ try $0.sync.outbox() }) where !there.contains(piece.name) {
      try relay.putNew(piece.name, piece.bytes)
      if case .segment(_, let numbers, 1) = piece.name { sent += numbers.count }
    }
    return sent
  }

  /// So many entries are sealed together at most.
  private static let most = 200

  /// Seals some entries that no piece has; false where there are none.
  private func pack(_ ring: KeyRing) throws -> Bool {
    try tools.store.write { repositories in
      let sync = repositories.sync
      guard let part = try sync.part(), var exchange = try sync.exchange() else { return false }
      let entries = try sync.ownEntries(after: exchange.packed, limit: Self.most)
      guard let first = entries.first, let last = entries.last else { return false }
      let segment = SyncSegment(
        device: part.device, name: part.name, seen: part.applied, entries: entries)
      let numbers = first.entry.id.number...last.entry.id.number
      let parts = SegmentParts.parts(of: try tools.format.bytes(of: segment))
      guard parts.count <= SegmentParts.most else { throw DomainError.refused(.sync(.isTooLarge)) }
      var hash: [UInt8] = []
      for (place, bytes) in parts.enumerated() {
        let name = PieceName.segment(part.device, numbers, part: place + 1)
        guard
          let label = PieceLabel(
            profile: ring.profile, name: name, key: ring.latest.number, before: exchange.lastHash)
        else { return false }
        let sealed = try tools.sealer.seal(bytes, as: label, with: ring.latest, by: ring.own)
        if place == 0 { hash = tools.sealer.hash(sealed) }
        try sync.keep(OutboxPiece(name, sealed))
      }
      exchange.lastHash = hash
      exchange.packed = numbers.upperBound
      exchange.packedAt = tools.now()
      try sync.keep(exchange)
      return true
    }
  }
}

// MARK: - Receiving

extension Synchronise {
  private func receive(
    _ ring: KeyRing, from relay: any Relay, _ names: [PieceName],
    _ problems: inout [SyncProblem]
  ) throws -> Int {
    var received = 0
    let segments = Dictionary(
      grouping: names.compactMap { name -> (DeviceID, ClosedRange<Int>)? in
        guard case .segment(let device, let numbers, 1) = name, device != ring.device else {
          return nil
        }
        return (device, numbers)
      }, by: \.0)
    for (device, found) in segments.sorted(by: { $0.key < $1.key }) {
      do {
        for (_, numbers) in found.sorted(by: { $0.1.lowerBound < $1.1.lowerBound }) {
          received += try receive(numbers, of: device, ring, from: relay)
        }
      } catch let stop as Stop {
        problems.append(stop.problem)
      }
    }
    try acknowledge()
    return received
  }

  /// Ends the reading of one device.
  private struct Stop: Error {
    let problem: SyncProblem
  }

  private func receive(
    _ numbers: ClosedRange<Int>, of device: DeviceID, _ ring: KeyRing, from relay: any Relay
  ) throws -> Int {
    let (part, exchange) = try tools.taking()
    guard numbers.upperBound > part.applied[device] else { return 0 }
    var sender = try exchange.devices[device] ?? introduced(device, ring, by: relay)
    guard numbers.lowerBound <= part.applied[device] + 1 else {
      throw Stop(problem: .gap(device: sender.name))
    }
    let (segment, hash) = try segment(numbers, of: device, sender, ring, from: relay)
    guard segment.device == device, segment.entries.first?.entry.id.number == numbers.lowerBound,
      segment.entries.last?.entry.id.number == numbers.upperBound,
      segment.entries.allSatisfy({ $0.entry.id.device == device })
    else { throw Stop(problem: .forged(device: sender.name)) }
    sender.name = segment.name
    sender.seen = segment.seen
    sender.last = numbers.upperBound
    sender.lastHash = hash
    sender.lastSeenAt = tools.now()
    let taken = try tools.store.write { repositories in
      guard var replica = try StoredReplica(repositories),
        var exchange = try repositories.sync.exchange()
      else { return 0 }
      let taken = try replica.receive(segment.entries, from: sender.name, at: tools.now())
      exchange.devices[device] = sender
      try repositories.sync.keep(exchange)
      return taken
    }
    let applied = try tools.taking().part.applied[device]
    if applied < numbers.upperBound { throw Stop(problem: .newer(device: sender.name)) }
    return taken
  }

  private func introduced(
    _ device: DeviceID, _ ring: KeyRing, by relay: any Relay
  ) throws -> SyncDevice {
    guard let bytes = try relay.get(KnownPieces.device(device)) else {
      throw Stop(problem: .gap(device: device.text))
    }
    do { return try tools.device(device, introduced: bytes, ring) } catch DomainError.damaged {
      throw Stop(problem: .forged(device: device.text))
    }
  }

  /// The segment with the hash of its first piece.
  private func segment(
    _ numbers: ClosedRange<Int>, of device: DeviceID, _ sender: SyncDevice, _ ring: KeyRing,
    from relay: any Relay
  ) throws -> (SyncSegment, hash: [UInt8]) {
    var (bytes, hash, count, place): ([UInt8], [UInt8], Int, Int) = ([], [], 1, 1)
    while place <= count {
      let name = PieceName.segment(device, numbers, part: place)
      guard let sealed = try relay.get(name) else {
        throw Stop(problem: .gap(device: sender.name))
      }
      do {
        let label = try tools.sealer.label(of: sealed, named: name, in: ring.profile)
        // Where the piece before is known it is the one that its device sealed.
        if sender.last == numbers.lowerBound - 1, !sender.lastHash.isEmpty,
          label.before != sender.lastHash
        {
          throw Stop(problem: .forged(device: sender.name))
        }
        guard let key = ring.key(number: label.key) else {
          throw DomainError.damaged(.sealed(.unknownKey(number: label.key)))
        }
        let opened = try tools.sealer.open(sealed, as: label, with: key, from: sender.face)
        guard let part = SegmentParts.read(opened), place == 1 || part.count == count else {
          throw Stop(problem: .forged(device: sender.name))
        }
        count = part.count
        bytes += part.bytes
      } catch DomainError.damaged(.sealed(.newerFormat)) {
        throw Stop(problem: .newer(device: sender.name))
      } catch DomainError.damaged {
        throw Stop(problem: .forged(device: sender.name))
      }
      if place == 1 { hash = tools.sealer.hash(sealed) }
      place += 1
    }
    do { return (try tools.format.segment(of: bytes), hash) } catch DomainError.damaged {
      throw Stop(problem: .forged(device: sender.name))
    }
  }

  /// The sayings that others have, by their texts; of those that cannot be read nobody knows.
  func texts(_ ring: KeyRing, from relay: any Relay) throws -> [SayingTexts: Int64] {
    let segments = try relay.list(after: nil).names.compactMap { name in
      if case .segment(let device, let numbers, 1) = name { (device, numbers) } else { nil }
    }
    var state = SyncState()
    for (device, numbers) in segments.sorted(by: { $0.1.lowerBound < $1.1.lowerBound }) {
      do {
        var sender = try introduced(device, ring, by: relay)
        sender.last = -1
        let (segment, _) = try segment(numbers, of: device, sender, ring, from: relay)
        for synced in segment.entries { state.insert(synced.entry) }
      } catch is Stop {}
    }
    let sayings = SyncProjection(of: state).things.filter { $0.key.kind == .saying }
    return Dictionary(sayings.map { (SayingTexts($1), $0.id) }) { min($0, $1) }
  }

  /// Lets go of pieces that another device has read.
  private func acknowledge() throws {
    try tools.store.write { repositories in
      guard let part = try repositories.sync.part(), let exchange = try repositories.sync.exchange()
      else { return }
      let seen = exchange.devices.values.map { $0.seen[part.device] }.max() ?? 0
      for piece in try repositories.sync.outbox() {
        guard case .segment(_, let numbers, _) = piece.name, numbers.upperBound <= seen else {
          continue
        }
        try repositories.sync.removePiece(piece.name)
      }
    }
  }
}

extension DomainError {
  /// Whether it tells of the relay, so that another time may be better.
  fileprivate var isOfRelay: Bool {
    switch self {
    case .unavailable(.store), .unsure(.store): false
    case .unavailable, .unsure, .refused(.sync): true
    case .invalid, .notFound, .ambiguous, .conflict, .refused, .damaged: false
    }
  }
}

extension SyncProblem {
  /// As stores and programs know it.
  public var code: String {
    switch self {
    case .relay: "relay"
    case .gap(let device): "gap \(device)"
    case .forged(let device): "forged \(device)"
    case .newer(let device): "newer \(device)"
    case .isOlderCopy: "older-copy"
    }
  }
}
