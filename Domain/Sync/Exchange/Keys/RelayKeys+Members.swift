/// The devices that take part in the profile.
extension RelayKeys {
  /// Returns the devices that are active with the newest key, including this one.
  func activeDevices() throws -> [DeviceID: DevicePublicKeys] {
    var members = [ring.device: ring.deviceKeys.publicKeys]
    let known = try knownDevices()
    // If the introduction of a device is damaged or missing, its state in the store counts.
    let all = Set(KeyPieceNames.devices(in: Array(names))).union(known.keys)
    for device in all where device != ring.device {
      guard let publicKeys = try known[device]?.publicKeys ?? introduction(of: device)?.publicKeys,
        try isStillMember(device) ?? (known[device]?.isRemoved == false)
      else { continue }
      members[device] = publicKeys
    }
    return members
  }

  /// Returns the names in all readable device introductions.
  func deviceNames() throws -> [String] {
    try KeyPieceNames.devices(in: Array(names)).compactMap { device in
      try relay.get(KeyPieceNames.device(device)).flatMap {
        (try? tools.decodedDevice(device, introduced: $0, ring))?.name
      }
    }
  }

  /// Returns the names of the device's segments that contain entries after the number, the last
  /// first. Anybody who can write to the relay may have chosen these names.
  func claimedSegments(by device: DeviceID, after number: Int) -> [PieceName] {
    let claimed = names.compactMap { name -> (name: PieceName, last: Int)? in
      guard case .segment(device, let numbers, _) = name, numbers.upperBound > number else {
        return nil
      }
      return (name, numbers.upperBound)
    }
    return claimed.sorted { ($1.last, $0.name.text) < ($0.last, $1.name.text) }.map(\.name)
  }

  /// Returns the greatest entry number of the device in any snapshot or signed segment; `known` if
  /// there is no greater one.
  func lastEntryNumber(
    of device: DeviceID, after known: Int, in snapshots: [KnownSnapshot]
  ) throws -> Int {
    let known = max(known, snapshots.map { $0.seen[device] }.max() ?? 0)
    for case .segment(device, let numbers, let part) in claimedSegments(by: device, after: known) {
      if try isSigned(.segment(device, numbers, part: part), by: device) {
        return numbers.upperBound
      }
    }
    return known
  }

  /// Whether the device belongs to the profile: it received the newest key or joined later, and has
  /// not left. Nil if its introduction cannot be read.
  func isStillMember(_ device: DeviceID) throws -> Bool? {
    let latest = ring.latestKey.number
    if try hasLeft(device) || removedDevices(upTo: latest).contains(device) { return false }
    guard latest > 1 else { return try introduction(of: device).map { _ in true } }
    // A key published by a removed device lets nobody join.
    let isOut = try isByRemovedDevice(latest)
    let number = isOut ? try greatestValidNumber(upTo: latest) : latest
    if try changes(to: number).contains(where: { $0.sealedKeysByDevice[device] != nil }) {
      return true
    }
    return try introduction(of: device).map { isOut ? $0.key == number : $0.key >= number }
  }

  /// Whether the device announced that it leaves, and nothing was sent under its id afterwards, as
  /// a copy of it might.
  func hasLeft(_ device: DeviceID) throws -> Bool {
    let name = KeyPieceNames.departure(device)
    guard names.contains(name), let bytes = try relay.validPiece(name),
      let publicKeys = try? publicKeys(of: device),
      let said = try? opened(bytes, as: name, by: publicKeys)
    else { return false }
    var reader = KeyPieceReader(said)
    // Early versions stored no number.
    if reader.isAtEnd { return true }
    // Pieces that this store has read, or knows from snapshots, may have been deleted from the
    // relay.
    let (applied, snapshots) = try tools.store.read { repositories in
      (
        try repositories.sync.participation()?.applied[device] ?? 0,
        try repositories.sync.exchange()?.snapshots ?? []
      )
    }
    let last = Int(clamping: try reader.readNumber())
    return try max(applied, self.lastEntryNumber(of: device, after: last, in: snapshots)) <= last
  }

