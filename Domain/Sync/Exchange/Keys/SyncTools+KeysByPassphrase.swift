extension SyncTools {
  /// Returns the keys that a passphrase or recovery words open, for a device that joins; the oldest
  /// comes first. Pieces that no device of the profile published are skipped.
  ///
  /// Throws ``Damage/sealed(_:)`` for a wrong or former passphrase,
  /// ``SyncRefusal/wrongRecoveryWords``, ``SyncRefusal/noPassphraseOpens`` or
  /// ``SyncRefusal/hasNoProfile``.
  func keys(
    openedBy passphrase: SealPassphrase, of profile: SyncProfileID, from relay: any Relay,
    _ names: [PieceName]
  ) throws -> [ProfileKey] {
    let gate = PassphraseUnlock(tools: self, profile: profile, relay: relay, passphrase: passphrase)
    var (pieces, refusal): ([(number: Int, bytes: [UInt8])], DomainError?) = ([], nil)
    let changes = names.compactMap { name in KeyChange.keyNumber(of: name).map { (name, $0) } }
    for (name, number) in changes.sorted(by: { ($1.1, $0.0.text) < ($0.1, $1.0.text) }) {
      if let bytes = try relay.validPiece(name) { pieces.append((number, bytes)) }
    }
    for (number, piece) in pieces {
      do {
        let (key, older) = try gate.keys(to: number, in: piece)
        let keys = try gate.addingOlderKeys(older, with: pieces) + [key]
        try gate.checkIsNewest(keys, pieces, opened: piece)
        return keys
      } catch DomainError.damaged(.sealed(let damage)) {
        if refusal == nil || damage == .wrongPassphrase { refusal = .damaged(.sealed(damage)) }
      }
    }
    guard let first = try gate.firstKey() else {
      throw refusal ?? DomainError.refused(.sync(.hasNoProfile))
    }
    try gate.checkIsNewest([first], pieces)
    return [first]
  }
}

/// Access to a profile's keys for a device that has nothing but a passphrase or recovery words.
private struct PassphraseUnlock {
  let tools: SyncTools
  let profile: SyncProfileID
  let relay: any Relay
  let passphrase: SealPassphrase

  private static let notAuthenticError = DomainError.damaged(.sealed(.notAuthentic))

  /// Returns the profile's first key; nil if its piece is gone. Recovery words are not verified
  /// yet.
  func firstKey() throws -> ProfileKey? {
    if let words = passphrase.recoveryWords {
      return try tools.sealer.key(number: 1, ofRecoveryWords: words)
    }
    return try relay.get(KeyPieceNames.passphrase).map {
      try tools.sealer.unwrap($0, of: profile, with: passphrase)
    }
  }

  /// Returns the key that the piece publishes, and the previous keys it contains.
  func keys(to number: Int, in piece: [UInt8]) throws -> (ProfileKey, older: [ProfileKey]) {
    var refusal = Self.notAuthenticError
    for chain in try tools.keyChains(to: number, in: piece) {
      do {
        var key = try firstKey(of: chain)
        for step in chain.steps {
          key = try tools.key(by: step, from: key, of: profile, by: publicKeys(step.author))
        }
        guard key.number == number else { throw Self.notAuthenticError }
        let author = try publicKeys(tools.author(of: piece))
        return (key, try tools.keysBefore(key, in: piece, of: profile, from: author))
      } catch DomainError.damaged(let damage) { refusal = .damaged(damage) }
    }
    throw refusal
  }

  private func firstKey(of chain: PassphraseKeyChain) throws -> ProfileKey {
    if let words = passphrase.recoveryWords {
      return try tools.sealer.key(number: chain.number, ofRecoveryWords: words)
    }
    let key = try tools.sealer.unwrap(chain.wrapped, of: profile, with: passphrase)
    guard key.number == chain.number else { throw Self.notAuthenticError }
    return key
  }

  /// Throws if a later key replaces these, or if a valid change removes the author of the newest
  /// one. A later key counts only if its author had the newest of these, since removed devices may
  /// have older ones.
  func checkIsNewest(
    _ keys: [ProfileKey], _ pieces: [(number: Int, bytes: [UInt8])], opened: [UInt8]? = nil
  ) throws {
    let number = keys[keys.count - 1].number
    let older = keys.filter { $0.number < number }
    let own = opened.flatMap { change(to: number, in: $0, older) }
    if let own {
      let rivals = pieces.filter { $0.number == number }
        .compactMap { change(to: number, in: $0.bytes, older) }
      let (counting, _) = KeyChange.validChanges(among: rivals, gone: []) {
        $0.author == own.author
      }
      if !counting.contains(where: { $0.author == own.author }) { throw outdatedKeysError }
    }
    for (later, piece) in pieces where later > number {
      let has = change(to: later, in: piece, keys.filter { $0.number == number })
      guard let next = has ?? change(to: later, in: piece, older),
        has != nil || own?.sealedKeysByDevice[next.author] != nil
      else { continue }
      if next.keyChains.isEmpty { throw DomainError.refused(.sync(.noPassphraseOpens)) }
      throw outdatedKeysError
    }
  }

  private var outdatedKeysError: DomainError {
    passphrase.recoveryWords == nil
      ? .damaged(.sealed(.wrongPassphrase)) : .refused(.sync(.wrongRecoveryWords))
  }

  private func change(
    to number: Int, in piece: [UInt8], _ keys: [ProfileKey]
  ) -> KeyChange? {
    guard let author = try? publicKeys(tools.author(of: piece)) else { return nil }
    return try? tools.decodedChange(to: number, in: piece, with: keys, of: profile, from: author)
  }

  /// Returns the keys together with all previous ones, down to the first. Each piece of an older
  /// program contains only one previous key, so several may be needed.
  func addingOlderKeys(
    _ keys: [ProfileKey], with pieces: [(number: Int, bytes: [UInt8])]
  ) throws -> [ProfileKey] {
    var keys = keys
    while let oldest = keys.first, oldest.number > 1 {
      let before = pieces.lazy.filter { $0.number == oldest.number }.compactMap { piece in
        (try? publicKeys(tools.author(of: piece.bytes))).flatMap {
          try? tools.keysBefore(oldest, in: piece.bytes, of: profile, from: $0)
        }
      }.first
      guard let before, !before.isEmpty else {
        throw DomainError.damaged(.sealed(.unknownKey(number: oldest.number - 1)))
      }
      keys = before + keys
    }
    return keys
  }

  /// Returns the public keys in the device's introduction. They need no other proof: pieces sealed
  /// with the profile's key prove their author.
  private func publicKeys(_ author: DeviceID) throws -> DevicePublicKeys {
    guard let introduced = try relay.validPiece(KeyPieceNames.device(author)),
      let publicKeys = DevicePublicKeys(bytes: Array(introduced.prefix(DevicePublicKeys.size)))
    else { throw Self.notAuthenticError }
    return publicKeys
  }
}
