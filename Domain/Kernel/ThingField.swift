/// A field of a thing, by the key under which archives, programs and histories know it: how its
/// value is kept, and how it is read again from what was kept or typed.
package struct ThingField<Thing>: Sendable {
  package let key: String
  package let form: FieldType
  /// Whether there may be nothing in it.
  package let isOptional: Bool
  /// Under which name a wrong value is reported; nil where that is of no use to anybody.
  package let issue: Field?
  /// How many characters may be typed.
  package let longest: Int

  package let value: @Sendable (Thing) -> FieldValue
  /// Whether nothing is known there.
  package let isBlank: @Sendable (Thing) -> Bool
  /// Throws for a value that was never kept so.
  package let keep: @Sendable (inout Thing, FieldValue) throws -> Void
  /// Throws ``DomainError/invalid(_:)`` for a text that the rule of the field does not accept.
  package let enter: @Sendable (inout Thing, String) throws -> Void
  /// Puts in what the other thing has there.
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

/// A type whose values are kept in a field, and typed by people.
package protocol FieldContent: Sendable {
  static var form: FieldType { get }
  static var isOptional: Bool { get }
  static var issue: Field? { get }
  static var longest: Int { get }

  var kept: FieldValue { get }
  /// Whether it says nothing.
  var isBlank: Bool { get }

  /// Throws for a value that was never kept so.
  init(kept value: FieldValue) throws

  /// Throws ``DomainError/invalid(_:)`` for what no rule accepts.
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
