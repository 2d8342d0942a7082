import Compressing
import HearthDomain
import JSONText

/// Encoding of the body of a step row. The first byte is the format number; the meaning of a number
/// never changes.
enum StepBody {
  /// Fields of a step as JSON, or one line per step of a block.
  private static let jsonFormat: UInt8 = 1
  /// JSON, one line per step of a block, deflated.
  private static let deflatedFormat: UInt8 = 2
  /// Ids of a block as differences from the previous id, the first from `first`. Each difference
  /// has seven bits per byte, lowest first; the eighth bit means that more bytes follow.
  private static let idGapsFormat: UInt8 = 3

  static func bytes(of value: JSONValue) -> [UInt8] {
    var writer = JSONWriter()
    writer.write(value)
    return [jsonFormat] + writer.bytes
  }

  /// Encodes one step of a block as a line.
  static func line(of value: JSONValue) -> [UInt8] {
    var writer = JSONWriter()
    writer.write(value)
    return writer.bytes + [UInt8(ascii: "\n")]
  }

  /// Encodes the lines of a block; does not compress them if zlib is missing.
  static func bytes(ofLines lines: [UInt8], with zlib: ZLibrary? = .system) -> [UInt8] {
    zlib?.deflated(lines).map { [deflatedFormat] + $0 } ?? [jsonFormat] + lines
  }

  /// Maximum size of an inflated body, in bytes.
  private static let maxInflatedSize = 64 << 20

  /// Encodes ids, which must be ascending and not negative.
  static func bytes(ofIDs ids: [Int64]) -> [UInt8] {
    var bytes = [idGapsFormat]
    var last = ids.first ?? 0
    for id in ids {
      var gap = UInt64(bitPattern: id &- last)
      while gap >= 0x80 {
        bytes.append(UInt8(truncatingIfNeeded: gap) | 0x80)
        gap >>= 7
      }
      bytes.append(UInt8(gap))
      last = id
    }
    return bytes
  }

  /// Contents of a block.
  enum Content {
    /// One line per step.
    case lines([JSONValue])
    case ids([Int64])
  }

  static func content(of bytes: [UInt8]) -> JSONValue? {
    bytes.first == jsonFormat ? try? JSONValue(reading: bytes.dropFirst()) : nil
  }

  /// Decodes a block of `count` steps with ids in the range; returns nil if it is malformed. Throws
  /// ``DomainError/unavailable(_:)`` if it is deflated and zlib is missing.
  static func content(
    of bytes: [UInt8], _ count: Int, in ids: ClosedRange<Int64>,
    linesBeginning beginning: String = ""
  ) throws(DomainError) -> Content? {
    if bytes.first == idGapsFormat {
      return self.ids(of: bytes.dropFirst(), count, in: ids).map { .ids($0) }
    }
    guard let lines = try lines(of: bytes, atMost: count) else { return nil }
    let read = lines.filter { $0.starts(with: beginning.utf8) }
      .map { try? JSONValue(reading: $0) }
    return read.isEmpty && beginning.isEmpty || read.contains(nil)
      ? nil : .lines(read.compactMap { $0 })
  }

  /// Returns the raw lines of a block; empty if the block does not consist of lines, nil if it is
  /// malformed or has more than `count` lines.
  static func lines(
    of bytes: [UInt8], atMost count: Int
  ) throws(DomainError) -> [ArraySlice<UInt8>]? {
    var rest = bytes.dropFirst()
    switch bytes.first {
    case jsonFormat: break
    case deflatedFormat:
      guard let inflated = try ZLibrary.required().inflated(rest, most: maxInflatedSize) else {
        return nil
      }
      rest = inflated[...]
    default: return []
    }
    guard rest.count <= maxInflatedSize, count >= 0 else { return nil }
    // Count first, to avoid building a list of millions of empty lines.
    let newline = UInt8(ascii: "\n")
    var left = count
    for byte in rest where byte == newline {
      guard left > 0 else { return nil }
      left -= 1
    }
    return rest.split(separator: newline)
  }

  private static func ids(
    of bytes: ArraySlice<UInt8>, _ count: Int, in range: ClosedRange<Int64>
  ) -> [Int64]? {
    var ids: [Int64] = []
    var (id, gap, shift) = (range.lowerBound, UInt64(0), UInt64(0))
    for byte in bytes {
      guard shift < 64, ids.count < count else { return nil }
      gap |= UInt64(byte & 0x7F) << shift
      shift += 7
      if byte & 0x80 != 0 { continue }
      let (next, overflow) = id.addingReportingOverflow(Int64(clamping: gap))
      guard !overflow, next <= range.upperBound else { return nil }
      id = next
      ids.append(id)
      (gap, shift) = (0, 0)
    }
    return shift == 0 ? ids : nil
  }
}
