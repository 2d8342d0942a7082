import HearthDomain

/// The books of an in-memory store.
struct InMemoryBooks: Sendable {
  private var books: [ID<Book>: Book] = [:]
  private var idsByISBN: [ISBN: Set<ID<Book>>] = [:]
  /// Ids by the likeness of the title.
  private var idsByTitleKey: [String: Set<ID<Book>>] = [:]

  /// All books, unsorted.
  var all: some Collection<Book> { books.values }

  func changes(since base: InMemoryBooks) -> TableChanges<ID<Book>, Book> {
    TableChanges(from: base.books, to: books)
  }

  subscript(id: ID<Book>) -> Book? { books[id] }

  /// The book with the lowest id.
  subscript(isbn: ISBN) -> Book? { idsByISBN[isbn]?.min().flatMap { books[$0] } }

  /// Returns the books sorted by id.
  func booksWithKey(_ likeness: String) -> [Book] {
    let title = likeness.prefix { $0 != "\n" } + "\n"
    return booksWithTitleKey(String(title)).filter { $0.details.titleAuthorKey == likeness }
  }

  func booksTitled(_ title: BookTitle) -> [Book] { booksWithTitleKey(title.titleKeyPrefix) }

  private func booksWithTitleKey(_ title: String) -> [Book] {
    (idsByTitleKey[title] ?? []).sorted().compactMap { books[$0] }
  }

  mutating func save(_ book: Book) {
    remove(book.id)
    books[book.id] = book
    idsByTitleKey[book.details.title.titleKeyPrefix, default: []].insert(book.id)
    if let isbn = book.details.isbn { idsByISBN[isbn, default: []].insert(book.id) }
  }

  mutating func remove(_ id: ID<Book>) {
    guard let details = books.removeValue(forKey: id)?.details else { return }
    let title = details.title.titleKeyPrefix
    idsByTitleKey[title]?.remove(id)
    if idsByTitleKey[title]?.isEmpty == true { idsByTitleKey[title] = nil }
    guard let isbn = details.isbn else { return }
    idsByISBN[isbn]?.remove(id)
    if idsByISBN[isbn]?.isEmpty == true { idsByISBN[isbn] = nil }
  }
}
