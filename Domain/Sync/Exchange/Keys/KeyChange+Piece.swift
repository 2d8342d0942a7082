extension SyncTools {
  /// Encodes the change as the piece that is published.
  func piece(of change: KeyChange, to key: ProfileKey, in ring: KeyRing) throws -> [UInt8] {
    var told = KeyPieceWriter()
    told.put(Int64(change.sealedKeysByDevice.count))
    for (device, box) in change.sealedKeysByDevice.sorted(by: { $0.key < $1.key }) {
      told.put(device.rawValue)
      told.put(box)
    }
    told.put(change.seen)
    told.put(Int64(change.removed?.count ?? 0))
    for device in (change.removed ?? []).sorted() { told.put(device.rawValue) }
    let name = KeyChange.legacyName(key.number)
    // After concurrent key changes, some devices lack the previous key but have an earlier one.
    let copies = try ring.keys.reversed().map { before in
      try sealer.seal(
        told.bytes, as: label(name, before, ring.profile), with: before, by: ring.deviceKeys)
    }
    var older = KeyPieceWriter()
    for key in ring.keys {
      older.put(Int64(key.number))
      key.bytes.withBytes { older.put($0) }
    }
    var piece = KeyPieceWriter()
    piece.put(change.author.rawValue)
    piece.put(copies[0])
    piece.put(
      try sealer.seal(
        older.bytes, as: label(name, key, ring.profile), with: key, by: ring.deviceKeys))
    // Older programs expect a key that is wrapped directly at this position.
    let isPlain = change.keyChains.first?.steps.isEmpty == true
    piece.put(isPlain ? change.keyChains[0].wrapped : [])
    piece.put(change.keyChains.dropFirst(isPlain ? 1 : 0))
    piece.put(Int64(copies.count - 1))
    for copy in copies.dropFirst() { piece.put(copy) }
    return piece.bytes
  }

  /// The parts of an encoded key change, not verified yet.
  private struct Parts {
    let author: DeviceID
    /// The sealed payload, once for each previous key, the latest first.
    var sealedCopies: [[UInt8]]
    let previousKeys: [UInt8]
    var keyChains: [PassphraseKeyChain] = []

    init(_ piece: [UInt8], number: Int) throws {
      var reader = KeyPieceReader(piece)
      author = DeviceID(rawValue: try reader.readNumber())
      sealedCopies = [try reader.readBytes()]
      previousKeys = try reader.readBytes()
      let wrapped = try reader.readBytes()
      if !wrapped.isEmpty { keyChains = [PassphraseKeyChain(number: number, wrapped: wrapped)] }
      // Older programs end here.
      guard !reader.isAtEnd else { return }
      keyChains += try reader.keyChains()
      for _ in 0..<(try reader.readCount()) { sealedCopies.append(try reader.readBytes()) }
    }
  }

  func author(of piece: [UInt8]) throws -> DeviceID { try Parts(piece, number: 1).author }

  func keyChains(to number: Int, in piece: [UInt8]) throws -> [PassphraseKeyChain] {
    try Parts(piece, number: number).keyChains
  }

  /// Decodes the change with any of the previous keys; throws ``SealDamage/notAuthentic`` if none
  /// of them opens it.
  func decodedChange(
    to number: Int, in piece: [UInt8], with keys: [ProfileKey], of profile: SyncProfileID,
    from author: DevicePublicKeys
  ) throws -> KeyChange {
    let parts = try Parts(piece, number: number)
    let name = KeyChange.legacyName(number)
    for key in keys {
      for copy in parts.sealedCopies {
        guard let label = try? label(name, key, profile),
          let told = try? sealer.open(copy, as: label, with: key, from: author)
        else { continue }
        var reader = KeyPieceReader(told)
        var members: [DeviceID: [UInt8]] = [:]
        for _ in 0..<(try reader.readCount()) {
          members[DeviceID(rawValue: try reader.readNumber())] = try reader.readBytes()
        }
        let seen = try reader.readSeenEntries()
        var removed: Set<DeviceID>?
        if !reader.isAtEnd {
          removed = Set(
            try (0..<(try reader.readCount())).map { _ in
              DeviceID(rawValue: try reader.readNumber())
            })
        }
        return KeyChange(
          number: number, author: parts.author, sealedKeysByDevice: members, removed: removed,
          seen: seen,
          keyChains: parts.keyChains)
      }
    }
    throw DomainError.damaged(.sealed(.notAuthentic))
  }

  /// Returns the previous keys that the piece contains, decrypted with the new key.
  func keysBefore(
    _ key: ProfileKey, in piece: [UInt8], of profile: SyncProfileID, from author: DevicePublicKeys
  ) throws -> [ProfileKey] {
    let bytes = try sealer.open(
      Parts(piece, number: key.number).previousKeys,
      as: label(KeyChange.legacyName(key.number), key, profile), with: key, from: author)
    // Older programs stored only the key directly before.
    if bytes.count == ProfileKey.size {
      return ProfileKey(number: key.number - 1, bytes: Secret(bytes)).map { [$0] } ?? []
    }
    var reader = KeyPieceReader(bytes)
    var keys: [ProfileKey] = []
    while !reader.isAtEnd {
      let number = Int(clamping: try reader.readNumber())
      guard let older = ProfileKey(number: number, bytes: Secret(try reader.readBytes())),
        number < key.number
      else { throw DomainError.damaged(.sealed(.notAuthentic)) }
      keys.append(older)
    }
    return keys
  }

  /// Seals a key with another one, as one step of a chain of keys.
  func step(from before: ProfileKey, to key: ProfileKey, in ring: KeyRing) throws -> KeyStep {
    let sealed = try sealer.seal(
      key.bytes.withBytes { Array($0) },
      as: label(KeyChange.legacyName(key.number), before, ring.profile), with: before,
      by: ring.deviceKeys)
    return KeyStep(number: key.number, author: ring.device, sealed: sealed)
  }

  /// Returns the key that the step contains.
  func key(
    by step: KeyStep, from before: ProfileKey, of profile: SyncProfileID,
    by author: DevicePublicKeys
  ) throws -> ProfileKey {
    let bytes = try sealer.open(
      step.sealed, as: label(KeyChange.legacyName(step.number), before, profile), with: before,
      from: author)
    guard let key = ProfileKey(number: step.number, bytes: Secret(bytes)) else {
      throw DomainError.damaged(.sealed(.notAuthentic))
    }
    return key
  }

  private func label(
    _ name: PieceName, _ key: ProfileKey, _ profile: SyncProfileID
  ) throws -> PieceLabel {
    guard let label = PieceLabel(profile: profile, name: name, key: key.number, before: []) else {
      throw DomainError.damaged(.sealed(.notAuthentic))
    }
    return label
  }
}

extension KeyPieceWriter {
  fileprivate mutating func put(_ keyChains: some Collection<PassphraseKeyChain>) {
    put(Int64(keyChains.count))
    for chain in keyChains {
      put(Int64(chain.number))
      put(chain.wrapped)
      put(Int64(chain.steps.count))
      for step in chain.steps {
        put(Int64(step.number))
        put(step.author.rawValue)
        put(step.sealed)
      }
    }
  }
}

extension KeyPieceReader {
  fileprivate mutating func keyChains() throws -> [PassphraseKeyChain] {
    var keyChains: [PassphraseKeyChain] = []
    for _ in 0..<(try readCount()) {
      let (number, wrapped) = (Int(clamping: try self.readNumber()), try readBytes())
      var chain = PassphraseKeyChain(number: number, wrapped: wrapped)
      for _ in 0..<(try readCount()) {
        chain.steps.append(
          KeyStep(
            number: Int(clamping: try self.readNumber()),
            author: DeviceID(rawValue: try self.readNumber()), sealed: try readBytes()))
      }
      keyChains.append(chain)
    }
    return keyChains
  }
}
