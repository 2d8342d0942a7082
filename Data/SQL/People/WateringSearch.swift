import HearthDomain

/// Searches waterings by words in keywords and memos, newest first.
///
/// Rare words are looked up in the index and sorted. For common words, a few of the newest
/// waterings already fill a page, so these are searched first.
struct WateringSearch {
  private let connection: any SQLConnection
  private let search: SearchIndex
  private let query: SearchQuery

  init(_ words: String, connection: any SQLConnection, search: SearchIndex) {
    self.connection = connection
    self.search = search
    query = SearchQuery(words)
  }

  /// Returns the waterings at these places among those for which `accepted` returns one.
  func page(
    _ places: Range<Int>, _ accepted: (ID<Watering>) throws -> Watering?
  ) throws -> [Watering] {
    let places = places.places
    guard !query.isBlank, !places.isEmpty,
      let found = try search.candidates(for: query, in: .watering)
    else { return [] }
    let limit = places.upperBound
    if found.areMany {
      let (sql, values, areAll) = try newest()
      let newest = try waterings(upTo: limit, (sql, values), accepted)
      if areAll || newest.count == limit { return Array(newest.dropFirst(places.lowerBound)) }
    }
    let sql = """
      SELECT id FROM \(found.sql) AS found CROSS JOIN watering WHERE id = entity_id
      ORDER BY day DESC, id DESC
      """
    return try Array(
      waterings(upTo: limit, (sql, found.values), accepted).dropFirst(places.lowerBound))
  }

  /// Returns a query for the candidates among the newest waterings, evaluated lazily, and whether
  /// these are all candidates.
  private func newest() throws -> (sql: String, values: [SQLValue], areAll: Bool) {
    let last = try connection.first(
      "SELECT id, day FROM watering ORDER BY day DESC, id DESC LIMIT 1 OFFSET ?1",
      [.number(search.commonWords.newest)], of: "watering"
    ) { (day: try $0.integer("day"), id: try $0.integer("id")) }
    let sql = """
      SELECT watering.id AS id FROM watering
      WHERE day >= ?1 AND (day > ?1 OR watering.id > ?2) AND EXISTS
        (SELECT 1 FROM search WHERE area = ?3 AND entity_id = watering.id
          AND \(query.condition(from: 4)))
      ORDER BY day DESC, watering.id DESC
      """
    let values: [SQLValue] = [
      .integer(last?.day ?? .min), .integer(last?.id ?? .min),
      .integer(Kind.watering.searchNumber),
    ]
    return (sql, values + query.values, last == nil)
  }

  private func waterings(
    upTo limit: Int, _ statement: (sql: String, values: [SQLValue]),
    _ accepted: (ID<Watering>) throws -> Watering?
  ) throws -> [Watering] {
    var waterings: [Watering] = []
    try connection.query(statement.sql, statement.values, of: "watering") { row, isEnough in
      guard let watering = try accepted(row.id("id")) else { return }
      waterings.append(watering)
      isEnough = waterings.count == limit
    }
    return waterings
  }
}
