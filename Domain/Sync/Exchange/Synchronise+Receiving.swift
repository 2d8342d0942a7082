extension Synchronise {
  func receive(
    _ keys: RelayKeys, _ snapshots: RelaySnapshots, having read: ReadSnapshot?,
    _ problems: inout [SyncProblem]
  ) throws -> Int {
    try meet(keys)
    var received = try load(snapshots, having: read, for: [], keys, &problems)
    var stopped = try receiveSegments(keys, &received)
    // What cannot be had in pieces may be in a snapshot.
    let loaded = try load(snapshots, having: read, for: Set(stopped.keys), keys, &problems)
    if loaded > 0 {
      received += loaded
      stopped = try receiveSegments(keys, &received)
    }
    problems += stopped.sorted { $0.key < $1.key }.compactMap(\.value.problem)
    try acknowledge(snapshots.whole)
    try takeFreeName()
    return received
  }

  /// Takes all that can be had, of each device up to where something is in the way.
  private func receiveSegments(
    _ keys: RelayKeys, _ received: inout Int
  ) throws -> [DeviceID: Stop] {
    var stopped: [DeviceID: Stop] = [:]
    let segments = RelayContents.segments(in: keys.names)
    for (device, numbers) in segments where device != keys.ring.device && stopped[device] == nil {
      do {
        received += try receive(numbers, of: device, keys)
      } catch let stop as Stop {
        stopped[device] = stop
      }
    }
    return stopped
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
      // Restored in this very moment.
      if exchange.isOlderCopy, !holdsBack { throw Stop(.isOlderCopy) }
      replica.holdsBack = holdsBack
      let count = try replica.receive(segment.entries, from: sender.name, at: tools.now())
      exchange.devices[device] = sender
      exchange.note(segment.entries.last?.entry.stamp, of: device, at: tools.now())
      exchange.owesAnswer = exchange.owesAnswer || count > 0
      if segment.entries.contains(where: { $0.entry.forgetting != nil }) {
        exchange.owesErasing = true
      }
      try repositories.sync.keep(exchange)
      return count
    }
    let applied = try tools.taking().part.applied[device]
    if applied < taken { throw Stop(.newer(device: sender.name)) }
    return count
  }

  /// Of two that came at once by one name the one with the greater id takes another.
  private func takeFreeName() throws {
    let (part, exchange) = try tools.taking()
    let others = exchange.devices.filter { !$1.isRemoved }
    guard others.contains(where: { $0 < part.device && $1.name == part.name }) else { return }
    let name = DeviceName.free(part.name, beside: others.values.map(\.name))
    try tools.queries.rename(to: name)
  }

  /// Notes who came and has sent nothing yet, who left, and who goes on all the same.
  private func meet(_ keys: RelayKeys) throws {
    let (part, exchange) = try tools.taking()
    let known = exchange.devices
    var going: [DeviceID: Bool] = [:]
    for (device, told) in known
    where keys.names.contains(KnownPieces.left(device))
      && (!told.isRemoved || keys.last(of: device, in: []) > part.applied[device])
    {
      going[device] = try keys.goesOn(device)
    }
    if going.contains(where: { known[$0.key]?.isRemoved == $0.value }) {
      try tools.change { for (device, goesOn) in going { $0.devices[device]?.isRemoved = !goesOn } }
    }
    for device in KnownPieces.devices(in: Array(keys.names))
    where known[device] == nil && device != keys.ring.device {
      guard let found = try? introduced(device, keys), !found.isRemoved else { continue }
      try tools.change { $0.devices[device] = found }
    }
  }

  private func introduced(_ device: DeviceID, _ keys: RelayKeys) throws -> SyncDevice {
    let name = KnownPieces.device(device)
    do {
      guard let bytes = try keys.relay.get(name) else { throw Stop(.gap(device: device.text)) }
      var found = try tools.device(device, introduced: bytes, keys.ring)
      found.isRemoved = try keys.goesOn(device) == false
      return found
    } catch DomainError.damaged {
      throw Stop(.forged(device: device.text, piece: name))
    }
  }

  /// The segment with the number of its key and the hash of its first piece.
  func segment(
    _ numbers: ClosedRange<Int>, of device: DeviceID, _ sender: SyncDevice, _ keys: RelayKeys
  ) throws -> (SyncSegment, key: Int, hash: [UInt8]) {
    let (ring, relay) = (keys.ring, keys.relay)
    var (bytes, hash, count, place): ([UInt8], [UInt8], Int, Int) = ([], [], 1, 1)
    var number = ring.latest.number
    while place <= count {
      let name = PieceName.segment(device, numbers, part: place)
      do {
        guard let sealed = try relay.get(name) else { throw Stop(.gap(device: sender.name)) }
        let label = try tools.sealer.label(of: sealed, named: name, in: ring.profile)
        // Where the piece before is known it is the one that its device sealed.
        if sender.last == numbers.lowerBound - 1, !sender.lastHash.isEmpty,
          label.before != sender.lastHash
        {
          throw Stop(.forged(device: sender.name, piece: name))
        }
        guard let key = ring.key(number: label.key) else {
          throw DomainError.damaged(.sealed(.unknownKey(number: label.key)))
        }
        let opened = try tools.sealer.open(sealed, as: label, with: key, from: sender.face)
        guard let part = SegmentParts.read(opened), place == 1 || part.count == count else {
          throw Stop(.forged(device: sender.name, piece: name))
        }
        count = part.count
        bytes += part.bytes
        number = min(number, label.key)
        if place == 1 { hash = tools.sealer.hash(sealed) }
      } catch DomainError.damaged(.sealed(.newerFormat)) {
        throw Stop(.newer(device: sender.name))
      } catch DomainError.damaged {
        throw Stop(.forged(device: sender.name, piece: name))
      }
      place += 1
    }
    do { return (try tools.format.segment(of: bytes), number, hash) } catch DomainError.damaged {
      throw Stop(.forged(device: sender.name))
    }
  }

  /// What others have told so far, as far as it can be read, the snapshot that was read for it, and
  /// what the others called themselves.
  func told(
    _ keys: RelayKeys
  ) throws -> (state: SyncState, read: ReadSnapshot?, names: Set<String>) {
    let snapshots = try RelaySnapshots(tools, keys, knowing: [])
    var read: ReadSnapshot?
    for known in snapshots.whole.sorted(by: { $0.seen.count > $1.seen.count }) where read == nil {
      do {
        read = ReadSnapshot(name: known.name, snapshot: try snapshots.read(known))
      } catch is Stop {}
    }
    var state = read?.snapshot.state ?? SyncState()
    var names: Set<String> = []
    let segments = RelayContents.segments(in: keys.names)
    for (device, numbers) in segments.sorted(by: { $0.numbers.lowerBound < $1.numbers.lowerBound })
    where numbers.upperBound > read?.snapshot.seen[device] ?? 0 {
      do {
        var sender = try introduced(device, keys)
        sender.last = -1
        let segment = try segment(numbers, of: device, sender, keys).0
        names.insert(segment.name)
        for synced in segment.entries { state.insert(synced.entry) }
      } catch is Stop {}
    }
    return (state, read, names)
  }

  /// Lets go of pieces that all others have read, or that are in a snapshot: until then a relay
  /// that was rolled back gets them again, as they were.
  func acknowledge(_ snapshots: [KnownSnapshot]) throws {
    let (part, exchange) = try tools.taking()
    let others = exchange.devices.values.filter { !$0.isRemoved }.map { $0.seen[part.device] }
    let seen = max(others.min() ?? 0, snapshots.map { $0.seen[part.device] }.max() ?? 0)
    let read = try tools.store.read { try $0.sync.outbox() }.filter { piece in
      guard case .segment(_, let numbers, _) = piece.name else { return false }
      return numbers.upperBound <= seen
    }
    guard !read.isEmpty else { return }
    try tools.store.write { repositories in
      for piece in read { try repositories.sync.removePiece(piece.name) }
    }
  }
}

extension SyncExchange {
  /// Notes how the clock of a device that told something stands to the one here. One that is behind
  /// looks like what comes late; there this one is seen to be ahead.
  fileprivate mutating func note(_ stamp: Stamp?, of device: DeviceID, at now: Instant) {
    guard let stamp else { return }
    let days = (stamp.milliseconds - now.milliseconds) / 86_400_000
    let isTold = fastClocks[device]?.isTold ?? false
    fastClocks[device] = days > 0 ? FastClock(days: Int(days), isTold: isTold) : nil
  }
}
