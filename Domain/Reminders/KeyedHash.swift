/// Keyed hash of a text that cannot be computed, verified or inverted without the secret:
/// SipHash-2-4 in sixteen hexadecimal digits.
struct KeyedHash {
  private let key: (UInt64, UInt64)

  /// Creates the hash; the secret must not be guessable.
  init(secret: String) {
    self.init(
      key: (KeyedHash.keyHalf(of: secret, variant: 0), KeyedHash.keyHalf(of: secret, variant: 1)))
  }

  init(key: (UInt64, UInt64)) {
    self.key = key
  }

  func hexDigest(of text: String) -> String { hash(of: Array(text.utf8)).digits(16, radix: 16) }

  func hash(of bytes: [UInt8]) -> UInt64 {
    var state = State(key)
    let whole = bytes.count / 8 * 8
    for start in stride(from: 0, to: whole, by: 8) {
      state.absorb(KeyedHash.littleEndianWord(bytes[start..<start + 8]))
    }
    state.absorb(KeyedHash.littleEndianWord(bytes[whole...]) | UInt64(bytes.count & 0xFF) << 56)
    return state.finalize()
  }

  private static func littleEndianWord(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  private static func keyHalf(of secret: String, variant: UInt64) -> UInt64 {
    FNV1a(variant: variant).combining(secret.utf8).value
  }

  private struct State {
    private var v0, v1, v2, v3: UInt64

    init(_ key: (UInt64, UInt64)) {
      v0 = key.0 ^ 0x736F_6D65_7073_6575
      v1 = key.1 ^ 0x646F_7261_6E64_6F6D
      v2 = key.0 ^ 0x6C79_6765_6E65_7261
      v3 = key.1 ^ 0x7465_6462_7974_6573
    }

    mutating func absorb(_ word: UInt64) {
      v3 ^= word
      for _ in 0..<2 { mixRound() }
      v0 ^= word
    }

    mutating func finalize() -> UInt64 {
      v2 ^= 0xFF
      for _ in 0..<4 { mixRound() }
      return v0 ^ v1 ^ v2 ^ v3
    }

    private mutating func mixRound() {
      v0 &+= v1
      v2 &+= v3
      v1 = v1.rotatedLeft(by: 13) ^ v0
      v3 = v3.rotatedLeft(by: 16) ^ v2
      v0 = v0.rotatedLeft(by: 32)
      v2 &+= v1
      v0 &+= v3
      v1 = v1.rotatedLeft(by: 17) ^ v2
      v3 = v3.rotatedLeft(by: 21) ^ v0
      v2 = v2.rotatedLeft(by: 32)
    }
  }
}

extension UInt64 {
  fileprivate func rotatedLeft(by bits: UInt64) -> UInt64 { self << bits | self >> (64 - bits) }
}
