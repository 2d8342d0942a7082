import HearthDomain
import JSONText

/// A column of a program that a table has. Not generic, because without optimization each use of a
/// generic type looks it up.
struct FoundColumn {
  /// Where its values are in a table.
  let index: Int
  let names: [String]
  let isOfOwner: Bool
  let convert: (@Sendable (String) -> [String])?
  let convertJSON: (@Sendable (JSONValue) -> [String])?

  init<Part>(_ column: TableColumn<Part>, at index: Int = 0) {
    (self.index, names, isOfOwner) = (index, column.names, column.isOfOwner)
    (convert, convertJSON) = (column.convert, column.convertJSON)
  }

  /// Its name in facts.
  var name: String { names[0] }
}

/// The columns of a program that a table has, by what they mean.
struct TableColumns<Part: TablePart> {
  /// The name of the program in reports.
  let program: String
  /// Whether it is a table that somebody made, or of a program that is not known.
  let isOfUnknownProgram: Bool
  /// Whether the first line of the table is already a record.
  var isHeaderless = false
  private var columns: [[FoundColumn]] = Part.allCases.map { _ in [] }
  /// Columns without a meaning, whose values are reported.
  let others: [(name: String, column: Int)]
  /// The names of the fields that columns of a table were read as, by their indices.
  let fields: [Int: String]
  /// Indices of columns without a meaning.
  let unmatched: [Int]
  /// The same as `others` for JSON objects; `dropped` is nil if all unknown keys are reported.
  fileprivate let dropped: [String]?
  let known: Set<String>

  /// Finds the columns of a table.
  init(_ program: TableProgram<Part>, _ header: CSVHeader) {
    self.program = program.name ?? CSVReader.formatName
    isOfUnknownProgram = program.name == nil
    var fields: [Int: String] = [:]
    for column in program.columns {
      let matches = column.names.lazy.map { header.columns(matching: $0) }.filter { !$0.isEmpty }
      // Columns about which the user said what they are take precedence.
      let found = matches.first { $0.contains(where: header.answered.contains) } ?? matches.first
      for index in found ?? [] {
        fields[index] = column.part.fieldName
        columns[column.part.rawValue].append(FoundColumn(column, at: index))
      }
    }
    let ignored = program.ignored.flatMap { header.columns(matching: $0) }
    let unmatched = header.otherColumns(
      besides: fields.keys + ignored, unnamed: program.keepsUnnamed)
    (self.fields, self.unmatched) = (fields, unmatched.map { $0.column })
    others =
      program.dropped.map { dropped in
        dropped.flatMap { name in header.columns(matching: name).map { (name, $0) } }
      } ?? unmatched
    (dropped, known) = (nil, [])
  }

  /// All columns of the program, for JSON objects, each of which may have other keys. `answered`
  /// are the fields as which the user named keys.
  init(_ program: TableProgram<Part>, answered: Set<String> = []) {
    self.program = program.name ?? CSVReader.formatName
    isOfUnknownProgram = program.name == nil
    for column in program.columns { columns[column.part.rawValue].append(FoundColumn(column)) }
    for (part, name) in Part.fields where answered.contains(name) {
      let isKnown = columns[part.rawValue].contains { $0.names.contains(name) }
      if !isKnown { columns[part.rawValue].insert(FoundColumn(TableColumn(part, name)), at: 0) }
    }
    (others, dropped) = ([], program.dropped)
    (fields, unmatched) = ([:], [])
    known = Set(
      columns.flatMap(\.self).filter { !$0.isOfOwner }.flatMap(\.names) + program.ignored)
  }

  subscript(part: Part) -> [FoundColumn] { columns[part.rawValue] }

  func has(_ part: Part) -> Bool { !self[part].isEmpty }
}

private enum RecordSource {
  case row(CSVRecord)
  case object(JSONFields, owner: JSONFields?)
  case gathered([[String]])
}

/// A record of a table: a row, a JSON object, or values that were gathered from several.
struct TableRecord<Part: TablePart> {
  let line: Int
  let columns: TableColumns<Part>
  private let source: RecordSource

  init(_ record: CSVRecord, _ columns: TableColumns<Part>) {
    (line, self.columns, source) = (record.line, columns, .row(record))
  }

  /// `owner` is the object with the list that the object is in.
  init(
    _ fields: JSONFields, of owner: JSONFields? = nil, line: Int, _ columns: TableColumns<Part>
  ) {
    (self.line, self.columns, source) = (line, columns, .object(fields, owner: owner))
  }

