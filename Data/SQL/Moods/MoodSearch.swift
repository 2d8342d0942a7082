import HearthDomain

/// Searches moods by words, one page at a time.
///
/// A rare word is looked up in the index, and its moods are sorted. A common word may occur in a
/// hundred thousand moods, of which the first few fill the page. So a few moods at the beginning of
/// the stretch are searched first, and more of them if the index finds many.
struct MoodSearch {
  /// Number of moods searched before the index is asked.
  private static let firstLook = 200
  /// Number of moods searched before many candidates are sorted.
  private static let secondLook = 4_000

  let connection: any SQLConnection
  let search: SearchIndex
  let query: SearchQuery
  let stretch: MoodStretch

  /// Returns up to `limit` moods, in the order of the stretch. `accepted` loads a candidate and
  /// returns nil to reject it.
  func page(_ limit: Int, _ accepted: (ID<Mood>) throws -> Mood?) throws -> [Mood] {
    let first = try moods(upTo: limit, atBeginning(MoodSearch.firstLook), accepted)
    if first.count == limit { return first }
    guard let found = try search.candidates(for: query, in: .mood) else { return [] }
    if found.areMany {
      let second = try moods(upTo: limit, atBeginning(MoodSearch.secondLook), accepted)
      if second.count == limit { return second }
    }
    let sql = """
      SELECT id FROM \(found.sql) AS found CROSS JOIN mood
      WHERE id = entity_id AND \(stretch.condition(from: found.values.count + 1))
      ORDER BY \(stretch.order)
      """
    return try moods(upTo: limit, (sql, found.values + stretch.values), accepted)
  }

  /// Returns the query for candidates among the first `count` moods of the stretch.
  private func atBeginning(_ count: Int) -> (sql: String, values: [SQLValue]) {
    let next = stretch.values.count + 1
    let sql = """
      SELECT found.id AS id FROM
        (SELECT id, day, at FROM mood WHERE \(stretch.condition(from: 1))
        ORDER BY \(stretch.order) LIMIT ?\(next)) AS found
      CROSS JOIN search
      WHERE area = ?\(next + 1) AND entity_id = found.id
        AND \(query.condition(from: next + 2))
      ORDER BY \(stretch.order(of: "found"))
      """
    let values: [SQLValue] = [.number(count), .integer(Kind.mood.searchNumber)]
    return (sql, stretch.values + values + query.values)
  }

  private func moods(
    upTo limit: Int, _ statement: (sql: String, values: [SQLValue]),
    _ accepted: (ID<Mood>) throws -> Mood?
  ) throws -> [Mood] {
    try connection.page(
      statement.sql, statement.values, in: 0..<limit, of: "mood", where: { $0 != nil }
    ) { try accepted($0.id("id")) }.compactMap { $0 }
  }
}
