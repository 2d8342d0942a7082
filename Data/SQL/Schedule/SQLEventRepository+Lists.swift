import HearthDomain

extension SQLEventRepository {
  func list(
    _ filter: EventFilter, in zone: any ZoneRules, places: Range<Int>
  ) throws -> [Occurrence] {
    let places = places.places
    guard !places.isEmpty else { return [] }
    let stretch = filter.stretch ?? LocalTime.earliest..<LocalTime.latest
    let query = SearchQuery(filter.search)
    guard query.isBlank else {
      return try found(query, stretch, places.upperBound, filter, in: zone).page(places)
    }
    var listed = filter.startsWithin ? [] : try going(at: stretch, filter, in: zone)
    let rest = max(0, places.upperBound - listed.count)
    listed += try starting(in: stretch, rest, filter, in: zone)
    return listed.page(places)
  }

  /// Those that go on as the stretch begins, in order; they precede all that start in it.
  private func going(
    at stretch: Range<LocalTime>, _ filter: EventFilter, in zone: any ZoneRules
  ) throws -> [Occurrence] {
    try connection.rows(
      "SELECT \(columns) FROM \(EventQuery.going)", EventQuery.values(stretch.lowerBound),
      of: "event"
    ) { Occurrence(of: try Event(row: $0), in: zone) }
    .filter { $0.start < stretch.lowerBound && filter.accepts($0) }
    .sortedForList()
  }

  /// The first of those that start in the stretch, in order.
  private func starting(
    in stretch: Range<LocalTime>, _ limit: Int, _ filter: EventFilter, in zone: any ZoneRules
  ) throws -> [Occurrence] {
    try first(
      limit, "SELECT \(columns) FROM \(EventQuery.starting) ORDER BY starts",
      EventQuery.values(stretch)
    ) { row in
      let occurrence = Occurrence(of: try Event(row: row), in: zone)
      let isWanted = occurrence.start >= stretch.lowerBound && filter.accepts(occurrence)
      return isWanted ? occurrence : nil
    }
  }

  /// The first of those that a search finds, in order.
  private func found(
    _ query: SearchQuery, _ stretch: Range<LocalTime>, _ limit: Int, _ filter: EventFilter,
    in zone: any ZoneRules
  ) throws -> [Occurrence] {
    guard let found = try search.candidates(for: query, in: .event) else { return [] }
    let next = found.values.count + 1
    // Only what is shown is read in full: a word may be in thousands of events.
    return try first(
      limit,
      """
      SELECT id, starts FROM \(found.sql) AS found CROSS JOIN event
      WHERE id = entity_id AND ends > ?\(next) - 86400 AND starts < ?\(next + 1) + 86400
      ORDER BY starts
      """,
      found.values + EventQuery.values(stretch)
    ) { row in
      guard let event = try event(row.id("id")) else { return nil }
      let occurrence = Occurrence(of: event, in: zone)
      return filter.accepts(occurrence) ? occurrence : nil
    }
  }

  /// The first occurrences, in the order of lists, of those that are read of rows which come by
  /// `starts`.
  private func first(
    _ limit: Int, _ sql: String, _ values: [SQLValue], _ read: (SQLRow) throws -> Occurrence?
  ) throws -> [Occurrence] {
    guard limit > 0 else { return [] }
    var found: [Occurrence] = []
    var last = Int.max
    do {
      try connection.query(sql, values, of: "event") { row in
        let starts = try row.calendarSeconds("starts")
        if starts > last { throw RestIsLater() }
        guard let occurrence = try read(row) else { return }
        found.append(occurrence)
        // On the wall clock a row may come up to two days before those that precede it here.
        if found.count == limit { last = starts + 2 * StoredSpan.secondsOfDay }
      }
    } catch is RestIsLater {}
    found.sortForList()
    if found.count > limit { found.removeLast(found.count - limit) }
    return found
  }
}

/// Ends a query whose further rows start later than all that is wanted.
private struct RestIsLater: Error {}

/// What the queries of events have in common: the tables and the condition.
enum EventQuery {
  /// Those that may go on at the moment ?1 on the wall clock.
  static let going = """
    \(EventReach.values) CROSS JOIN event
    WHERE reach = column1 AND starts > ?1 - 86400 - column2 AND starts < ?1 + 86400
      AND starts < ?1 + 86400 * anchored AND ends > ?1 - 86400 * anchored
    """

  /// Those that may start from ?1 to before ?2 on the wall clock.
  static let starting = """
    event
    WHERE starts >= ?1 - 86400 AND starts < ?2 + 86400
      AND (anchored = 1 OR starts >= ?1 AND starts < ?2)
    """

  static func values(_ moment: LocalTime) -> [SQLValue] { [.number(moment.secondsSinceEpoch)] }

  static func values(_ stretch: Range<LocalTime>) -> [SQLValue] {
    values(stretch.lowerBound) + values(stretch.upperBound)
  }
}
