import HearthDomain
import JSONText

/// One value of a record: its key in the file, its column in the table, and how it is spelled.
struct ArchiveField: Sendable {
  let key: String
  let column: String
  let form: FieldForm
  /// What is selected for it: the column, or an expression where not every row tells its value.
  private(set) var selected: String
  /// The table of the thing whose id it is; nil where that has the same id in every store.
  let refersTo: String?

  init(_ key: String, _ column: String? = nil, _ form: FieldForm = .text, of table: String? = nil) {
    self.key = key
    self.column = column ?? key.inSQL
    self.form = form
    selected = self.column
    refersTo = table
  }

  func selecting(_ expression: String) -> ArchiveField {
    var field = self
    field.selected = expression
    return field
  }
}

extension TableRow {
  /// What was entered, which is all that archives tell.
  static var archived: [ArchiveField] {
    fields.compactMap { field in
      field.key.map { ArchiveField($0, field.column, field.form, of: field.refersTo) }
    }
  }
}

extension FieldForm {
  /// Nil for a value that is of no such kind.
  func json(of value: SQLValue) -> JSONValue? {
    switch value {
    case .null: .null
    case .integer(let number): json(ofNumber: number)
    case .text(let text): json(ofText: text)
    case .real, .bytes: nil
    }
  }

  /// A number that the usual spelling cannot tell is written as it is.
  private func json(ofNumber number: Int64) -> JSONValue? {
    let plain = JSONValue.int(Int(number))
    switch self {
    case .number: return plain
    case .flag: return number == 0 || number == 1 ? .bool(number == 1) : plain
    case .id: return ID<SQLRow>(rawValue: number).map { .string($0.spelling) } ?? plain
    case .day:
      return Int(exactly: number).flatMap(Day.init(number:)).map { .string("\($0)") } ?? plain
    case .time:
      let time = Int(exactly: number).flatMap(TimeOfDay.init(seconds:))
      return time.map { .string("\($0)") } ?? plain
    case .instant:
      let text = Instant(milliseconds: number).rfc3339(secondsEast: 0, .exact)
      return Instant(rfc3339: text)?.milliseconds == number ? .string(text) : plain
    case .clock:
      let time = LocalTime(clampingSecondsSinceEpoch: Int(clamping: number))
      return time.secondsSinceEpoch == Int(clamping: number) ? .string(Self.text(time)) : plain
    case .text, .lines, .numbers: return nil
    }
  }

  private func json(ofText text: String) -> JSONValue? {
    let parts = text.utf8.split(separator: self == .lines ? 0x0A : 0x20)
      .map { String(Substring($0)) }
    switch self {
    case .text: return .string(text)
    case .lines: return .array(parts.map { .string($0) })
    case .numbers: return .array(parts.map { part in Int(part).map { .int($0) } ?? .string(part) })
    default: return nil
    }
  }

  private static func text(_ time: LocalTime) -> String {
    let seconds = String(100 + time.time.second).dropFirst()
    return time.time.second == 0 ? "\(time):\(seconds)" : "\(time)"
  }
}

extension FieldForm {
  /// Nil for a value that is of no such kind; a key that is not there counts as null.
  func value(of json: JSONValue?) -> SQLValue? {
    guard let json, !json.isNull else { return .null }
    switch self {
    case .text: return json.stringValue.map { .text($0) }
    case .flag: return json.boolValue.map { .flag($0) } ?? number(json)
    case .number: return number(json)
    case .id, .day, .time, .instant, .clock:
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
    case .day: return moment("\(text)T00:00:00").map { Int64($0.day.number) }
    case .time: return moment("2000-01-01T\(text)").map { Int64($0.time.seconds) }
    case .clock: return moment(text).map { Int64($0.secondsSinceEpoch) }
    default: return nil
    }
  }

  /// The wall-clock time, with its seconds or without.
  private func moment(_ text: String) -> LocalTime? {
    let full = text.utf8.count == 16 ? text + ":00" : text
    return Instant(rfc3339: full + "Z").map { LocalTime(clampingSecondsSinceEpoch: $0.seconds) }
  }
}
