import HearthDomain

/// A value in a database.
package enum SQLValue: Hashable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  /// Bytes, or a text that is not UTF-8.
  case bytes([UInt8])

  /// Returns the integer as a value; null for nil.
  package static func integer(_ value: Int64?) -> SQLValue {
    value.map { .integer($0) } ?? .null
  }

  /// Returns the text as a value; null for nil.
  package static func text(_ value: String?) -> SQLValue {
    value.map { .text($0) } ?? .null
  }

  package static func number(_ value: Int) -> SQLValue {
    .integer(Int64(value))
  }

  package static func day(_ value: Day?) -> SQLValue {
    .integer(value.map { Int64($0.number) })
  }

  package static func instant(_ value: Instant?) -> SQLValue { .integer(value?.milliseconds) }

  package static func flag(_ value: Bool) -> SQLValue {
    .integer(value ? 1 : 0)
  }
}
