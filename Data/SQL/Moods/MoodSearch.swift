import HearthDomain

/// Finds the moods of a page, in order, by words.
///
/// A rare word is looked up and what is found is sorted. Of a common one there may be a hundred
/// thousand, and the page is full after a few of the moods at its beginning; so some of these
/// are looked at first, and more when the index finds many.
struct MoodSearch {
  /// How many moods are looked at before anything is asked of the index.
  private static let firstLook = 200
  /// How many are looked at before many candidates are sorted after all.
  private static let secondLook = 4_000

  let connection: any SQLConnection
  let search: SearchIndex
  let query: SearchQuery
  let stretch: MoodStretch

  /// Up to `limit` of the moods that `accepted` answers with, in the order of the stretch.
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

  /// The candidates among so many moods at the beginning of the stretch.
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
