import HearthDomain

/// Stores people in the table `person`.
struct SQLPersonRepository: PersonRepository {
  let connection: any SQLConnection
  let search: SearchIndex

  private var columns: String { Person.table.columns }

  func person(_ id: ID<Person>) throws -> Person? { try connection.item(id) }

  func save(_ person: Person) throws {
    try SQLItemWriter(storedKind: Person.storedKind, connection: connection, search: search).save(
      person)
  }

  func remove(_ id: ID<Person>) throws { try search.remove(id, from: .person) }

  func list(
    _ filter: PersonFilter, in places: Range<Int>, each: (Person) throws -> Void
  ) throws {
    // Without a filter, use bounds that include even invalid due dates, so that everyone is listed.
    let bounds =
      filter.dueOn.map { [SQLValue.day($0.lowerBound), .day($0.upperBound)] }
      ?? [.integer(.min), .integer(.max)]
    let query = SearchQuery(filter.search, findsNumbers: true)
    guard query.isBlank else { return try list(query, bounds, filter, in: places, each: each) }
    try connection.page(
      Person.table.query + "due_on BETWEEN ?1 AND ?2 \(orderClause)", bounds, in: places,
      of: "person", Person.init(row:), each: each)
  }

  private func list(
    _ query: SearchQuery, _ bounds: [SQLValue], _ filter: PersonFilter, in places: Range<Int>,
    each: (Person) throws -> Void
  ) throws {
    guard let found = try search.candidates(for: query, in: .person) else { return }
    let next = found.values.count + 1
    try connection.page(
      """
      SELECT \(columns) FROM \(found.sql) AS found CROSS JOIN person
      WHERE id = entity_id AND due_on BETWEEN ?\(next) AND ?\(next + 1) \(orderClause)
      """,
      found.values + bounds, in: places, of: "person", where: filter.accepts, Person.init(row:),
      each: each)
  }

  private var orderClause: String { "ORDER BY due_on, affection, sort_key, id" }

  func people(withPhoneKey key: String) throws -> [Person] {
    try connection.rows(where: "phone_key = ?1", [.text(key)]).sorted { $0.id < $1.id }
  }

  func matched(by meaning: NameMatcher, limit: Int) throws -> [Person] {
    try search.matched(by: meaning, limit: limit, in: .person, names: ["name", "nickname"])
  }

  func totals(on day: Day) throws -> GardenTotals {
    try connection.readTotals(
      TriggerTotals.gardenTotalColumns, of: "garden_total",
      counting: TriggerTotals.peopleTotalsQuery,
      with: """
        , (SELECT count(*) FROM person WHERE due_on = ?1) AS due,
        (SELECT count(*) FROM person WHERE due_on < ?1) AS wilted
        """, [.day(day)]
    ) { row in
      GardenTotals(
        people: try row.int("people"), due: try row.int("due"), wilted: try row.int("wilted"),
        full: try row.int("full_grown"), waterings: try row.int("waterings"),
        postponements: try row.int("postponements"))
    } ?? GardenTotals()
  }

  func dueCounts(on days: ClosedRange<Day>) throws -> [Day: Int] {
    try connection.counts(on: days, by: "due_on", of: "person")
  }

  func peopleBorn(on birthdays: [Birthday]) throws -> [Person] {
    let wanted = Set(birthdays)
    // One query per month, as callers ask for whole months.
    let months = Dictionary(grouping: wanted.map(\.parts)) {
      [SQLValue.text($0.calendar), .number($0.month)]
    }
    return try months.flatMap { month, days -> [Person] in
      let days = days.map(\.day)
      return try connection.rows(
        where: "birth_calendar = ?1 AND birth_month = ?2 AND birth_day BETWEEN ?3 AND ?4",
        month + [.number(days.min()), .number(days.max())])
    }
    .filter { $0.details.birthday.map { wanted.contains($0.withoutYear) } ?? false }
    .sorted { $0.id < $1.id }
  }
}
