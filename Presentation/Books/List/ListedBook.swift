import HearthDomain

/// A book in a list, with its earlier readings and whether it is the first one of its category
/// there.
struct ListedBook: Hashable {
  let book: Book
  let opensGroup: Bool
  /// Nil where they were not read.
  let past: [PastReading]?

  init(_ book: Book, past: [PastReading]? = nil, opensGroup: Bool = false) {
    self.book = book
    self.past = past
    self.opensGroup = opensGroup
  }
}

extension BookQueries {
  /// Hands over what the filter accepts, in that order; by category first where it is grouped.
  func listed(
    _ filter: BookFilter, by order: BookOrder, isGrouped: Bool,
    each: (ListedBook) throws -> Void
  ) throws {
    guard isGrouped else {
      return try list(filter, by: order) { try each(ListedBook($0, past: $1)) }
    }
    for category in BookCategory.allCases where filter.category.map({ $0 == category }) ?? true {
      var isFirst = true
      try list(BookFilter(filter.list, category: category), by: order) {
        try each(ListedBook($0, past: $1, opensGroup: isFirst))
        isFirst = false
      }
    }
  }

  /// The same of the books in which the words are found.
  func searched(
    _ words: String, _ filter: BookFilter, by order: BookOrder?, isGrouped: Bool
  ) throws -> [ListedBook] {
    var found = try search(words, in: 0..<1000).filter { filter.accepts($0, today: today) }
    if let order { found.sort { order.lists($0, before: $1) } }
    guard isGrouped else { return found.map { ListedBook($0) } }
    return BookCategory.allCases.flatMap { category in
      found.filter { $0.details.category == category }.enumerated().map {
        ListedBook($0.element, opensGroup: $0.offset == 0)
      }
    }
  }
}
