import HearthDomain

/// Reads the sums of moods per day from `mood_day`, which triggers maintain, and stores palettes in
/// `day_palette`.
struct SQLMoodDayRepository: MoodDayRepository {
  let connection: any SQLConnection

  func daysWithMoods(
    _ days: ClosedRange<Day>, isNewestFirst: Bool, limit: Int
  ) throws -> [MoodDay] {
    try connection.rows(
      """
      SELECT day, sum(moods) AS moods, sum(levels) AS levels, sum(squares) AS squares,
        sum(without_level) AS without_level,
        (SELECT palette FROM day_palette WHERE day_palette.day = mood_day.day) AS palette
      FROM mood_day WHERE day BETWEEN ?1 AND ?2 AND \(SQLMoodDayRepository.validSumsCondition)
      GROUP BY day ORDER BY day\(isNewestFirst ? " DESC" : "") LIMIT ?3
      """,
      [.day(days.lowerBound), .day(days.upperBound), .number(max(0, limit))], of: "mood_day"
    ) { row in
      MoodDay(
        day: try row.day("day"), tally: try LevelTally(row: row),
        palette: try row.optional("palette") { column in
          try row.convert(column, row.text(column)) { Palette(rawValue: $0) }
        })
    }
  }

  func statistics(of days: ClosedRange<Day>) throws -> MoodStatistics {
    var (count, byWeekday, byPart) = (0, [Weekday: LevelTally](), [PartOfDay: LevelTally]())
    let (first, last) = try firstAndLast(of: days) ?? (1, 0)
    for start in stride(from: first, through: last, by: SQLMoodDayRepository.daysPerQuery) {
      let found = try tally(of: start...min(last, start + SQLMoodDayRepository.daysPerQuery - 1))
      count += found.days
      byWeekday.merge(found.byWeekday, uniquingKeysWith: +)
      byPart.merge(found.byPartOfDay, uniquingKeysWith: +)
    }
    return MoodStatistics(days: count, byWeekday: byWeekday, byPartOfDay: byPart)
  }

  private static let validSumsCondition = TriggerTotals.validSumsCondition(
    "moods, levels, squares, without_level")

  /// Number of days grouped by one query. The engine sorts them in memory, and several small sorts
  /// are faster than a large one.
  private static let daysPerQuery = 2_000

  /// Returns the numbers of the first and the last of these days with moods; nil if none has any.
  private func firstAndLast(of days: ClosedRange<Day>) throws -> (Int, Int)? {
    func end(_ order: String) throws -> Int? {
      try connection.first(
        "SELECT day FROM mood_day WHERE day BETWEEN ?1 AND ?2 ORDER BY day\(order) LIMIT 1",
        [.day(days.lowerBound), .day(days.upperBound)], of: "mood_day"
      ) { try $0.day("day").number }
    }
    guard let first = try end(""), let last = try end(" DESC") else { return nil }
    return (first, last)
  }

  private func tally(of days: ClosedRange<Int>) throws -> MoodStatistics {
    let bounds = [SQLValue.number(days.lowerBound), .number(days.upperBound)]
    var (byWeekday, byPart) = ([Weekday: LevelTally](), [PartOfDay: LevelTally]())
    // Day 0 was a Thursday.
    try connection.query(
      """
      SELECT (day % 7 + 10) % 7 + 1 AS weekday, part,
        sum(moods) AS moods, sum(levels) AS levels, sum(squares) AS squares,
        sum(without_level) AS without_level
      FROM mood_day WHERE day BETWEEN ?1 AND ?2 AND \(SQLMoodDayRepository.validSumsCondition)
      GROUP BY 1, 2
      """,
      bounds, of: "mood_day"
    ) { row in
      let found = try connection.ifReadable {
        (
          try row.convert("weekday", row.int("weekday")) { Weekday(rawValue: $0) },
          try row.partOfDay("part"), try LevelTally(row: row)
        )
      }
      guard let (weekday, part, tally) = found else { return }
      byWeekday[weekday] = byWeekday[weekday, default: .none] + tally
      byPart[part] = byPart[part, default: .none] + tally
    }
    let count = try connection.first(
      """
      SELECT count(*) AS days FROM
        (SELECT day FROM mood_day WHERE day BETWEEN ?1 AND ?2 GROUP BY day) AS found
      """, bounds, of: "mood_day"
    ) { try $0.int("days") }
    return MoodStatistics(days: count ?? 0, byWeekday: byWeekday, byPartOfDay: byPart)
  }

  func tags(on days: ClosedRange<Day>) throws -> [TaggedDays] {
    var found: [String: (days: Set<Day>, newest: (Day, Instant, ID<Mood>))] = [:]
    // The index begins with the tag's key: jumping from key to key finds all keys without reading
    // all moods.
    try connection.query(
      """
      WITH RECURSIVE used (key) AS (
        SELECT min(key) FROM mood_tag
        UNION ALL
        SELECT (SELECT min(key) FROM mood_tag WHERE key > used.key) FROM used
        WHERE key IS NOT NULL)
      SELECT mood_tag.mood_id AS mood_id, mood_tag.key AS key, mood_tag.day AS day,
        mood_tag.at AS at
      FROM used CROSS JOIN mood_tag ON mood_tag.key = used.key
      WHERE mood_tag.day BETWEEN ?1 AND ?2
      """,
      [.day(days.lowerBound), .day(days.upperBound)], of: "mood_tag"
    ) { row in
      let read = try connection.ifReadable {
        (
          try row.text("key"),
          (try row.day("day"), try row.instant("at"), try row.id("mood_id") as ID<Mood>)
        )
      }
      guard let (key, place) = read else { return }
      found[key, default: ([], place)].days.insert(place.0)
      if let newest = found[key]?.newest, newest < place { found[key]?.newest = place }
    }
    return try found.compactMap { key, found in
      try (connection.item(found.newest.2) as Mood?)?.tags.values
        .first { $0.comparisonKey.utf8.elementsEqual(key.utf8) }
        .map { TaggedDays(tag: $0, days: found.days) }
    }
    .sorted(by: TaggedDays.isListedBefore)
  }

  func palette(of day: Day) throws -> Palette? {
    let chosen: DayPalette? = try connection.first(where: "day = ?1", [.day(day)])
    return chosen?.palette
  }

  func setPalette(_ palette: Palette?, for day: Day) throws {
    guard let palette else {
      try connection.remove([.day(day)], from: DayPalette.table)
      return
    }
    try connection.insertOrUpdate(DayPalette(day, palette).row, in: DayPalette.table)
  }
}

extension LevelTally {
  fileprivate init(row: SQLRow) throws {
    self.init(
      count: try row.int("moods"), sum: try row.int("levels"), squares: try row.int("squares"),
      withoutLevel: try row.int("without_level"))
  }
}

extension SQLRow {
  fileprivate func partOfDay(_ column: String) throws -> PartOfDay {
    let parts = PartOfDay.byNumber
    return try convert(column, int(column)) { (1...parts.count).contains($0) ? parts[$0 - 1] : nil }
  }
}

extension PartOfDay {
  /// Parts of the day in the order of their numbers in the store, which never change; the first is
  /// 1.
  static let byNumber: [PartOfDay] = [.morning, .afternoon, .evening, .night]
}
