import HearthDomain
import JSONText

/// Texts about a field that users type.
struct FieldWording {
  /// The name in facts and histories.
  let label: Words
  /// The name in forms, if that differs.
  var formLabel: Words?
  /// The example in the empty field of a form. Forms of books omit fields without one.
  var example: Words?
  /// The placeholder and the help of the field's option.
  let placeholder: Words
  let help: Words

  func option<Value>(
    named name: String, _ kind: ValueKind = .text,
    read: @escaping @Sendable (TypedText) throws -> Value
  ) -> Option<Value> {
    Option(name, kind, placeholder: placeholder, help: help, parse: read)
  }
}

extension ItemField {
  /// Whether an option with this text clears the field: it is blank or, unless the field is a text,
  /// an unambiguous word such as "none".
  func isCleared(by typed: String) -> Bool {
    rule == nil ? TypedText.isNone(typed) : typed.allSatisfy(\.isWhitespace)
  }

  func json(_ item: Item) -> JSONValue { fieldType.exported(value(item)).json }
}
