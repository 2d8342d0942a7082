import HearthDomain

/// A book in a list, with its earlier readings. Also says whether it is the first book of its
/// category in the list.
struct ListedBook: Hashable {
  let book: Book
  let startsGroup: Bool
  /// The earlier readings; nil if they were not read.
  let past: [PastReading]?

  init(_ book: Book, past: [PastReading]? = nil, startsGroup: Bool = false) {
    self.book = book
    self.past = past
    self.startsGroup = startsGroup
  }
}

extension BookQueries {
  /// Calls `each` with every book that matches the filter, sorted; with `isGrouped`, category by
  /// category.
  func forEachBook(
    _ filter: BookFilter, by order: BookOrder, isGrouped: Bool,
    each: (ListedBook) throws -> Void
  ) throws {
    guard isGrouped else {
      return try list(filter, by: order) { try each(ListedBook($0, past: $1)) }
    }
    for category in BookCategory.allCases where filter.category.map({ $0 == category }) ?? true {
      var isFirst = true
      try list(BookFilter(filter.list, category: category), by: order) {
        try each(ListedBook($0, past: $1, startsGroup: isFirst))
        isFirst = false
      }
    }
  }

  /// Returns the books that contain the words and match the filter. They are sorted, or by
  /// relevance if `order` is nil; with `isGrouped`, category by category.
  func searchResults(
    _ words: String, _ filter: BookFilter, by order: BookOrder?, isGrouped: Bool
  ) throws -> [ListedBook] {
    var found = try search(words, in: 0..<1000).filter { filter.accepts($0, today: today) }
    if let order { found.sort { order.lists($0, before: $1) } }
    guard isGrouped else { return found.map { ListedBook($0) } }
    return BookCategory.allCases.flatMap { category in
      found.filter { $0.details.category == category }.enumerated().map {
        ListedBook($0.element, startsGroup: $0.offset == 0)
      }
    }
  }
}