  /// Creates a record with values from elsewhere.
  init(line: Int, _ columns: TableColumns<Part>, _ values: [(Part, [String])]) {
    (self.line, self.columns) = (line, columns)
    var lists: [[String]] = Part.allCases.map { _ in [] }
    for (part, texts) in values { lists[part.rawValue] += texts.filter { !$0.isEmpty } }
    source = .gathered(lists)
  }

  var isObject: Bool { if case .object = source { true } else { false } }

  /// Returns the values that are not empty, with the names of their columns.
  func named(_ part: Part) throws(UnreadableRecord) -> [(name: String, text: String)] {
    var found: [(name: String, text: String)] = []
    try forEach(part) { name, text in
      found.append((name, text))
      return true
    }
    return found
  }

  func texts(_ part: Part) throws(UnreadableRecord) -> [String] {
    var found: [String] = []
    try forEach(part) { _, text in
      found.append(text)
      return true
    }
    return found
  }

  /// Returns the first value, without blanks at its ends; empty if there is none.
  func text(_ part: Part) throws(UnreadableRecord) -> String {
    var found = ""
    try forEach(part) { _, text in
      found = text.withoutBlanks
      return false
    }
    return found
  }

  /// Passes the values that are not empty to the body, until it returns false.
  private func forEach(
    _ part: Part, _ body: (_ name: String, _ text: String) -> Bool
  ) throws(UnreadableRecord) {
    switch source {
    case .row(let record):
      // Creates no arrays for single values, as there may be dozens of parts in each record.
      for column in columns[part] {
        guard let text = record[column.index], !text.isEmpty else { continue }
        guard let convert = column.convert else {
          if !body(column.name, text) { return }
          continue
        }
        for text in convert(text) where !text.isEmpty && !body(column.name, text) { return }
      }
    case .object(let fields, let owner):
      for column in columns[part] {
        let object = column.isOfOwner ? owner : fields
        for text in try texts(of: object, column)
        where !text.isEmpty && !body(column.name, text) { return }
      }
    case .gathered(let lists):
      for text in lists[part.rawValue] where !body(part.stringValue, text) { return }
    }
  }

  /// Returns the texts of the first of the column's keys that has any.
  private func texts(
    of object: JSONFields?, _ column: FoundColumn
  ) throws(UnreadableRecord) -> [String] {
    for name in column.names {
      let texts = try texts(object?.values(at: name) ?? [], column)
      if texts.contains(where: { !$0.isEmpty }) { return texts }
    }
    return []
  }

  private func texts(
    _ values: [JSONValue], _ column: FoundColumn
  ) throws(UnreadableRecord) -> [String] {
    if let convert = column.convertJSON { return values.flatMap(convert) }
    var texts: [String] = []
    for value in values {
      guard value.objectValue == nil else { throw UnreadableRecord(column.name, value.text) }
      texts += value.arrayValue?.compactMap(\.writtenText) ?? [value.writtenText ?? ""]
    }
    return column.convert.map { texts.flatMap($0) } ?? texts
  }

  /// The values of columns without a meaning that are not empty.
  var otherValues: [CSVRecord.NamedValue] {
    if case .row(let record) = source { record.values(of: columns.others) } else { [] }
  }

  /// Names of the columns whose values are not imported; zeros do not count.
  var others: [String] {
    guard case .object(let fields, _) = source else {
      return otherValues.filter { $0.text != "0" && $0.text != "0.0" }
        .map { ImportFact.excerpt($0.name) }
    }
    guard let dropped = columns.dropped else {
      return fields.otherFilledKeys(besides: columns.known).map { ImportFact.excerpt($0) }
    }
    let filled = dropped.filter { fields.values(at: $0).contains(where: \.isFilled) }
    return filled.map { String($0.split { ".:".contains($0) }.last ?? "") }
  }
}

extension JSONValue {
  /// The text, number or truth value as a table has it; nil for other values.
  fileprivate var writtenText: String? {
    if let stringValue { return stringValue }
    if let boolValue { return boolValue ? "true" : "false" }
    if isNull || arrayValue != nil || objectValue != nil { return nil }
    return intValue.map { "\($0)" } ?? text
  }

  /// Whether the value is neither missing, empty, zero nor false.
  var isFilled: Bool {
    switch self {
    case .null, .bool(false): false
    case .array(let items): !items.isEmpty
    case .object(let object): !object.members.isEmpty
    default: stringValue != "" && intValue != 0
    }
  }
}

extension CSVRecord {
  typealias NamedValue = (name: String, column: Int, text: String)

  /// Returns the values of these columns that are not empty.
  func values(of columns: [(name: String, column: Int)]) -> [NamedValue] {
    columns.map { ($0.name, $0.column, text($0.column)) }.filter { !$0.text.isEmpty }
  }
}
