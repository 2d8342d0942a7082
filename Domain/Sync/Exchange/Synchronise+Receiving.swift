extension Synchronise {
  func receive(
    _ keys: RelayKeys, _ snapshots: RelaySnapshots, having read: LoadedSnapshot?,
    _ problems: inout [SyncProblem]
  ) throws -> Int {
    try updateKnownDevices(keys)
    var received = try loadSnapshots(snapshots, having: read, for: [], keys, &problems)
    var stopped = try receiveSegments(keys, &received)
    // Snapshots may contain entries whose segments are missing or unreadable.
    let loaded = try loadSnapshots(snapshots, having: read, for: Set(stopped.keys), keys, &problems)
    if loaded > 0 {
      received += loaded
      stopped = try receiveSegments(keys, &received)
    }
    // Devices that share no key do not wait for each other.
    let isSplit = problems.contains { if case .sharesNoKey = $0 { true } else { false } }
    problems += stopped.sorted { $0.key < $1.key }.compactMap(\.value.problem).filter {
      switch $0 {
      case .gap, .lacksKey: !isSplit
      default: true
      }
    }
    try deleteAcknowledgedPieces(snapshots.complete)
    try resolveNameConflict()
    return received
  }

  /// Receives the segments of all other devices. Stops at the first problem of each device, and
  /// returns these problems.
  private func receiveSegments(
    _ keys: RelayKeys, _ received: inout Int
  ) throws -> [DeviceID: ExchangeStop] {
    var stopped: [DeviceID: ExchangeStop] = [:]
    let segments = RelayContents.segments(in: keys.names)
    for (device, numbers) in segments where device != keys.ring.device {
      do {
        received += try receive(numbers, of: device, keys, isStopped: stopped[device] != nil)
      } catch let stop as ExchangeStop {
        // Of two segments with the same numbers, only one may be readable.
        stopped[device] = stopped[device] ?? stop
      }
    }
    return stopped
  }

  /// Receives a segment; returns the number of entries. `isStopped`: an earlier segment of the
  /// device had a problem.
  private func receive(
    _ numbers: ClosedRange<Int>, of device: DeviceID, _ keys: RelayKeys, isStopped: Bool
  ) throws -> Int {
    let (part, exchange) = try tools.activeExchange()
    guard numbers.upperBound > part.applied[device] else { return 0 }
    guard exchange.devices[device] != nil || keys.names.contains(KeyPieceNames.device(device))
    else {
      throw ExchangeStop(.fromUnknownDevice(.segment(device, numbers)))
    }
    var sender = try exchange.devices[device] ?? introducedDevice(device, keys)
    let next = part.applied[device] + 1
    guard numbers.lowerBound <= next else {
      let piece = keys.incomplete.first {
        if case .segment(device, let numbers, _) = $0 { numbers.contains(next) } else { false }
      }
      if sender.isRemoved { throw ExchangeStop(nil) }
      // A forged segment would otherwise wait forever for missing ones. If several wait, reading
      // the first is enough.
      if piece == nil && !isStopped { _ = try self.segment(numbers, of: device, sender, keys) }
      throw ExchangeStop(.gap(device: sender.name, piece: piece))
    }
    var (segment, key, hash): (SyncSegment, Int, [UInt8])
    do {
      (segment, key, hash) = try self.segment(numbers, of: device, sender, keys)
    } catch is ExchangeStop
      where sender.isRemoved
    {
      // Problems with pieces of a removed device are not reported.
      throw ExchangeStop(nil)
    }
    guard segment.device == device, segment.entries.first?.entry.id.number == numbers.lowerBound,
      segment.entries.last?.entry.id.number == numbers.upperBound,
      segment.entries.allSatisfy({ $0.entry.id.device == device })
    else { throw ExchangeStop(.forged(device: sender.name, piece: .segment(device, numbers))) }
    if let last = try keys.lastValidEntryNumber(of: device, countingUnderKey: key) {
      guard last > part.applied[device] else {
        // A missing entry of an active device may still arrive.
        throw ExchangeStop(sender.isRemoved ? nil : .gap(device: sender.name))
      }
      segment.entries.removeAll { $0.entry.id.number > last }
    }
    let taken = segment.entries.last?.entry.id.number ?? 0
    sender.name = segment.name
    sender.seen = segment.seen
    sender.lastNumber = numbers.upperBound
    sender.lastHash = hash
    sender.lastSeenAt = tools.now()
    let count = try tools.store.write { repositories in
      guard var replica = try StoredReplica(repositories),
        var exchange = try repositories.sync.exchange()
      else { return 0 }
      // The store was restored during this exchange.
      if exchange.isOlderCopy, !defersShowing { throw ExchangeStop(.isOlderCopy) }
      replica.defersShowing = defersShowing
      let count = try replica.receive(segment.entries, from: sender.name, at: tools.now())
      exchange.devices[device] = sender
      exchange.recordClock(segment.entries.last?.entry.stamp, of: device, at: tools.now())
      exchange.needsAcknowledgement = exchange.needsAcknowledgement || count > 0
      if segment.entries.contains(where: { $0.entry.erasure != nil }) {
        exchange.needsErasing = true
      }
      try repositories.sync.save(exchange)
      return count
    }
    let applied = try tools.activeExchange().part.applied[device]
    if applied < taken { throw ExchangeStop(.newerProgram(device: sender.name)) }
    return count
  }

  /// If another device has the same name, chooses a new one. Of the two, the device with the
  /// greater id does so.
  private func resolveNameConflict() throws {
    let (part, exchange) = try tools.activeExchange()
    let others = exchange.devices.filter { !$1.isRemoved }
    guard others.contains(where: { $0 < part.device && $1.name == part.name }) else { return }
    let name = DeviceName.unique(part.name, beside: others.values.map(\.name))
    try tools.queries.rename(to: name)
  }

  /// Updates the list of known devices: adds new ones, and notes which have left, or continue
  /// although they left.
  private func updateKnownDevices(_ keys: RelayKeys) throws {
    let (part, exchange) = try tools.activeExchange()
    let known = exchange.devices
    var going: [DeviceID: Bool] = [:]
    for (device, told) in known
    where keys.names.contains(KeyPieceNames.departure(device))
      && (!told.isRemoved || !keys.claimedSegments(by: device, after: part.applied[device]).isEmpty)
    {
      going[device] = try keys.isStillMember(device)
    }
    if going.contains(where: { known[$0.key]?.isRemoved == $0.value }) {
      try tools.updateExchange {
        for (device, goesOn) in going { $0.devices[device]?.isRemoved = !goesOn }
      }
    }
    for device in KeyPieceNames.devices(in: Array(keys.names))
    where known[device] == nil && device != keys.ring.device {
      guard let found = try? introducedDevice(device, keys), !found.isRemoved else { continue }
      try tools.updateExchange { $0.devices[device] = found }
    }
  }

  private func introducedDevice(_ device: DeviceID, _ keys: RelayKeys) throws -> SyncDevice {
    let name = KeyPieceNames.device(device)
    do {
      guard let bytes = try keys.relay.get(name) else {
        throw ExchangeStop(.gap(device: device.text))
      }
      var found = try tools.decodedDevice(device, introduced: bytes, keys.ringForJoining())
      found.isRemoved = try keys.isStillMember(device) == false
      return found
    } catch DomainError.damaged {
      let bytes = try keys.relay.validPiece(name) ?? []
      let sealed = Array(bytes.dropFirst(DevicePublicKeys.size))
      throw ExchangeStop(
        keys.label(of: sealed, name).map { $0.keyNumber > 1 } ?? false
          ? .lacksKey(device: device.text, name) : .forged(device: device.text, piece: name))
    }
  }

  /// Returns the segment, the number of its key, and the hash of its first part.
  func segment(
    _ numbers: ClosedRange<Int>, of device: DeviceID, _ sender: SyncDevice, _ keys: RelayKeys
  ) throws -> (SyncSegment, key: Int, hash: [UInt8]) {
    var (bytes, hash, count, place): ([UInt8], [UInt8], Int, Int) = ([], [], 1, 1)
    var number = keys.ring.latestKey.number
    while place <= count {
      let name = PieceName.segment(device, numbers, part: place)
      let (part, key, sealed) = try openedPart(name, of: device, sender, keys)
      guard place == 1 || part.count == count else {
        throw ExchangeStop(.forged(device: sender.name, piece: name))
      }
      count = part.count
      bytes += part.bytes
      number = min(number, key)
      if place == 1 { hash = tools.sealer.hash(sealed) }
      place += 1
    }
    do { return (try tools.format.segment(of: bytes), number, hash) } catch DomainError.damaged {
      throw ExchangeStop(.forged(device: sender.name, piece: .segment(device, numbers)))
    }
  }

  private func openedPart(
    _ name: PieceName, of device: DeviceID, _ sender: SyncDevice, _ keys: RelayKeys
  ) throws -> (part: (count: Int, bytes: ArraySlice<UInt8>), key: Int, sealed: [UInt8]) {
    var sealed: [UInt8] = []
    do {
      guard let piece = try keys.relay.get(name) else {
        let isThere = keys.names.contains(name) || keys.incomplete.contains(name)
        throw ExchangeStop(.gap(device: sender.name, piece: isThere ? name : nil))
      }
      sealed = piece
      let (bytes, label) = try tools.opened(
        sealed, as: name, with: keys.ring, from: sender.publicKeys)
      // A segment contains the hash of the previous one; check it if that is known.
      let isNext =
        if case .segment(_, let numbers, _) = name {
          sender.lastNumber == numbers.lowerBound - 1 && !sender.lastHash.isEmpty
        } else { false }
      if isNext, label.previousHash != sender.lastHash {
        throw ExchangeStop(.historyDiffers(device: sender.name))
      }
      guard let part = SegmentParts.decode(bytes) else {
        throw ExchangeStop(.forged(device: sender.name, piece: name))
      }
      return (part, label.keyNumber, sealed)
    } catch DomainError.damaged(.sealed(.newerFormat)) {
      throw ExchangeStop(.newerProgram(device: sender.name))
    } catch DomainError.damaged {
      throw ExchangeStop(
        try keys.mayAwaitKey(of: sealed, name, from: device)
          ? .lacksKey(device: sender.name, name) : .forged(device: sender.name, piece: name))
    }
  }

  /// Returns everything readable that the other devices have sent, the snapshot used for it, and
  /// the names of the devices.
  func readEverything(
    _ keys: RelayKeys
  ) throws -> (state: SyncState, read: LoadedSnapshot?, names: Set<String>) {
    let snapshots = try RelaySnapshots(tools, keys, knowing: [])
    var read: LoadedSnapshot?
    for known in snapshots.complete.sorted(by: { $0.seen.count > $1.seen.count }) where read == nil
    {
      do {
        read = LoadedSnapshot(name: known.manifestName, snapshot: try snapshots.read(known))
      } catch is ExchangeStop {}
    }
    var state = read?.snapshot.state ?? SyncState()
    var names: Set<String> = []
    let segments = RelayContents.segments(in: keys.names)
    for (device, numbers) in segments.sorted(by: { $0.numbers.lowerBound < $1.numbers.lowerBound })
    where numbers.upperBound > read?.snapshot.seen[device] ?? 0 {
      do {
        var sender = try introducedDevice(device, keys)
        sender.lastNumber = -1
        let segment = try segment(numbers, of: device, sender, keys).0
        names.insert(segment.name)
        for synced in segment.entries { state.insert(synced.entry) }
      } catch is ExchangeStop {}
    }
    return (state, read, names)
  }

  /// Deletes pieces from the outbox that all other devices have read or that are in a snapshot.
  /// Until then they are kept, in case the relay is rolled back to an earlier state.
  func deleteAcknowledgedPieces(_ snapshots: [KnownSnapshot]) throws {
    let (part, exchange) = try tools.activeExchange()
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
  /// Records by how many days the device's clock is ahead. If its clock is slow instead, this looks
  /// like a late entry here, and the other device notices it.
  fileprivate mutating func recordClock(
    _ stamp: ChangeTimestamp?, of device: DeviceID, at now: Instant
  ) {
    guard let stamp else { return }
    let days = (stamp.milliseconds - now.milliseconds) / 86_400_000
    let isReported = fastClocks[device]?.isReported ?? false
    fastClocks[device] = days > 0 ? FastClock(days: Int(days), isReported: isReported) : nil
  }
}
