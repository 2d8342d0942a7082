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
    let known = try tools.ring(of: part.device)
    var report = SyncReport()
    do {
      let relay = try tools.relay(exchange.relay)
      let names = try relay.list(after: nil).names
      if try isOlderCopy(names) { throw Stop(.isOlderCopy) }
      let keys = RelayKeys(tools, known, relay, names)
      try keys.takeNew()
      try settle()
      report.sent += try send(keys.ring, to: relay, having: names)
      report.received += try receive(keys, &report.problems)
      // What was received may have made changes of its own.
      if report.received > 0 {
        report.sent += try send(keys.ring, to: relay, having: relay.list(after: nil).names)
      }
    } catch let stop as Stop {
      report.problems += stop.problem.map { [$0] } ?? []
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
  private func receive(_ keys: RelayKeys, _ problems: inout [SyncProblem]) throws -> Int {
    var received = 0
    let segments = Dictionary(
      grouping: keys.names.compactMap { name -> (DeviceID, ClosedRange<Int>)? in
        guard case .segment(let device, let numbers, 1) = name, device != keys.ring.device else {
          return nil
        }
        return (device, numbers)
      }, by: \.0)
    try meet(keys)
    for (device, found) in segments.sorted(by: { $0.key < $1.key }) {
      do {
        for (_, numbers) in found.sorted(by: { $0.1.lowerBound < $1.1.lowerBound }) {
          received += try receive(numbers, of: device, keys)
        }
      } catch let stop as Stop {
        problems += stop.problem.map { [$0] } ?? []
      }
    }
    try acknowledge()
    return received
  }

  private func receive(
    _ numbers: ClosedRange<Int>, of device: DeviceID, _ keys: RelayKeys
  ) throws -> Int {
    let (part, exchange) = try tools.taking()
    guard numbers.upperBound > part.applied[device] else { return 0 }
    var sender = try exchange.devices[device] ?? introduced(device, keys)
    guard numbers.lowerBound <= part.applied[device] + 1 else {
      throw Stop(sender.isRemoved ? nil : .gap(device: sender.name))
    }
    var (segment, key, hash) = try segment(numbers, of: device, sender, keys)
    guard segment.device == device, segment.entries.first?.entry.id.number == numbers.lowerBound,
      segment.entries.last?.entry.id.number == numbers.upperBound,
      segment.entries.allSatisfy({ $0.entry.id.device == device })
    else { throw Stop(.forged(device: sender.name)) }
    if key < keys.ring.latest.number {
      let last = try keys.counted(underKey: key)[device]
      guard last > part.applied[device] else {
        // Of a device that goes on the answer is still to come.
        throw Stop(sender.isRemoved ? nil : .gap(device: sender.name))
      }
      segment.entries.removeAll { $0.entry.id.number > last }
    }
    let taken = segment.entries.last?.entry.id.number ?? 0
    sender.name = segment.name
    sender.seen = segment.seen
    sender.last = numbers.upperBound
    sender.lastHash = hash
    sender.lastSeenAt = tools.now()
    let count = try tools.store.write { repositories in
      guard var replica = try StoredReplica(repositories),
        var exchange = try repositories.sync.exchange()
      else { return 0 }
      let count = try replica.receive(segment.entries, from: sender.name, at: tools.now())
      exchange.devices[device] = sender
      try repositories.sync.keep(exchange)
      return count
    }
    let applied = try tools.taking().part.applied[device]
    if applied < taken { throw Stop(.newer(device: sender.name)) }
    return count
  }

  /// Notes who came and has sent nothing yet.
  private func meet(_ keys: RelayKeys) throws {
    let known = try tools.taking().exchange.devices
    for device in KnownPieces.devices(in: Array(keys.names))
    where known[device] == nil && device != keys.ring.device {
      guard let found = try? introduced(device, keys), !found.isRemoved else { continue }
      try tools.store.write { repositories in
        guard var exchange = try repositories.sync.exchange() else { return }
        exchange.devices[device] = found
        try repositories.sync.keep(exchange)
      }
    }
  }

  private func introduced(_ device: DeviceID, _ keys: RelayKeys) throws -> SyncDevice {
    guard let bytes = try keys.relay.get(KnownPieces.device(device)) else {
      throw Stop(.gap(device: device.text))
    }
    do {
      var found = try tools.device(device, introduced: bytes, keys.ring)
      found.isRemoved = try !keys.isMember(device, introduced: bytes)
      return found
    } catch DomainError.damaged {
      throw Stop(.forged(device: device.text))
    }
  }

  /// The segment with the number of its key and the hash of its first piece.
  private func segment(
    _ numbers: ClosedRange<Int>, of device: DeviceID, _ sender: SyncDevice, _ keys: RelayKeys
  ) throws -> (SyncSegment, key: Int, hash: [UInt8]) {
    let (ring, relay) = (keys.ring, keys.relay)
    var (bytes, hash, count, place): ([UInt8], [UInt8], Int, Int) = ([], [], 1, 1)
    var number = ring.latest.number
    while place <= count {
      let name = PieceName.segment(device, numbers, part: place)
      guard let sealed = try relay.get(name) else {
        throw Stop(.gap(device: sender.name))
      }
      do {
        let label = try tools.sealer.label(of: sealed, named: name, in: ring.profile)
        // Where the piece before is known it is the one that its device sealed.
        if sender.last == numbers.lowerBound - 1, !sender.lastHash.isEmpty,
          label.before != sender.lastHash
        {
          throw Stop(.forged(device: sender.name))
        }
        guard let key = ring.key(number: label.key) else {
          throw DomainError.damaged(.sealed(.unknownKey(number: label.key)))
        }
        let opened = try tools.sealer.open(sealed, as: label, with: key, from: sender.face)
        guard let part = SegmentParts.read(opened), place == 1 || part.count == count else {
          throw Stop(.forged(device: sender.name))
        }
        count = part.count
        bytes += part.bytes
        number = min(number, label.key)
      } catch DomainError.damaged(.sealed(.newerFormat)) {
        throw Stop(.newer(device: sender.name))
      } catch DomainError.damaged {
        throw Stop(.forged(device: sender.name))
      }
      if place == 1 { hash = tools.sealer.hash(sealed) }
      place += 1
    }
    do { return (try tools.format.segment(of: bytes), number, hash) } catch DomainError.damaged {
      throw Stop(.forged(device: sender.name))
    }
  }

  /// What others have told so far, as far as it can be read.
  func told(_ keys: RelayKeys) throws -> SyncState {
    let segments = keys.names.compactMap { name in
      if case .segment(let device, let numbers, 1) = name { (device, numbers) } else { nil }
    }
    var state = SyncState()
    for (device, numbers) in segments.sorted(by: { $0.1.lowerBound < $1.1.lowerBound }) {
      do {
        var sender = try introduced(device, keys)
        sender.last = -1
        let segment = try segment(numbers, of: device, sender, keys).0
        for synced in segment.entries { state.insert(synced.entry) }
      } catch is Stop {}
    }
    return state
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
    case .isRemoved: "removed"
    }
  }
}
