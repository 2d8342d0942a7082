import HearthDomain

/// Stores moods in the tables `mood` and `mood_tag`.
struct SQLMoodRepository: MoodRepository {
  let connection: any SQLConnection
  let search: SearchIndex

  private var moodWriter: SQLItemWriter<Mood> {
    SQLItemWriter(storedKind: Mood.storedKind, connection: connection, search: search)
  }

  func mood(_ id: ID<Mood>) throws -> Mood? { try connection.item(id) }

  func save(_ mood: Mood) throws { try moodWriter.save(mood) }

  func add(_ moods: [Mood]) throws { try moodWriter.add(moods, as: .mood) }

  func remove(_ id: ID<Mood>) throws { try search.remove(id, from: .mood) }

  func moodsEnding(in tail: IDTail, limit: Int) throws -> [Mood] {
    try connection.strict.rows(
      where: "\(tail.condition) ORDER BY id LIMIT ?\(tail.values.count + 1)",
      tail.values + [.number(max(0, limit))])
  }

  func list(_ filter: MoodFilter, _ page: MoodPage) throws -> [Mood] {
    guard page.limit > 0, let range = RowRange(filter, page) else { return [] }
    let query = SearchQuery(filter.search)
    if let tag = filter.tag { return try list(filter, tag, range, page.limit) }
    if query.isBlank {
      return try connection.page(
        where: "\(range.condition(from: 1)) ORDER BY \(range.order())", range.values,
        in: 0..<page.limit)
    }
    return try RangeSearch(
      connection: connection, search: search, query: query, kind: .mood, range: range
    ).page(page.limit) { try mood($0, acceptedBy: filter) }
  }

  private func list(
    _ filter: MoodFilter, _ tag: Tag, _ range: RowRange, _ limit: Int
  ) throws -> [Mood] {
    let sql = """
      SELECT mood_id FROM mood_tag
      WHERE \(range.condition(from: 1, id: "mood_id")) AND key = ?\(range.values.count + 1)
      ORDER BY \(range.order(id: "mood_id"))
      """
    return try connection.page(
      sql, range.values + [.text(tag.comparisonKey)], in: 0..<limit, of: "mood_tag",
      where: { $0 != nil }
    ) { try mood($0.id("mood_id"), acceptedBy: filter) }.compactMap { $0 }
  }

  private func mood(_ id: ID<Mood>, acceptedBy filter: MoodFilter) throws -> Mood? {
    try mood(id).flatMap { filter.accepts($0) ? $0 : nil }
  }
}

/// Stores the settings of canvases in the table `setting`, one row per value that is not the
/// default.
struct SQLMoodSettingsRepository: MoodSettingsRepository {
  let connection: any SQLConnection

  func load() throws -> MoodSettings { try connection.load(MoodSettings.described) }

  func save(_ settings: MoodSettings) throws {
    try connection.save(settings, MoodSettings.described)
  }
}
