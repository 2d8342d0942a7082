import HearthDomain
import JSONText

/// How the contents of a row of steps are written; its first byte tells, for ever.
enum StepBody {
  /// The fields of one step, or a line for each of a block.
  private static let json: UInt8 = 1
  /// How far each id of a block is from the one before, the first from `first`: seven bits a byte,
  /// the lowest first, the eighth set where more follow. 2 will be lines of JSON, deflated.
  private static let gaps: UInt8 = 3

  static func bytes(of value: JSONValue) -> [UInt8] {
    var writer = JSONWriter()
    writer.write(value)
    return [json] + writer.bytes
  }

  /// Lines that are written already.
  static func bytes(ofLines lines: [UInt8]) -> [UInt8] { [json] + lines }

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

  /// What a row holds.
  enum Content {
    /// Of one step.
    case fields(JSONValue)
    /// One for each step of a block.
    case lines([JSONValue])
    case ids([Int64])
  }

  /// Nil for what no version of this program has written.
  static func content(
    of bytes: [UInt8], isBlock: Bool, from first: Int64, linesBeginning beginning: String = ""
  ) -> Content? {
    let rest = bytes.dropFirst()
    switch bytes.first {
    case json where isBlock:
      let lines = rest.split(separator: UInt8(ascii: "\n"))
        .filter { $0.starts(with: beginning.utf8) }.map { try? JSONValue(reading: $0) }
      return lines.contains(nil) ? nil : .lines(lines.compactMap { $0 })
    case json: return (try? JSONValue(reading: rest)).map { .fields($0) }
    case gaps where isBlock: return ids(of: rest, from: first).map { .ids($0) }
    default: return nil
    }
  }

  private static func ids(of bytes: ArraySlice<UInt8>, from first: Int64) -> [Int64]? {
    var ids: [Int64] = []
    var (id, gap, shift) = (first, UInt64(0), UInt64(0))
    for byte in bytes {
      guard shift < 64 else { return nil }
      gap |= UInt64(byte & 0x7F) << shift
      shift += 7
      if byte & 0x80 != 0 { continue }
      id = id &+ Int64(bitPattern: gap)
      ids.append(id)
      (gap, shift) = (0, 0)
    }
    return shift == 0 ? ids : nil
  }
}
