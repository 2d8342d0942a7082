extension Scenario {
  /// Status line for prompts: repeated without a change in between, which is the usual case, and
  /// with a template that is not cached.
  static let status = [
    reading("status: hearth status", ["status"], goal: 1.6, copy: "status", "select 1"),
    reading(
      "status: read anew",
      [
        "status", "--template",
        "{turn} {people.due}{people.next}{event.now}{event.next}{books.pages}{mood.last}{saying}",
      ], copy: "status", statusQueries.joined(separator: ";")),
  ]

  /// Queries in the order in which the parts of the line run them.
  private static var statusQueries: [String] {
    let (day, seconds) = (20_777, 20_777 * 86_400)
    return [
      "select key, value from setting",
      "select (select count(*) from person where due_on = \(day)),"
        + " (select count(*) from person where due_on < \(day)) from garden_total",
      "select * from person order by due_on, affection, sort_key, id limit 1",
      "select * from event where starts >= \(seconds - 86_400) and starts < \(seconds)"
        + " order by starts limit 8",
      "select * from event where starts >= \(seconds) order by starts limit 1",
      "select * from book where shelf = 1 order by target_key, title_key, id limit 21",
      "select * from mood where day = \(day) order by at desc, id desc limit 1",
      "select * from saying where added_at > \((seconds - 172_800) * 1000)"
        + " order by added_at desc, number desc limit 1",
    ]
  }
}
