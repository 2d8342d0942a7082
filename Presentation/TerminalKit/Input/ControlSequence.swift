/// A complete `CSI` or `SS3` sequence, parsed.
struct ControlSequence {
  /// The byte `<`, `=`, `>` or `?` with which the sequence begins; nil if it begins with none of
  /// these.
  let prefix: UInt8?
  /// The numbers between semicolons, each with its parts between colons; nil for an omitted number.
  let parameters: [[Int?]]
  let hasIntermediateByte: Bool
  let finalByte: UInt8

  /// Upper bound to which larger numbers are clamped.
  private static let maxNumber = 0x1F_FFFF

  /// Parses the bytes after the introducer, including the final byte.
  init?(_ bytes: [UInt8]) {
    guard let final = bytes.last else { return nil }
    var body = bytes.dropLast()
    self.finalByte = final
    if let first = body.first, (0x3C...0x3F).contains(first) {
      prefix = first
      body.removeFirst()
    } else {
      prefix = nil
    }
    hasIntermediateByte = body.contains { (0x20...0x2F).contains($0) }
    parameters =
      body.isEmpty
      ? []
      : body.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map {
        $0.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map(
          Self.parseNumber)
      }
  }

  /// The first number of a parameter, or nil if it was omitted.
  subscript(index: Int) -> Int? {
    self[index, 0]
  }

  subscript(index: Int, part: Int) -> Int? {
    guard parameters.indices.contains(index), parameters[index].indices.contains(part) else {
      return nil
    }
    return parameters[index][part]
  }

  /// The modifiers encoded in the second parameter.
  var modifiers: Key.Modifiers { Key.Modifiers(encoded: self[1] ?? 1) }

  /// Whether the sequence reports the release of a key.
  var isRelease: Bool { self[1, 1] == 3 }

  private static func parseNumber(_ digits: ArraySlice<UInt8>) -> Int? {
    guard !digits.isEmpty else { return nil }
    return digits.reduce(0) { sum, byte in
      (0x30...0x39).contains(byte) ? min(maxNumber, sum * 10 + Int(byte - 0x30)) : sum
    }
  }
}

extension Key.Modifiers {
  /// Decodes the value that terminals send: 1 plus the sum of the modifier bits.
  init(encoded: Int) {
    let bits = max(0, encoded - 1)
    self = []
    if bits & 1 != 0 { insert(.shift) }
    if bits & (2 | 32) != 0 { insert(.alt) }
    if bits & 4 != 0 { insert(.control) }
    if bits & 8 != 0 { insert(.command) }
  }
}
