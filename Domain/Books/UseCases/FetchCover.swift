/// Fetches the cover of a book and stores it for as long as the book exists.
public struct FetchCover: UseCase, Sendable {
  public static let maxBytes = 2 << 20

  let context: UseCaseContext
  /// Storage of covers; nil if they are not stored.
  let covers: (any BookCovers)?
  let sources: BookSources

  /// Fetches and stores the cover; returns its size in bytes. The book need not be added yet;
  /// covers of other ISBNs without a book are removed.
  ///
  /// Throws ``DomainError/invalid(_:)`` if the file is not a complete PNG or JPEG, and
  /// ``DomainError/refused(_:)`` if the book has no cover link.
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
