import Testing

@testable import HearthDomain

@Suite struct KeyedHashTests {
  /// Uses the test vectors published with the SipHash paper by Aumasson and Bernstein.
  @Test(arguments: [
    (0, 0x726F_DB47_DD0E_0E31 as UInt64), (8, 0x93F5_F579_9A93_2462),
    (15, 0xA129_CA61_49BE_45E5),
  ])
  func `a hash is that of SipHash`(length: Int, mark: UInt64) {
    let lock = KeyedHash(key: (0x0706_0504_0302_0100, 0x0F0E_0D0C_0B0A_0908))
    #expect(lock.hash(of: (0..<length).map { UInt8($0) }) == mark)
  }

  @Test func `a hash depends on the secret`() {
    let mark = KeyedHash(secret: "$y$one").hexDigest(of: "water:1:2")
    #expect(mark.count == 16)
    #expect(mark == KeyedHash(secret: "$y$one").hexDigest(of: "water:1:2"))
    #expect(mark != KeyedHash(secret: "$y$two").hexDigest(of: "water:1:2"))
    #expect(mark != KeyedHash(secret: "$y$one").hexDigest(of: "water:1:3"))
  }
}
