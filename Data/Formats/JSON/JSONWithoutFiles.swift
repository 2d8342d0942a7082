/// Removes embedded files (`data:` URLs) from a JSON document while it is read. They are not
/// imported, and are most of an export.
struct JSONWithoutFiles {
  /// How an embedded file begins, and the mark after its type.
  private static let (opening, mark) = (Array("data:".utf8), Array(";base64,".utf8))
  /// Maximum size of the prefix before the data, in bytes.
  private static let maxPrefixSize = 128

  private var isInString = false
  private var isEscaped = false
  /// The beginning of the current string, as long as it may be an embedded file.
  private var possiblePrefix: [UInt8]? = []
  private var isFile = false

  mutating func filtered(_ bytes: [UInt8]) -> [UInt8] {
    var left: [UInt8] = []
    left.reserveCapacity(bytes.count)
    for byte in bytes where !shouldDrop(byte) { left.append(byte) }
    return left
  }

  private mutating func shouldDrop(_ byte: UInt8) -> Bool {
    guard isInString else {
      isInString = byte == UInt8(ascii: "\"")
      (possiblePrefix, isFile) = ([], false)
      return false
    }
    if byte == UInt8(ascii: "\""), !isEscaped {
      isInString = false
      return false
    }
    isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
    if isFile { return true }
    guard var beginning = possiblePrefix else { return false }
    possiblePrefix = nil
    beginning.append(byte)
    let length = min(beginning.count, Self.opening.count)
    if beginning.count <= Self.maxPrefixSize, beginning.starts(with: Self.opening.prefix(length)) {
      isFile = beginning.suffix(Self.mark.count).elementsEqual(Self.mark)
      possiblePrefix = beginning
    }
    return false
  }
}
