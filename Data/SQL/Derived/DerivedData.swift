import HearthDomain

/// Checks and rebuilds the derived data of a store.
struct DerivedData {
  let connection: any SQLConnection

  func findings() throws -> [StoreFinding] {
    var found: [StoreFinding] = []
    var counts: [DerivedPart: Int] = [:]
    for table in DerivedTable.all {
      let tally = try table.tally(in: connection)
      found += DerivedData.finding(tally.unreadableRows.all, in: table.name)
      counts.merge(tally.counts) { $0 + $1 }
    }
    for table in HistoryTable.all {
      found += DerivedData.finding(try table.unreadableRows(in: connection).all, in: table.name)
    }
    counts[.totals, default: 0] += try countInconsistentTotals()
    found += try JournalCheck(connection: connection).findings()
    return found
      + DerivedPart.allCases.compactMap { part in
        counts[part].flatMap { $0 > 0 ? .outdatedData(part, count: $0) : nil }
      }
  }

  /// Maximum number of rows of a table that are reported individually.
  private static let maxReportedRows = 20

  static func finding(_ rows: [InvalidRow], in table: String) -> [StoreFinding] {
    if rows.isEmpty { return [] }
    return [
      .unreadableRows(table: table, first: Array(rows.prefix(maxReportedRows)), count: rows.count)
    ]
  }

  /// Rebuilds all derived data, including the search index, within the transaction of `search`.
  /// Returns the number of invalid journal entries that it removed.
  func rebuild(_ search: SearchIndex) throws -> Int {
    try connection.execute("DELETE FROM search")
    try search.fullText.clear()
    let repositories = Repositories(connection, search)
    // First, because saving a record subtracts its old values from the totals.
    try resetInvalidValues()
    for statement in TriggerTotals.rebuildStatements { try connection.execute(statement) }
    for table in DerivedTable.all { try table.resaveRows(in: connection, repositories) }
    let meaningless = try JournalCheck(connection: connection).rebuild()
    try search.finish()
    return meaningless
  }

  /// Replaces derived values that violate constraints by valid ones. Otherwise their rows could not
  /// be read, nor the data that users entered in them.
  private func resetInvalidValues() throws {
    for statement in DerivedData.resetStatements {
      // Repair one row at a time, and delete the totals before each: triggers would subtract the
      // invalid value from them.
      repeat {
        for table in TriggerTotals.tables where table != "saying_total" {
          try connection.execute("DELETE FROM \(table)")
        }
      } while try connection.execute(statement) > 0
    }
  }

  private static let validDayRange = "BETWEEN -719162 AND 2932896"
  private static let validPagesRange = "BETWEEN 0 AND 20000"

  /// Statements that each repair one invalid row, if there is any.
  private static let resetStatements = [
    """
    UPDATE person SET last_contact_on = NULL, due_on = planted_on, affection = 0,
      postponements_since_contact = 0, waterings = 0, postponements = 0
    WHERE id = (SELECT id FROM person
      WHERE NOT coalesce(due_on \(validDayRange) AND affection BETWEEN 0 AND 12
        AND postponements_since_contact BETWEEN 0 AND postponements
        AND waterings BETWEEN 0 AND \(TriggerTotals.maxTotal)
        AND postponements BETWEEN 0 AND \(TriggerTotals.maxTotal)
        AND coalesce(last_contact_on, 0) \(validDayRange), 0)
        AND planted_on \(validDayRange) LIMIT 1)
    """,
    """
    UPDATE book SET sentence_count = 0
    WHERE id = (SELECT id FROM book
      WHERE NOT coalesce(sentence_count BETWEEN 0 AND \(TriggerTotals.maxTotal), 0) LIMIT 1)
    """,
    """
    UPDATE book SET page = first_page, last_record_on = NULL, last_record_pages = NULL
    WHERE id = (SELECT id FROM book
      WHERE NOT coalesce((reading IS NULL) = (page IS NULL)
        AND coalesce(page BETWEEN first_page AND 20000, reading IS NULL)
        AND coalesce(last_record_on, 0) \(validDayRange) AND coalesce(last_record_pages, 0) \(validPagesRange)
        AND (last_record_on IS NULL) = (last_record_pages IS NULL), 0)
        AND coalesce(first_page, 0) \(validPagesRange) LIMIT 1)
    """,
    """
    UPDATE reading_record SET pages = 0
    WHERE id = (SELECT id FROM reading_record WHERE NOT coalesce(pages \(validPagesRange), 0) LIMIT 1)
    """,
  ]

  private func countInconsistentTotals() throws -> Int {
    try TriggerTotals.checkQueries.reduce(0) { sum, sql in
      sum + (try connection.first(sql, of: "total") { try $0.int("wrong") } ?? 0)
    }
  }
}
