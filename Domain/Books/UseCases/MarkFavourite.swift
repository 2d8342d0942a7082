/// Adds a book to the favourites, or removes it from them.
public struct MarkFavourite: UseCase, Sendable {
  let context: UseCaseContext

  /// Returns the book as saved; a book that already is a favourite keeps its date.
  @discardableResult
  public func callAsFunction(_ id: ID<Book>, _ isFavourite: Bool) throws -> Book {
    try store.changeBook(id) { _, book in
      book.favouriteSince = isFavourite ? book.favouriteSince ?? clock.now() : nil
    }
  }

  /// Adds a found book to the favourites and returns it. If the user has the book already (same
  /// ISBN or, if one of the two has none, same title and author), that one becomes a favourite.
  /// Otherwise a new book is added, which is not a goal.
  @discardableResult
  public func callAsFunction(_ found: FoundBook) throws -> Book {
    try store.write { repositories in
      var book =
        try repositories.matchingBook(found.details)
        ?? repositories.newBook(found.details, at: clock.now(), newID)
      book.details = book.details.fillingBlanks(from: found.details)
      book.favouriteSince = book.favouriteSince ?? clock.now()
      try repositories.books.save(book)
      return book
    }
  }
}

extension Repositories {
  /// Returns the user's book with these details: by ISBN if both have one, otherwise by title and
  /// author. If neither author nor ISBN is given, the only book with that title.
  func matchingBook(_ details: BookDetails) throws -> Book? {
    if let isbn = details.isbn, let book = try books.book(isbn) { return book }
    guard let like = try books.book(like: details.titleAuthorKey) else {
      let isTitleAlone = details.author.isEmpty && details.isbn == nil
      return try isTitleAlone ? books.onlyBook(titled: details.title) : nil
    }
    // If both have an ISBN, they are different editions and thus different books.
    let areEditions = details.isbn != nil && like.details.isbn != nil
    return areEditions ? nil : like
  }

  /// Returns the book with that title that has no author. Nil if the details have no author either,
  /// or if both have an ISBN.
  func bookWithoutAuthor(_ details: BookDetails) throws -> Book? {
    guard !details.author.isEmpty else { return nil }
    var nameless = details
    nameless.author = .blank
    let found = try books.book(like: nameless.titleAuthorKey)
    return found?.details.isbn != nil && details.isbn != nil ? nil : found
  }
}
