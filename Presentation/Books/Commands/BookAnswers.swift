import HearthDomain

/// Reads answers of a book service that were saved to a file.
package struct BookAnswers: Sendable {
  private let read: @Sendable ([UInt8]) throws -> FoundBooks

  /// The body reads one whole answer; it throws ``DomainError/damaged(_:)`` for bytes that are
  /// none.
  package init(_ read: @escaping @Sendable ([UInt8]) throws -> FoundBooks) {
    self.read = read
  }

  /// So large an answer is accepted, as from the service itself.
  static let largest = 8 * 1_048_576

  func books(in bytes: [UInt8]) throws -> FoundBooks { try read(bytes) }
}
