import HearthDomain

/// Stores moods in the tables `mood` and `mood_tag`.
struct SQLMoodRepository: MoodRepository {
  let connection: any SQLConnection
  let search: SearchIndex

  func mood(_ id: ID<Mood>) throws -> Mood? { try connection.thing(id) }

  func save(_ mood: Mood) throws {
    if try !connection.put(mood.row, in: Mood.table) {
      try connection.execute(
        "DELETE FROM mood_tag WHERE mood_id = ?1", [.integer(mood.id.rawValue)])
    }
    try keepTags(of: [mood])
    try search.keep(mood.searchText, of: mood.id.rawValue, in: .mood)
  }

  private func keepTags(of moods: [Mood]) throws {
    let rows = moods.flatMap { mood in
      mood.tags.values.map { tag -> [SQLValue] in
        [
          .integer(mood.id.rawValue), .text(tag.key), .day(mood.day),
          .instant(mood.moment.instant),
        ]
      }
    }
    guard !rows.isEmpty else { return }
    try connection.execute(
      SQLMoodRepository.tags.insertion(ofRows: rows.count), Array(rows.joined()))
  }

  private static let tags = SQLTable("mood_tag", "mood_id", "key", "day", "at")

  func add(_ moods: [Mood]) throws {
    guard let first = moods.map(\.id).min(), let last = moods.map(\.id).max() else { return }
    if let holder = try holder(among: moods, from: first, through: last) {
      throw DomainError.conflict(.mood, holder: holder.short)
    }
    try connection.add(moods.map(\.row), to: Mood.table)
    try keepTags(of: moods)
    try search.add(moods.map { ($0.id.rawValue, $0.searchText) }, in: .mood)
  }

  /// Returns the first of these ids that is already used; nil if all are free. The ids of an import
  /// are consecutive, so a single query usually shows that all of them are free.
  private func holder(
    among moods: [Mood], from first: ID<Mood>, through last: ID<Mood>
  ) throws -> ID<Mood>? {
    let bounds = [SQLValue.integer(first.rawValue), .integer(last.rawValue)]
    let nearest = try connection.first(
      "SELECT id FROM mood WHERE id BETWEEN ?1 AND ?2 LIMIT 1", bounds, of: "mood"
    ) { try $0.id("id") as ID<Mood> }
    guard nearest != nil else { return nil }
    return try moods.map(\.id).first { try mood($0) != nil }
  }

  func remove(_ id: ID<Mood>) throws { try search.remove(id, from: .mood) }

  func ending(in tail: IDTail, limit: Int) throws -> [Mood] {
    try connection.strict.rows(
      where: "\(tail.condition) ORDER BY id LIMIT ?\(tail.values.count + 1)",
      tail.values + [.number(max(0, limit))])
  }

  func list(_ filter: MoodFilter, _ page: MoodSlice) throws -> [Mood] {
    guard page.limit > 0, let stretch = MoodStretch(filter, page) else { return [] }
    let query = SearchQuery(filter.search)
    if let tag = filter.tag { return try list(filter, tag, stretch, page.limit) }
    if query.isBlank {
      return try connection.page(
        where: "\(stretch.condition(from: 1)) ORDER BY \(stretch.order)", stretch.values,
        in: 0..<page.limit)
    }
    return try MoodSearch(
      connection: connection, search: search, query: query, stretch: stretch
    ).page(page.limit) { id in
      try mood(id).flatMap { filter.accepts($0) ? $0 : nil }
    }
  }

  private func list(
    _ filter: MoodFilter, _ tag: Tag, _ stretch: MoodStretch, _ limit: Int
  ) throws -> [Mood] {
    let sql = """
      SELECT mood_id FROM mood_tag
      WHERE \(stretch.condition(from: 1, id: "mood_id")) AND key = ?\(stretch.values.count + 1)
      ORDER BY \(stretch.order(id: "mood_id"))
      """
    return try connection.page(
      sql, stretch.values + [.text(tag.key)], in: 0..<limit, of: "mood_tag", where: { $0 != nil }
    ) { row in
      try mood(row.id("mood_id")).flatMap { filter.accepts($0) ? $0 : nil }
    }.compactMap { $0 }
  }
}
