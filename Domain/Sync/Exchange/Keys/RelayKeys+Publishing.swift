/// Publishing a new key for the profile.
extension RelayKeys {
  /// Returns a piece that sends the key to all active devices except the removed one.
  func keyChangePiece(
    to key: ProfileKey, without device: DeviceID? = nil, by keyChains: [PassphraseKeyChain]
  ) throws -> OutboxPiece {
    var removed = try removedDevices(upTo: ring.latestKey.number)
    if let device { removed.insert(device) }
    let boxes = try key.bytes.withBytes { bytes in
      try activeDevices().filter { !removed.contains($0.key) }.mapValues {
        try tools.sealer.seal(Array(bytes), for: $0)
      }
    }
    let change = KeyChange(
      number: key.number, author: ring.device, sealedKeysByDevice: boxes, removed: removed,
      seen: try tools.activeExchange().part.applied, keyChains: keyChains)
    return OutboxPiece(
      KeyChange.name(key.number, by: ring.device), try tools.piece(of: change, to: key, in: ring))
  }

  /// Publishes another key if a concurrent change overruled the key of this device, so that every
  /// change is applied. A passphrase stays valid unless a removed device knows the key that it
  /// opens.
  func republishKey() throws {
    let latest = ring.latestKey.number
    guard latest > 1 else { return }
    if try isByRemovedDevice(latest) {
      return try publishNextKey(after: greatestValidNumber(upTo: latest))
    }
    guard let counting = try changes(to: latest).first, counting.author != ring.device
    else { return }
    let gone = try removedDevices(upTo: latest)
    if let lost = try lostPassphrase(), gone.isDisjoint(with: lost.sealedKeysByDevice.keys) {
      return try publishNextKey(after: latest, including: lost)
    }
    guard let own = try newestOwnChange() else { return }
    let lets = own.removed.map { !$0.isDisjoint(with: counting.sealedKeysByDevice.keys) } ?? false
    guard own.number == latest || lets else { return }
    try publishNextKey(after: latest, including: own)
  }

  /// Returns this device's newest valid key change that satisfies the condition.
  private func newestOwnChange(where fits: (KeyChange) -> Bool = { _ in true }) throws -> KeyChange?
  {
    for number in (2...ring.latestKey.number).reversed() {
      let own = try changes(to: number).first { $0.author == ring.device }
      if let own, fits(own) { return own }
    }
    return nil
  }

  /// Returns the change with the last passphrase set on this device, if that passphrase became
  /// invalid: it no longer leads to the latest key, although no device that knew it has set another
  /// one. Otherwise nil.
  func lostPassphrase() throws -> KeyChange? {
    let latest = ring.latestKey.number
    guard latest > 1,
      let own = try newestOwnChange(where: { $0.keyChains.contains { $0.steps.isEmpty } }),
      own.number < latest, own.removed != nil, let key = try key(of: own),
      try !leadingKeys(to: latest).contains(key)
    else { return nil }
    let isReplaced = try (own.number + 1...latest).contains { number in
      try changes(to: number).contains { change in
        try change.keyChains.contains { $0.steps.isEmpty } && authorHadKey(key, change)
      }
    }
    return isReplaced ? nil : own
  }

  /// Whether the author of the change had the key. True if that is unknown, as for changes by older
  /// programs.
  private func authorHadKey(_ key: ProfileKey, _ change: KeyChange) throws -> Bool {
    guard change.removed != nil, let piece = change.piece, let own = try self.key(of: change) else {
      return true
    }
    return try tools.keysBefore(
      own, in: piece.bytes, of: ring.profile, from: publicKeys(of: change.author)
    ).contains(key)
  }

  /// Publishes the next key for all active devices. Passphrases that led to the key `number`, or to
  /// the key of the change `own`, will lead to the new key, unless a removed device received the
  /// former key.
  private func publishNextKey(after number: Int, including own: KeyChange? = nil) throws {
    let key = try tools.sealer.makeKey(number: ring.latestKey.number + 1)
    try upload(keyChangePiece(to: key, by: keyChains(to: key, after: number, including: own)))
    try adoptNewKeys()
  }

  private func keyChains(
    to key: ProfileKey, after number: Int, including own: KeyChange?
  ) throws -> [PassphraseKeyChain] {
    let gone = try removedDevices(upTo: ring.latestKey.number)
    var changes = try changes(to: number)
    if let own, own.number != number { changes.append(own) }
    var keyChains: [PassphraseKeyChain] = []
    for change in changes where gone.isDisjoint(with: change.sealedKeysByDevice.keys) {
      guard let before = try self.key(of: change) else { continue }
      let step = try tools.step(from: before, to: key, in: ring)
      keyChains += change.keyChains.map { chain in
        var chain = chain
        chain.steps.append(step)
        return chain
      }
    }
    return keyChains
  }

  /// Returns those keys of this device from which a passphrase or recovery words still lead to the
  /// key with this number.
  func leadingKeys(to number: Int) throws -> [ProfileKey] {
    try changes(to: number).flatMap { change in
      try change.keyChains.compactMap { chain in
        try chain.steps.isEmpty
          ? key(of: change)
          : ring.keys(number: chain.number).first { key in leads(chain, from: key, to: number) }
      }
    }
  }

  private func leads(_ chain: PassphraseKeyChain, from start: ProfileKey, to number: Int) -> Bool {
    var key = start
    for step in chain.steps {
      guard let publicKeys = try? publicKeys(of: step.author),
        let next = try? tools.key(by: step, from: key, of: ring.profile, by: publicKeys)
      else { return false }
      key = next
    }
    return ring.keys(number: number).contains(key)
  }

  /// Whether no passphrase lets a device join: devices removed each other at the same time, and
  /// every passphrase opens a key that a removed device knows.
  func hasNoPassphrase() throws -> Bool {
    try changes(to: ring.latestKey.number).first?.keyChains.isEmpty ?? false
  }
}
