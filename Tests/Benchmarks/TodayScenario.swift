extension Scenario {
  /// Today page with items of all areas, compared with its queries alone.
  static let today = reading(
    "read: hearth today", ["today"], copy: "today",
    todaysQueries.joined(separator: ";"))

  /// Queries in the order in which the parts of the page run them.
  private static var todaysQueries: [String] {
    let (day, seconds) = (20_777, 20_777 * 86_400)
    let person =
      "select id, name, nickname, phone, birth_calendar, birth_year, birth_month, birth_day,"
      + " every_days, alarm_at, alarm_on, planted_on, last_contact_on, due_on, affection,"
      + " postponements_since_contact, waterings, postponements from person"
    let event =
      "select id, title, note, all_day, anchored, starts, ends, zone, reminders from event"
    let mood = "select id, day, at, seconds_east, level, memo, across, down from mood"
    return [
      "select key, value from setting",
      "select * from saying where aside is null and used_at is null limit 1",
      "\(person) where due_on <= \(day + 3) order by due_on, affection, sort_key, id limit 51",
      "\(person) where birth_month = 11 and birth_day between 20 and 27",
      "\(event) where starts >= \(seconds) and starts < \(seconds + 86_400)"
        + (0...2).map {
          " union all \(event) where reach = \($0)"
            + " and starts >= \(seconds - 86_400 << (2 * $0))"
            + " and starts < \(seconds) and ends > \(seconds)"
        }
        .joined() + " order by starts, ends",
      "\(mood) where day = \(day) order by at desc, id desc limit 10",
      "\(mood) order by day desc, at desc, id desc limit 1",
      "select * from book_total",
      "select * from book where shelf = 1 order by target_key, title_key, id limit 12",
      "select * from watering where day >= \(day - 1) and keyword_1 is null and memo = ''"
        + " order by day desc, id desc",
      "select day, sum(moods) from mood_day where day between \(day - 1) and \(day) group by day",
    ]
  }
}
