extension Scenario {
  /// A month with items of all areas, compared with its queries alone. No growth goal, because a
  /// larger store has more in a month.
  static let calendar = reading(
    "read: hearth calendar", ["calendar", "2026-11"], growthGoal: nil,
    monthsQueries.joined(separator: ";"))

  /// Queries of November 2026 in the order in which the marks of the days run them.
  private static var monthsQueries: [String] {
    let (first, last, today) = (20_758, 20_787, 20_777)
    let (from, to) = (first * 86_400, (last + 1) * 86_400)
    let event = "from event where starts >= \(from) and starts < \(to)"
    return [
      "select id, name, birth_day from person where birth_month = 11",
      "select id, name, birth_month, birth_day from person where birth_month between 9 and 10"
        + " and birth_calendar = 'lunar'",
      "select starts / 86400, count(*) \(event) group by 1",
      "select due_on, count(*) from person where due_on between \(today) and \(last) group by 1",
      "select count(*) from person where due_on < \(today)",
      "select day, count(*) from watering where day between \(first) and \(last) group by 1",
      "select day, sum(moods), sum(levels) from mood_day where day between \(first) and \(last)"
        + " group by 1",
      "select * from reading_day where day between \(first) and \(last)",
      "select finished_on from book where finished_on between \(first) and \(last)",
      "select finished_on from past_reading where finished_on between \(first) and \(last)",
      "select target_key from book where shelf = 1 and target_key between \(first) and \(last)",
      "select * \(event) order by starts, ends limit 100",
    ]
  }
}
