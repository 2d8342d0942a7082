/// A column of a kind: its name in archives and journals, its type, and its value.
package struct KindColumn<Item>: Sendable {
  package let key: String
  package let fieldType: FieldType
  package let value: @Sendable (Item) -> FieldValue

  package init(
    _ key: String, _ form: FieldType = .text, _ value: @escaping @Sendable (Item) -> FieldValue
  ) {
    self.key = key
    self.fieldType = form
    self.value = value
  }
}

/// How devices merge a value.
package enum MergeRule: Sendable {
  case replaced
  /// Lines that are merged one by one, up to a maximum number if there is one.
  case list(maxCount: Int? = nil)
  /// Text whose lines are merged if both sides changed it.
  case note
  /// Columns that are merged one by one, some of them as notes.
  case apart(notes: [String] = [])
  /// A position or mark, whose change does not restore an item that was removed elsewhere.
  case mark
}

/// A value of a kind: one or several columns that are read, merged and undone together.
package struct KindValue<Item>: Sendable {
  package let columns: [KindColumn<Item>]
  package let mergeRule: MergeRule
  /// Sets the value from its columns; throws for values that it does not accept.
  package let set: @Sendable (inout Item, KindCells) throws -> Void

  package init(
    _ columns: [KindColumn<Item>], merged merging: MergeRule = .replaced,
    set: @escaping @Sendable (inout Item, KindCells) throws -> Void
  ) {
    self.columns = columns
    self.mergeRule = merging
    self.set = set
  }

  package init(
    _ key: String, _ form: FieldType, merged merging: MergeRule = .replaced,
    _ value: @escaping @Sendable (Item) -> FieldValue,
    set: @escaping @Sendable (inout Item, KindCells) throws -> Void
  ) {
    self.init([KindColumn(key, form, value)], merged: merging, set: set)
  }

  /// Creates a value of one column.
  init<Value>(
    _ key: String, _ form: ColumnForm<Value>, merged merging: MergeRule = .replaced,
    _ get: @escaping @Sendable (Item) -> Value,
    _ setValue: @escaping @Sendable (inout Item, Value) -> Void
  ) {
    self.init(
      [KindColumn(key, form.type) { form.stored(get($0)) }], merged: merging,
      set: { setValue(&$0, try form.read($1)) })
  }
}

/// The stored columns of one value.
package struct KindCells {
  private let cells: [FieldValue]
  private let start: Int
  private let cache: ParsedTexts?

  /// Creates the view of one value's columns; `start` is the index of the first one.
  package init(_ cells: [FieldValue], from start: Int = 0, cache: ParsedTexts? = nil) {
    self.cells = cells
    self.start = start
    self.cache = cache
  }

  var first: FieldValue { cells[start] }

  /// Whether the first column is empty.
  package var isEmpty: Bool { first == .nothing }

  package func number(_ index: Int = 0) throws -> Int64 {
    guard case .number(let number) = cells[start + index] else {
      throw InvalidCellError(index: index)
    }
    return number
  }

  package func text() throws -> String {
    guard case .text(let text) = cells[start] else { throw InvalidCellError(index: 0) }
    return text
  }

  /// Returns the parsed text of the first column, which is parsed only once if there is a cache.
  func parsedText<Value>(_ parse: (String) throws -> Value) throws -> Value {
    let text = try text()
    if let known = cache?.values[text] as? Value { return known }
    let value = try parse(text)
    cache?.values[text] = value
    return value
  }

  /// Reads one column, so that an invalid value is reported for this column.
  func column<Value>(_ index: Int, _ form: ColumnForm<Value>) throws -> Value {
    try part(index, form.read)
  }

  /// Reads the columns from this index on, so that an invalid value is reported for its column.
  func part<Value>(_ index: Int, _ read: (KindCells) throws -> Value) throws -> Value {
    do {
      return try read(KindCells(cells, from: start + index, cache: cache))
    } catch let wrong as InvalidCellError {
      throw InvalidCellError(index: index + wrong.index, issues: wrong.issues)
    } catch DomainError.invalid(let issues) {
      throw InvalidCellError(index: index, issues: issues)
    }
  }

  package func int(_ index: Int = 0) throws -> Int {
    guard let int = Int(exactly: try number(index)) else { throw InvalidCellError(index: index) }
    return int
  }

  /// Returns a number within the range, so that arithmetic cannot overflow.
  package func int(_ index: Int = 0, in range: ClosedRange<Int>) throws -> Int {
    let int = try int(index)
    guard range.contains(int) else { throw InvalidCellError(index: index) }
    return int
  }

  /// Returns the result of the closure; nil if the first column is empty.
  package func optional<Value>(_ read: (KindCells) throws -> Value) throws -> Value? {
    isEmpty ? nil : try read(self)
  }

  /// Returns the value; throws if it is nil, for example because a stored name is unknown.
  package func requireKnown<Value>(_ value: Value?) throws -> Value {
    guard let value else { throw InvalidCellError(index: 0) }
    return value
  }
}

/// Values parsed from texts that many rows have in common.
package final class ParsedTexts {
  fileprivate var values: [String: Any] = [:]

  package init() {}
}

/// Thrown for a cell whose type is not that of its column, or whose value is unknown.
package struct InvalidCellError: Error {
  /// Index of the column within its value.
  package let index: Int
  /// The rules that the value breaks, if they are known.
  package var issues: [Issue] = []
}
