/// The beginning of a file that is not text, such as a picture, an archive or a program.
struct BinaryBeginning {
  /// Offset of the first byte that is not text.
  let offset: Int

  /// Minimum number of bytes that are not text for which a file is rejected.
  private static let minOddBytes = 8

  /// Examines the bytes; nil if they may be text, in which a few odd bytes are allowed.
  init?(_ bytes: [UInt8]) {
    let (odd, first) = BinaryBeginning.oddBytes(bytes)
    guard let first, odd >= BinaryBeginning.minOddBytes, odd > bytes.count * 3 / 10 else {
      return nil
    }
    // Korean in CP949 has as few valid UTF-8 characters as a picture, so test for it. The last byte
    // may be half a character.
    let controls = bytes.count { BinaryBeginning.isOddControl($0) }
    if controls <= bytes.count * 3 / 10,
      DecodedText.decodedStrictly(bytes, as: .cp949) != nil
        || DecodedText.decodedStrictly(Array(bytes.dropLast()), as: .cp949) != nil
    {
      return nil
    }
    offset = first
  }

  /// Returns the number of bytes that are invalid UTF-8 or unusual control characters, and the
  /// index of the first.
  private static func oddBytes(_ bytes: [UInt8]) -> (count: Int, first: Int?) {
    var (index, count) = (0, 0)
    var first: Int?
    while index < bytes.count {
      let (length, isOdd) = character(of: bytes, at: index)
      if isOdd {
        count += length
        first = first ?? index
      }
      index += length
    }
    return (count, first)
  }

  private static func character(of bytes: [UInt8], at index: Int) -> (length: Int, isOdd: Bool) {
    guard bytes[index] >= 0x80 else { return (1, isOddControl(bytes[index])) }
    var parser = UTF8.ForwardParser()
    var iterator = bytes[index...].makeIterator()
    return switch parser.parseScalar(from: &iterator) {
    case .valid(let character): (character.count, false)
    case .error(let length): (length, true)
    case .emptyInput: (1, true)
    }
  }

  private static func isOddControl(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x08...0x0D, 0x1B: false
    case 0..<0x20, 0x7F: true
    default: false
    }
  }
}
