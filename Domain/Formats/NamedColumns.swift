/// What the user said about the columns of a table: `상품명=title,저자=author,가격=`.
public struct NamedColumns: Hashable, Sendable {
  /// A column and the name of the field that it is; empty if it is none.
  public struct Column: Hashable, Sendable {
    public let name: String
    public let field: String

    public init(_ name: String, _ field: String) {
      (self.name, self.field) = (name, field)
    }
  }

  /// Maximum number of tables that are remembered, and of characters of each.
  private static let (maxTables, maxLength) = (20, 1000)

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
      let isTaken = !field.isEmpty && columns.contains { $0.field == field }
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

  /// Returns these columns and, as columns without a field, those with the names.
  public func adding(unknown names: [String]) -> NamedColumns {
    var all = self
    all.columns += names.filter { name in !columns.contains { $0.name == name } }
      .map { Column($0, "") }
    return all
  }

  // MARK: Several tables

  /// Parses the answers about several tables, separated by semicolons; nil if one is malformed.
  package static func tables(_ text: String) -> [NamedColumns]? {
    let parts = text.split(separator: ";")
    let tables = parts.compactMap { NamedColumns(String($0)) }
    return tables.count == parts.count && tables.count <= maxTables ? tables : nil
  }

  package static func text(_ tables: [NamedColumns]) -> String {
    tables.map(\.text).joined(separator: ";")
  }

  /// Returns the tables with this one as the latest. Answers about the same columns are replaced,
  /// and the oldest are dropped. Columns that cannot be written in the settings are not remembered.
  package func remembered(among tables: [NamedColumns]) -> [NamedColumns] {
    let text = text
    guard !isEmpty, text.count <= NamedColumns.maxLength,
      !text.contains(where: { $0 == ";" || $0.isNewline }), NamedColumns(text) == self
    else { return tables }
    let names = Set(columns.map(\.name))
    let others = tables.filter { Set($0.columns.map(\.name)) != names }
    return others.suffix(NamedColumns.maxTables - 1) + [self]
  }
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
