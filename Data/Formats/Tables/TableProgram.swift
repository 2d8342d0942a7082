import JSONText

/// What the values of a column mean, for one kind of data.
protocol TablePart: RawRepresentable<Int>, CodingKey, CaseIterable, Sendable {
  /// Parts that are dates, whose order of day, month and year is determined before reading.
  static var dates: [Self] { get }
  /// The part with the year for dates that have none.
  static var yearOfDates: Self? { get }
  /// The part that is true for deleted records, which are left out.
  static var deletionMark: Self? { get }
  /// Returns the dates in a value.
  static func splitDates(_ text: String) -> [String]
  /// Names by which users say what a column is. Each is the name of a column that is read.
  static var fields: [(part: Self, name: String)] { get }
}

extension TablePart {
  static var yearOfDates: Self? { nil }
  static var deletionMark: Self? { nil }

  static func splitDates(_ text: String) -> [String] { [text] }

  /// The name by which users know the part.
  var fieldName: String { Self.fields.first { $0.part == self }?.name ?? stringValue }
}

/// A program whose tables can be read, as CSV or as JSON objects: what its columns mean, and what
/// identifies its files.
struct TableProgram<Part: TablePart>: Sendable {
  /// Its name in reports; nil for a table that somebody made, or of a program that is not known.
  let name: String?
  /// Groups of columns; only files of this program have all columns of a group.
  var marks: [[String]] = []
  let columns: [TableColumn<Part>]
  /// In JSON, keys of the lists in each object whose elements are the records; nil if the objects
  /// are.
  var rows: [String]?
  /// Columns that are not reported although they are not imported.
  var ignored: [String] = []
  /// Whether values in columns without a name are kept.
  var keepsUnnamed = false
  /// Columns that are reported as not imported; nil for all that have no meaning.
  var dropped: [String]?

  /// The marks as keys of any of a file's objects.
  var markKeys: [[String]] {
    marks.map { group in group.map { String($0.split(separator: ".").last ?? "") } }
  }

  /// Whether the table has the columns of one of the groups of marks.
  func isProgram(of header: CSVHeader) -> Bool {
    marks.contains { $0.allSatisfy { !header.columns(matching: $0).isEmpty } }
  }

  /// Whether the object has the keys of one of the groups of marks.
  func isProgram(of object: JSONFields) -> Bool {
    marks.contains { $0.allSatisfy { !object.values(at: $0).isEmpty } }
  }
}

/// A column of a program's tables, or a key of its JSON objects.
struct TableColumn<Part: TablePart>: Sendable {
  let part: Part
  /// Names of the column, of which the first that a table has is used; facts call the column by the
  /// first one.
  ///
  /// In JSON, `labels.name` is the key `name` of the objects in the list `labels`. A name that ends
  /// with `*` stands for all columns that begin with it.
  let names: [String]
  /// Whether it is a key of the object that contains the list of records (``TableProgram/rows``).
  let isOfOwner: Bool
  /// Returns what a value says, such as the elements of a list.
  let convert: (@Sendable (String) -> [String])?
  /// The same for a JSON value that is more than texts.
  let convertJSON: (@Sendable (JSONValue) -> [String])?

  init(
    _ part: Part, _ names: [String], ofOwner isOfOwner: Bool = false,
    convert: (@Sendable (String) -> [String])? = nil,
    json: (@Sendable (JSONValue) -> [String])? = nil
  ) {
    (self.part, self.names, self.isOfOwner) = (part, names, isOfOwner)
    (self.convert, convertJSON) = (convert, json)
  }

  init(_ part: Part, _ name: String, convert: (@Sendable (String) -> [String])? = nil) {
    self.init(part, [name], convert: convert)
  }
}

/// Returns the parts of a list that is written in one value.
func splitList(at separator: Character) -> @Sendable (String) -> [String] {
  { $0.split(separator: separator).map(\.withoutBlanks) }
}

extension CSVHeader {
  /// Returns the columns with that name, or that begin with it if it ends with `*`.
  func columns(matching name: String) -> [Int] {
    guard name.last == "*" else { return self[name].map { [$0] } ?? [] }
    let start = name.dropLast()
    return names.indices.filter { names[$0].lowercased().hasPrefix(start) }
  }
}

extension JSONFields {
  /// Returns the values of a key such as `title` or `labels.name`, without missing ones.
  func values(at path: String) -> [JSONValue] {
    let keys = path.split(separator: ".").map(String.init)
    return self[keys[0]].map { JSONFields.values(of: $0, at: keys.dropFirst()) } ?? []
  }

  private static func values(of value: JSONValue, at keys: ArraySlice<String>) -> [JSONValue] {
    guard let key = keys.first else { return value.isNull ? [] : [value] }
    if let list = value.arrayValue { return list.flatMap { values(of: $0, at: keys) } }
    return value[key].map { values(of: $0, at: keys.dropFirst()) } ?? []
  }
}
