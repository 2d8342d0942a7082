/// Adds a book as a reading goal.
public struct AddBook: UseCase, Sendable {
  let context: UseCaseContext

  /// Returns the book with its first reading, which starts today or on the given day. An existing
  /// book that is not a goal becomes one: the book with the same ISBN or, if one of the two has
  /// none, with the same title and author. Without a theme, it keeps its own.
  ///
  /// With `isAnother`, the book is added although there is one with its title and author.
  ///
  /// With `isTheOneWithoutAuthor`, the book from ``existingWithoutAuthor(_:)`` becomes the goal. If
  /// it already is one, its blank fields are filled, and target and theme are set if given.
  ///
  /// Throws ``DomainError/invalid(_:)`` for a first day in the future and a target that is not
  /// accepted, and ``DomainError/conflict(_:holder:)`` if the book already is a goal.
  @discardableResult
  public func callAsFunction(
    _ details: BookDetails, startedOn: Day? = nil, target: Day? = nil, theme: CardTheme? = nil,
    isTheOneWithoutAuthor: Bool = false, isAnother: Bool = false
  ) throws -> Book {
    let today = clock.today
    try ReadingTarget.checkTarget(target, today: today)
    let start = startedOn ?? today
    guard start <= today else {
      throw DomainError.invalid(.startDay, .inTheFuture(start, today: today))
    }
    return try store.write { repositories in
      let meant = isTheOneWithoutAuthor ? try repositories.bookWithoutAuthor(details) : nil
      if let meant, meant.isGoal, try repositories.matchingBook(details) == nil {
        return try repositories.fillIn(meant, details, target: target, theme: theme)
      }
      var book = try existingBook(
        details, meant: meant, isAnother: isAnother, in: repositories)
      book.details = details.fillingBlanks(from: book.details).adoptingSpelling(of: book.details)
      book.reading = Reading(startedOn: start, targetOn: target)
      book.theme = theme ?? book.theme
      try repositories.books.save(book)
      return book
    }
  }

  /// Returns the book that becomes the goal: an existing one, or else a new one.
  private func existingBook(
    _ details: BookDetails, meant: Book?, isAnother: Bool, in repositories: Repositories
  ) throws -> Book {
    guard let known = try repositories.matchingBook(details) ?? meant,
      !isAnother || known.hasISBN(of: details)
    else {
      return try repositories.newBook(details, at: clock.now(), newID)
    }
    guard !known.isGoal else { throw DomainError.conflict(.book, holder: known.title) }
    return known
  }

  /// Returns the user's book with these details, goal or not; nil if there is none.
  public func matchingBook(_ details: BookDetails) throws -> Book? {
    try store.read { try $0.matchingBook(details) }
  }

  /// Returns the book that has this title but no author. Only the user knows whether it is the same
  /// book. Nil if there is none or the details have no author.
  public func existingWithoutAuthor(_ details: BookDetails) throws -> Book? {
    try store.read { try $0.bookWithoutAuthor(details) }
  }

  /// Returns the user's book with this title and author but another ISBN; nil if there is none.
  public func otherEdition(_ details: BookDetails) throws -> Book? {
    let like = try store.read { try $0.books.book(like: details.titleAuthorKey) }
    guard let isbn = details.isbn, let other = like?.details.isbn, isbn != other else { return nil }
    return like
  }
}

extension Book {
  /// Whether these details have the ISBN of the book, so that they are of the same book.
  package func hasISBN(of details: BookDetails) -> Bool {
    details.isbn != nil && details.isbn == self.details.isbn
  }
}

extension Repositories {
  /// Fills the blank fields of a goal from these details; sets target and theme if they are given.
  fileprivate func fillIn(
    _ book: Book, _ details: BookDetails, target: Day?, theme: CardTheme?
  ) throws -> Book {
    var filled = book
    filled.details = book.details.fillingBlanks(from: details)
    if book.isOpen { filled.reading?.targetOn = target ?? book.reading?.targetOn }
    filled.theme = theme ?? book.theme
    if filled.details.isbn != book.details.isbn {
      try checkIsFree(filled.details.isbn, for: book.id)
    }
    try recomputeFields(&filled, from: book.details.pages)
    try books.save(filled)
    return filled
  }
}
