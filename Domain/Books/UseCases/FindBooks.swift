/// Finds books in the sources of the user's choice, and keeps what was found so that a row of it
/// can be named by its number.
public struct FindBooks: UseCase, Sendable {
  let context: UseCaseContext
  let sources: BookSources

  /// The sources that are asked when none is named.
  public func order() throws -> [BookSource] { try sources.order() }

  /// The books of one source, or of all in the order of the settings, each once; a named source
  /// throws what stands in its way, of several it is told in ``Answer/troubles``.
  ///
  /// Network sources make this last: see ``BookSearch``.
  public func callAsFunction(
    _ query: BookQuery, in source: BookSource? = nil, until cancellation: Cancellation = .never
  ) throws -> Answer {
    let answer = try ask(query, in: source.map { [$0] } ?? order(), until: cancellation)
    if source != nil, let trouble = answer.troubles.first { throw trouble.error }
    return try remember(answer)
  }

  /// What these sources answer, each book once; nothing is marked or kept, so that a thread may
  /// wait for it while another one works with the store.
  ///
  /// What stands in the way of a source is told, and only cancelling thrown.
  public func ask(
    _ query: BookQuery, in sources: [BookSource], until cancellation: Cancellation = .never
  ) throws -> Answer {
    var answer = Answer()
    for source in sources {
      do {
        answer.add(try self.sources.search(source).search(query, until: cancellation))
      } catch let error as DomainError where !error.isCancelling {
        answer.troubles.append(Trouble(source: source, error: error))
      }
    }
    return answer
  }

  /// The book with that ISBN in one source, or in the first of those of the settings that has it;
  /// nil if none has. What stood in the way of one is thrown if no other has the book.
  public func lookUp(
    _ isbn: ISBN, in source: BookSource? = nil, until cancellation: Cancellation = .never
  ) throws -> FoundBook? {
    var trouble: DomainError?
    for one in try source.map({ [$0] }) ?? order() {
      do {
        if let book = try sources.search(one).lookUp(isbn, until: cancellation) { return book }
      } catch let error as DomainError where !error.isCancelling {
        trouble = trouble ?? error
      }
    }
    if let trouble { throw trouble }
    return nil
  }

  /// Keeps what was found elsewhere, such as in a saved answer, as the last search.
  public func remember(_ answer: Answer) throws -> Answer {
    // Nothing is put in the place of nothing.
    if answer.rows.isEmpty, try store.read({ try $0.bookFindings.book(1) }) == nil { return answer }
    return try store.relaxedWrite { repositories in
      try repositories.bookFindings.replace(with: answer.rows.map(\.book))
      return try repositories.marked(answer)
    }
  }

  /// With the rows marked that the user has among the own books.
  public func marked(_ answer: Answer) throws -> Answer {
    try store.read { try $0.marked(answer) }
  }

  /// The row of the last search with that number, from 1; throws
  /// ``DomainError/notFound(_:query:nearest:)``.
  public func pick(_ number: Int) throws -> FoundBook {
    try store.read { repositories in
      if let book = try repositories.bookFindings.book(number) { return book }
      throw DomainError.notFound(.foundBook, query: "\(number)", nearest: [])
    }
  }

  /// What a search came to.
  public struct Answer: Hashable, Sendable {
    public var rows: [Row] = []
    public var hasMore = false
    public var troubles: [Trouble] = []

    public init(_ found: FoundBooks = .none) { add(found) }

    /// Adds what is not there yet, by ISBN or, without, by title and author.
    mutating func add(_ found: FoundBooks) {
      hasMore = hasMore || found.hasMore
      for book in found.books where !rows.contains(where: { $0.book.isSame(as: book) }) {
        rows.append(Row(book: book))
      }
    }
  }

  /// A book that was found; its number is its place in the answer, from 1.
  public struct Row: Hashable, Sendable {
    public let book: FoundBook
    public var isGoal = false
    public var isFavourite = false
  }

  /// What stood in the way of a source.
  public struct Trouble: Hashable, Sendable {
    public let source: BookSource
    public let error: DomainError
  }
}

extension Repositories {
  fileprivate func marked(_ answer: FindBooks.Answer) throws -> FindBooks.Answer {
    var marked = answer
    for index in marked.rows.indices {
      let known = try known(marked.rows[index].book.details)
      marked.rows[index].isGoal = known?.isGoal == true
      marked.rows[index].isFavourite = known?.isFavourite == true
    }
    return marked
  }
}

extension FoundBook {
  fileprivate func isSame(as other: FoundBook) -> Bool {
    if let isbn = details.isbn, let others = other.details.isbn { return isbn == others }
    return details.likeness == other.details.likeness
  }
}

extension DomainError {
  /// Whether the user did not want to wait any longer.
  public var isCancelling: Bool {
    if case .unavailable(.service(_, .cancelled)) = self { true } else { false }
  }
}
