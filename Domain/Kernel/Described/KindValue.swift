/// A column of a described kind: its name in archives and journals, its form and its value.
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

/// A value of a described kind: one or several columns that are read, merged and undone together.
package struct KindValue<Item>: Sendable {
  /// How devices merge the value.
  package enum MergeRule: Sendable {
    case replaced
    /// Lines that are merged one by one, up to a maximum number.
    case list(maxCount: Int)
    /// Text whose lines are merged if both sides changed it.
    case note
    /// A position or mark, whose change does not restore a thing that was removed elsewhere.
    case mark
  }

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

  /// Creates a value that is stored by its name.
  package init<Value: RawRepresentable<String> & SendableMetatype>(
    named key: String, _ get: @escaping @Sendable (Item) -> Value,
    _ setValue: @escaping @Sendable (inout Item, Value) -> Void
  ) {
    self.init(
      key, .text, { .text(get($0).rawValue) },
      set: { setValue(&$0, try $1.requireKnown(Value(rawValue: try $1.text()))) })
  }
}

/// The stored columns of one value.
package struct KindCells {
  private let cells: [FieldValue]
  private let start: Int

  /// The cells of the value whose first column has this index.
  package init(_ cells: [FieldValue], from start: Int = 0) {
    self.cells = cells
    self.start = start
  }

  /// Whether the first column is empty.
  package var isEmpty: Bool { cells[start] == .nothing }

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

  package func int(_ index: Int = 0) throws -> Int {
    guard let int = Int(exactly: try number(index)) else { throw InvalidCellError(index: index) }
    return int
  }

  package func id<Entity>() throws -> ID<Entity> {
    try requireKnown(ID(rawValue: try number()))
  }

  package func day() throws -> Day { try requireKnown(Day(number: try int())) }

  /// Returns the result of the closure; nil if the first column is empty.
  package func optional<Value>(_ read: (KindCells) throws -> Value) throws -> Value? {
    isEmpty ? nil : try read(self)
  }

  /// Returns the value; throws if it is nil, as for a name that is unknown.
  package func requireKnown<Value>(_ value: Value?) throws -> Value {
    guard let value else { throw InvalidCellError(index: 0) }
    return value
  }
}

/// Error for a cell whose form is not that of its column, or whose value is unknown.
package struct InvalidCellError: Error {
  /// Index of the column within its value.
  package let index: Int
}
