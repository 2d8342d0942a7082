import HearthDomain

/// Stores sayings in the tables `saying` and `saying_tag`.
struct SQLSayingRepository: SayingRepository {
  let connection: any SQLConnection
  let search: SearchIndex

  func saying(_ id: ID<Saying>) throws -> Saying? { try connection.item(id) }

  func saying(numbered number: Int) throws -> Saying? {
    try connection.first(where: "number = ?1", [.number(number)])
  }

  func sayings(withTextsOf details: SayingDetails) throws -> [Saying] {
    try connection.page(
      Saying.table.query + "likeness = ?1 ORDER BY number",
      [.integer(details.textHash)], in: 0..<Int(Int32.max), of: "saying",
      where: { $0.details.hasSameTexts(as: details) }, Saying.init(row:))
  }

  func nextNumber() throws -> Int {
    let last =
      try connection.first(
        """
        SELECT 1 AS id, max(\(TriggerTotals.greatestSayingNumber),
          coalesce((SELECT last_number FROM saying_total
            WHERE id = 1 AND last_number BETWEEN 0 AND \(TriggerTotals.maxSayingNumber)), 0)) AS last
        """, of: "saying_total"
      ) { try $0.int("last") } ?? 0
    if last < TriggerTotals.maxSayingNumber { return last + 1 }
    return try lowestFreeNumber()
  }

  private func lowestFreeNumber() throws -> Int {
    try connection.first(
      """
      SELECT 1 AS id, min(number) AS free FROM (
        SELECT 1 AS number UNION ALL
        SELECT number + 1 FROM saying WHERE number BETWEEN 1 AND \(TriggerTotals.maxSayingNumber - 1)
      ) AS candidate WHERE NOT EXISTS (SELECT 1 FROM saying WHERE saying.number = candidate.number)
      """, of: "saying"
    ) { try $0.int("free") } ?? 1
  }

  func save(_ saying: Saying) throws {
    let isNew = try insertOrUpdate(saying)
    try search.save(
      saying.searchText, of: saying.id.rawValue, in: .saying, numbered: saying.number,
      isNew: isNew)
    if !isNew { try removeTags(of: saying.id) }
    try saveTags(of: saying)
  }

  private func insertOrUpdate(_ saying: Saying) throws -> Bool {
    do {
      guard Saying.isValidNumber(Int64(saying.number)) else { return try saveTemporarily(saying) }
      return try connection.insertOrUpdate(saying.row, in: Saying.tableForWriting)
    } catch {
      // Look for the saying with the same number only now, since failures are rare.
      guard let holder = try? self.saying(numbered: saying.number), holder.id != saying.id else {
        throw error
      }
      throw DomainError.conflict(.saying, holder: "#\(saying.number)")
    }
  }

  /// Saves a saying with a temporary number, which is not counted as the last assigned number.
  private func saveTemporarily(_ saying: Saying) throws -> Bool {
    let last = try nextNumber() - 1
    let isNew = try connection.insertOrUpdate(saying.row, in: Saying.tableForWriting)
    try connection.execute(
      "UPDATE saying_total SET last_number = ?1 WHERE id = 1", [.number(last)])
    return isNew
  }

  private func saveTags(of saying: Saying) throws {
    for tag in saying.details.tags.values {
      try connection.execute(
        """
        INSERT INTO saying_tag (saying_id, key, added_at, number, liked_at, used_at)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6)
        """,
        [
          .integer(saying.id.rawValue), .text(tag.comparisonKey), .instant(saying.addedAt),
          .number(saying.number), .instant(saying.likedAt), .instant(saying.usedAt),
        ])
    }
  }

  private func removeTags(of id: ID<Saying>) throws {
    try connection.execute(
      "DELETE FROM saying_tag WHERE saying_id = ?1", [.integer(id.rawValue)])
  }

  func remove(_ id: ID<Saying>) throws { try search.remove(id, from: .saying) }

  func totals() throws -> SayingTotals {
    try connection.readTotals(
      TriggerTotals.sayingTotalColumns, of: "saying_total",
      counting: TriggerTotals.sayingTotalsQuery
    ) { row in
      SayingTotals(
        all: try row.int("sayings"), liked: try row.int("liked"), used: try row.int("used"))
    } ?? SayingTotals()
  }
}

extension Saying: SQLStored {
  static let table = SQLTable("saying", columns: readFields.map { $0.column })

  /// Table without the place in the deck for updates: only inserting a saying writes its place.
  fileprivate static let tableForWriting = SQLTable("saying", columns: columnNames, initial: 1)
}
