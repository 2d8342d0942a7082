import HearthDomain
import JSONText

/// A value of a record: its key in the file, its column in the table, and its type.
struct ArchiveField: Sendable {
  let key: String
  let column: String
  let fieldType: FieldType
  /// SQL expression for the exported value: usually the column; another one if some rows must not
  /// export it.
  private(set) var selectExpression: String
  /// Table that the id refers to; nil if the value is no id, or an id that is equal in every store.
  let referencedTable: String?

  init(_ key: String, _ column: String? = nil, _ form: FieldType = .text, of table: String? = nil) {
    self.key = key
    self.column = column ?? key.snakeCased
    self.fieldType = form
    selectExpression = self.column
    referencedTable = table
  }

  func selecting(_ expression: String) -> ArchiveField {
    var field = self
    field.selectExpression = expression
    return field
  }
}

extension FieldType {
  /// Encodes the value; returns nil if it does not match the type.
  func json(of value: SQLValue) -> JSONValue? {
    // Types whose values are stored as text, never as a number.
    let isOfTexts = [.text, .lines, .numbers].contains(self)
    switch value {
    case .null: return .null
    case .integer(let number) where !isOfTexts: return JSONValue(exported(.number(number)))
    case .text(let text) where isOfTexts: return JSONValue(exported(.text(text)))
    // `.none` is spelled out because `nil` would become JSON's null.
    case .integer, .text, .real, .bytes: return .none
    }
  }
}

extension JSONValue {
  fileprivate init(_ value: ExportedValue) {
    switch value {
    case .nothing: self = .null
    case .flag(let isOn): self = .bool(isOn)
    case .number(let number): self = .int(Int(number))
    case .text(let text): self = .string(text)
    case .list(let values): self = .array(values.map { JSONValue($0) })
    }
  }
}

extension FieldType {
  /// Decodes the value; nil if it does not match the type. Null if the key is missing.
  func value(of json: JSONValue?) -> SQLValue? {
    guard let json, !json.isNull else { return .null }
    switch self {
    case .text: return json.stringValue.map { .text($0) }
    case .flag: return json.boolValue.map { .flag($0) } ?? number(json)
    case .number: return number(json)
    case .id, .day, .time, .instant, .localTime:
      guard let text = json.stringValue else { return number(json) }
      return number(spelled: text).map { .integer($0) }
    case .lines:
      return texts(json) { $0.stringValue }.map { .text($0.joined(separator: "\n")) }
    case .numbers:
      return texts(json) { $0.intValue.map(String.init) }.map { .text($0.joined(separator: " ")) }
    }
  }

  private func number(_ json: JSONValue) -> SQLValue? {
    json.intValue.map { .integer(Int64($0)) }
  }

  private func texts(_ json: JSONValue, _ read: (JSONValue) -> String?) -> [String]? {
    guard let items = json.arrayValue else { return nil }
    let texts = items.compactMap(read)
    return texts.count == items.count ? texts : nil
  }

  private func number(spelled text: String) -> Int64? {
    switch self {
    case .id:
      guard let tail = IDTail(text), tail.modulus == nil, tail.value > 0 else { return nil }
      return tail.value
    case .instant: return Instant(rfc3339: text)?.milliseconds
    case .day: return localTime("\(text)T00:00:00").map { Int64($0.day.number) }
    case .time: return localTime("2000-01-01T\(text)").map { Int64($0.time.seconds) }
    case .localTime: return localTime(text).map { Int64($0.secondsSinceEpoch) }
    default: return nil
    }
  }

  /// Parses a wall-clock time, with or without seconds.
  private func localTime(_ text: String) -> LocalTime? {
    let full = text.utf8.count == 16 ? text + ":00" : text
    return Instant(rfc3339: full + "Z").map { LocalTime(clampingSecondsSinceEpoch: $0.seconds) }
  }
}
