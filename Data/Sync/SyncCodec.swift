import HearthDomain
import JSONText

/// JSON encoding of sync entries and merge state. Field types are those of archives.
enum SyncCodec {
  // MARK: Numbers

  static func json(_ stamp: ChangeTimestamp) -> JSONValue {
    .int(Int(Int64(bitPattern: stamp.rawValue)))
  }

  static func stamp(_ json: JSONValue?) throws -> ChangeTimestamp {
    ChangeTimestamp(rawValue: UInt64(bitPattern: Int64(try int(json))))
  }

  static func json(_ entry: EntryID) -> [JSONValue] {
    [.int(Int(entry.device.rawValue)), .int(entry.number)]
  }

  static func entry(_ device: JSONValue?, _ number: JSONValue?) throws -> EntryID {
    let number = try int(number)
    guard EntryID.acceptedNumbers.contains(number) else { throw Unreadable() }
    return EntryID(DeviceID(rawValue: Int64(try int(device))), number)
  }

  /// Encodes, for each device, its id and the number of the last entry seen.
  static func json(_ seen: SeenEntries) -> JSONValue { .array(seen.lastEntries.flatMap(json)) }

  static func seen(_ json: JSONValue?) throws -> SeenEntries {
    let items = try array(json)
    guard items.count % 2 == 0 else { throw Unreadable() }
    return SeenEntries(
      try stride(from: 0, to: items.count, by: 2).map { try entry(items[$0], items[$0 + 1]) })
  }

  static func json(_ value: FieldValue) -> JSONValue {
    switch value {
    case .nothing: .null
    case .number(let number): .int(Int(number))
    case .text(let text): .string(text)
    }
  }

  static func value(_ json: JSONValue?) throws -> FieldValue {
    switch json {
    case .null?, nil: return .nothing
    case .string(let text)?: return .text(text)
    default: return .number(Int64(try int(json)))
    }
  }

  // MARK: Access

  static func int(_ json: JSONValue?) throws -> Int {
    guard let number = json?.intValue else { throw Unreadable() }
    return number
  }

  static func text(_ json: JSONValue?) throws -> String {
    guard let text = json?.stringValue else { throw Unreadable() }
    return text
  }

  static func array(_ json: JSONValue?) throws -> [JSONValue] {
    guard let items = json?.arrayValue else { throw Unreadable() }
    return items
  }

  static func line(_ json: JSONValue) -> [UInt8] {
    var writer = JSONWriter()
    writer.write(json)
    return writer.bytes
  }

  /// Thrown if the JSON does not have this format.
  struct Unreadable: Error {}
}
