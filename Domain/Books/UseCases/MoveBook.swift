/// Moves an open goal in the manual order.
public struct MoveBook: UseCase, Sendable {
  let context: UseCaseContext

  public enum Direction: String, CaseIterable, Hashable, Sendable {
    case up
    case down
    case first
    case last
  }

  /// Returns the book as saved, and whether it moved; the first one cannot move up, for example.
  /// Throws ``DomainError/refused(_:)`` for a book that is not an open goal.
  @discardableResult
  public func callAsFunction(
    _ id: ID<Book>, _ direction: Direction
  ) throws -> (book: Book, moved: Bool) {
    try store.write { repositories in
      var book = try repositories.existing(id)
      _ = try repositories.openReading(of: book)
      let goesUp = direction == .up || direction == .first
      let books = repositories.books
      guard var neighbour = try books.adjacentOpenGoal(goesUp ? .before : .after, book) else {
        return (book, false)
      }
      switch direction {
      case .up, .down:
        swap(&book.position, &neighbour.position)
        try books.save(neighbour)
      case .first: book.position = try repositories.freePosition(.before)
      case .last: book.position = try repositories.freePosition(.after)
      }
      try books.save(book)
      return (book, true)
    }
  }
}
