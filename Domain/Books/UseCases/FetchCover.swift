/// Fetches the cover of a book and stores it as long as the book exists.
public struct FetchCover: UseCase, Sendable {
  public static let maxBytes = 2 << 20

  let context: UseCaseContext
  /// Nil if covers are not stored.
  let covers: (any BookCovers)?
  let sources: BookSources

  /// Returns the size of the cover in bytes. Throws ``DomainError/invalid(_:)`` if it is not a
  /// complete PNG or JPEG, and ``DomainError/refused(_:)`` if the book has no cover link. The cover
  /// may be fetched before the book is added; other covers without a book are removed.
  @discardableResult
  public func callAsFunction(
    of book: BookDetails, _ isbn: ISBN, until cancellation: Cancellation = .never
  ) throws -> Int {
    guard let covers, let link = book.coverLink else {
      throw DomainError.refused(.book(.noCover(title: book.title.value)))
    }
    let cover = try sources.fetchCover(link, cancellation)
    if let flaw = PictureFlaw(of: cover, most: FetchCover.maxBytes) {
      throw DomainError.invalid(.picture, .notAPicture(link.value, flaw))
    }
    for stray in try isbnsWithoutBook(of: covers) where stray != isbn { try covers.remove(stray) }
    try covers.save(cover, of: isbn)
    return cover.count
  }

  /// Returns the stored cover of the book; nil if there is none or it cannot be read.
  public func cover(of book: Book) -> [UInt8]? {
    guard let isbn = book.details.isbn else { return nil }
    return (try? covers?.cover(of: isbn)) ?? nil
  }

  private func isbnsWithoutBook(of covers: any BookCovers) throws -> [ISBN] {
    let all = try covers.allISBNs()
    return try store.read { repositories in
      try all.filter { try repositories.books.book($0) == nil }
    }
  }
}
