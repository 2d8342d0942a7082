import HearthDomain

extension SQLEventRepository {
  func exceptions(of series: ID<Event>) throws -> [SeriesException] {
    try connection.rows(where: "event_id = ?1 ORDER BY occurrence", [.integer(series.rawValue)])
  }

  func exception(at place: OccurrenceID) throws -> SeriesException? {
    guard let original = place.originalStart else { return nil }
    return try connection.first(
      where: "event_id = ?1 AND occurrence = ?2",
      [.integer(place.event.rawValue), .number(original.secondsSinceEpoch)])
  }

  func save(_ exception: SeriesException) throws {
    try connection.require(exception.series, .event)
    try connection.insertOrUpdate(exception.row, in: SeriesException.table)
    search.outdatedEvents.insert(exception.series)
  }

  func removeException(at place: OccurrenceID) throws {
    guard let original = place.originalStart else { return }
    try connection.remove(
      [.integer(place.event.rawValue), .number(original.secondsSinceEpoch)],
      from: SeriesException.table)
    search.outdatedEvents.insert(place.event)
  }

  func eventsAfterDone() throws -> [ID<Event>] {
    try connection.rows(
      "SELECT id FROM event WHERE after_done IS NOT NULL ORDER BY id", of: "event"
    ) { try $0.id("id") }
  }
}

// MARK: - Series within a range

extension SQLEventRepository {
  /// Returns the series with possible occurrences in the range of local time that match the query,
  /// without the series `event`.
  func timetables(
    in stretch: Range<LocalTime>, _ query: SearchQuery, in zone: any ZoneRules,
    besides event: ID<Event>? = nil
  ) throws -> [SeriesTimetable] {
    try SeriesCandidates(in: stretch, query, search)
      .map { try timetables(of: $0.excluding(event), in: zone, withSearchWords: !query.isBlank) }
      ?? []
  }

  /// Returns the series with a reminder within the range of moments.
  func timetables(
    remindingAt moments: Range<Instant>, in zone: any ZoneRules
  ) throws -> [SeriesTimetable] {
    let leads = try leadTimesOfSeries
    if leads.isEmpty { return [] }
    let (from, to) = (
      zone.localTime(at: moments.lowerBound), zone.localTime(at: moments.upperBound)
    )
    return try timetables(of: SeriesCandidates(from: from, to: to, leads), in: zone)
  }

  /// Distinct lead times of all series.
  private var leadTimesOfSeries: [Int] {
    get throws {
      var leads: [Int] = []
      while let next = try connection.first(
        // The column `at` is null for series, whose reminder times depend on their occurrences.
        """
        SELECT minutes FROM event_reminder WHERE at IS NULL AND minutes > ?1
        ORDER BY minutes LIMIT 1
        """, [.number(leads.last ?? .min)], of: "event_reminder", { try $0.int("minutes") })
      {
        leads.append(next)
      }
      return leads
    }
  }

  private func timetables(
    of candidates: SeriesCandidates, in zone: any ZoneRules, withSearchWords: Bool = false
  ) throws -> [SeriesTimetable] {
    // Thousands of series share a few rules.
    let cache = ParsedTexts()
    let events = try connection.rows(
      "SELECT \(columns) FROM \(candidates.sql)", candidates.values, of: "event"
    ) { try Event.storedKind.readItem($0, cache: cache) }
    let byEvent = Dictionary(grouping: try exceptions(of: events, candidates), by: \.series)
    return try events.compactMap { event in
      SeriesTimetable(
        of: withSearchWords ? try addingSearchWords(event) : event, byEvent[event.id] ?? [],
        in: zone,
        by: try fileDefinedZone(of: event))
    }
  }

  /// Maximum number of series whose ids are listed in a query.
  private static let maxListedSeries = 64

  /// Returns the overrides of the candidates.
  private func exceptions(
    of events: [Event], _ candidates: SeriesCandidates
  ) throws -> [SeriesException] {
    guard !events.isEmpty else { return [] }
    if events.count <= SQLEventRepository.maxListedSeries {
      return try connection.rows(
        where: "event_id IN (\(SearchIndex.parameterList(events.count)))"
          + " ORDER BY event_id, occurrence",
        events.map { .integer($0.id.rawValue) })
    }
    guard try hasExceptions else { return [] }
    return try connection.rows(
      where: "event_id IN (SELECT id FROM \(candidates.sql)) ORDER BY event_id, occurrence",
      candidates.values)
  }

