/// Bech32 (BIP 173): text with a checksum. `age` writes its keys in this encoding.
enum Bech32 {
  private static let alphabet = Array("qpzry9x8gf2tvdw0s3jn54khce6mua7l".utf8)

  /// Encodes the bytes with the prefix `name`, in lower case.
  static func encoded(_ bytes: [UInt8], called name: String) -> String {
    let values = regrouped(bytes, from: 8, to: 5, filling: true) ?? []
    let sum = checksum(of: expandedPrefix(name) + values + [0, 0, 0, 0, 0, 0]) ^ 1
    let check = (0..<6).map { UInt8(truncatingIfNeeded: sum >> (5 * (5 - UInt32($0))) & 31) }
    let text = (values + check).map { alphabet[Int($0)] }
    return name + "1" + String(decoding: text, as: UTF8.self)
  }

  /// Decodes the text; returns nil if it is malformed, has another prefix or a wrong checksum, or
  /// mixes upper and lower case.
  static func decoded(_ text: some Collection<UInt8>, called name: String) -> [UInt8]? {
    let small = text.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }
    let isMixed =
      text.contains { (0x61...0x7A).contains($0) } && text.contains { (0x41...0x5A).contains($0) }
    let start = Array("\(name)1".utf8)
    guard !isMixed, small.starts(with: start) else { return nil }
    var values: [UInt8] = []
    for letter in small.dropFirst(start.count) {
      guard let value = alphabet.firstIndex(of: letter) else { return nil }
      values.append(UInt8(value))
    }
    guard values.count >= 6, checksum(of: expandedPrefix(name) + values) == 1 else { return nil }
    return regrouped(values.dropLast(6), from: 5, to: 8, filling: false)
  }

  private static func expandedPrefix(_ name: String) -> [UInt8] {
    name.utf8.map { $0 >> 5 } + [0] + name.utf8.map { $0 & 31 }
  }

  private static func checksum(of values: [UInt8]) -> UInt32 {
    let generator: [UInt32] = [0x3b6a_57b2, 0x2650_8e6d, 0x1ea1_19fa, 0x3d42_33dd, 0x2a14_62b3]
    return values.reduce(1) { sum, value in
      let top = sum >> 25
      var next = (sum & 0x1ff_ffff) << 5 ^ UInt32(value)
      for bit in 0..<5 where top >> UInt32(bit) & 1 == 1 { next ^= generator[bit] }
      return next
    }
  }

  private static func regrouped(
    _ values: some Sequence<UInt8>, from: Int, to: Int, filling: Bool
  ) -> [UInt8]? {
    var (groups, rest, bits): ([UInt8], Int, Int) = ([], 0, 0)
    for value in values {
      rest = (rest << from | Int(value)) & 0xFFFF
      bits += from
      while bits >= to {
        bits -= to
        groups.append(UInt8(truncatingIfNeeded: rest >> bits & (1 << to - 1)))
      }
    }
    let left = rest << (to - bits) & (1 << to - 1)
    if filling, bits > 0 { groups.append(UInt8(left)) }
    // Leftover bits must be zero.
    return filling || bits < from && left == 0 ? groups : nil
  }
}
