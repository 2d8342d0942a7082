import HearthDomain

/// What in a store follows from the rest: compares it with what it should be, and makes it anew.
struct DerivedData {
  private let connection: any SQLConnection

  init(_ connection: any SQLConnection) {
    self.connection = connection
  }

  func findings() throws -> [StoreFinding] {
    var found: [StoreFinding] = []
    var counts: [DerivedPart: Int] = [:]
    for table in DerivedTable.all {
      let tally = try table.tally(in: connection)
      found += DerivedData.finding(tally.unreadable, in: table.name)
      counts.merge(tally.counts) { $0 + $1 }
    }
    for table in HistoryTable.all {
      found += DerivedData.finding(try table.unreadable(in: connection), in: table.name)
    }
    counts[.totals, default: 0] += try totalsOutOfStep()
    return found
      + DerivedPart.allCases.compactMap { part in
        counts[part].flatMap { $0 > 0 ? .outOfStep(part, count: $0) : nil }
      }
  }

  /// So many rows of a table are told one by one.
  private static let most = 20

  private static func finding(_ rows: OddRows, in table: String) -> [StoreFinding] {
    let rows = rows.all
    if rows.isEmpty { return [] }
    return [.unreadableRows(table: table, first: Array(rows.prefix(most)), count: rows.count)]
  }

  /// In the bracket of the search index, which is emptied first.
  func rebuild(_ search: SearchIndex) throws {
    try connection.execute("DELETE FROM search")
    try connection.execute("INSERT INTO search_index (search_index) VALUES ('delete-all')")
    for area in SearchArea.allCases {
      guard let words = area.wordIndex else { continue }
      try connection.execute("INSERT INTO \(words) (\(words)) VALUES ('delete-all')")
    }
    let repositories = Repositories(connection, search)
    // First, because what is saved is taken from sums and added again.
    for statement in DerivedTotals.renewing { try connection.execute(statement) }
    for table in DerivedTable.all { try table.renew(in: connection, repositories) }
    try search.finish()
  }

  private func totalsOutOfStep() throws -> Int {
    try DerivedTotals.comparing.reduce(0) { sum, sql in
      sum + (try connection.first(sql, of: "total") { try $0.int("wrong") } ?? 0)
    }
  }
}
