import HearthDomain

/// Encrypts and decrypts files in the `age` format, version 1 (age-encryption.org/v1), with a
/// passphrase or an X25519 key. The program `age` can read these files and vice versa.
package struct AgeFiles: SealedFiles {
  private let library: @Sendable () throws -> SodiumLibrary
  private let workFactor: Int

  static let name = "age-encryption.org/v1"
  /// Size of the encrypted blocks of a file, in bytes.
  static let blockSize = 64 << 10
  /// Work factor of scrypt for new files, the same as in `age`. Deriving the key takes 2^18 KiB of
  /// memory.
  private static let defaultWorkFactor = 18
  /// Largest accepted work factor, which takes 4 GiB of memory, whatever the caller allows.
  private static let maxWorkFactor = 22
  private static let zeroNonce = [UInt8](repeating: 0, count: 12)

  package init() {
    self.init(workFactor: Self.defaultWorkFactor)
  }

  init(workFactor: Int) {
    self.workFactor = workFactor
    library = { try SodiumLibrary() }
  }

  package func seal<Answer>(
    for lock: FileLock, to write: ([UInt8]) throws -> Void,
    _ body: (_ write: ([UInt8]) throws -> Void) throws -> Answer
  ) throws -> Answer {
    let library = try library()
    let fileKey = library.randomSecret(16)
    let header = AgeHeader.encoded([try stanza(for: lock, fileKey, library)])
    let sum = library.mac(of: header, fileKey)
    let nonce = library.random(16)
    try write(header + Array(" ".utf8) + UnpaddedBase64.encoded(sum) + [0x0A] + nonce)
    var blocks = AgeBlocks(library: library, fileKey: fileKey, nonce: nonce)
    var waiting: [UInt8] = []
    // `write` must not escape, so it cannot be captured by the closure passed to `body`.
    let answer = try withoutActuallyEscaping(write) { write in
      try body { bytes in
        waiting += bytes
        // Hold back one block, because the last block is marked as the last.
        var start = 0
        while waiting.count - start > Self.blockSize {
          try write(blocks.sealed(Array(waiting[start..<start + Self.blockSize]), isLast: false))
          start += Self.blockSize
        }
        waiting.removeFirst(start)
      }
    }
    try write(blocks.sealed(waiting, isLast: true))
    return answer
  }

  package func isSealed(_ source: () throws -> [UInt8]) throws -> Bool {
    var beginning: [UInt8] = []
    while beginning.count < AgeHeader.versionLine.count {
      let next = try source()
      if next.isEmpty { break }
      beginning += next
    }
    return beginning.starts(with: AgeHeader.versionLine)
  }

  package func decryptedSource(
    _ source: @escaping () throws -> [UInt8], allowsMuchWork: Bool,
    key: (FileLockKind) throws -> FileKey
  ) throws -> () throws -> [UInt8] {
    let input = AgeInput(source)
    guard try input.peek(AgeHeader.versionLine.count).elementsEqual(AgeHeader.versionLine) else {
      return { try input.nextChunk() }
    }
    let library = try library()
    let header = try AgeHeader(reading: input)
    let fileKey = try fileKey(of: header, library, allowsMuchWork: allowsMuchWork, key)
    let nonce = try input.consume(16)
    guard
      library.isEqualInConstantTime(
        library.mac(of: header.authenticatedBytes, fileKey), header.mac), nonce.count == 16
    else { throw SealDamage.notAuthentic.error }
    var blocks = AgeBlocks(library: library, fileKey: fileKey, nonce: nonce)
    var isOver = false
    return {
      if isOver { return [] }
      let sealed = try input.consume(Self.blockSize + SodiumLibrary.tagSize)
      isOver = try input.peek(1).isEmpty
      guard let bytes = blocks.opened(sealed, isLast: isOver) else {
        throw SealDamage.notAuthentic.error
      }
      return bytes
    }
  }

  package func fileLock(of recipient: String) throws -> FileLock {
    guard let publicKey = Bech32.decoded(recipient.utf8, called: "age"), publicKey.count == 32
    else {
      throw DomainError.invalid(.recipient, .unreadable(recipient))
    }
    return .recipient(publicKey)
  }
}

// MARK: - File key

extension AgeFiles {
  private func stanza(
    for lock: FileLock, _ fileKey: Secret, _ library: SodiumLibrary
  ) throws -> AgeHeader.Stanza {
    let (words, wrapping): ([String], Secret)
    switch lock {
    case .passphrase(let passphrase):
      let salt = library.random(16)
      words = ["scrypt", Self.base64(salt), "\(workFactor)"]
      wrapping = try library.key(of: passphrase, salt: salt, workFactor: workFactor)
    case .recipient(let publicKey):
      let own = library.randomSecret(32)
      let share = library.publicKey(of: own)
      guard let shared = library.shared(own, with: publicKey) else {
        throw DomainError.invalid(.recipient, .unreadable(Bech32.encoded(publicKey, called: "age")))
      }
      words = ["X25519", Self.base64(share)]
      wrapping = library.derived(from: shared, salt: share + publicKey, info: "\(Self.name)/X25519")
    }
    let body = fileKey.withBytes {
      library.seal(Array($0), .shortNonce, nonce: Self.zeroNonce, key: wrapping)
    }
    return AgeHeader.Stanza(words: words, body: body)
  }

