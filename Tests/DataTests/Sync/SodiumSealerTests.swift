import Foundation
import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthDomain

@Suite struct SodiumSealerTests {
  private let sealer = SodiumSealer.quick
  private let profile = SyncProfileID(rawValue: 0x1122_3344_5566_7788)
  private let name = PieceName.segment(DeviceID(rawValue: 5), 1...9)
  private let passphrase = SealPassphrase(toOpen: Secret("열두 글자가 넘는 긴 암호예요".utf8))

  private func label(
    _ name: PieceName? = nil, profile: Int64? = nil, key: Int = 1, before: [UInt8] = []
  ) throws -> PieceLabel {
    try #require(
      PieceLabel(
        profile: profile.map { SyncProfileID(rawValue: $0) } ?? self.profile,
        name: name ?? self.name, key: key, before: before))
  }

  private let refused = DomainError.damaged(.sealed(.notAuthentic))

  // MARK: Pieces

  @Test(.withLibsodium, arguments: [0, 1, 512, RelayLimits.maxPieceSize - PieceLabel.overhead])
  func `a sealed piece opens to its contents, and has the expected size`(count: Int) throws {
    let (key, device) = (try sealer.makeKey(number: 1), try sealer.makeDeviceKeys())
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    for before in [[], sealer.hash([1])] {
      let label = try label(before: before)
      let sealed = try sealer.seal(bytes, as: label, with: key, by: device)
      #expect(sealed.count == count + PieceLabel.overhead)
      #expect(try sealer.label(of: sealed, named: name, in: profile) == label)
      #expect(try sealer.open(sealed, as: label, with: key, from: device.publicKeys) == bytes)
      #expect(try sealer.seal(bytes, as: label, with: key, by: device) != sealed)
    }
  }

  @Test(.withLibsodium) func `any flipped bit, truncation and appended byte is detected`() throws {
    let (key, device) = (try sealer.makeKey(number: 1), try sealer.makeDeviceKeys())
    let sealed = try sealer.seal([1, 2, 3], as: try label(), with: key, by: device)
    func open(_ bytes: [UInt8]) throws -> [UInt8] {
      try sealer.open(
        bytes, as: try sealer.label(of: bytes, named: name, in: profile), with: key,
        from: device.publicKeys)
    }
    #expect(try open(sealed) == [1, 2, 3])
    for place in sealed.indices {
      for bit in 0..<8 {
        var spoiled = sealed
        spoiled[place] ^= 1 << bit
        #expect(throws: DomainError.self, "\(place).\(bit)") { try open(spoiled) }
      }
    }
    for count in 0..<sealed.count {
      #expect(throws: DomainError.self) { try open(Array(sealed.prefix(count))) }
    }
    #expect(throws: refused) { try open(sealed + [0]) }
  }

  @Test(.withLibsodium) func `a piece opens only under its own label`() throws {
    let (key, device) = (try sealer.makeKey(number: 1), try sealer.makeDeviceKeys())
    let hash = sealer.hash([1])
    let own = try label(before: hash)
    let sealed = try sealer.seal([7], as: own, with: key, by: device)
    let others = [
      try label(.segment(DeviceID(rawValue: 6), 1...9), before: hash),
      try label(.segment(DeviceID(rawValue: 5), 1...8), before: hash),
      try label(.segment(DeviceID(rawValue: 5), 1...9, part: 2), before: hash),
      try label(.snapshot(DeviceID(rawValue: 5), number: 1, part: 9), before: hash),
      try label(profile: 1, before: hash), try label(before: sealer.hash([2])), try label(),
    ]
    for other in others {
      #expect(throws: refused, "\(other)") {
        try sealer.open(sealed, as: other, with: key, from: device.publicKeys)
      }
    }
    let stranger = try sealer.makeDeviceKeys()
    #expect(throws: refused) {
      try sealer.open(sealed, as: own, with: key, from: stranger.publicKeys)
    }
    let other = try sealer.makeKey(number: 1)
    #expect(throws: refused) {
      try sealer.open(sealed, as: own, with: other, from: device.publicKeys)
    }
    let second = try #require(ProfileKey(number: 2, bytes: key.bytes))
    #expect(throws: DomainError.damaged(.sealed(.unknownKey(number: 1)))) {
      try sealer.open(sealed, as: own, with: second, from: device.publicKeys)
    }
  }

  @Test func `a piece of a newer format is reported as such`() throws {
    let bytes = Array("hearthP2".utf8) + [UInt8](repeating: 0, count: 200)
    #expect(throws: DomainError.damaged(.sealed(.newerFormat(2)))) {
      try sealer.label(of: bytes, named: name, in: profile)
    }
  }

  // MARK: Keys

  @Test(.withLibsodium) func `a passphrase opens what it sealed, in every normalization`() throws {
    let sealer = SodiumSealer(work: .minimum)
    let key = try sealer.makeKey(number: 3)
    let wrapped = try sealer.wrap(key, of: profile, with: passphrase)
    #expect(try sealer.unwrap(wrapped, of: profile, with: passphrase) == key)
    let decomposed = Secret("열두 글자가 넘는 긴 암호예요".decomposedStringWithCanonicalMapping.utf8)
    #expect(
      try sealer.unwrap(wrapped, of: profile, with: SealPassphrase(toOpen: decomposed)) == key)
    let wrong = SealPassphrase(toOpen: Secret("열두 글자가 넘는 긴 암호에요".utf8))
    let error = DomainError.damaged(.sealed(.wrongPassphrase))
    #expect(throws: error) { try sealer.unwrap(wrapped, of: profile, with: wrong) }
    #expect(throws: error) {
      try sealer.unwrap(wrapped, of: SyncProfileID(rawValue: 1), with: passphrase)
    }
  }

  @Test(
    .withLibsodium,
    arguments: [
      (1, 8), (1, 64 << 10 - 1), (1, 1 << 20 + 1), (0, 64 << 10), (17, 64 << 10), (1, 0),
      (Int(UInt32.max), Int(UInt32.max)),
    ])
  func `a work factor out of bounds is refused before any computation`(passes: Int, memory: Int)
    throws
  {
    var wrapped = try sealer.wrap(sealer.makeKey(number: 1), of: profile, with: passphrase)
    wrapped.replaceSubrange(12..<20, with: UInt32(passes).bytes + UInt32(memory).bytes)
    let work = ProcessorTime()
    #expect(throws: DomainError.damaged(.sealed(.workOutOfBounds))) {
      try SodiumSealer(work: .minimum).unwrap(wrapped, of: profile, with: passphrase)
    }
    #expect(work.passed < .milliseconds(50))
  }

  @Test(.withLibsodium) func `a changed or truncated wrapped key is detected`() throws {
    let wrapped = try sealer.wrap(sealer.makeKey(number: 1), of: profile, with: passphrase)
    for place in [0, 6, 7, 8, 11, 20, 35, 36, 59, 60, wrapped.count - 1] {
      var spoiled = wrapped
      spoiled[place] ^= 1
      #expect(throws: DomainError.self, "\(place)") {
        try sealer.unwrap(spoiled, of: profile, with: passphrase)
      }
    }
    for count in [0, 7, 8, 59, wrapped.count - 1] {
      #expect(throws: DomainError.self, "\(count)") {
        try sealer.unwrap(Array(wrapped.prefix(count)), of: profile, with: passphrase)
      }
    }
  }

  @Test func `passphrases for sealing have a minimum length`() throws {
    let error = DomainError.invalid(.passphrase, .tooShort(least: 12))
    for short in ["", "12345678901", "열하나 글자인 암호요"] {
      #expect(throws: error) { try SealPassphrase(Secret(short.utf8)) }
    }
    #expect(try SealPassphrase(Secret("열두 글자인 긴 암호예요".utf8)).secret.characterCount >= 12)
    for one in ["            ", "aaaaaaaaaaaaa", "가가가가가가가가가가가가", "a a a a a a a a"] {
      #expect(throws: DomainError.refused(.lock(.isOneRepeatedCharacter))) {
        try SealPassphrase(Secret(one.utf8))
      }
    }
  }

  @Test func `a missing library is reported with how to install it`() throws {
    let sealer = SodiumSealer(work: .minimum, fileNames: ["libnothing.so.9"])
    let error = DomainError.unavailable(.library(name: "libnothing.so.9", package: "libsodium23"))
    #expect(throws: error) { try sealer.makeKey(number: 1) }
    #expect(throws: error) { try sealer.makeDeviceKeys() }
  }

  // MARK: Words

  /// Test vectors of BIP 39.
  @Test(arguments: [
    (
      [UInt8](repeating: 0, count: 32),
      String(repeating: "abandon ", count: 23) + "art"
    ),
    (
      [UInt8](repeating: 0xff, count: 32),
      String(repeating: "zoo ", count: 23) + "vote"
    ),
    (
      [UInt8](repeating: 0x7f, count: 32),
      "legal winner thank year wave sausage worth useful legal winner thank year wave sausage"
        + " worth useful legal winner thank year wave sausage worth title"
    ),
    (
      [
        0xf5, 0x85, 0xc1, 0x1a, 0xec, 0x52, 0x0d, 0xb5, 0x7d, 0xd3, 0x53, 0xc6, 0x95, 0x54, 0xb2,
        0x1a, 0x89, 0xb2, 0x0f, 0xb0, 0x65, 0x09, 0x66, 0xfa, 0x0a, 0x9d, 0x6f, 0x74, 0xfd, 0x98,
        0x9d, 0x8f,
      ],
      "void come effort suffer camp survey warrior heavy shoot primary clutch crush open amazing"
        + " screen patrol group space point ten exist slush involve unfold"
    ),
  ])
  func `a key is written as twenty-four words and read back`(bytes: [UInt8], text: String) throws {
    let key = try #require(ProfileKey(number: 2, bytes: Secret(bytes)))
    let words = text.split(separator: " ").map(String.init)
    #expect(sealer.recoveryWords(of: key).map(\.english) == words)
    let korean = sealer.recoveryWords(of: key).map(\.korean)
    #expect(try sealer.key(number: 2, ofRecoveryWords: korean) == key)
    #expect(try sealer.key(number: 2, ofRecoveryWords: words) == key)
    let typed = words.map { $0.prefix(4).uppercased() }
    #expect(try sealer.key(number: 2, ofRecoveryWords: typed) == key)
  }

  @Test(.inWholeRuns) func `invalid words are told apart from a wrong checksum`() throws {
    let key = try sealer.makeKey(number: 1)
    let words = sealer.recoveryWords(of: key).map(\.english)
    #expect(throws: DomainError.refused(.sync(.wrongNumberOfWords(23)))) {
      try sealer.key(number: 1, ofRecoveryWords: words.dropLast())
    }
    for odd in ["아침밥", "", "aba", "abandonn", "zzzz"] {
      #expect(throws: DomainError.refused(.sync(.unknownRecoveryWord(odd)))) {
        try sealer.key(number: 1, ofRecoveryWords: [odd] + words.dropFirst())
      }
    }
    // The checksum has eight bits, so one of 256 wrong words passes.
    let many = TestExtent.count(512, usually: 128)
    let wrong = RecoveryWordList.words.prefix(many).filter { word in
      word != words[3]
        && (try? sealer.key(
          number: 1, ofRecoveryWords: words.prefix(3) + [word] + words.dropFirst(4))) != nil
    }
    #expect(wrong.count < TestExtent.count(12, usually: 8))
  }

  @Test func `the word list is sorted, and four letters identify each word`() {
    let words = RecoveryWordList.words
    #expect(words.count == 2048 && words == words.sorted())
    #expect(Set(words.map { $0.prefix(4) }).count == 2048)
    #expect(words.allSatisfy { (3...8).contains($0.count) })
    // The checksum of the word list file of BIP 39.
    let sum = SHA256.hash(of: Array((words.joined(separator: "\n") + "\n").utf8))
    #expect(sum.prefix(4) == [0x2f, 0x5e, 0xed, 0x53])
    let korean = RecoveryWordList.koreanWords
    #expect(Set(korean).count == 2048 && korean.allSatisfy { (2...5).contains($0.count) })
    #expect(korean.first == "가격" && korean[1_000] == "신념" && korean.last == "힘껏")
  }

  // MARK: Devices and invitations

  @Test(.withLibsodium) func `data sealed for a device opens only there`() throws {
    let (device, other) = (try sealer.makeDeviceKeys(), try sealer.makeDeviceKeys())
    let sealed = try sealer.seal([1, 2, 3], for: device.publicKeys)
    #expect(try sealer.open(sealed, by: device) == [1, 2, 3])
    #expect(throws: refused) { try sealer.open(sealed, by: other) }
    for place in sealed.indices {
      var spoiled = sealed
      spoiled[place] ^= 0x10
      #expect(throws: refused) { try sealer.open(spoiled, by: device) }
    }
    #expect(throws: refused) { try sealer.open([], by: device) }
  }

  @Test(.withLibsodium)
  func `a proof depends on secret and text, comparison words only on the text`() throws {
    let secret = Secret("one time".utf8)
    let proof = try sealer.proof(of: [1], knowing: secret)
    #expect(proof.count == 32)
    #expect(try sealer.proof(of: [1], knowing: secret) == proof)
    #expect(try sealer.proof(of: [2], knowing: secret) != proof)
    #expect(try sealer.proof(of: [1], knowing: Secret("other".utf8)) != proof)
    let words = sealer.comparisonWords([1], count: 5)
    #expect(words.count == 5 && sealer.comparisonWords([1], count: 5) == words)
    #expect(sealer.comparisonWords([2], count: 5) != words)
  }
}
