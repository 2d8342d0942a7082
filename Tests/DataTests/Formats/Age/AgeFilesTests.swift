import Foundation
import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthDomain

@Suite struct AgeFilesTests {
  private let files = AgeFiles(workFactor: 10)
  private let passphrase = SealPassphrase(toOpen: Secret("여섯 낱말로 된 긴 암호".utf8))
  private let damage = DomainError.damaged(.sealed(.notAuthentic))

  private func bytes(_ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7 ^ $0 >> 8) }
  }

  private func sealed(
    _ bytes: [UInt8], for lock: FileLock? = nil, inPiecesOf size: Int = 10_000
  ) throws -> [UInt8] {
    var written: [UInt8] = []
    let take: ([UInt8]) throws -> Void = { written += $0 }
    try files.seal(for: lock ?? .passphrase(passphrase), to: take) { write in
      for start in stride(from: 0, to: bytes.count, by: size) {
        try write(Array(bytes[start..<min(start + size, bytes.count)]))
      }
    }
    return written
  }

  /// Returns everything before the end or an error.
  private func opened(
    _ sealed: [UInt8], inPiecesOf size: Int = 4_096, _ key: FileKey? = nil, mayWork: Bool = false
  ) throws -> [UInt8] {
    let source = try files.decryptedSource(
      sealed.source(of: size), allowsMuchWork: mayWork
    ) { _ in key ?? .passphrase(passphrase) }
    var bytes: [UInt8] = []
    while case let next = try source(), !next.isEmpty { bytes += next }
    return bytes
  }

  @Test(
    .withLibsodium,
    arguments: [
      0, 1, AgeFiles.blockSize - 1, AgeFiles.blockSize, AgeFiles.blockSize + 1, 200_000,
    ])
  func `an encrypted file decrypts to its contents with chunks of any size`(count: Int) throws {
    let bytes = bytes(count)
    for size in [1_000, 200_000] {
      let sealed = try sealed(bytes, inPiecesOf: size)
      #expect(try files.isSealed(sealed.source(of: 5)))
      for pieces in [997, 65_536, 300_000] {
        #expect(try opened(sealed, inPiecesOf: pieces) == bytes)
      }
    }
  }

  @Test func `unencrypted bytes pass through unchanged`() throws {
    for text in ["", "{}", "age-encryption.org/v2\n", String(repeating: "a", count: 100_000)] {
      let bytes = Array(text.utf8)
      #expect(try !files.isSealed(bytes.source(of: 5)))
      #expect(try opened(bytes, inPiecesOf: 7) == bytes)
    }
  }

  @Test(.withLibsodium, .inWholeRuns)
  func `any flipped bit and any missing byte is detected`() throws {
    let sealed = try sealed(bytes(300))
    for place in sealed.indices {
      var spoiled = sealed
      spoiled[place] ^= 1 << UInt8(place % 8)
      // With another first line it is not recognized as an age file.
      if place < AgeHeader.versionLine.count {
        #expect(try opened(spoiled) == spoiled)
      } else {
        #expect(throws: DomainError.self, "\(place)") { try opened(spoiled) }
      }
      if place >= AgeHeader.versionLine.count {
        #expect(throws: DomainError.self, "\(place)") {
          try opened(Array(sealed.prefix(place)))
        }
      }
    }
    #expect(throws: damage) { try opened(sealed + [0]) }
  }

  @Test(.withLibsodium)
  func `omitted, swapped, repeated or truncated blocks are detected`() throws {
    let all = bytes(3 * AgeFiles.blockSize + 5)
    let sealed = try sealed(all)
    let block = AgeFiles.blockSize + SodiumLibrary.tagSize
    let start = sealed.count - (3 * block + 5 + SodiumLibrary.tagSize)
    func part(_ number: Int) -> ArraySlice<UInt8> {
      sealed[(start + number * block)...].prefix(block)
    }
    let head = Array(sealed.prefix(start))
    #expect(try opened(head + part(0) + part(1) + part(2) + part(3)) == all)
    let orders = [
      [0, 1, 2], [0, 1], [], [1, 0, 2, 3], [0, 2, 3], [0, 0, 1, 2, 3], [0, 1, 2, 3, 3],
    ]
    for order in orders {
      #expect(throws: damage, "\(order)") { try opened(order.reduce(head) { $0 + part($1) }) }
    }
  }

  @Test(.withLibsodium) func `another passphrase does not decrypt the file`() throws {
    let sealed = try sealed([1])
    for wrong in ["", "여섯 낱말로 된 긴 암호 "] {
      #expect(throws: DomainError.damaged(.sealed(.wrongPassphrase))) {
        try opened(sealed, .passphrase(SealPassphrase(toOpen: Secret(wrong.utf8))))
      }
    }
  }

  @Test(
    .withLibsodium,
    arguments: [
      ("19", SealDamage.tooMuchWork(factor: 19)), ("22", .tooMuchWork(factor: 22)),
      ("23", .workOutOfBounds), ("64", .workOutOfBounds), ("0", .notAuthentic),
      ("-1", .notAuthentic), ("010", .notAuthentic), ("+9", .notAuthentic),
      ("99999999999999999999", .notAuthentic), ("x", .notAuthentic),
    ])
  func `a too high work factor is refused before asking for the passphrase`(
    factor: String, damage: SealDamage
  ) throws {
    let sealed = try sealed([1])
    let text = String(decoding: sealed.prefix(100), as: UTF8.self)
    let end = try #require(text.range(of: " 10\n"))
    let place = text.utf8.distance(from: text.startIndex, to: end.lowerBound)
    let spoiled =
      Array(sealed.prefix(place)) + Array(" \(factor)".utf8) + sealed.dropFirst(place + 3)
    #expect(throws: DomainError.damaged(.sealed(damage))) {
      try files.decryptedSource(spoiled.source(of: 100), allowsMuchWork: false) { _ in
        Issue.record("asked")
        return .passphrase(passphrase)
      }
    }
  }

  @Test(.withLibsodium) func `a header has a maximum size, and invalid stanzas are refused`()
    throws
  {
    let beginning = "age-encryption.org/v1\n"
    let salt = String(repeating: "A", count: 22)
    let body = String(repeating: "A", count: 43)
    for text in [
      "", "---", "--- \(body)\n", "-> \n\n--- \(body)\n", "-> scrypt \(salt) 10\n\(body)\n",
      "-> scrypt \(salt) 10\n\(body)=\n--- \(body)\n",
      "->scrypt \(salt) 10\n\(body)\n--- \(body)\n",
      "-> scrypt \(salt)  10\n\(body)\n--- \(body)\n",
      "-> scrypt \(salt) 10\n\(body)\n-> X25519 \(body)\n\(body)\n--- \(body)\n",
      String(repeating: "-> grease \(salt)\n\n", count: 3_000),
      "-> " + String(repeating: "a", count: 70_000) + "\n\n--- \(body)\n",
      String(repeating: "a", count: 200_000),
    ] {
      #expect(throws: damage, "\(text.prefix(80))") {
        try opened(Array((beginning + text).utf8) + bytes(64))
      }
    }
    #expect(throws: DomainError.damaged(.sealed(.unknownFormat))) {
      try opened(Array("\(beginning)-> ssh-rsa abc\n\n--- \(body)\n".utf8))
    }
  }

  // MARK: Key pairs

  /// Generated by `age-keygen`.
  private static let identity =
    "AGE-SECRET-KEY-1CTWANW0VWW2LVZW8QDMCM2QTXN42AC6X8LUMJVN53HKXJE6WS97S43P8Z0"
  private static let recipient = "age1ax3hk7ja98dd9tg9gfhj9l0rm2y75vyugldkmy6z9dw0udnjfaks2897r0"

  @Test(.withLibsodium) func `a file for a public key is decrypted with the secret key`() throws {
    let sealed = try sealed(bytes(100), for: files.fileLock(of: Self.recipient))
    let key = Secret("# created: today\n\(Self.identity)\r\n".utf8)
    #expect(try opened(sealed, .keys(key)) == bytes(100))
    #expect(throws: DomainError.damaged(.sealed(.noKeys))) {
      try opened(sealed, .keys(Secret("nothing\n".utf8)))
    }
    let other = Bech32.encoded(Array(1...32), called: "age-secret-key-").uppercased()
    #expect(throws: DomainError.damaged(.sealed(.noKeyFits))) {
      try opened(sealed, .keys(Secret(other.utf8)))
    }
    let both = Secret("\(other)\n\(Self.identity)\n".utf8)
    #expect(try opened(sealed, .keys(both)) == bytes(100))
  }

  @Test(arguments: [
    "", "age1", "mina", recipient.uppercased() + "q", String(recipient.dropLast()),
    String(recipient.dropLast()) + "q", "Age" + recipient.dropFirst(3), identity,
  ])
  func `an invalid public key is reported`(text: String) {
    #expect(throws: DomainError.invalid(.recipient, .unreadable(text))) {
      try files.fileLock(of: text)
    }
  }

  @Test func `keys are written in the format of other programs`() throws {
    let bytes = try #require(Bech32.decoded(Self.recipient.utf8, called: "age"))
    #expect(bytes.count == 32 && Bech32.encoded(bytes, called: "age") == Self.recipient)
    #expect(UnpaddedBase64.decoded("QQ".utf8) == [0x41])
    for odd in ["QQ==", "QR", "Q", "Q Q", "-Q"] { #expect(UnpaddedBase64.decoded(odd.utf8) == nil) }
  }
}
