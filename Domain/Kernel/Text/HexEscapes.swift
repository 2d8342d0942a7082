/// Hexadecimal escapes of bytes in ASCII text: `=EA` in quoted-printable text, `%2B` in URLs. The
/// character before the digits is called the mark.
package enum HexEscapes {
  /// Returns the bytes with all escapes decoded. Invalid escapes stay as they are.
  package static func decoded(_ bytes: some Collection<UInt8>, mark: UInt8) -> [UInt8] {
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

  /// Returns the byte percent-encoded for a URL: `%2B`.
  package static func percentEncoded(_ byte: UInt8) -> String {
    "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}

extension UInt8 {
  /// Value of a hexadecimal digit in either case; nil for any other byte.
  package var hexValue: UInt8? {
    switch self {
    case 48...57: self - 48
    case 65...70: self - 55
    case 97...102: self - 87
    default: nil
    }
  }
}
