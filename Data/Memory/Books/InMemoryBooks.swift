import HearthDomain

/// The books of an in-memory store.
struct InMemoryBooks: Sendable {
  private var books: [ID<Book>: Book] = [:]
  private var holders: [ISBN: ID<Book>] = [:]

  /// In no order.
  var all: some Collection<Book> { books.values }

  func changes(since base: InMemoryBooks) -> ThingChanges<ID<Book>, Book> {
    ThingChanges(from: base.books, to: books)
  }

  subscript(id: ID<Book>) -> Book? { books[id] }

  subscript(isbn: ISBN) -> Book? { holders[isbn].flatMap { books[$0] } }

  /// Throws ``DomainError/conflict(_:holder:)`` when another book has the ISBN.
  mutating func keep(_ book: Book) throws {
    if let isbn = book.details.isbn, let holder = self[isbn], holder.id != book.id {
      throw DomainError.conflict(.book, holder: holder.title)
    }
    remove(book.id)
    books[book.id] = book
    if let isbn = book.details.isbn { holders[isbn] = book.id }
  }

  mutating func remove(_ id: ID<Book>) {
    guard let isbn = books.removeValue(forKey: id)?.details.isbn else { return }
    holders[isbn] = nil
  }
}
