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
      if let first = tally.unreadable {
        found.append(
          .unreadableRows(
            table: table.name, column: first.column, id: first.id, count: tally.unreadableCount))
      }
      counts.merge(tally.counts) { $0 + $1 }
    }
    counts[.totals, default: 0] += try totalsOutOfStep()
    return found
      + DerivedPart.allCases.compactMap { part in
        counts[part].flatMap { $0 > 0 ? .outOfStep(part, count: $0) : nil }
      }
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
