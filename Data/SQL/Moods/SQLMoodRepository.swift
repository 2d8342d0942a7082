import HearthDomain

/// Keeps moods in the table `mood`.
struct SQLMoodRepository: MoodRepository {
  let connection: any SQLConnection
  let search: SearchIndex

  private var columns: String { Mood.table.columns }

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
    let added = try connection.execute(
      """
      INSERT INTO mood (\(columns)) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
      ON CONFLICT (id) DO NOTHING
      """, mood.row)
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
    guard let found = try search.candidates(for: query, in: .mood) else { return [] }
    return try list(found, filter, stretch, limit: page.limit)
  }

  /// Sorts only what the order needs: there may be many candidates, and few of them on a page.
  private func list(
    _ found: SearchCandidates, _ filter: MoodFilter, _ stretch: MoodStretch, limit: Int
  ) throws -> [Mood] {
    let sql = """
      SELECT id FROM \(found.sql) AS found CROSS JOIN mood
      WHERE id = entity_id AND \(stretch.condition(from: found.values.count + 1))
      ORDER BY \(stretch.order)
      """
    var moods: [Mood] = []
    do {
      try connection.query(sql, found.values + stretch.values, of: "mood") { row in
        guard let mood = try mood(row.id("id")), filter.accepts(mood) else { return }
        moods.append(mood)
        if moods.count == limit { throw PageIsFull() }
      }
    } catch is PageIsFull {}
    return moods
  }
}

/// Ends a query whose further rows nobody wants.
private struct PageIsFull: Error {}

/// The part of the table in which a page lies, as the index over days, moments and ids has it.
private struct MoodStretch {
  let order: String
  private let days: ClosedRange<Day>
  private let mark: MoodPosition?
  private let isNewestFirst: Bool

  /// Nil where nothing can lie.
  init?(_ filter: MoodFilter, _ page: MoodPage) {
    var (first, last) = (filter.days.lowerBound, filter.days.upperBound)
    // The mark bounds the days, too, so that none is read that comes before the page.
    if let day = page.after?.day {
      if page.isNewestFirst { last = min(last, day) } else { first = max(first, day) }
    }
    guard first <= last else { return nil }
    days = first...last
    mark = page.after
    isNewestFirst = page.isNewestFirst
    order = isNewestFirst ? "day DESC, at DESC, id DESC" : "day, at, id"
  }

  func condition(from place: Int) -> String {
    let days = "day BETWEEN ?\(place) AND ?\(place + 1)"
    guard mark != nil else { return days }
    let places = (place + 2...place + 4).map { "?\($0)" }.joined(separator: ", ")
    return days + " AND (day, at, id) \(isNewestFirst ? "<" : ">") (\(places))"
  }

  var values: [SQLValue] {
    [.day(days.lowerBound), .day(days.upperBound)]
      + (mark.map {
        [.day($0.day), .integer($0.instant.milliseconds), .integer($0.id.rawValue)]
      } ?? [])
  }
}
