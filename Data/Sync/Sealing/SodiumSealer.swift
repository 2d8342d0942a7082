import HearthDomain

/// Encrypts and signs with libsodium: argon2id, XChaCha20-Poly1305, X25519 and Ed25519.
package struct SodiumSealer: Sealer {
  /// Cost of deriving a key from a passphrase.
  struct DerivationCost: Hashable, Sendable {
    let passes: Int
    let kibibytes: Int

    /// Accepted memory in KiB: less could be attacked by brute force, more would exclude small
    /// machines.
    static let memoryBounds = 64 << 10...1 << 20
    static let passBounds = 1...16

    /// Default cost: 256 MiB, and about half a second on a machine of 2026.
    static let standard = DerivationCost(passes: 3, kibibytes: 256 << 10)
    static let minimum = DerivationCost(passes: 1, kibibytes: memoryBounds.lowerBound)

    var isAccepted: Bool {
      Self.passBounds.contains(passes) && Self.memoryBounds.contains(kibibytes)
    }
  }

  private let library: @Sendable () throws -> SodiumLibrary
  private let cost: DerivationCost

  package init() {
    self.init(work: .standard)
  }

  init(work: DerivationCost, fileNames: [String] = SodiumLibrary.fileNames) {
    self.cost = work
    library = { try SodiumLibrary(fileNames: fileNames) }
  }

  package func makeKey(number: Int) throws -> ProfileKey {
    try key(number: number, try library().randomSecret(ProfileKey.size))
  }

  package func makeDeviceKeys() throws -> DeviceKeys {
    let library = try library()
    let (box, signing) = (library.boxKeys(), library.signingKeys())
    let secret = Secret()
    for part in [box.secret, signing.secret] {
      part.withBytes { for byte in $0 { secret.append(byte) } }
    }
    guard let publicKeys = DevicePublicKeys(bytes: box.publicKey + signing.publicKey),
      let keys = DeviceKeys(publicKeys: publicKeys, secret: secret)
    else { throw SealDamage.notAuthentic.error }
    return keys
  }

  package func hash(_ bytes: [UInt8]) -> [UInt8] { SHA256.hash(of: bytes) }

  private func key(number: Int, _ bytes: Secret) throws -> ProfileKey {
    guard let key = ProfileKey(number: number, bytes: bytes) else {
      throw SealDamage.unknownKey(number: number).error
    }
    return key
  }
}

// MARK: - Passphrases

extension SodiumSealer {
  private static let wrapMagic = Array("hearthK1".utf8)
  /// Size of the header of a wrapped key: signature, key number, passes, memory, salt, nonce. The
  /// encrypted key follows.
  private static let wrapHeaderSize = 8 + 4 + 4 + 4 + 16 + 24

  package func wrap(
    _ key: ProfileKey, of profile: SyncProfileID, with passphrase: SealPassphrase
  ) throws -> [UInt8] {
    let library = try library()
    // Falls back to the lowest cost if the machine lacks memory.
    for work in cost == .standard ? [cost, .minimum] : [cost] {
      let (salt, nonce) = (library.random(16), library.random(24))
      let head =
        Self.wrapMagic + UInt32(key.number).bytes + UInt32(work.passes).bytes
        + UInt32(work.kibibytes).bytes + salt + nonce
      do {
        let wrapping = try library.argon2(
          passphrase.secret, salt: salt, passes: work.passes, kibibytes: work.kibibytes, count: 32)
        return head
          + key.bytes.withBytes {
            library.seal(
              Array($0), .longNonce, beside: head + profile.bytes, nonce: nonce, key: wrapping)
          }
      } catch DomainError.unavailable(.memory) where work == .standard {}
    }
    throw DomainError.unavailable(.memory)
  }

  package func unwrap(
    _ bytes: [UInt8], of profile: SyncProfileID, with passphrase: SealPassphrase
  ) throws -> ProfileKey {
    guard bytes.starts(with: Self.wrapMagic.dropLast()) else {
      throw SealDamage.notAuthentic.error
    }
    guard bytes.starts(with: Self.wrapMagic) else {
      throw SealDamage.newerFormat(Int(bytes.dropFirst(7).first ?? 0) - 0x30).error
    }
    guard bytes.count == Self.wrapHeaderSize + ProfileKey.size + SodiumLibrary.tagSize else {
      throw SealDamage.notAuthentic.error
    }
    let head = Array(bytes.prefix(Self.wrapHeaderSize))
    let work = DerivationCost(
      passes: UInt32.number(head[12..<16]), kibibytes: UInt32.number(head[16..<20]))
    guard work == self.cost || work.isAccepted else { throw SealDamage.workOutOfBounds.error }
    let library = try library()
    let wrapping = try library.argon2(
      passphrase.secret, salt: Array(head[20..<36]), passes: work.passes,
      kibibytes: work.kibibytes, count: 32)
    guard
      let opened = library.open(
        Array(bytes.dropFirst(Self.wrapHeaderSize)), .longNonce, beside: head + profile.bytes,
        nonce: Array(head[36...]), key: wrapping)
    else { throw SealDamage.wrongPassphrase.error }
    return try key(number: UInt32.number(head[8..<12]), Secret(opened))
  }
}

// MARK: - Words

extension SodiumSealer {
  package func recoveryWords(of key: ProfileKey) -> [RecoveryWord] {
    key.bytes.withBytes { RecoveryWords.words(of: Array($0)) }
  }

