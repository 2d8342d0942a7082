/// Where books are looked for.
public struct BookSources: Sendable {
  let order: @Sendable () throws -> [BookSource]
  let search: @Sendable (BookSource) throws -> any BookSearch
  let cover: @Sendable (WebLink, Cancellation) throws -> [UInt8]

  /// The order is the user's and is asked for at every search. `search` makes the adapter of a
  /// source; it throws what stands in the way, such as a missing key.
  /// `cover` fetches the file behind a link, which is of no use beyond ``KeepCover/most`` bytes.
  public init(
    order: @escaping @Sendable () throws -> [BookSource],
    search: @escaping @Sendable (BookSource) throws -> any BookSearch,
    cover: @escaping @Sendable (WebLink, Cancellation) throws -> [UInt8] = { link, _ in
      throw DomainError.unavailable(.service(name: link.value, .offLimits))
    }
  ) {
    self.order = order
    self.search = search
    self.cover = cover
  }

  /// Nowhere.
  public static let none = BookSources(
    order: { [] },
    search: { throw DomainError.notFound(.book, query: $0.rawValue, nearest: []) })
}
