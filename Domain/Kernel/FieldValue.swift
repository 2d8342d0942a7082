/// Value of a field as it is stored.
public enum FieldValue: Hashable, Sendable {
  case nothing
  case number(Int64)
  case text(String)

  package static func day(_ day: Day) -> FieldValue { .number(Int64(day.number)) }

  package static func optional(_ text: String?) -> FieldValue { text.map { .text($0) } ?? .nothing }

  package static func int(_ number: Int?) -> FieldValue {
    number.map { .number(Int64($0)) } ?? .nothing
  }

  /// The value as text; empty for `.nothing`.
  package var asText: String {
    switch self {
    case .nothing: ""
    case .number(let number): "\(number)"
    case .text(let text): text
    }
  }

  /// Whether both are stored identically; texts are compared by bytes.
  package func isSame(as other: FieldValue) -> Bool {
    guard case (.text(let left), .text(let right)) = (self, other) else { return self == other }
    return left.utf8.elementsEqual(right.utf8)
  }

  func text() throws -> String {
    guard case .text(let text) = self else { throw TypeMismatch() }
    return text
  }

  /// Thrown if a value's type is not that of its field.
  private struct TypeMismatch: Error {}
}

/// Type of a field's values, which determines how they are written in files and histories. Every
/// type allows `.nothing`.
public enum FieldType: Hashable, Sendable {
  case text
  case number
  case flag
  /// An id, written with thirteen letters.
  case id
  /// A day, such as `2026-11-20`.
  case day
  /// A time of day, such as `09:00`, stored as seconds since midnight.
  case time
  /// A moment, such as `2026-11-20T09:00:00.123+00:00`, stored as milliseconds since 1970.
  case instant
  /// A wall-clock time, such as `2026-11-20T09:00:00`, stored as seconds since 1970.
  case localTime
  /// A list of texts, stored one per line.
  case lines
  /// A list of numbers, stored with spaces in between.
  case numbers
}
