import HearthDomain

/// Stores sayings in the tables `saying` and `saying_tag`.
struct SQLSayingRepository: SayingRepository {
  let connection: any SQLConnection
  let search: SearchIndex

  private var writer: SQLItemWriter<Saying> {
    SQLItemWriter(storedKind: Saying.storedKind, connection: connection, search: search)
  }

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
    do {
      guard !Saying.isValidNumber(Int64(saying.number)) else { return try writer.save(saying) }
      // A temporary number is not counted as the last assigned number.
      let last = try nextNumber() - 1
      try writer.save(saying)
      try connection.execute(
        "UPDATE saying_total SET last_number = ?1 WHERE id = 1", [.number(last)])
    } catch {
      // Look for the saying with the same number only now, since failures are rare.
      guard let holder = try? self.saying(numbered: saying.number), holder.id != saying.id else {
        throw error
      }
      throw DomainError.conflict(.saying, holder: "#\(saying.number)")
    }
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
