/// Where books are looked for.
public struct BookSources: Sendable {
  let order: @Sendable () throws -> [BookSource]
  let search: @Sendable (BookSource) throws -> any BookSearch

  /// The order is the user's and is asked for at every search. `search` makes the adapter of a
  /// source; it throws what stands in the way, such as a missing key.
  public init(
    order: @escaping @Sendable () throws -> [BookSource],
    search: @escaping @Sendable (BookSource) throws -> any BookSearch
  ) {
    self.order = order
    self.search = search
  }

  /// Nowhere.
  public static let none = BookSources(
    order: { [] },
    search: { throw DomainError.notFound(.book, query: $0.rawValue, nearest: []) })
}
