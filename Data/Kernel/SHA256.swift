import HearthDomain

/// SHA-256 of bytes in chunks (FIPS 180-4).
struct SHA256 {
  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
    0x5be0_cd19,
  ]
  private var schedule = [UInt32](repeating: 0, count: 64)
  /// Bytes that do not yet fill a block.
  private var pendingBytes: [UInt8] = []
  private var byteCount: UInt64 = 0

  mutating func update(_ bytes: [UInt8]) {
    byteCount &+= UInt64(bytes.count)
    pendingBytes += bytes
    let whole = pendingBytes.count & ~63
    guard whole > 0 else { return }
    pendingBytes.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return }
      var place = 0
      while place < whole {
        SHA256.mix(start + place, &state, &schedule)
        place += 64
      }
    }
    pendingBytes.removeFirst(whole)
  }

  /// Returns the checksum of these bytes, 32 bytes.
  static func hash(of bytes: some Sequence<UInt8>) -> [UInt8] {
    var sum = SHA256()
    sum.update(Array(bytes))
    return sum.words().flatMap { word in
      (0..<4).map { UInt8(truncatingIfNeeded: word &>> (24 - 8 * UInt32($0))) }
    }
  }

  /// Returns the checksum of all bytes in 64 hexadecimal digits.
  consuming func digest() -> String { words().map { $0.digits(8, radix: 16) }.joined() }

  private consuming func words() -> [UInt32] {
    let bits = byteCount &<< 3
    let end = [0x80] + [UInt8](repeating: 0, count: (119 - pendingBytes.count) & 63)
    update(end + (0..<8).map { UInt8(truncatingIfNeeded: bits &>> (56 - 8 * UInt64($0))) })
    return state
  }

  /// Mixes a block into the state. Calls no other functions, as calls would take most of the time.
  private static func mix(
    _ block: UnsafePointer<UInt8>, _ state: inout [UInt32], _ schedule: inout [UInt32]
  ) {
    state.withUnsafeMutableBufferPointer { state in
      schedule.withUnsafeMutableBufferPointer { w in
        constants.withUnsafeBufferPointer { k in
          guard let state = state.baseAddress, let w = w.baseAddress, let k = k.baseAddress else {
            return
          }
          var i = 0
          while i < 16 {
            let byte = block + i &* 4
            w[i] =
              UInt32(truncatingIfNeeded: byte[0]) &<< 24 | UInt32(truncatingIfNeeded: byte[1])
              &<< 16
              | UInt32(truncatingIfNeeded: byte[2]) &<< 8 | UInt32(truncatingIfNeeded: byte[3])
            i &+= 1
          }
          while i < 64 {
            let (x, y) = (w[i &- 15], w[i &- 2])
            let first = (x &>> 7 | x &<< 25) ^ (x &>> 18 | x &<< 14) ^ x &>> 3
            let second = (y &>> 17 | y &<< 15) ^ (y &>> 19 | y &<< 13) ^ y &>> 10
            w[i] = w[i &- 16] &+ first &+ w[i &- 7] &+ second
            i &+= 1
          }
          var (a, b, c, d) = (state[0], state[1], state[2], state[3])
          var (e, f, g, h) = (state[4], state[5], state[6], state[7])
          i = 0
          while i < 64 {
            let turned = (e &>> 6 | e &<< 26) ^ (e &>> 11 | e &<< 21) ^ (e &>> 25 | e &<< 7)
            let chosen = e & f ^ ~e & g
            let one = h &+ turned &+ chosen &+ k[i] &+ w[i]
            let swung = (a &>> 2 | a &<< 30) ^ (a &>> 13 | a &<< 19) ^ (a &>> 22 | a &<< 10)
            let other = swung &+ (a & b ^ a & c ^ b & c)
            h = g
            g = f
            f = e
            e = d &+ one
            d = c
            c = b
            b = a
            a = one &+ other
            i &+= 1
          }
          state[0] &+= a
          state[1] &+= b
          state[2] &+= c
          state[3] &+= d
          state[4] &+= e
          state[5] &+= f
          state[6] &+= g
          state[7] &+= h
        }
      }
    }
  }

  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1,
    0x923f_82a4, 0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3,
    0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786,
    0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147,
    0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13,
    0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
    0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a,
    0x5b9c_ca4f, 0x682e_6ff3, 0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208,
    0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
  ]
}
