import HearthDomain

/// Keeps waterings in the table `watering`.
struct SQLWateringRepository: WateringRepository {
  let connection: any SQLConnection
  let search: SearchIndex

  private var columns: String { Watering.table.columns }

  func watering(_ id: ID<Watering>) throws -> Watering? {
    try connection.first(
      "SELECT \(columns) FROM watering WHERE id = ?1", [.integer(id.rawValue)], of: "watering",
      Watering.init(row:))
  }

  func save(_ watering: Watering) throws {
    try connection.require(watering.personID)
    try connection.put(watering.row, in: Watering.table)
    if let text = watering.searchText {
      try search.keep(text, of: watering.id.rawValue, in: .watering)
    } else {
      try search.remove(watering.id.rawValue, from: .watering)
    }
  }

  func remove(_ id: ID<Watering>) throws {
    try connection.execute("DELETE FROM watering WHERE id = ?1", [.integer(id.rawValue)])
    try search.remove(id.rawValue, from: .watering)
  }

  func waterings(of person: ID<Person>, on days: ClosedRange<Day>) throws -> [Watering] {
    try connection.rows(
      """
      SELECT \(columns) FROM watering WHERE person_id = ?1 AND day BETWEEN ?2 AND ?3
      ORDER BY day, id
      """,
      [.integer(person.rawValue), .day(days.lowerBound), .day(days.upperBound)],
      of: "watering", Watering.init(row:))
  }

  func days(in days: ClosedRange<Day>) throws -> [Day] {
    try connection.rows(
      "SELECT DISTINCT day FROM watering WHERE day BETWEEN ?1 AND ?2 ORDER BY day",
      [.day(days.lowerBound), .day(days.upperBound)], of: "watering"
    ) { try $0.day("day") }
  }

  func counts(on days: ClosedRange<Day>) throws -> [Day: Int] {
    try connection.counts(on: days, by: "day", of: "watering")
  }

  func waterings(on day: Day, in places: Range<Int>) throws -> [Watering] {
    try connection.page(
      "SELECT \(columns) FROM watering WHERE day = ?1 ORDER BY id", [.day(day)], in: places,
      of: "watering", Watering.init(row:))
  }

  func newest(of person: ID<Person>, in places: Range<Int>) throws -> [Watering] {
    try connection.page(
      "SELECT \(columns) FROM watering WHERE person_id = ?1 ORDER BY day DESC, id DESC",
      [.integer(person.rawValue)], in: places, of: "watering", Watering.init(row:))
  }

  func search(_ words: String, in places: Range<Int>) throws -> [Watering] {
    try WateringSearch(words, connection: connection, search: search).page(places) { id in
      try watering(id).flatMap { watering in
        watering.review.searchedTexts.contains { SearchFolding.matches($0, words) }
          ? watering : nil
      }
    }
  }

  func unreviewed(in places: Range<Int>) throws -> [Watering] {
    try connection.page(
      """
      SELECT \(columns) FROM watering WHERE keyword_1 IS NULL AND memo = ''
      ORDER BY day DESC, id DESC
      """,
      in: places, of: "watering", Watering.init(row:))
  }

  func unreviewed(enteredAt moments: Range<Instant>) throws -> [Watering] {
    let ids = ID<Watering>.values(madeAt: moments)
    return try connection.rows(
      """
      SELECT \(columns) FROM watering
      WHERE id >= ?1 AND id < ?2 AND keyword_1 IS NULL AND memo = '' ORDER BY id
      """,
      [.integer(ids.lowerBound), .integer(ids.upperBound)], of: "watering", Watering.init(row:))
  }
}

extension SQLConnection {
  /// Throws ``DomainError/notFound(_:query:nearest:)`` when there is no such person.
  func require(_ person: ID<Person>) throws {
    let found = try first(
      "SELECT id FROM person WHERE id = ?1", [.integer(person.rawValue)], of: "person"
    ) { try $0.integer("id") }
    if found == nil { throw DomainError.notFound(.person, query: person.short, nearest: []) }
  }
}
