/// Makes a book a favourite, or lets it be none.
public struct MarkFavourite: UseCase, Sendable {
  let context: UseCaseContext

  /// Returns the book as saved; one that is a favourite already leaves since when.
  @discardableResult
  public func callAsFunction(_ id: ID<Book>, _ isFavourite: Bool) throws -> Book {
    try store.change(id) { _, book in
      book.favouriteSince = isFavourite ? book.favouriteSince ?? clock.now() : nil
    }
  }

  /// Returns the favourite that a found book became: the user's own with the same ISBN or, where
  /// there is no ISBN, the same title and author, else a new one that is no goal.
  @discardableResult
  public func callAsFunction(_ found: FoundBook) throws -> Book {
    try store.write { repositories in
      var book =
        try repositories.known(found.details)
        ?? repositories.newBook(found.details, at: clock.now(), newID)
      book.details = book.details.completed(by: found.details)
      book.favouriteSince = book.favouriteSince ?? clock.now()
      try repositories.books.save(book)
      return book
    }
  }
}

extension Repositories {
  /// The user's own book that is the one described: by ISBN where both have one, else by title
  /// and author; where no author is told, the only one of that title.
  func known(_ details: BookDetails) throws -> Book? {
    if let isbn = details.isbn, let book = try books.book(isbn) { return book }
    guard let like = try books.book(like: details.likeness) else {
      let isTitleAlone = details.author.isEmpty && details.isbn == nil
      return try isTitleAlone ? books.onlyBook(titled: details.title) : nil
    }
    // Two editions of one work are two books.
    let areEditions = details.isbn != nil && like.details.isbn != nil
    return areEditions ? nil : like
  }

  /// The book of that title that is kept without an author; nil where the one described has none
  /// either, or where both have an ISBN.
  func withoutAuthor(_ details: BookDetails) throws -> Book? {
    guard !details.author.isEmpty else { return nil }
    var nameless = details
    nameless.author = .blank
    let found = try books.book(like: nameless.likeness)
    return found?.details.isbn != nil && details.isbn != nil ? nil : found
  }
}