  package func key(number: Int, ofRecoveryWords words: [String]) throws -> ProfileKey {
    try key(number: number, Secret(RecoveryWords.bytes(of: words)))
  }

  package func comparisonWords(_ bytes: [UInt8], count: Int) -> [String] {
    RecoveryWords.split(SHA256.hash(of: Array("hearth comparison\n".utf8) + bytes)).prefix(count)
      .map { RecoveryWordList.words[$0] }
  }

  package func proof(of bytes: [UInt8], knowing secret: Secret) throws -> [UInt8] {
    try library().hmac(Array("hearth invitation\n".utf8), bytes, key: secret)
  }
}

// MARK: - Pieces

extension SodiumSealer {
  private static let pieceMagic = Array("hearthP1".utf8)
  /// Size of the header of a piece: signature, key number, whether there is a previous piece, that
  /// piece's hash, nonce.
  private static let pieceHeaderSize = 8 + 4 + 1 + 32 + 24
  private static let signatureSize = 64

  package func seal(
    _ bytes: [UInt8], as label: PieceLabel, with key: ProfileKey, by device: DeviceKeys
  ) throws -> [UInt8] {
    guard label.keyNumber == key.number else {
      throw SealDamage.unknownKey(number: label.keyNumber).error
    }
    let library = try library()
    let (head, nonce) = (header(of: label), library.random(24))
    let beside = head + label.locationBytes
    let signing = Secret(device.secret.withBytes { Array($0.dropFirst(32)) })
    let signature = library.signature(of: beside + bytes, by: signing)
    return head + nonce
      + library.seal(
        signature + bytes, .longNonce, beside: beside, nonce: nonce, key: library.pieceKey(key))
  }

  package func label(
    of sealed: [UInt8], named name: PieceName, in profile: SyncProfileID
  ) throws -> PieceLabel {
    guard sealed.count >= 8, sealed.starts(with: Self.pieceMagic.dropLast()) else {
      throw SealDamage.notAuthentic.error
    }
    guard sealed.starts(with: Self.pieceMagic) else {
      throw SealDamage.newerFormat(Int(sealed[7]) - 0x30).error
    }
    guard sealed.count >= Self.pieceHeaderSize + SodiumLibrary.tagSize + Self.signatureSize,
      sealed[12] <= 1,
      let label = PieceLabel(
        profile: profile, name: name, key: UInt32.number(sealed[8..<12]),
        before: sealed[12] == 1 ? Array(sealed[13..<45]) : [])
    else { throw SealDamage.notAuthentic.error }
    return label
  }

  package func open(
    _ sealed: [UInt8], as label: PieceLabel, with key: ProfileKey, from device: DevicePublicKeys
  ) throws -> [UInt8] {
    guard label.keyNumber == key.number else {
      throw SealDamage.unknownKey(number: label.keyNumber).error
    }
    let library = try library()
    let head = header(of: label)
    let beside = head + label.locationBytes
    guard sealed.count > Self.pieceHeaderSize, sealed.starts(with: head),
      let opened = library.open(
        Array(sealed.dropFirst(Self.pieceHeaderSize)), .longNonce, beside: beside,
        nonce: Array(sealed[(Self.pieceHeaderSize - 24)..<Self.pieceHeaderSize]),
        key: library.pieceKey(key))
    else { throw SealDamage.notAuthentic.error }
    let bytes = Array(opened.dropFirst(Self.signatureSize))
    guard
      library.isSigned(
        beside + bytes, Array(opened.prefix(Self.signatureSize)),
        by: Array(device.bytes.dropFirst(32)))
    else { throw SealDamage.notAuthentic.error }
    return bytes
  }

  /// Returns the header of a piece without the nonce at its end.
  private func header(of label: PieceLabel) -> [UInt8] {
    Self.pieceMagic + UInt32(label.keyNumber).bytes
      + (label.previousHash.isEmpty ? [UInt8](repeating: 0, count: 33) : [1] + label.previousHash)
  }
}

extension PieceLabel {
  /// The part of the label that is known from where the piece is stored: its profile and name.
  fileprivate var locationBytes: [UInt8] { profile.bytes + Array(name.text.utf8) }
}

extension SodiumLibrary {
  /// Derives the key that encrypts pieces from the profile's key, so that no key serves two
  /// purposes.
  fileprivate func pieceKey(_ key: ProfileKey) -> Secret {
    derived(from: key.bytes, salt: [], info: "hearth pieces 1")
  }
}

// MARK: - For one device

extension SodiumSealer {
  package func seal(_ bytes: [UInt8], for device: DevicePublicKeys) throws -> [UInt8] {
    guard let sealed = try library().sealed(bytes, for: Array(device.bytes.prefix(32))) else {
      throw SealDamage.notAuthentic.error
    }
    return sealed
  }

  package func open(_ sealed: [UInt8], by device: DeviceKeys) throws -> [UInt8] {
    let own = Secret(device.secret.withBytes { Array($0.prefix(32)) })
    guard
      let bytes = try library().opened(sealed, by: own, Array(device.publicKeys.bytes.prefix(32)))
    else { throw SealDamage.notAuthentic.error }
    return bytes
  }
}

// MARK: - Numbers

extension SealDamage {
  var error: DomainError { .damaged(.sealed(self)) }
}

extension SyncProfileID {
  var bytes: [UInt8] { UInt64(bitPattern: rawValue).bytes }
}

extension UInt32 {
  /// Big-endian bytes.
  var bytes: [UInt8] { UInt64(self).bytes.suffix(4) }

  /// Returns the number in four big-endian bytes.
  static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
}
