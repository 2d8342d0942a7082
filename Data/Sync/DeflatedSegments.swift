import Compressing
import HearthDomain
import JSONText

/// Segments as lines of JSON, deflated: what the device says of itself, then an entry a line.
/// Filled up with zeros to a multiple of 512 bytes, so that sizes tell less.
package struct DeflatedSegments: SegmentFormat {
  package init() {}

  /// More than this no segment stands for.
  private static let most = 16 << 20
  private static let block = 512
  /// Four bytes say how many follow that mean something.
  private static let header = 4

  package func bytes(of segment: SyncSegment) throws -> [UInt8] {
    let first: JSONValue = .object([
      "version": .int(1), "device": .int(Int(segment.device.rawValue)),
      "name": .string(segment.name), "seen": SyncCodec.json(segment.seen),
    ])
    let lines = ([first] + segment.entries.map(SyncCodec.json)).flatMap {
      SyncCodec.line($0) + [UInt8(ascii: "\n")]
    }
    guard lines.count <= Self.most, let deflated = try zlib().deflated(lines) else {
      throw DomainError.refused(.sync(.isTooLarge))
    }
    let bytes = UInt32(deflated.count).bytes
    let rest = (bytes.count + deflated.count) % Self.block
    return bytes + deflated + Array(repeating: 0, count: rest == 0 ? 0 : Self.block - rest)
  }

  package func segment(of bytes: [UInt8]) throws -> SyncSegment {
    let damage = DomainError.damaged(.sealed(.notAuthentic))
    guard bytes.count >= Self.header else { throw damage }
    let count = UInt32.number(bytes.prefix(Self.header))
    guard count <= bytes.count - Self.header,
      let lines = try zlib().inflated(bytes[Self.header..<(Self.header + count)], most: Self.most)
    else { throw damage }
    do {
      let values = try lines.split(separator: UInt8(ascii: "\n")).map {
        try JSONValue(reading: $0)
      }
      guard let first = values.first else { throw damage }
      return SyncSegment(
        device: DeviceID(rawValue: Int64(try SyncCodec.int(first["device"]))),
        name: try SyncCodec.text(first["name"]), seen: try SyncCodec.seen(first["seen"]),
        entries: try values.dropFirst().map(SyncCodec.entry))
    } catch {
      throw damage
    }
  }

  private func zlib() throws -> ZLibrary {
    guard let zlib = ZLibrary.system else {
      throw DomainError.unavailable(
        .library(name: ZLibrary.fileName, package: ZLibrary.packageName))
    }
    return zlib
  }
}