  private static func base64(_ bytes: [UInt8]) -> String {
    String(decoding: UnpaddedBase64.encoded(bytes), as: UTF8.self)
  }

  private func fileKey(
    of header: AgeHeader, _ library: SodiumLibrary, allowsMuchWork: Bool,
    _ key: (FileLockKind) throws -> FileKey
  ) throws -> Secret {
    if let stanza = header.stanzas.first(where: { $0.words[0] == "scrypt" }) {
      // Accept no other recipient beside a passphrase, as the format requires.
      guard header.stanzas.count == 1, stanza.words.count == 3,
        let salt = UnpaddedBase64.decoded(stanza.words[1].utf8), salt.count == 16,
        let factor = Int(stanza.words[2]), "\(factor)" == stanza.words[2], factor > 0,
        stanza.body.count == 32
      else { throw SealDamage.notAuthentic.error }
      guard factor <= Self.maxWorkFactor else { throw SealDamage.workOutOfBounds.error }
      guard factor <= Self.defaultWorkFactor || allowsMuchWork else {
        throw SealDamage.tooMuchWork(factor: factor).error
      }
      guard case .passphrase(let passphrase) = try key(.passphrase) else {
        throw SealDamage.noKeyFits.error
      }
      let wrapping = try library.key(of: passphrase, salt: salt, workFactor: factor)
      guard
        let bytes = library.open(stanza.body, .shortNonce, nonce: Self.zeroNonce, key: wrapping)
      else { throw SealDamage.wrongPassphrase.error }
      return Secret(bytes)
    }
    let stanzas = header.stanzas.filter { $0.words[0] == "X25519" }
    guard !stanzas.isEmpty else { throw SealDamage.unknownFormat.error }
    guard case .keys(let file) = try key(.keys) else { throw SealDamage.noKeyFits.error }
    let keys = file.withBytes { text in
      text.split { $0 == 0x0A || $0 == 0x0D }.compactMap {
        Bech32.decoded(Array($0), called: "age-secret-key-").map { Secret($0) }
      }.filter { $0.count == 32 }
    }
    guard !keys.isEmpty else { throw SealDamage.noKeys.error }
    for stanza in stanzas {
      guard stanza.words.count == 2, stanza.body.count == 32,
        let share = UnpaddedBase64.decoded(stanza.words[1].utf8), share.count == 32
      else { throw SealDamage.notAuthentic.error }
      for key in keys {
        guard let shared = library.shared(key, with: share) else { continue }
        let wrapping = library.derived(
          from: shared, salt: share + library.publicKey(of: key), info: "\(Self.name)/X25519")
        if let bytes = library.open(stanza.body, .shortNonce, nonce: Self.zeroNonce, key: wrapping)
        {
          return Secret(bytes)
        }
      }
    }
    throw SealDamage.noKeyFits.error
  }
}

extension SodiumLibrary {
  fileprivate func key(
    of passphrase: SealPassphrase, salt: [UInt8], workFactor: Int
  ) throws -> Secret {
    try scrypt(
      passphrase.secret, salt: Array("\(AgeFiles.name)/scrypt".utf8) + salt,
      workFactor: workFactor, count: 32)
  }

  fileprivate func mac(of header: [UInt8], _ fileKey: Secret) -> [UInt8] {
    hmac(header, key: derived(from: fileKey, salt: [], info: "header"))
  }

  /// Compares in constant time, so that timing does not reveal how many bytes are equal.
  fileprivate func isEqualInConstantTime(_ sum: [UInt8], _ other: [UInt8]) -> Bool {
    sum.count == other.count && zip(sum, other).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}

/// Encrypts and decrypts the numbered blocks of a file. The last block is marked as the last.
private struct AgeBlocks {
  private let library: SodiumLibrary
  private let key: Secret
  private var blockNumber: UInt64 = 0

  init(library: SodiumLibrary, fileKey: Secret, nonce: [UInt8]) {
    self.library = library
    key = library.derived(from: fileKey, salt: nonce, info: "payload")
  }

  mutating func sealed(_ bytes: [UInt8], isLast: Bool) -> [UInt8] {
    library.seal(bytes, .shortNonce, nonce: nextNonce(isLast: isLast), key: key)
  }

  /// Decrypts the next block; nil if the bytes are not authentic, for example because of another
  /// number, mark or key.
  mutating func opened(_ sealed: [UInt8], isLast: Bool) -> [UInt8]? {
    let isFirst = blockNumber == 0
    let bytes = library.open(sealed, .shortNonce, nonce: nextNonce(isLast: isLast), key: key)
    // An empty last block is valid only in an empty file.
    return bytes?.isEmpty == true && !isFirst ? nil : bytes
  }

  private mutating func nextNonce(isLast: Bool) -> [UInt8] {
    defer { blockNumber += 1 }
    return [0, 0, 0] + blockNumber.bytes + [isLast ? 1 : 0]
  }
}
