import HearthDomain

extension SQLBookRepository {
  func list(
    _ filter: BookFilter, by order: BookOrder, today: Day, in places: Range<Int>
  ) throws -> [Book] {
    let query = BookListQuery(filter, by: order, today: today)
    // Query only ids first: indexes suffice to sort and skip them.
    func books(_ sql: String, in places: Range<Int>) throws -> [Book] {
      try connection.page(sql, query.values, in: places, of: "book") { row in
        try book(row.id("id"))
      }.compactMap { $0 }
    }
    let first = try books(query.sql, in: places)
    let places = places.validIndices
    guard let rest = query.restSQL, first.count < places.count else { return first }
    var passed = places.lowerBound + first.count
    if first.isEmpty {
      let ids: [ID<Book>] = try connection.page(
        query.sql, query.values, in: 0..<places.lowerBound, of: "book"
      ) { try $0.id("id") }
      passed = ids.count
    }
    let left = max(0, places.lowerBound - passed)..<places.upperBound - passed
    return first + (try books(rest, in: left))
  }

  func list(after id: ID<Book>?, limit: Int) throws -> [Book] {
    try connection.page(
      where: "id > ?1 ORDER BY id", [.integer(id?.rawValue ?? 0)], in: 0..<max(0, limit))
  }

  func positionRange() throws -> ClosedRange<Int>? {
    func place(_ order: String) throws -> Int? {
      try connection.first(
        """
        SELECT id, place FROM book WHERE place BETWEEN ?1 AND ?2 ORDER BY place \(order) LIMIT 1
        """,
        [.number(Book.validPositions.lowerBound), .number(Book.validPositions.upperBound)],
        of: "book"
      ) { try $0.int("place") }
    }
    guard let first = try place("ASC"), let last = try place("DESC") else { return nil }
    return first...last
  }

  func adjacentOpenGoal(_ side: ListDirection, _ book: Book) throws -> Book? {
    let (comparison, order) = side == .before ? ("<", "DESC") : (">", "ASC")
    return try connection.first(
      where: "shelf = 1 AND place \(comparison) ?1 ORDER BY place \(order) LIMIT 1",
      [.number(book.position)])
  }
}

/// Query for the ids of a list of books in order, to which a limit can be appended.
struct BookListQuery {
  let sql: String
  /// Query for the books after the open goals if the list begins with these, since no index yields
  /// both in order; otherwise nil.
  private(set) var restSQL: String?
  let values: [SQLValue]

  init(_ filter: BookFilter, by order: BookOrder, today: Day) {
    let late: [SQLValue] = filter.list == .late ? [.day(today)] : []
    if let category = filter.category {
      values = late + [.text(category.rawValue)]
      let condition = filter.list.condition.map { " AND \($0)" } ?? ""
      sql = BookListQuery.sortedQuery("category = ?\(values.count)\(condition)", order)
    } else if filter.list == .late, order != .target {
      values = late
      sql = BookListQuery.sortedQuery("shelf = 1 AND target_key < ?1", order)
    } else {
      values = late
      let (open, others) = filter.list.partConditions(by: order)
      guard order == .target, let open else {
        sql = BookListQuery.mergedQuery((open.map { [$0] } ?? []) + others, order)
        return
      }
      sql = BookListQuery.mergedQuery([open], order)
      restSQL = BookListQuery.mergedQuery(others, order)
    }
  }

  /// Returns a query that sorts the books found by the index of the condition. A plus before the
  /// sort columns keeps SQLite from using an index for the order instead, which would skip most
  /// books.
  private static func sortedQuery(_ condition: String, _ order: BookOrder) -> String {
    let openFirst = order == .target ? ["shelf <> 1"] : []
    let terms = openFirst + order.orderTerms.map { "+\($0.column)\($0.direction)" }
    return "SELECT id FROM book WHERE \(condition) ORDER BY \(terms.joined(separator: ", "))"
  }

  /// Returns a query that merges the results of several conditions; an index yields each of them in
  /// order.
  private static func mergedQuery(_ conditions: [String], _ order: BookOrder) -> String {
    let columns = (["id"] + order.orderTerms.map(\.column).dropLast()).joined(separator: ", ")
    let terms = order.orderTerms.map { $0.column + $0.direction }.joined(separator: ", ")
    return conditions.map { "SELECT \(columns) FROM book WHERE \($0)" }
      .joined(separator: " UNION ALL ") + " ORDER BY \(terms)"
  }
}

extension BookList {
  /// Returns SQL conditions that split the list into parts which an index yields in order: its open
  /// goals, and the other books. `open` is nil if the list has only one kind.
  fileprivate func partConditions(by order: BookOrder) -> (open: String?, others: [String]) {
    switch self {
    case .favourites where order == .target:
      (
        "favourite_since IS NOT NULL AND +shelf = 1",
        ["favourite_since IS NOT NULL AND +shelf <> 1"]
      )
    // Among the finished books, the few that are being reread are on another shelf, which has its
    // own index.
    case .finished: ("earlier_readings > 0 AND +shelf = 1", ["shelf = 2"])
    case .all: ("shelf = 1", ["shelf = 0", "shelf = 2"])
    case .open, .late, .favourites, .keptForLater: (nil, condition.map { [$0] } ?? [])
    }
  }

  /// SQL condition of the list, spelled as in the partial index; ?1 is today.
  fileprivate var condition: String? {
    switch self {
    case .open: "shelf = 1"
    case .finished: "(shelf = 2 OR earlier_readings > 0)"
    case .late: "shelf = 1 AND target_key < ?1"
    case .favourites: "favourite_since IS NOT NULL"
    case .keptForLater: "shelf = 0"
    case .all: nil
    }
  }
}

extension BookOrder {
  /// SQL columns of the order that ``lists(_:before:)`` defines.
  fileprivate var orderTerms: [(column: String, direction: String)] {
    let byTitle = [("title_key", ""), ("id", "")]
    return switch self {
    case .title: byTitle
    case .titleDescending: [("title_key", " DESC"), ("id", "")]
    case .author: [("author_key", "")] + byTitle
    case .authorDescending: [("author_key", " DESC")] + byTitle
    case .target: [("target_key", "")] + byTitle
    case .progress: [("progress", " DESC")] + byTitle
    case .own: [("place", "")] + byTitle
    case .finished: [("finished_key", "")] + byTitle
    }
  }
}
