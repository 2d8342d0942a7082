/// Bytes written as ASCII, some of them as a mark and two hexadecimal digits: `=EA` in
/// quoted-printable text, `%2B` in addresses.
enum HexEscapes {
  /// The bytes meant; what is no correct escape is taken as it stands.
  static func decoded(_ bytes: some Collection<UInt8>, mark: UInt8) -> [UInt8] {
    let coded = Array(bytes)
    var plain: [UInt8] = []
    plain.reserveCapacity(coded.count)
    var index = 0
    while index < coded.count {
      if coded[index] == mark, index + 2 < coded.count,
        let high = coded[index + 1].hexValue, let low = coded[index + 2].hexValue
      {
        plain.append(high << 4 | low)
        index += 3
      } else {
        plain.append(coded[index])
        index += 1
      }
    }
    return plain
  }

  /// The byte as addresses have it: `%2B`.
  static func inAddress(_ byte: UInt8) -> String {
    "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}
