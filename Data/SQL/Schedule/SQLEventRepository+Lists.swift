import HearthDomain

extension SQLEventRepository {
  func list(
    _ filter: EventFilter, in zone: any ZoneRules, places: Range<Int>
  ) throws -> [Occurrence] {
    let places = places.validIndices
    guard !places.isEmpty else { return [] }
    let query = SearchQuery(filter.search)
    let series = try filter.occurrences(ofSeriesUpTo: places.upperBound) {
      try timetables(in: $0, query, in: zone, besides: filter.excludedEvent)
    }
    if filter.isRepeating == true { return series.page(places) }
    let once = try singleOccurrences(filter, query, in: zone, 0..<places.upperBound)
    if series.isEmpty { return once.page(places) }
    let all = (once + series).sortedForList()
    return (filter.latestFirst ? all.reversed() : all).page(places)
  }

  /// Returns a page of the events without repetition that match the filter.
  private func singleOccurrences(
    _ filter: EventFilter, _ query: SearchQuery, in zone: any ZoneRules, _ places: Range<Int>
  ) throws -> [Occurrence] {
    let stretch = filter.timeRange ?? LocalTime.earliest..<LocalTime.latest
    guard query.isBlank else {
      return try matchingOccurrences(query, stretch, places.upperBound, filter, in: zone).page(
        places)
    }
    let going = filter.startsWithin ? [] : try ongoingOccurrences(at: stretch, filter, in: zone)
    if filter.latestFirst {
      let later = try startingOccurrences(in: stretch, places.upperBound, filter, in: zone)
      return (later + going.reversed()).page(places)
    }
    let rest = max(0, places.upperBound - going.count)
    return (going + (try startingOccurrences(in: stretch, rest, filter, in: zone))).page(places)
  }

  /// Returns the events that started before the range and are still in progress at its beginning,
  /// in order.
  private func ongoingOccurrences(
    at stretch: Range<LocalTime>, _ filter: EventFilter, in zone: any ZoneRules
  ) throws -> [Occurrence] {
    let query = EventQuery(
      EventQuery.ongoingSQL, EventQuery.values(stretch.lowerBound),
      leavingOut: filter.excludedCalendars)
    return try connection.rows(
      "SELECT \(columns) FROM \(query.sql)", query.values, of: "event"
    ) { Occurrence(of: try Event(row: $0), in: zone) }
    .filter { $0.start < stretch.lowerBound && filter.accepts($0) }
    .sortedForList()
  }

  /// Returns the first events that start in the range, in order.
  private func startingOccurrences(
    in stretch: Range<LocalTime>, _ limit: Int, _ filter: EventFilter, in zone: any ZoneRules
  ) throws -> [Occurrence] {
    let query = EventQuery(
      EventQuery.startingSQL, EventQuery.values(stretch), leavingOut: filter.excludedCalendars)
    return try firstOccurrences(
      limit, "SELECT \(columns) FROM \(query.sql)", query.values, latestFirst: filter.latestFirst
    ) { row in
      let occurrence = Occurrence(of: try Event(row: row), in: zone)
      let isWanted = occurrence.start >= stretch.lowerBound && filter.accepts(occurrence)
      return isWanted ? occurrence : nil
    }
  }

  /// Returns the first events that a search finds, in order.
  private func matchingOccurrences(
    _ query: SearchQuery, _ stretch: Range<LocalTime>, _ limit: Int, _ filter: EventFilter,
    in zone: any ZoneRules
  ) throws -> [Occurrence] {
    guard let found = try search.candidates(for: query, in: .event) else { return [] }
    // Read only displayed events completely, since a word may be in thousands.
    func read(_ row: SQLRow) throws -> Occurrence? {
      guard let event = try event(row.id("id")) else { return nil }
      let occurrence = Occurrence(of: try addingSearchWords(event), in: zone)
      return filter.accepts(occurrence) ? occurrence : nil
    }
    if found.mayBeMany,
      let nearest = try nearestMatches(query, stretch, limit, filter, read)
    {
      return nearest
    }
    let next = found.values.count + 1
    return try firstOccurrences(
      limit,
      """
      SELECT id, starts FROM \(found.sql) AS found CROSS JOIN event
      WHERE id = entity_id AND repeats = 0 AND ends > ?\(next) - 86400 AND starts < ?\(next + 1) + 86400
      """,
      found.values + EventQuery.values(stretch), latestFirst: filter.latestFirst, read)
  }

