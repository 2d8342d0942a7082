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

  /// What a row holds.
  enum Content {
    /// Of one step.
    case fields(JSONValue)
    /// One for each step of a block.
    case lines([JSONValue])
    case ids([Int64])
  }

  /// Nil for what no version of this program has written. Throws
  /// ``DomainError/unavailable(_:)`` for what is deflated, where there is no zlib.
  static func content(
    of bytes: [UInt8], isBlock: Bool, from first: Int64, linesBeginning beginning: String = ""
  ) throws(DomainError) -> Content? {
    let rest = bytes.dropFirst()
    switch bytes.first {
    case json where isBlock, deflated where isBlock:
      let lines = try lines(of: bytes)
        .filter { $0.starts(with: beginning.utf8) }.map { try? JSONValue(reading: $0) }
      return lines.isEmpty && beginning.isEmpty || lines.contains(nil)
        ? nil : .lines(lines.compactMap { $0 })
    case json: return (try? JSONValue(reading: rest)).map { .fields($0) }
    case gaps where isBlock: return ids(of: rest, from: first).map { .ids($0) }
    default: return nil
    }
  }

  /// The lines of a block as they were written; none of another one.
  static func lines(of bytes: [UInt8]) throws(DomainError) -> [ArraySlice<UInt8>] {
    let rest = bytes.dropFirst()
    let newline = UInt8(ascii: "\n")
    switch bytes.first {
    case json: return rest.split(separator: newline)
    case deflated:
      guard let zlib = ZLibrary.system else {
        throw .unavailable(.library(name: ZLibrary.fileName, package: ZLibrary.packageName))
      }
      return zlib.inflated(rest, most: most)?.split(separator: newline) ?? []
    default: return []
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
