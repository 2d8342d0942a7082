/// A field of an item that users type: how it is stored, and how it is read from typed text.
package struct ItemField<Item>: Sendable {
  /// The field in stores, archives, journals and files.
  package let stored: KindValue<Item>
  /// Whether the field may be empty.
  package let isOptional: Bool
  /// Field under which an invalid value is reported; nil if none can be invalid.
  package let errorField: Field?
  /// Maximum number of typed characters; nil if only the value itself is limited.
  package let maxLength: Int?
  /// The rule of a text; nil for other values.
  package let rule: (any TextRule.Type)?

  /// Sets a typed value; throws ``DomainError/invalid(_:)`` if it is invalid.
  package let setTyped: @Sendable (inout Item, String) throws -> Void
  /// Copies the field from the other item.
  package let copyField: @Sendable (inout Item, Item) -> Void

  init<Value>(
    _ key: String, _ form: TypedForm<Value>, merged merging: MergeRule = .replaced,
    _ get: @escaping @Sendable (Item) -> Value,
    _ set: @escaping @Sendable (inout Item, Value) -> Void
  ) {
    stored = KindValue(key, form.column, merged: merging, get, set)
    isOptional = form.isOptional
    errorField = form.errorField
    maxLength = form.maxLength
    rule = form.rule
    setTyped = { set(&$0, try form.typed($1)) }
    copyField = { set(&$0, get($1)) }
  }

  /// Its key in archives, for programs and in histories.
  package var key: String { stored.columns[0].key }
  package var fieldType: FieldType { stored.columns[0].fieldType }

  package func value(_ item: Item) -> FieldValue { stored.columns[0].value(item) }

  /// Sets a stored value; throws if it is malformed.
  package func setStored(_ item: inout Item, _ value: FieldValue) throws {
    try stored.set(&item, KindCells([value]))
  }

  /// Sets a typed value; blank text clears an optional field. Throws ``DomainError/invalid(_:)`` if
  /// the field does not accept the text.
  package func enter(_ text: String, into item: inout Item) throws {
    if isOptional, text.allSatisfy(\.isWhitespace) {
      try setStored(&item, .nothing)
    } else {
      try setTyped(&item, text)
    }
  }
}

/// How values of a type are stored in one column, and read from typed text.
struct TypedForm<Value>: Sendable {
  let column: ColumnForm<Value>
  let errorField: Field?
  let maxLength: Int?
  var rule: (any TextRule.Type)?
  var isOptional = false
  /// Throws ``DomainError/invalid(_:)`` for text that is no such value.
  let typed: @Sendable (String) throws -> Value

  /// The form of values that may be missing.
  static func optional<Present>(_ form: TypedForm<Present>) -> Self where Value == Present? {
    Self(
      column: .optional(form.column), errorField: form.errorField, maxLength: form.maxLength,
      rule: form.rule, isOptional: true, typed: { try form.typed($0) })
  }

  static func text<Rule: TextRule>() -> Self where Value == LimitedText<Rule> {
    Self(
      column: .text(), errorField: Rule.field, maxLength: Rule.lengthRange.upperBound,
      rule: Rule.self, typed: { try LimitedText($0) })
  }

  /// The form of values that are stored as they are typed.
  static func spelled(
    _ errorField: Field?, maxLength: Int? = nil,
    _ spelling: @escaping @Sendable (Value) -> String,
    _ typed: @escaping @Sendable (String) throws -> Value
  ) -> Self {
    Self(
      column: ColumnForm(.text, { .text(spelling($0)) }, { try typed($0.text()) }),
      errorField: errorField, maxLength: maxLength, typed: typed)
  }

  static func number(
    _ errorField: Field, maxLength: Int, _ number: @escaping @Sendable (Value) -> Int,
    _ value: @escaping @Sendable (Int) throws -> Value
  ) -> Self {
    Self(
      column: ColumnForm(
        .number, { .int(number($0)) }, { try value(Int(clamping: $0.number())) }),
      errorField: errorField, maxLength: maxLength,
      typed: { text in
        guard let number = Int(text) else {
          throw DomainError.invalid(errorField, .unreadable(text))
        }
        return try value(number)
      })
  }
}
