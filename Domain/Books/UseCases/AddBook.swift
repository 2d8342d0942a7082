/// Makes a book a goal.
public struct AddBook: UseCase, Sendable {
  let context: UseCaseContext

  /// Returns the book with its first reading, begun today or on the day that is given; a target is
  /// no must, nor is a number of pages. The book that is kept already and is no goal yet becomes
  /// one: that with the same ISBN or, where one of the two has none, the same title and author.
  ///
  /// Where the user says that it is a book kept without an author, see ``keptWithoutAuthor(_:)``,
  /// that one becomes the goal; one that is a goal already gets what it lacks, and the target and
  /// the theme that are given. Without a theme it keeps its own. Throws
  /// ``DomainError/invalid(_:)`` for a first day in the future or for a target that may not be, and
  /// ``DomainError/conflict(_:holder:)`` when that book is a goal.
  @discardableResult
  public func callAsFunction(
    _ details: BookDetails, startedOn: Day? = nil, target: Day? = nil, theme: CardTheme? = nil,
    isTheOneWithoutAuthor: Bool = false
  ) throws -> Book {
    let today = clock.today
    try ReadingTarget.check(target, today: today)
    let start = startedOn ?? today
    guard start <= today else {
      throw DomainError.invalid(.startDay, .inTheFuture(start, today: today))
    }
    return try store.write { repositories in
      let meant = isTheOneWithoutAuthor ? try repositories.withoutAuthor(details) : nil
      if let meant, meant.isGoal, try repositories.known(details) == nil {
        return try repositories.fillIn(meant, details, target: target, theme: theme)
      }
      var book = try keptBook(details, meant: meant, in: repositories)
      book.details = details.completed(by: book.details).named(as: book.details)
      book.reading = Reading(startedOn: start, targetOn: target)
      book.theme = theme ?? book.theme
      try repositories.books.save(book)
      return book
    }
  }

  /// The book that becomes the goal: one that is there already, or a new one.
  private func keptBook(
    _ details: BookDetails, meant: Book?, in repositories: Repositories
  ) throws -> Book {
    guard let known = try repositories.known(details) ?? meant else {
      return try repositories.newBook(details, at: clock.now(), newID)
    }
    guard !known.isGoal else { throw DomainError.conflict(.book, holder: known.title) }
    return known
  }

  /// The user's own book that is the one described, a goal or one that would become it; nil
  /// without one.
  public func known(_ details: BookDetails) throws -> Book? {
    try store.read { try $0.known(details) }
  }

  /// The book of that title that is kept without an author, and so may be the one described,
  /// where that names one; only the user knows.
  public func keptWithoutAuthor(_ details: BookDetails) throws -> Book? {
    try store.read { try $0.withoutAuthor(details) }
  }
}

extension Repositories {
  /// Gives a goal what it lacks of these details, and a target and a theme where there are some.
  fileprivate func fillIn(
    _ book: Book, _ details: BookDetails, target: Day?, theme: CardTheme?
  ) throws -> Book {
    var filled = book
    filled.details = book.details.completed(by: details)
    if book.isOpen { filled.reading?.targetOn = target ?? book.reading?.targetOn }
    filled.theme = theme ?? book.theme
    if filled.details.isbn != book.details.isbn {
      try checkIsFree(filled.details.isbn, for: book.id)
    }
    try recount(&filled, from: book.details.pages)
    try books.save(filled)
    return filled
  }
}
