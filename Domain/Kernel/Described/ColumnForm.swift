/// How values of a type are stored in one column.
package struct ColumnForm<Value>: Sendable {
  let type: FieldType
  let stored: @Sendable (Value) -> FieldValue
  /// Throws for a cell without such a value.
  let read: @Sendable (KindCells) throws -> Value

  init(
    _ type: FieldType, _ stored: @escaping @Sendable (Value) -> FieldValue,
    _ read: @escaping @Sendable (KindCells) throws -> Value
  ) {
    self.type = type
    self.stored = stored
    self.read = read
  }

  /// The form of values that may be missing.
  static func optional<Present>(_ form: ColumnForm<Present>) -> Self where Value == Present? {
    Self(form.type, { $0.map(form.stored) ?? .nothing }, { try $0.optional(form.read) })
  }

  static func id<Entity>() -> Self where Value == ID<Entity> {
    Self(.id, { .number($0.rawValue) }, { try $0.requireKnown(ID(rawValue: $0.number())) })
  }

  /// The form of values that are stored by their names.
  static func name() -> Self where Value: RawRepresentable<String> & SendableMetatype {
    Self(.text, { .text($0.rawValue) }, { try $0.requireKnown(Value(rawValue: try $0.text())) })
  }

  static func text<Rule: TextRule>() -> Self where Value == LimitedText<Rule> {
    Self(.text, { .text($0.value) }, { try LimitedText(stored: $0.text()) })
  }
}

extension ColumnForm<Int> {
  static func number(in range: ClosedRange<Int> = .min ... .max) -> Self {
    Self(.number, { .int($0) }, { try $0.int(in: range) })
  }
}

extension ColumnForm<Bool> {
  static var flag: Self {
    Self(.flag, { .number($0 ? 1 : 0) }, { try $0.int(in: 0...1) == 1 })
  }
}

extension ColumnForm<String> {
  static var string: Self { Self(.text, { .text($0) }, { try $0.text() }) }
}

extension ColumnForm<Instant> {
  static var instant: Self {
    Self(.instant, { .number($0.milliseconds) }, { Instant(milliseconds: try $0.number()) })
  }
}

extension ColumnForm<Day> {
  static var day: Self {
    Self(.day, FieldValue.day, { try $0.requireKnown(Day(number: $0.int())) })
  }
}
