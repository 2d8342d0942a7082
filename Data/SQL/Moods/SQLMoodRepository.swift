import HearthDomain

/// Keeps moods in the table `mood`.
struct SQLMoodRepository: MoodRepository {
  let connection: any SQLConnection
  let search: SearchIndex

  func mood(_ id: ID<Mood>) throws -> Mood? { try connection.thing(id) }

  func save(_ mood: Mood) throws {
    try connection.put(mood.row, in: Mood.table)
    try search.keep(mood.searchText, of: mood.id.rawValue, in: .mood)
  }

  func add(_ moods: [Mood]) throws {
    guard let first = moods.map(\.id).min(), let last = moods.map(\.id).max() else { return }
    if let holder = try holder(among: moods, from: first, through: last) {
      throw DomainError.conflict(.mood, holder: holder.short)
    }
    try connection.add(moods.map(\.row), to: Mood.table)
    try search.add(moods.map { ($0.id.rawValue, $0.searchText) }, in: .mood)
  }

  /// The first id of these moods that another one has. Those of an import follow one another, so
  /// that one question tells of nearly all that they are free.
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

  func list(_ filter: MoodFilter, _ page: MoodPage) throws -> [Mood] {
    guard page.limit > 0, let stretch = MoodStretch(filter, page) else { return [] }
    let query = SearchQuery(filter.search)
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
}
