/// A field of an item: its key in archives, programs and histories, and the conversion from and to
/// stored and typed values.
package struct ItemField<Thing>: Sendable {
  package let key: String
  package let form: FieldType
  /// Whether the field may be empty.
  package let isOptional: Bool
  /// Field under which an invalid value is reported; nil if it need not be.
  package let issue: Field?
  /// Maximum number of typed characters.
  package let longest: Int

  package let value: @Sendable (Thing) -> FieldValue
  /// Whether the field is empty.
  package let isBlank: @Sendable (Thing) -> Bool
  /// Sets a stored value; throws if it is malformed.
  package let keep: @Sendable (inout Thing, FieldValue) throws -> Void
  /// Sets a typed value; throws ``DomainError/invalid(_:)`` if it is invalid.
  package let enter: @Sendable (inout Thing, String) throws -> Void
  /// Copies the field from the other item.
  package let take: @Sendable (inout Thing, Thing) -> Void

  init<Value: FieldContent>(
    _ key: String, _ get: @escaping @Sendable (Thing) -> Value,
    _ set: @escaping @Sendable (inout Thing, Value) -> Void
  ) {
    self.key = key
    form = Value.form
    isOptional = Value.isOptional
    issue = Value.issue
    longest = Value.longest
    value = { get($0).kept }
    isBlank = { get($0).isBlank }
    keep = { set(&$0, try Value(kept: $1)) }
    enter = { set(&$0, try Value(typed: $1)) }
    take = { set(&$0, get($1)) }
  }
}

/// Type of values that can be stored in a field and typed by users.
package protocol FieldContent: Sendable {
  static var form: FieldType { get }
  static var isOptional: Bool { get }
  static var issue: Field? { get }
  static var longest: Int { get }

  var kept: FieldValue { get }
  /// Whether the value is empty.
  var isBlank: Bool { get }

  /// Throws for a malformed stored value.
  init(kept value: FieldValue) throws

  /// Throws ``DomainError/invalid(_:)`` for an invalid text.
  init(typed text: String) throws
}

extension FieldContent {
  package static var form: FieldType { .text }
  package static var isOptional: Bool { false }
  package var isBlank: Bool { false }
  package init(kept value: FieldValue) throws { try self.init(typed: value.text()) }
}

extension Optional: FieldContent where Wrapped: FieldContent {
  package static var form: FieldType { Wrapped.form }
  package static var isOptional: Bool { true }
  package static var issue: Field? { Wrapped.issue }
  package static var longest: Int { Wrapped.longest }
  package var kept: FieldValue { self?.kept ?? .nothing }
  package var isBlank: Bool { self == nil }
  package init(typed text: String) throws { self = try Wrapped(typed: text) }

  package init(kept value: FieldValue) throws {
    self = value == .nothing ? nil : try Wrapped(kept: value)
  }
}

extension LimitedText: FieldContent where Rule: TextRule {
  package static var issue: Field? { Rule.field }
  package static var longest: Int { Rule.characters.upperBound }
  package var kept: FieldValue { .text(value) }
  package var isBlank: Bool { isEmpty }
  package init(kept value: FieldValue) throws { try self.init(kept: value.text()) }
  package init(typed text: String) throws { try self.init(text) }
}
