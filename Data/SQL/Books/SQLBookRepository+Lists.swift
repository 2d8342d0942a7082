import HearthDomain

extension SQLBookRepository {
  func list(
    _ filter: BookFilter, by order: BookOrder, today: Day, in places: Range<Int>
  ) throws -> [Book] {
    let query = BookListQuery(filter, by: order, today: today)
    // Ids first: what is passed over or sorted needs no more than an index has.
    return try connection.page(query.sql, query.values, in: places, of: "book") { row in
      try book(row.id("id"))
    }.compactMap { $0 }
  }

  func list(after id: ID<Book>?, limit: Int) throws -> [Book] {
    try connection.page(
      where: "id > ?1 ORDER BY id", [.integer(id?.rawValue ?? 0)], in: 0..<max(0, limit))
  }

  func places() throws -> ClosedRange<Int>? {
    func place(_ order: String) throws -> Int? {
      try connection.first(
        """
        SELECT id, place FROM book WHERE place BETWEEN ?1 AND ?2 ORDER BY place \(order) LIMIT 1
        """,
        [.number(Book.places.lowerBound), .number(Book.places.upperBound)], of: "book"
      ) { try $0.int("place") }
    }
    guard let first = try place("ASC"), let last = try place("DESC") else { return nil }
    return first...last
  }

  func openGoal(_ side: ListDirection, _ book: Book) throws -> Book? {
    let (comparison, order) = side == .before ? ("<", "DESC") : (">", "ASC")
    return try connection.first(
      where: "shelf = 1 AND place \(comparison) ?1 ORDER BY place \(order) LIMIT 1",
      [.number(book.place)])
  }
}

/// The ids of a list of books, in its order, as a query to which a limit can be added.
struct BookListQuery {
  let sql: String
  let values: [SQLValue]

  init(_ filter: BookFilter, by order: BookOrder, today: Day) {
    let late: [SQLValue] = filter.list == .late ? [.day(today)] : []
    if let category = filter.category {
      values = late + [.text(category.rawValue)]
      let condition = filter.list.condition.map { " AND \($0)" } ?? ""
      sql = BookListQuery.sorted("category = ?\(values.count)\(condition)", order)
    } else if filter.list == .late, order != .target {
      values = late
      sql = BookListQuery.sorted("shelf = 1 AND target_key < ?1", order)
    } else {
      values = late
      let conditions =
        filter.list == .finished
        // The few that are read again lie on another shelf, where an index of their own finds them.
        ? ["shelf = 2", "earlier_readings > 0 AND +shelf = 1"]
        : filter.list.condition.map { [$0] } ?? (0...2).map { "shelf = \($0)" }
      sql = BookListQuery.merged(conditions, order)
    }
  }

  /// What one index finds and no index has in order; the plus keeps the engine from choosing an
  /// index for its order, in which it would pass over most books.
  private static func sorted(_ condition: String, _ order: BookOrder) -> String {
    let terms = order.terms.map { "+\($0.column)\($0.direction)" }
    return "SELECT id FROM book WHERE \(condition) ORDER BY \(terms.joined(separator: ", "))"
  }

  /// What the indexes of the order have, merged if there are several conditions.
  private static func merged(_ conditions: [String], _ order: BookOrder) -> String {
    let columns = (["id"] + order.terms.map(\.column).dropLast()).joined(separator: ", ")
    let terms = order.terms.map { $0.column + $0.direction }.joined(separator: ", ")
    return conditions.map { "SELECT \(columns) FROM book WHERE \($0)" }
      .joined(separator: " UNION ALL ") + " ORDER BY \(terms)"
  }
}

extension BookList {
  /// What holds for what the list shows, in the words of the indexes; ?1 is today.
  fileprivate var condition: String? {
    switch self {
    case .open: "shelf = 1"
    case .finished: "(shelf = 2 OR earlier_readings > 0)"
    case .late: "shelf = 1 AND target_key < ?1"
    case .favourites: "favourite_since IS NOT NULL"
    case .kept: "shelf = 0"
    case .all: nil
    }
  }
}

extension BookOrder {
  /// The order of ``lists(_:before:)``.
  fileprivate var terms: [(column: String, direction: String)] {
    let byTitle = [("title_key", ""), ("id", "")]
    return switch self {
    case .title: byTitle
    case .titleDown: [("title_key", " DESC"), ("id", "")]
    case .author: [("author_key", "")] + byTitle
    case .authorDown: [("author_key", " DESC")] + byTitle
    case .target: [("target_key", "")] + byTitle
    case .progress: [("progress", " DESC")] + byTitle
    case .own: [("place", "")] + byTitle
    case .finished: [("finished_key", "")] + byTitle
    }
  }
}
