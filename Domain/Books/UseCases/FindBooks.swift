/// Searches for books in the sources that the user chose. Stores the results, so that commands can
/// refer to them by number.
public struct FindBooks: UseCase, Sendable {
  let context: UseCaseContext
  let sources: BookSources

  /// Returns the sources that are searched by default.
  public func defaultSources() throws -> [BookSource] { try sources.order() }

  /// Returns the books of one source or, if nil, of all default sources in their order, without
  /// duplicates. Throws if a named source fails; with several sources, failures are listed in
  /// ``Answer/failures``.
  ///
  /// The call blocks while it waits for the network: see ``BookSearch``.
  public func callAsFunction(
    _ query: BookQuery, in source: BookSource? = nil, until cancellation: Cancellation = .never
  ) throws -> Answer {
    let answer = try search(query, in: source.map { [$0] } ?? defaultSources(), until: cancellation)
    if source != nil, let trouble = answer.failures.first { throw trouble.error }
    return try saveAsLastSearch(answer)
  }

  /// Returns the results of these sources, without duplicates. Does not use the store, so it may
  /// run on another thread.
  ///
  /// Failures of sources are listed in the answer; only a cancellation is thrown.
  public func search(
    _ query: BookQuery, in sources: [BookSource], until cancellation: Cancellation = .never
  ) throws -> Answer {
    var answer = Answer()
    for source in sources {
      do {
        answer.add(try self.sources.makeSearch(source).search(query, until: cancellation))
      } catch let error as DomainError where !error.isCancellation {
        answer.failures.append(Failure(source: source, error: error))
      }
    }
    return answer
  }

  /// Returns the book with that ISBN from the given source, or from the first one that has it. If
  /// none has it, throws the first failure of a source; nil if there was no failure.
  public func lookUp(
    _ isbn: ISBN, in source: BookSource? = nil, until cancellation: Cancellation = .never
  ) throws -> FoundBook? {
    var trouble: DomainError?
    for one in try source.map({ [$0] }) ?? defaultSources() {
      do {
        if let book = try sources.makeSearch(one).lookUp(isbn, until: cancellation) { return book }
      } catch let error as DomainError where !error.isCancellation {
        trouble = trouble ?? error
      }
    }
    if let trouble { throw trouble }
    return nil
  }

  /// Stores results from elsewhere, such as a saved answer, as those of the last search.
  public func saveAsLastSearch(_ answer: Answer) throws -> Answer {
    // There is nothing to store or to replace.
    if answer.rows.isEmpty, try store.read({ try $0.bookFindings.book(1) }) == nil { return answer }
    return try store.relaxedWrite { repositories in
      try repositories.bookFindings.replace(with: answer.rows.map(\.book))
      return try repositories.markingUserBooks(answer)
    }
  }

  /// Returns the answer with marks at the books that are goals or favourites of the user.
  public func markingUserBooks(_ answer: Answer) throws -> Answer {
    try store.read { try $0.markingUserBooks(answer) }
  }

  /// Returns the result of the last search with that number, where 1 is the first one; throws
  /// ``DomainError/notFound(_:query:nearest:)``.
  public func pick(_ number: Int) throws -> FoundBook {
    try store.read { repositories in
      if let book = try repositories.bookFindings.book(number) { return book }
      throw DomainError.notFound(.foundBook, query: "\(number)", nearest: [])
    }
  }

  /// The results of a search.
  public struct Answer: Hashable, Sendable {
    public var rows: [Row] = []
    public var hasMore = false
    public var failures: [Failure] = []

    public init(_ found: FoundBooks = .none) { add(found) }

    /// Adds the books that are not listed yet. Books are equal if they have the same ISBN or,
    /// without ISBNs, the same title and author.
    mutating func add(_ found: FoundBooks) {
      hasMore = hasMore || found.hasMore
      for book in found.books where !rows.contains(where: { $0.book.isSame(as: book) }) {
        rows.append(Row(book: book))
      }
    }
  }

  /// A book in the results. Its number is its index plus 1.
  public struct Row: Hashable, Sendable {
    public let book: FoundBook
    /// The user's goal with this book; nil if it is none.
    public internal(set) var goal: ID<Book>?
    public var isFavourite = false

    public var isGoal: Bool { goal != nil }
  }

  /// A source that failed, and its error.
  public struct Failure: Hashable, Sendable {
    public let source: BookSource
    public let error: DomainError
  }
}

extension Repositories {
  fileprivate func markingUserBooks(_ answer: FindBooks.Answer) throws -> FindBooks.Answer {
    var marked = answer
    for index in marked.rows.indices {
      let known = try matchingBook(marked.rows[index].book.details)
      marked.rows[index].goal = known.flatMap { $0.isGoal ? $0.id : nil }
      marked.rows[index].isFavourite = known?.isFavourite == true
    }
    return marked
  }
}

extension FoundBook {
  fileprivate func isSame(as other: FoundBook) -> Bool {
    if let isbn = details.isbn, let others = other.details.isbn { return isbn == others }
    return details.titleAuthorKey == other.details.titleAuthorKey
  }
}

extension DomainError {
  /// Whether the error means that the user cancelled the operation.
  public var isCancellation: Bool {
    if case .unavailable(.service(_, .cancelled)) = self { true } else { false }
  }
}
