import HearthDomain

/// The books of an in-memory store.
struct InMemoryBooks: Sendable {
  private var books: [ID<Book>: Book] = [:]
  private var holders: [ISBN: Set<ID<Book>>] = [:]
  /// Ids by the likeness of the title.
  private var titled: [String: Set<ID<Book>>] = [:]

  /// All books, unsorted.
  var all: some Collection<Book> { books.values }

  func changes(since base: InMemoryBooks) -> ThingChanges<ID<Book>, Book> {
    ThingChanges(from: base.books, to: books)
  }

  subscript(id: ID<Book>) -> Book? { books[id] }

  /// The book with the lowest id.
  subscript(isbn: ISBN) -> Book? { holders[isbn]?.min().flatMap { books[$0] } }

  /// Returns the books sorted by id.
  func alike(_ likeness: String) -> [Book] {
    let title = likeness.prefix { $0 != "\n" } + "\n"
    return titled(String(title)).filter { $0.details.likeness == likeness }
  }

  func titled(_ title: BookTitle) -> [Book] { titled(title.likeness) }

  private func titled(_ title: String) -> [Book] {
    (titled[title] ?? []).sorted().compactMap { books[$0] }
  }

  mutating func keep(_ book: Book) {
    remove(book.id)
    books[book.id] = book
    titled[book.details.title.likeness, default: []].insert(book.id)
    if let isbn = book.details.isbn { holders[isbn, default: []].insert(book.id) }
  }

  mutating func remove(_ id: ID<Book>) {
    guard let details = books.removeValue(forKey: id)?.details else { return }
    let title = details.title.likeness
    titled[title]?.remove(id)
    if titled[title]?.isEmpty == true { titled[title] = nil }
    guard let isbn = details.isbn else { return }
    holders[isbn]?.remove(id)
    if holders[isbn]?.isEmpty == true { holders[isbn] = nil }
  }
}
