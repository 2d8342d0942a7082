/// A field of an item: its key in archives, for programs and in histories, and its conversion to
/// and from stored and typed values.
package struct ItemField<Item>: Sendable {
  package let key: String
  package let fieldType: FieldType
  /// Whether the field may be empty.
  package let isOptional: Bool
  /// Field under which an invalid value is reported; nil if none can be invalid.
  package let errorField: Field?
  /// Maximum number of typed characters.
  package let maxLength: Int

  package let value: @Sendable (Item) -> FieldValue
  /// Whether the field is empty.
  package let isBlank: @Sendable (Item) -> Bool
  /// Sets a stored value; throws if it is malformed.
  package let setStored: @Sendable (inout Item, FieldValue) throws -> Void
  /// Sets a typed value; throws ``DomainError/invalid(_:)`` if it is invalid.
  package let setTyped: @Sendable (inout Item, String) throws -> Void
  /// Copies the field from the other item.
  package let copyField: @Sendable (inout Item, Item) -> Void

  init<Value: FieldContent>(
    _ key: String, _ get: @escaping @Sendable (Item) -> Value,
    _ set: @escaping @Sendable (inout Item, Value) -> Void
  ) {
    self.key = key
    fieldType = Value.fieldType
    isOptional = Value.isOptional
    errorField = Value.errorField
    maxLength = Value.maxLength
    value = { get($0).storedValue }
    isBlank = { get($0).isBlank }
    setStored = { set(&$0, try Value(stored: $1)) }
    setTyped = { set(&$0, try Value(typed: $1)) }
    copyField = { set(&$0, get($1)) }
  }
}

/// A value that can be stored in a field and typed by users.
package protocol FieldContent: Sendable {
  static var fieldType: FieldType { get }
  static var isOptional: Bool { get }
  static var errorField: Field? { get }
  static var maxLength: Int { get }

  var storedValue: FieldValue { get }
  /// Whether the value is empty.
  var isBlank: Bool { get }

  /// Creates the value from its stored form; throws if that is malformed.
  init(stored value: FieldValue) throws

  /// Creates the value from typed text; throws ``DomainError/invalid(_:)`` if it is invalid.
  init(typed text: String) throws
}

extension FieldContent {
  package static var fieldType: FieldType { .text }
  package static var isOptional: Bool { false }
  package var isBlank: Bool { false }
  package init(stored value: FieldValue) throws { try self.init(typed: value.text()) }
}

extension Optional: FieldContent where Wrapped: FieldContent {
  package static var fieldType: FieldType { Wrapped.fieldType }
  package static var isOptional: Bool { true }
  package static var errorField: Field? { Wrapped.errorField }
  package static var maxLength: Int { Wrapped.maxLength }
  package var storedValue: FieldValue { self?.storedValue ?? .nothing }
  package var isBlank: Bool { self == nil }
  package init(typed text: String) throws { self = try Wrapped(typed: text) }

  package init(stored value: FieldValue) throws {
    self = value == .nothing ? nil : try Wrapped(stored: value)
  }
}

extension LimitedText: FieldContent where Rule: TextRule {
  package static var errorField: Field? { Rule.field }
  package static var maxLength: Int { Rule.lengthRange.upperBound }
  package var storedValue: FieldValue { .text(value) }
  package var isBlank: Bool { isEmpty }
  package init(stored value: FieldValue) throws { try self.init(stored: value.text()) }
  package init(typed text: String) throws { try self.init(text) }
}
