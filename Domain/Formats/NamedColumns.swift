/// What the user said about the columns of a table: `상품명=title,저자=author,가격=`.
public struct NamedColumns: Hashable, Sendable {
  /// A column and the name of the field that it is; empty if it is none, ``unanswered`` if the user
  /// did not say.
  public struct Column: Hashable, Sendable {
    package static let unanswered = "*"

    public let name: String
    public let field: String

    public init(_ name: String, _ field: String) {
      (self.name, self.field) = (name, field)
    }
  }

  public private(set) var columns: [Column] = []

  public init(_ columns: [Column] = []) {
    self.columns = columns
  }

  /// Parses the text; nil if it is malformed or names a field twice.
  public init?(_ text: String) {
    // A name may contain commas: pieces are collected until one contains a field.
    var begun: [Substring] = []
    for piece in text.split(separator: ",") {
      begun.append(piece)
      guard let sign = piece.lastIndex(of: "=") else { continue }
      begun[begun.count - 1] = piece[..<sign]
      let name = begun.joined(separator: ",").trimmingBlanks
      let field = String(piece[sign...].dropFirst()).trimmingBlanks
      let isTaken =
        !["", Column.unanswered].contains(field) && columns.contains { $0.field == field }
      if name.isEmpty || isTaken || columns.contains(where: { $0.name == name }) { return nil }
      columns.append(Column(name, field))
      begun = []
    }
    if columns.isEmpty || !begun.allSatisfy({ $0.allSatisfy(\.isWhitespace) }) { return nil }
  }

  public var isEmpty: Bool { columns.isEmpty }

  public var text: String { columns.map { "\($0.name)=\($0.field)" }.joined(separator: ",") }

  /// Returns the combination of both, in which `others` take precedence.
  public func adding(_ others: NamedColumns) -> NamedColumns {
    var all = others
    all.columns =
      columns.filter { column in
        !others.columns.contains {
          $0.name == column.name || !$0.field.isEmpty && $0.field == column.field
        }
      } + others.columns
    return all
  }

  /// Returns these columns and, as columns of that field, the others with the names.
  public func adding(_ names: [String], as field: String) -> NamedColumns {
    var known = Set(columns.map(\.name))
    return NamedColumns(
      columns + names.filter { known.insert($0).inserted }.map { Column($0, field) })
  }
}

/// What the user said about the columns of a table, for later files of the kind with the same
/// columns: `books:상품명=title,값=*`.
public struct RememberedTable: Hashable, Sendable {
  public let kind: FileKind
  /// All columns of the table.
  public let columns: NamedColumns

  /// Maximum number of tables that are remembered, and of characters of each.
  private static let (maxTables, maxLength) = (20, 2000)

  package init(_ kind: FileKind, _ columns: NamedColumns) {
    (self.kind, self.columns) = (kind, columns)
  }

  /// Parses the text; nil if it is malformed.
  package init?(_ text: String) {
    let parts = text.split(separator: ":", maxSplits: 1)
    guard parts.count == 2, let kind = FileKind(rawValue: String(parts[0])),
      let columns = NamedColumns(String(parts[1]))
    else { return nil }
    self.init(kind, columns)
  }

  var text: String { "\(kind.rawValue):\(columns.text)" }

  /// Parses several tables, separated by semicolons; nil if one is malformed.
  package static func tables(_ text: String) -> [RememberedTable]? {
    let parts = text.split(separator: ";")
    let tables = parts.compactMap { RememberedTable(String($0)) }
    return tables.count == parts.count && tables.count <= maxTables ? tables : nil
  }

  package static func text(_ tables: [RememberedTable]) -> String {
    tables.map(\.text).joined(separator: ";")
  }

  /// Returns the tables with this one as the latest. One of the kind with the same columns is
  /// replaced, and the oldest are dropped. Columns that cannot be written in the settings are not
  /// remembered.
  package func remembered(among tables: [RememberedTable]) -> [RememberedTable] {
    let text = text
    guard text.count <= RememberedTable.maxLength,
      !text.contains(where: { $0 == ";" || $0.isNewline }), RememberedTable(text) == self
    else { return tables }
    let others = tables.filter { $0.kind != kind || $0.names != names }
    return others.suffix(RememberedTable.maxTables - 1) + [self]
  }

  private var names: Set<String> { Set(columns.columns.map(\.name)) }
}

/// A column of a table and the name of the field that it was read as; nil if it is none.
public struct ReadColumn: Hashable, Sendable {
  public let name: String
  public let field: String?

  public init(_ name: String, _ field: String?) {
    (self.name, self.field) = (name, field)
  }
}

extension String {
  fileprivate var trimmingBlanks: String { normalizingWhitespace(keepingLines: false) }
}
