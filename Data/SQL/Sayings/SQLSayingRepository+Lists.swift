import HearthDomain

extension SQLSayingRepository {
  func list(
    _ filter: SayingFilter, at now: Instant, in places: Range<Int>, each: (Saying) throws -> Void
  ) throws {
    let columns = Saying.table.columns
    let order = filter.list.orderClause
    guard let tag = filter.tag else {
      let (condition, values) = filter.list.condition(at: now, parameter: 1)
      return try connection.page(
        "SELECT \(columns) FROM saying \(condition.isEmpty ? "" : "WHERE \(condition)") \(order)",
        values, in: places, of: "saying", Saying.init(row:), each: each)
    }
    let (condition, values) = filter.list.condition(at: now, parameter: 2)
    try connection.page(
      """
      SELECT saying_id FROM saying_tag
      WHERE key = ?1 \(condition.isEmpty ? "" : "AND \(condition)") \(order)
      """,
      [.text(tag.comparisonKey)] + values, in: places, of: "saying_tag"
    ) {
      try saying($0.id("saying_id"))
    } each: {
      if let saying = $0 { try each(saying) }
    }
  }

  func list(after number: Int, limit: Int) throws -> [Saying] {
    try connection.page(
      where: "number > ?1 ORDER BY number", [.number(number)], in: 0..<max(0, limit))
  }
}

extension SayingList {
  /// Returns the SQL condition of the list. Must have the same text as in the partial index that
  /// yields the list's order, so that SQLite uses the index.
  fileprivate func condition(
    at now: Instant, parameter: Int
  ) -> (sql: String, values: [SQLValue]) {
    switch self {
    case .all: ("", [])
    case .liked: ("liked_at IS NOT NULL", [])
    case .unused: ("used_at IS NULL", [])
    case .used: ("used_at IS NOT NULL", [])
    case .new: ("added_at > ?\(parameter)", [.instant(Saying.lastOldMoment(at: now))])
    }
  }

  /// Order of ``SayingFilter/isListed(_:before:)``.
  fileprivate var orderClause: String {
    switch self {
    case .all, .unused, .new: "ORDER BY added_at DESC, number DESC"
    case .liked: "ORDER BY liked_at DESC, added_at DESC, number DESC"
    case .used: "ORDER BY used_at DESC, added_at DESC, number DESC"
    }
  }
}