  /// Returns the first matches if they can be found near the beginning of the list; otherwise nil.
  private func nearestMatches(
    _ query: SearchQuery, _ stretch: Range<LocalTime>, _ limit: Int, _ filter: EventFilter,
    _ read: (SQLRow) throws -> Occurrence?
  ) throws -> [Occurrence]? {
    // An event in progress would come first, however long ago it started.
    guard filter.latestFirst || filter.startsWithin || stretch.lowerBound == .earliest else {
      return nil
    }
    let within = "event.repeats = 0 AND event.starts >= ?1 - 86400 AND event.starts < ?2 + 86400"
    let values = EventQuery.values(stretch)
    let last = try connection.first(
      """
      SELECT starts FROM event WHERE \(within)
      ORDER BY starts\(filter.latestFirst ? " DESC" : "") LIMIT 1 OFFSET ?3
      """,
      values + [.number(search.commonWordLimits.newestCount)], of: "event"
    ) { try $0.calendarSeconds("starts") }
    guard let last else { return nil }
    let found = try scanFirst(
      limit,
      """
      SELECT event.id AS id, starts FROM event CROSS JOIN search
      WHERE \(within) AND starts \(filter.latestFirst ? ">=" : "<=") ?3
        AND area = ?4 AND entity_id = event.id AND \(query.condition(from: 5))
      """,
      values + [.number(last), .integer(Kind.event.searchNumber)] + query.values,
      latestFirst: filter.latestFirst, read)
    return found.areEnough ? found.occurrences : nil
  }

  /// Returns the first occurrences read from the rows, sorted as in lists, or in reverse if
  /// `latestFirst`. The rows must be sorted by `starts`.
  private func firstOccurrences(
    _ limit: Int, _ sql: String, _ values: [SQLValue], latestFirst: Bool,
    _ read: (SQLRow) throws -> Occurrence?
  ) throws -> [Occurrence] {
    try scanFirst(limit, sql, values, latestFirst: latestFirst, read).occurrences
  }

  /// Same as ``firstOccurrences(_:_:_:latestFirst:_:)``; `areEnough` is true if no further row
  /// could change the result.
  private func scanFirst(
    _ limit: Int, _ sql: String, _ values: [SQLValue], latestFirst: Bool,
    _ read: (SQLRow) throws -> Occurrence?
  ) throws -> (occurrences: [Occurrence], areEnough: Bool) {
    guard limit > 0 else { return ([], true) }
    let order = " ORDER BY starts" + (latestFirst ? " DESC" : "")
    var found: [Occurrence] = []
    var last = Int.max
    var areEnough = false
    try connection.query(sql + order, values, of: "event") { row, isEnough in
      guard let starts = try connection.ifReadable({ try row.calendarSeconds("starts") }) else {
        return
      }
      let distance = latestFirst ? -starts : starts
      isEnough = distance > last
      areEnough = isEnough
      if isEnough { return }
      guard case .some(.some(let occurrence)) = try connection.ifReadable({ try read(row) }) else {
        return
      }
      found.append(occurrence)
      // A row may belong up to two days before earlier rows, since `starts` is in UTC for some
      // events.
      if found.count == limit { last = distance + 2 * StoredSpan.secondsPerDay }
    }
    found.sortForList()
    if latestFirst { found.reverse() }
    if found.count > limit { found.removeLast(found.count - limit) }
    return (found, areEnough)
  }
}

/// Tables and condition shared by the queries for events.
struct EventQuery {
  let sql: String
  let values: [SQLValue]

  /// Creates a query for `events` outside of these calendars.
  init(_ events: String, _ values: [SQLValue], leavingOut calendars: Set<CalendarName>) {
    guard !calendars.isEmpty else {
      (sql, self.values) = (events, values)
      return
    }
    let places = (1...calendars.count).map { "?\(values.count + $0)" }.joined(separator: ", ")
    // The home calendar is stored as null.
    sql = "\(events) AND ifnull(calendar, '\(CalendarName.home)') NOT IN (\(places))"
    self.values = values + calendars.sorted().map { .text($0.value) }
  }

  /// SQL for events that may be in progress at the local time ?1.
  static let ongoingSQL = """
    \(EventLengthLevels.valuesTable) CROSS JOIN event
    WHERE repeats = 0 AND reach = column1 AND starts > ?1 - 86400 - column2 AND starts < ?1 + 86400
      AND starts < ?1 + 86400 * anchored AND ends > ?1 - 86400 * anchored
    """

  /// SQL for events that may start from the local time ?1 to before ?2.
  static let startingSQL = """
    event
    WHERE repeats = 0 AND starts >= ?1 - 86400 AND starts < ?2 + 86400
      AND (anchored = 1 OR starts >= ?1 AND starts < ?2)
    """

  static func values(_ moment: LocalTime) -> [SQLValue] { [.number(moment.secondsSinceEpoch)] }

  static func values(_ stretch: Range<LocalTime>) -> [SQLValue] {
    values(stretch.lowerBound) + values(stretch.upperBound)
  }
}
