import HearthDomain

/// Keeps moods in the table `mood`.
struct SQLMoodRepository: MoodRepository {
  let connection: any SQLConnection
  let search: SearchIndex

  private var columns: String { Mood.table.columns }

  private static let addition = """
    INSERT INTO mood (\(Mood.table.columns)) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
    ON CONFLICT (id) DO NOTHING
    """

  func mood(_ id: ID<Mood>) throws -> Mood? {
    try connection.first(
      "SELECT \(columns) FROM mood WHERE id = ?1", [.integer(id.rawValue)], of: "mood",
      Mood.init(row:))
  }

  func save(_ mood: Mood) throws {
    try connection.execute(Mood.table.upsert, mood.row)
    try search.keep(mood.searchText, of: mood.id.rawValue, in: .mood)
  }

  func add(_ mood: Mood) throws {
    let added = try connection.execute(SQLMoodRepository.addition, mood.row)
    guard added > 0 else { throw DomainError.conflict(.mood, holder: mood.id.short) }
    try search.add(mood.searchText, of: mood.id.rawValue, in: .mood)
  }

  func remove(_ id: ID<Mood>) throws {
    try connection.execute("DELETE FROM mood WHERE id = ?1", [.integer(id.rawValue)])
    try search.remove(id.rawValue, from: .mood)
  }

  func ending(in tail: IDTail, limit: Int) throws -> [Mood] {
    try connection.rows(
      """
      SELECT \(columns) FROM mood WHERE \(tail.condition) ORDER BY id
      LIMIT ?\(tail.values.count + 1)
      """,
      tail.values + [.number(max(0, limit))], of: "mood", Mood.init(row:))
  }

  func list(_ filter: MoodFilter, _ page: MoodPage) throws -> [Mood] {
    guard page.limit > 0, let stretch = MoodStretch(filter, page) else { return [] }
    let query = SearchQuery(filter.search)
    if query.isBlank {
      return try connection.rows(
        """
        SELECT \(columns) FROM mood WHERE \(stretch.condition(from: 1))
        ORDER BY \(stretch.order) LIMIT ?\(stretch.values.count + 1)
        """,
        stretch.values + [.number(page.limit)], of: "mood", Mood.init(row:))
    }
    return try MoodSearch(
      connection: connection, search: search, query: query, stretch: stretch
    ).page(page.limit) { id in
      try mood(id).flatMap { filter.accepts($0) ? $0 : nil }
    }
  }
}
