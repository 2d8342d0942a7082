import Compressing
import HearthDomain
import JSONText

/// Encodes segments as deflated JSON lines: first the state of the device, then one entry per line.
/// Padded with zeros to a multiple of 512 bytes, so that the size reveals less.
package struct DeflatedSegments: SegmentFormat {
  package init() {}

  /// Maximum size of a segment after inflation, in bytes.
  private static let maxSize = 16 << 20
  private static let blockSize = 512
  /// Size of the header, which contains the size of the deflated data.
  private static let headerSize = 4

  package func bytes(of segment: SyncSegment) throws -> [UInt8] {
    let first: JSONValue = .object([
      "version": .int(1), "device": .int(Int(segment.device.rawValue)),
      "name": .string(segment.name), "seen": SyncCodec.json(segment.seen),
    ])
    return try bytes(ofLines: [first] + segment.entries.map(SyncCodec.json))
  }

  package func segment(of bytes: [UInt8]) throws -> SyncSegment {
    try read(bytes) { first, rest in
      SyncSegment(
        device: DeviceID(rawValue: Int64(try SyncCodec.int(first["device"]))),
        name: try SyncCodec.text(first["name"]), seen: try SyncCodec.seen(first["seen"]),
        entries: try rest.map(SyncCodec.entry))
    }
  }

  package func bytes(of page: SyncState) throws -> [UInt8] {
    let first: JSONValue = .object([
      "version": .int(1), "lastNumber": .int(Int(page.greatestSayingNumber)),
    ])
    return try bytes(
      ofLines: [first] + page.itemStates.map { SyncCodec.json($1, at: $0) }
        + page.undecodedEntries.values.map { SyncCodec.json(SyncedEntry($0, nil)) })
  }

  package func page(of bytes: [UInt8]) throws -> SyncState {
    try read(bytes) { first, rest in
      var things: [ItemReference: ItemState] = [:]
      for line in rest where line.arrayValue != nil {
        let (place, thing) = try SyncCodec.item(line)
        things[place] = thing
      }
      var page = SyncState(
        itemStates: things, greatestSayingNumber: Int64(try SyncCodec.int(first["lastNumber"])))
      for line in rest where line.arrayValue == nil {
        page.insert(try SyncCodec.entry(line).entry)
      }
      return page
    }
  }

  private func bytes(ofLines values: [JSONValue]) throws -> [UInt8] {
    let lines = values.flatMap { SyncCodec.line($0) + [UInt8(ascii: "\n")] }
    guard lines.count <= Self.maxSize, let deflated = try ZLibrary.required().deflated(lines) else {
      throw DomainError.refused(.sync(.isTooLarge))
    }
    let bytes = UInt32(deflated.count).bytes
    let rest = (bytes.count + deflated.count) % Self.blockSize
    return bytes + deflated + Array(repeating: 0, count: rest == 0 ? 0 : Self.blockSize - rest)
  }

  /// Inflates a segment and parses its lines. The body gets the first line and the others.
  private func read<Answer>(
    _ bytes: [UInt8], _ body: (JSONValue, ArraySlice<JSONValue>) throws -> Answer
  ) throws -> Answer {
    let damage = DomainError.damaged(.sealed(.notAuthentic))
    guard bytes.count >= Self.headerSize else { throw damage }
    let count = UInt32.number(bytes.prefix(Self.headerSize))
    guard count <= bytes.count - Self.headerSize,
      let lines = try ZLibrary.required().inflated(
        bytes[Self.headerSize..<(Self.headerSize + count)], most: Self.maxSize)
    else { throw damage }
    do {
      let values = try lines.split(separator: UInt8(ascii: "\n")).map {
        try JSONValue(reading: $0)
      }
      guard let first = values.first else { throw damage }
      return try body(first, values.dropFirst())
    } catch DomainError.damaged(.sealed(.newerFormat(let version))) {
      throw DomainError.damaged(.sealed(.newerFormat(version)))
    } catch {
      throw damage
    }
  }
}
