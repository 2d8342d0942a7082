/// Fetches the cover of a book that was found, and keeps it for as long as there is the book.
public struct KeepCover: UseCase, Sendable {
  public static let most = 2 << 20

  let context: UseCaseContext
  /// Nil where nothing is kept beside the store.
  let covers: (any BookCovers)?
  let sources: BookSources

  /// Returns how many bytes it has. It is looked at before it is kept: what is no whole PNG or
  /// JPEG throws ``DomainError/invalid(_:)``, and a book of whose cover nobody knows where it is
  /// ``DomainError/refused(_:)``. A book may have a cover before it is added; covers that others
  /// left without a book go.
  @discardableResult
  public func callAsFunction(
    of book: BookDetails, _ isbn: ISBN, until cancellation: Cancellation = .never
  ) throws -> Int {
    guard let covers, let link = book.coverLink else {
      throw DomainError.refused(.book(.noCover(title: book.title.value)))
    }
    let cover = try sources.cover(link, cancellation)
    if let flaw = PictureFlaw(of: cover, most: KeepCover.most) {
      throw DomainError.invalid(.picture, .noPicture(link.value, flaw))
    }
    for stray in try strays(of: covers) where stray != isbn { try covers.remove(stray) }
    try covers.keep(cover, of: isbn)
    return cover.count
  }

  /// The kept cover of the book; nil where it has none that can be read.
  public func cover(of book: Book) -> [UInt8]? {
    guard let isbn = book.details.isbn else { return nil }
    return (try? covers?.cover(of: isbn)) ?? nil
  }

  private func strays(of covers: any BookCovers) throws -> [ISBN] {
    let all = try covers.all()
    return try store.read { repositories in
      try all.filter { try repositories.books.book($0) == nil }
    }
  }
}