  /// Whether there are any overrides; most series have none.
  private var hasExceptions: Bool {
    get throws {
      try connection.first(
        "SELECT event_id FROM event_exception WHERE event_id > 0 LIMIT 1", [], of: "event_exception"
      ) { _ in true } ?? false
    }
  }
}

/// SQL condition for series that may take place in a range of the wall clock.
private struct SeriesCandidates {
  let sql: String
  let values: [SQLValue]

  private static let secondsPerDay = 86_400

  private init(sql: String, values: [SQLValue]) {
    (self.sql, self.values) = (sql, values)
  }

  /// Returns these candidates without the event.
  func excluding(_ event: ID<Event>?) -> SeriesCandidates {
    guard let event else { return self }
    return SeriesCandidates(
      sql: "\(sql) AND event.id <> ?\(values.count + 1)",
      values: values + [.integer(event.rawValue)])
  }

  /// Creates the candidates: the series that match the query, or, if it is blank, those in the
  /// range. Returns nil if the search finds nothing.
  init?(in stretch: Range<LocalTime>, _ query: SearchQuery, _ search: SearchIndex) throws {
    guard query.isBlank else {
      guard let found = try search.candidates(for: query, in: .event) else { return nil }
      self.init(
        sql: "\(found.sql) AS found CROSS JOIN event WHERE id = entity_id AND repeats = 1",
        values: found.values)
      return
    }
    let (from, to) = (stretch.lowerBound.secondsSinceEpoch, stretch.upperBound.secondsSinceEpoch)
    self.init(from: from, to: to, placedFrom: from, to)
  }

  /// Creates the candidates with reminders in the range, given the possible lead times in minutes.
  init(from: LocalTime, to: LocalTime, _ leads: [Int]) {
    let (from, to) = (from.secondsSinceEpoch, to.secondsSinceEpoch)
    let ends = leads.map { (from + $0 * 60, to + $0 * 60) }
    self.init(
      from: ends.map(\.0).min() ?? from, to: ends.map(\.1).max() ?? to,
      placedFrom: from - SeriesCandidates.secondsPerDay, to + 366 * SeriesCandidates.secondsPerDay,
      in: ends)
  }

  /// Creates the candidates in the range, extended because an occurrence shorter than a day may
  /// have started the day before, and zones differ by up to a day. Series with overrides in the
  /// range are included; so are all series with an override for all later occurrences.
  private init(
    from: Int, to: Int, placedFrom: Int, _ placedTo: Int, in pieces: [(Int, Int)]? = nil
  ) {
    let day = SeriesCandidates.secondsPerDay
    let days = (pieces ?? [(from, to)]).map { piece in
      SeriesDays(
        in: LocalTime(clampingSecondsSinceEpoch: piece.0 - 2 * day)
          .day...LocalTime(clampingSecondsSinceEpoch: piece.1 + day).day)
    }.union()
    let sql = """
      event WHERE id IN (
        SELECT id FROM event WHERE repeats = 1 AND until IS NULL
          AND starts < ?2 + 86400 AND months & ?3 AND weekdays & ?4 AND month_days & ?5
        UNION ALL
        SELECT id FROM event WHERE repeats = 1 AND until > ?1 - 86400
          AND starts < ?2 + 86400 AND months & ?3 AND weekdays & ?4 AND month_days & ?5
        UNION ALL
        SELECT event_id FROM event_exception WHERE kind = 1 AND starts < ?7 AND ends > ?6
        UNION ALL
        SELECT event_id FROM event_exception
        WHERE kind = 2 AND occurrence < ?7 AND occurrence > ?6 - 366 * 86400
        UNION ALL
        SELECT event_id FROM event_exception WHERE holds_on = 1)
      """
    self.init(
      sql: sql,
      values: [.number(from), .number(to), .number(days.months), .number(days.weekdays)]
        + [.number(days.monthDays), .number(placedFrom), .number(placedTo)])
  }
}
