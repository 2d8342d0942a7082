/// Finds books in one source.
///
/// Both calls block until there is an answer; those who have something else to do meanwhile call
/// them on a thread of their own. What the source cannot do now is thrown as
/// ``DomainError/unavailable(_:)``, cancelling as ``ServiceTrouble/cancelled``.
public protocol BookSearch: Sendable {
  /// A page of the books that answer to the words, the best first; none where there are none.
  func search(_ query: BookQuery, until cancellation: Cancellation) throws -> FoundBooks

  /// The book with that ISBN, with its pages if the source knows them; nil if it has none.
  func lookUp(_ isbn: ISBN, until cancellation: Cancellation) throws -> FoundBook?
}

/// Asked again and again by what takes long, whether anybody still waits for it.
public struct Cancellation: Sendable {
  private let ask: @Sendable () -> Bool

  public init(_ ask: @escaping @Sendable () -> Bool) {
    self.ask = ask
  }

  public var isWanted: Bool { ask() }

  public static let never = Cancellation { false }
}

/// A catalogue of books that the user filled from a file.
public protocol BookCatalogue: Sendable {
  /// Puts the books of a file in place of all it had, in one step: when the source or the
  /// file throws, it stays as it was.
  ///
  /// The source hands over the bytes of the file until it answers with none. Memory is bounded
  /// however large the file is.
  func fill(from source: @escaping () throws -> [UInt8]) throws -> ImportOutcome

  /// What ``fill(from:)`` would answer; nothing changes.
  func rehearse(from source: @escaping () throws -> [UInt8]) throws -> ImportOutcome
}
