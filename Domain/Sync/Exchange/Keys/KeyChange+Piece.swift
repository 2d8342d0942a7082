extension SyncTools {
  /// Encodes the change as the piece that is published.
  func piece(of change: KeyChange, to key: ProfileKey, in ring: KeyRing) throws -> [UInt8] {
    var told = PackedBytes()
    told.put(Int64(change.members.count))
    for (device, box) in change.members.sorted(by: { $0.key < $1.key }) {
      told.put(device.rawValue)
      told.put(box)
    }
    told.put(change.seen)
    told.put(Int64(change.removed?.count ?? 0))
    for device in (change.removed ?? []).sorted() { told.put(device.rawValue) }
    let name = KeyChange.name(key.number)
    // After concurrent changes a device may lack the previous key; it has an earlier one.
    let copies = try ring.keys.reversed().map { before in
      try sealer.seal(told.bytes, as: label(name, before, ring.profile), with: before, by: ring.own)
    }
    var older = PackedBytes()
    for key in ring.keys {
      older.put(Int64(key.number))
      key.bytes.withBytes { older.put($0) }
    }
    var piece = PackedBytes()
    piece.put(change.author.rawValue)
    piece.put(copies[0])
    piece.put(
      try sealer.seal(older.bytes, as: label(name, key, ring.profile), with: key, by: ring.own))
    // Older programs expect a directly wrapped key in this position.
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
    /// The sealed payload, once under each previous key, the latest first.
    var told: [[UInt8]]
    let before: [UInt8]
    var keyChains: [PassphraseKeyChain] = []

    init(_ piece: [UInt8], number: Int) throws {
      var reader = PackedBytesReader(piece)
      author = DeviceID(rawValue: try reader.number())
      told = [try reader.piece()]
      before = try reader.piece()
      let wrapped = try reader.piece()
      if !wrapped.isEmpty { keyChains = [PassphraseKeyChain(number: number, wrapped: wrapped)] }
      // Older programs end here.
      guard !reader.isAtEnd else { return }
      keyChains += try reader.keyChains()
      for _ in 0..<(try reader.count()) { told.append(try reader.piece()) }
    }
  }

  func author(of piece: [UInt8]) throws -> DeviceID { try Parts(piece, number: 1).author }

  func keyChains(to number: Int, in piece: [UInt8]) throws -> [PassphraseKeyChain] {
    try Parts(piece, number: number).keyChains
  }

  /// Decodes the change with any of the previous keys. Throws ``SealDamage/notAuthentic`` if none
  /// opens it.
  func change(
    to number: Int, in piece: [UInt8], with keys: [ProfileKey], of profile: SyncProfileID,
    from author: DevicePublicKeys
  ) throws -> KeyChange {
    let parts = try Parts(piece, number: number)
    let name = KeyChange.name(number)
    for key in keys {
      for copy in parts.told {
        guard let label = try? label(name, key, profile),
          let told = try? sealer.open(copy, as: label, with: key, from: author)
        else { continue }
        var reader = PackedBytesReader(told)
        var members: [DeviceID: [UInt8]] = [:]
        for _ in 0..<(try reader.count()) {
          members[DeviceID(rawValue: try reader.number())] = try reader.piece()
        }
        let seen = try reader.seen()
        var removed: Set<DeviceID>?
        if !reader.isAtEnd {
          removed = Set(
            try (0..<(try reader.count())).map { _ in DeviceID(rawValue: try reader.number()) })
        }
        return KeyChange(
          number: number, author: parts.author, members: members, removed: removed, seen: seen,
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
      Parts(piece, number: key.number).before,
      as: label(KeyChange.name(key.number), key, profile), with: key, from: author)
    // Older programs stored only the key directly before.
    if bytes.count == ProfileKey.size {
      return ProfileKey(number: key.number - 1, bytes: Secret(bytes)).map { [$0] } ?? []
    }
    var reader = PackedBytesReader(bytes)
    var keys: [ProfileKey] = []
    while !reader.isAtEnd {
      let number = Int(clamping: try reader.number())
      guard let older = ProfileKey(number: number, bytes: Secret(try reader.piece())),
        number < key.number
      else { throw DomainError.damaged(.sealed(.notAuthentic)) }
      keys.append(older)
    }
    return keys
  }

  /// Seals a key under another one.
  func step(from before: ProfileKey, to key: ProfileKey, in ring: KeyRing) throws -> KeyStep {
    let sealed = try sealer.seal(
      key.bytes.withBytes { Array($0) },
      as: label(KeyChange.name(key.number), before, ring.profile), with: before, by: ring.own)
    return KeyStep(number: key.number, author: ring.device, sealed: sealed)
  }

  /// Returns the key that the step contains.
  func key(
    by step: KeyStep, from before: ProfileKey, of profile: SyncProfileID,
    by author: DevicePublicKeys
  ) throws -> ProfileKey {
    let bytes = try sealer.open(
      step.sealed, as: label(KeyChange.name(step.number), before, profile), with: before,
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

extension PackedBytes {
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

extension PackedBytesReader {
  fileprivate mutating func keyChains() throws -> [PassphraseKeyChain] {
    var keyChains: [PassphraseKeyChain] = []
    for _ in 0..<(try count()) {
      let (number, wrapped) = (Int(clamping: try self.number()), try piece())
      var chain = PassphraseKeyChain(number: number, wrapped: wrapped)
      for _ in 0..<(try count()) {
        chain.steps.append(
          KeyStep(
            number: Int(clamping: try self.number()),
            author: DeviceID(rawValue: try self.number()), sealed: try piece()))
      }
      keyChains.append(chain)
    }
    return keyChains
  }
}