  /// Returns the device's public keys and the number of the key with which it joined; nil if its
  /// introduction is missing or damaged.
  func introduction(
    of device: DeviceID, through number: Int? = nil
  ) throws -> (publicKeys: DevicePublicKeys, key: Int)? {
    let name = KeyPieceNames.device(device)
    guard let bytes = try relay.validPiece(name) else { return nil }
    do {
      let publicKeys = try tools.decodedDevice(
        device, introduced: bytes, ringForJoining(through: number)
      )
      .publicKeys
      let sealed = Array(bytes.dropFirst(DevicePublicKeys.size))
      return (
        publicKeys, try tools.sealer.label(of: sealed, named: name, in: ring.profile).keyNumber
      )
    } catch DomainError.damaged(.sealed) {
      return nil
    }
  }

  /// Returns the devices known to this store; none while it is joining.
  func knownDevices() throws -> [DeviceID: SyncDevice] {
    try tools.store.read { try $0.sync.exchange()?.devices } ?? [:]
  }

  /// Marks the devices that are no longer active as removed.
  func markRemoved() throws {
    // A missing key piece must not mark anybody as removed.
    guard try ring.latestKey.number == 1 || !changes(to: ring.latestKey.number).isEmpty else {
      return
    }
    let gone = try knownDevices().keys.filter { device in
      try !(isStillMember(device) ?? (ring.latestKey.number == 1))
    }
    try tools.updateExchange {
      for id in $0.devices.keys { $0.devices[id]?.isRemoved = gone.contains(id) }
    }
  }

  /// Whether all active devices have acknowledged the newest key. Devices last seen before the
  /// moment are not waited for.
  func isAcknowledged(orSilentSince moment: Instant) throws -> Bool {
    let latest = ring.latestKey.number
    guard latest > 1 else { return true }
    let (changes, gone) = (try changes(to: latest), try removedDevices(upTo: latest))
    let (members, known) = (Set(changes.flatMap(\.sealedKeysByDevice.keys)), try knownDevices())
    return try !changes.isEmpty
      && members.subtracting(gone).allSatisfy { device in
        if changes.contains(where: { $0.author == device }) { return true }
        let answer = KeyChange.acknowledgementName(latest, of: device)
        if try names.contains(answer) && isSigned(answer, by: device) { return true }
        if device == ring.device { return false }
        return try hasLeft(device) || known[device].map { $0.lastSeenAt <= moment } ?? false
      }
  }

  /// Returns the names of removed devices that removed this one at the same time. Empty if another
  /// device has adopted the latest key.
  func mutuallyRemovedDevices() throws -> [String] {
    let latest = ring.latestKey.number
    guard latest > 1 else { return [] }
    let rivals = try (2...latest).flatMap { number in
      let gone = try removedDevices(upTo: number - 1)
      return try invalidatedChanges(number).filter { change in
        change.removesDevice(ring.device, gone: gone)
          && !names.contains(KeyPieceNames.departure(change.author))
      }.map(\.author)
    }
    guard try !rivals.isEmpty && !isAdoptedElsewhere(latest) else { return [] }
    let known = try knownDevices()
    return rivals.map { known[$0]?.name ?? $0.text }
  }

  /// Whether another device has adopted the key with this number.
  private func isAdoptedElsewhere(_ number: Int) throws -> Bool {
    try activeDevices().keys.contains { device in
      guard device != ring.device else { return false }
      let answer = KeyChange.acknowledgementName(number, of: device)
      if try names.contains(answer) && isSigned(answer, by: device) { return true }
      if try changes(to: number).contains(where: { $0.author == device }) { return true }
      return try introduction(of: device).map { $0.key >= number } ?? false
    }
  }

  /// Returns the unverified label of a sealed piece; nil if it has none.
  func label(of sealed: [UInt8], _ name: PieceName) -> PieceLabel? {
    try? tools.sealer.label(of: sealed, named: name, in: ring.profile)
  }

  /// Whether the piece may be unreadable only because this device lacks its key: either it knows no
  /// key with that number, or nothing shows that the sending device received the key that it knows.
  func mayAwaitKey(of sealed: [UInt8], _ name: PieceName, from device: DeviceID) throws -> Bool {
    guard let number = label(of: sealed, name)?.keyNumber, number > 1 else { return false }
    if ring.keys(number: number).isEmpty { return true }
    if names.contains(KeyChange.acknowledgementName(number, of: device)) { return false }
    if try changes(to: number).contains(where: { $0.author == device }) { return false }
    return try introduction(of: device).map { $0.key < number } ?? true
  }
}
