import Compressing
import HearthDomain
import JSONText

/// How the contents of a row of steps are written; its first byte tells, for ever.
enum StepBody {
  /// The fields of one step, or a line for each of a block.
  private static let json: UInt8 = 1
  /// The lines of a block, as zlib deflates them.
  private static let deflated: UInt8 = 2
  /// How far each id of a block is from the one before, the first from `first`: seven bits a byte,
  /// the lowest first, the eighth set where more follow.
  private static let gaps: UInt8 = 3

  static func bytes(of value: JSONValue) -> [UInt8] {
    var writer = JSONWriter()
    writer.write(value)
    return [json] + writer.bytes
  }

  /// One line of a block.
  static func line(of value: JSONValue) -> [UInt8] {
    var writer = JSONWriter()
    writer.write(value)
    return writer.bytes + [UInt8(ascii: "\n")]
  }

  /// Lines that are written already; as they are where there is no zlib.
  static func bytes(ofLines lines: [UInt8], with zlib: ZLibrary? = .system) -> [UInt8] {
    zlib?.deflated(lines).map { [deflated] + $0 } ?? [json] + lines
  }

  /// More than this no body stands for.
  private static let most = 64 << 20

  /// In ascending order, none of them negative.
  static func bytes(ofIDs ids: [Int64]) -> [UInt8] {
    var bytes = [gaps]
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

  /// What a block holds.
  enum Content {
    /// One for each step.
    case lines([JSONValue])
    case ids([Int64])
  }

  static func content(of bytes: [UInt8]) -> JSONValue? {
    bytes.first == json ? try? JSONValue(reading: bytes.dropFirst()) : nil
  }

  /// The content of a block of so many steps, whose ids lie in the range; nil for what no version
  /// of this program has written. Throws ``DomainError/unavailable(_:)`` for what is deflated,
  /// where there is no zlib.
  static func content(
    of bytes: [UInt8], _ count: Int, in ids: ClosedRange<Int64>,
    linesBeginning beginning: String = ""
  ) throws(DomainError) -> Content? {
    if bytes.first == gaps {
      return self.ids(of: bytes.dropFirst(), count, in: ids).map { .ids($0) }
    }
    guard let lines = try lines(of: bytes, atMost: count) else { return nil }
    let read = lines.filter { $0.starts(with: beginning.utf8) }
      .map { try? JSONValue(reading: $0) }
    return read.isEmpty && beginning.isEmpty || read.contains(nil)
      ? nil : .lines(read.compactMap { $0 })
  }

  /// The lines of a block as they were written; none of another one, nil where they are more.
  static func lines(
    of bytes: [UInt8], atMost count: Int
  ) throws(DomainError) -> [ArraySlice<UInt8>]? {
    var rest = bytes.dropFirst()
    switch bytes.first {
    case json: break
    case deflated:
      guard let inflated = try ZLibrary.needed().inflated(rest, most: most) else { return nil }
      rest = inflated[...]
    default: return []
    }
    guard rest.count <= most, count >= 0 else { return nil }
    // Counted first: of millions of empty lines nobody makes a list.
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
