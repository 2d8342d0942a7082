/// Access to the sources of books.
public struct BookSources: Sendable {
  let order: @Sendable () throws -> [BookSource]
  let makeSearch: @Sendable (BookSource) throws -> any BookSearch
  let fetchCover: @Sendable (WebLink, Cancellation) throws -> [UInt8]

  /// Creates the access. `order` returns the user's order of sources and is called at every search.
  /// `search` creates the adapter of a source; it throws if that is impossible, for example without
  /// a key. `cover` fetches the file at a link, of which only the first ``FetchCover/maxBytes``
  /// bytes are needed.
  public init(
    order: @escaping @Sendable () throws -> [BookSource],
    search: @escaping @Sendable (BookSource) throws -> any BookSearch,
    cover: @escaping @Sendable (WebLink, Cancellation) throws -> [UInt8] = { link, _ in
      throw DomainError.unavailable(.service(name: link.value, .networkForbidden))
    }
  ) {
    self.order = order
    self.makeSearch = search
    self.fetchCover = cover
  }

  public static let none = BookSources(
    order: { [] },
    search: { throw DomainError.notFound(.book, query: $0.rawValue, nearest: []) })
}
