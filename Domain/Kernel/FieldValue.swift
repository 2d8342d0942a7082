/// The value of a field as it is kept, whatever keeps it.
public enum FieldValue: Hashable, Sendable {
  case nothing
  case number(Int64)
  case text(String)

  /// As tables of texts have it; empty where there is none.
  package var spelling: String {
    switch self {
    case .nothing: ""
    case .number(let number): "\(number)"
    case .text(let text): text
    }
  }

  /// Whether a store would keep the same: texts byte by byte.
  package func isSame(as other: FieldValue) -> Bool {
    guard case (.text(let left), .text(let right)) = (self, other) else { return self == other }
    return left.utf8.elementsEqual(right.utf8)
  }

  func number() throws -> Int64 {
    guard case .number(let number) = self else { throw OtherForm() }
    return number
  }

  func text() throws -> String {
    guard case .text(let text) = self else { throw OtherForm() }
    return text
  }

  /// A value of another form than its field's.
  private struct OtherForm: Error {}
}

/// What the values of a field are, and so how files and histories spell them; nothing is nothing in
/// all of them.
public enum FieldType: Hashable, Sendable {
  case text
  case number
  case flag
  /// The thirteen letters of an id.
  case id
  /// `2026-11-20`
  case day
  /// `09:00`, kept in seconds since midnight.
  case time
  /// `2026-11-20T09:00:00.123+00:00`, kept in milliseconds.
  case instant
  /// `2026-11-20T09:00:00` on a wall clock, kept in seconds since 1970.
  case clock
  /// A list of texts, kept one a line.
  case lines
  /// A list of numbers, kept with spaces between.
  case numbers
}
