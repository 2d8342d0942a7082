/// A column of a described kind: its name in archives and journals, its form and its value.
package struct KindColumn<Thing>: Sendable {
  package let key: String
  package let form: FieldType
  package let value: @Sendable (Thing) -> FieldValue

  package init(
    _ key: String, _ form: FieldType = .text, _ value: @escaping @Sendable (Thing) -> FieldValue
  ) {
    self.key = key
    self.form = form
    self.value = value
  }
}

/// A value of a described kind: one or several columns that are read, merged and undone together.
package struct KindValue<Thing>: Sendable {
  /// How devices merge the value.
  package enum Merging: Sendable {
    case replaced
    /// Lines that are merged one by one, up to a maximum number.
    case list(maxCount: Int)
    /// Text whose lines are merged if both sides changed it.
    case note
    /// A position or mark, whose change does not restore a thing that was removed elsewhere.
    case mark
  }

  package let columns: [KindColumn<Thing>]
  package let merging: Merging
  /// Sets the value from its columns; throws for values that it does not accept.
  package let set: @Sendable (inout Thing, KindCells) throws -> Void

  package init(
    _ columns: [KindColumn<Thing>], merged merging: Merging = .replaced,
    set: @escaping @Sendable (inout Thing, KindCells) throws -> Void
  ) {
    self.columns = columns
    self.merging = merging
    self.set = set
  }

  package init(
    _ key: String, _ form: FieldType, merged merging: Merging = .replaced,
    _ value: @escaping @Sendable (Thing) -> FieldValue,
    set: @escaping @Sendable (inout Thing, KindCells) throws -> Void
  ) {
    self.init([KindColumn(key, form, value)], merged: merging, set: set)
  }

  /// Creates a value that is stored by its name.
  package init<Value: RawRepresentable<String> & SendableMetatype>(
    named key: String, _ get: @escaping @Sendable (Thing) -> Value,
    _ setValue: @escaping @Sendable (inout Thing, Value) -> Void
  ) {
    self.init(
      key, .text, { .text(get($0).rawValue) },
      set: { setValue(&$0, try $1.known(Value(rawValue: try $1.text()))) })
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
  package var isNothing: Bool { cells[start] == .nothing }

  package func number(_ index: Int = 0) throws -> Int64 {
    guard case .number(let number) = cells[start + index] else { throw WrongCell(index: index) }
    return number
  }

  package func text() throws -> String {
    guard case .text(let text) = cells[start] else { throw WrongCell(index: 0) }
    return text
  }

  package func int(_ index: Int = 0) throws -> Int {
    guard let int = Int(exactly: try number(index)) else { throw WrongCell(index: index) }
    return int
  }

  package func id<Entity>() throws -> ID<Entity> {
    try known(ID(rawValue: try number()))
  }

  package func day() throws -> Day { try known(Day(number: try int())) }

  /// Returns the result of the closure; nil if the first column is empty.
  package func optional<Value>(_ read: (KindCells) throws -> Value) throws -> Value? {
    isNothing ? nil : try read(self)
  }

  /// Returns the value; throws if it is nil, as for a name that is unknown.
  package func known<Value>(_ value: Value?) throws -> Value {
    guard let value else { throw WrongCell(index: 0) }
    return value
  }
}

/// Error for a cell whose form is not that of its column, or whose value is unknown.
package struct WrongCell: Error {
  /// Index of the column within its value.
  package let index: Int
}
