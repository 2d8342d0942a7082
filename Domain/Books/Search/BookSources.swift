/// Access to the sources of books.
public struct BookSources: Sendable {
  let order: @Sendable () throws -> [BookSource]
  let makeSearch: @Sendable (BookSource) throws -> any BookSearch
  let fetchCover: @Sendable (WebLink, Cancellation) throws -> [UInt8]

  /// `order` returns the user's order and is called at every search. `search` creates the adapter
  /// of a source and throws if that is not possible, for example without a key. `cover` fetches the
  /// file at a link; only the first ``FetchCover/maxBytes`` bytes are needed.
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
