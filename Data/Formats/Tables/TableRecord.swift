import HearthDomain
import JSONText

/// The columns of a program that a table has, by what they mean.
struct TableColumns<Part: TablePart> {
  struct Column {
    /// Its name in facts.
    let name: String
    /// Where its values are in a table.
    let index: Int
    let meaning: TableColumn<Part>
  }

  let program: String
  /// Whether the first line of the table is already a record.
  var isHeaderless = false
  private var columns: [[Column]] = Part.allCases.map { _ in [] }
  /// Columns without a meaning, whose values are reported.
  let others: [(name: String, column: Int)]
  /// The same for JSON objects; `dropped` is nil if all unknown keys are reported.
  fileprivate let dropped: [String]?
  fileprivate let known: Set<String>

  /// Finds the columns of a table.
  init(_ program: TableProgram<Part>, _ header: CSVHeader) {
    self.program = program.name
    var taken: [Int?] = []
    for column in program.columns {
      let found = column.names.lazy.map { header.columns(matching: $0) }.first { !$0.isEmpty }
      taken += found ?? []
      columns[column.part.rawValue] += (found ?? []).map {
        Column(name: column.names[0], index: $0, meaning: column)
      }
    }
    taken += program.ignored.flatMap { header.columns(matching: $0) }
    let unmatched = header.otherColumns(besides: taken)
    others =
      program.dropped.map { dropped in
        dropped.flatMap { name in header.columns(matching: name).map { (name, $0) } }
      } ?? unmatched
    (dropped, known) = (nil, [])
  }

  /// All columns of the program, for JSON objects, each of which may have other keys.
  init(_ program: TableProgram<Part>) {
    self.program = program.name
    for column in program.columns {
      columns[column.part.rawValue].append(
        Column(name: column.names[0], index: 0, meaning: column))
    }
    (others, dropped) = ([], program.dropped)
    known = Set(program.columns.flatMap(\.names) + program.ignored)
  }

  subscript(part: Part) -> [Column] { columns[part.rawValue] }

  func has(_ part: Part) -> Bool { !self[part].isEmpty }
}

/// A record of a table: a row, a JSON object, or values that were gathered from several.
struct TableRecord<Part: TablePart> {
  fileprivate enum Source {
    case row(CSVRecord)
    case object(JSONFields, owner: JSONFields?)
    case gathered([[String]])
  }

  let line: Int
  let columns: TableColumns<Part>
  fileprivate var source: Source

  init(_ record: CSVRecord, _ columns: TableColumns<Part>) {
    (line, self.columns, source) = (record.line, columns, .row(record))
  }

  /// `owner` is the object with the list that the object is in; keys such as `../title` are its.
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
    if case .gathered(let lists) = source {
      return lists[part.rawValue].map { ("\(part)", $0) }
    }
    var found: [(name: String, text: String)] = []
    for column in columns[part] {
      for text in try texts(column) where !text.isEmpty { found.append((column.name, text)) }
    }
    return found
  }

  func texts(_ part: Part) throws(UnreadableRecord) -> [String] { try named(part).map(\.text) }

  /// Returns the first value, without blanks at its ends; empty if there is none.
  func text(_ part: Part) throws(UnreadableRecord) -> String {
    try named(part).first?.text.withoutBlanks ?? ""
  }

  private func texts(_ column: TableColumns<Part>.Column) throws(UnreadableRecord) -> [String] {
    let meaning = column.meaning
    switch source {
    case .row(let record):
      guard let text = record[column.index], !text.isEmpty else { return [] }
      return meaning.convert?(text) ?? [text]
    case .object(let fields, let owner):
      for name in meaning.names {
        let isOwners = name.hasPrefix("../")
        let values = (isOwners ? owner : fields)?.values(
          at: isOwners ? String(name.dropFirst(3)) : name)
        let texts = try texts(values ?? [], column)
        if texts.contains(where: { !$0.isEmpty }) { return texts }
      }
      return []
    case .gathered: return []
    }
  }

  private func texts(
    _ values: [JSONValue], _ column: TableColumns<Part>.Column
  ) throws(UnreadableRecord) -> [String] {
    if let convert = column.meaning.convertJSON { return values.flatMap(convert) }
    var texts: [String] = []
    for value in values {
      guard value.objectValue == nil else { throw UnreadableRecord(column.name, value.text) }
      texts += value.arrayValue?.compactMap(\.writtenText) ?? [value.writtenText ?? ""]
    }
    return column.meaning.convert.map { texts.flatMap($0) } ?? texts
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
