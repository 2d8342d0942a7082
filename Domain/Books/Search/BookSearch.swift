/// Searches for books in one source.
///
/// Both calls block until there is a result, so callers that have other work run them on another
/// thread. Failures of the source are thrown as ``DomainError/unavailable(_:)``, a cancellation as
/// ``ServiceTrouble/cancelled``.
public protocol BookSearch: Sendable {
  /// Returns a page of the books that match the query, the best first; empty if there are none.
  func search(_ query: BookQuery, until cancellation: Cancellation) throws -> FoundBooks

  /// Returns the book with that ISBN, with its number of pages if the source knows it; nil if the
  /// source does not have the book.
  func lookUp(_ isbn: ISBN, until cancellation: Cancellation) throws -> FoundBook?
}

/// A check that long operations call again and again to find out whether to stop.
public struct Cancellation: Sendable {
  private let ask: @Sendable () -> Bool

  public init(_ ask: @escaping @Sendable () -> Bool) {
    self.ask = ask
  }

  public var isRequested: Bool { ask() }

  public static let never = Cancellation { false }
}

/// A catalogue of books that the user imported from a file.
public protocol BookCatalogue: Sendable {
  /// Replaces the books of the catalogue by those of a file, all or none: if the source throws or
  /// the file is malformed, the catalogue stays as it was. `source` returns the next bytes, and
  /// none at the end. Needs little memory, however large the file is.
  func fill(from source: @escaping () throws -> [UInt8]) throws -> ImportOutcome

  /// Returns the outcome that ``fill(from:)`` would have, without changing anything.
  func rehearse(from source: @escaping () throws -> [UInt8]) throws -> ImportOutcome
}
