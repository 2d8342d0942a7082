import HearthDomain

/// Stores waterings in the table `watering`.
struct SQLWateringRepository: WateringRepository {
  let connection: any SQLConnection
  let search: SearchIndex

  func watering(_ id: ID<Watering>) throws -> Watering? { try connection.item(id) }

  func save(_ watering: Watering) throws {
    try connection.require(watering.personID, .person)
    try SQLItemWriter(storedKind: Watering.storedKind, connection: connection, search: search).save(
      watering)
  }

  func remove(_ id: ID<Watering>) throws { try search.remove(id, from: .watering) }

  func waterings(of person: ID<Person>, on days: ClosedRange<Day>) throws -> [Watering] {
    try connection.rows(
      where: "person_id = ?1 AND day BETWEEN ?2 AND ?3 ORDER BY day, id",
      [.integer(person.rawValue), .day(days.lowerBound), .day(days.upperBound)])
  }

  func daysWithWatering(in days: ClosedRange<Day>) throws -> [Day] {
    try connection.rows(
      "SELECT DISTINCT day FROM watering WHERE day BETWEEN ?1 AND ?2 ORDER BY day",
      [.day(days.lowerBound), .day(days.upperBound)], of: "watering"
    ) { try $0.day("day") }
  }

  func wateredPeople(in days: ClosedRange<Day>) throws -> [ID<Person>: Set<Day>] {
    let found = try connection.rows(
      "SELECT DISTINCT person_id, day FROM watering WHERE day BETWEEN ?1 AND ?2",
      [.day(days.lowerBound), .day(days.upperBound)], of: "watering"
    ) { (try $0.id("person_id") as ID<Person>, try $0.day("day")) }
    return found.reduce(into: [:]) { $0[$1.0, default: []].insert($1.1) }
  }

  func wateringCounts(on days: ClosedRange<Day>) throws -> [Day: Int] {
    try connection.counts(on: days, by: "day", of: "watering")
  }

  func waterings(on day: Day, in places: Range<Int>) throws -> [Watering] {
    try connection.page(where: "day = ?1 ORDER BY id", [.day(day)], in: places)
  }

  func newest(of person: ID<Person>, in places: Range<Int>) throws -> [Watering] {
    try connection.page(
      where: "person_id = ?1 ORDER BY day DESC, id DESC", [.integer(person.rawValue)], in: places)
  }

  func newest(on days: ClosedRange<Day>, in places: Range<Int>) throws -> [Watering] {
    try connection.page(
      where: "day BETWEEN ?1 AND ?2 ORDER BY day DESC, id DESC",
      [.day(days.lowerBound), .day(days.upperBound)], in: places)
  }

  func forEachReviewed(
    on days: ClosedRange<Day>, each: (_ watering: Watering, _ isEnough: inout Bool) throws -> Void
  ) throws {
    let isNoted = "day BETWEEN ?1 AND ?2 AND (keyword_1 IS NOT NULL OR memo <> '')"
    try connection.query(
      Watering.table.query + isNoted + " ORDER BY day DESC, id DESC",
      [.day(days.lowerBound), .day(days.upperBound)], of: Watering.table.name
    ) { row, isEnough in
      guard let watering = try connection.ifReadable({ try Watering(row: row) }),
        !watering.review.isBlank
      else { return }
      try each(watering, &isEnough)
    }
  }

  func search(_ words: String, in places: Range<Int>) throws -> [Watering] {
    let (places, query) = (places.validIndices, SearchQuery(words))
    let range = RowRange(["day", "id"], in: .min ... .max, isDescending: true)
    guard !query.isBlank, !places.isEmpty, let range else { return [] }
    let found = try RangeSearch<Watering>(
      connection: connection, search: search, query: query, kind: .watering, range: range
    ).page(places.upperBound) { id in
      try watering(id).flatMap { watering in
        watering.review.searchedTexts.contains { SearchFolding.matches($0, words) }
          ? watering : nil
      }
    }
    return Array(found.dropFirst(places.lowerBound))
  }

  func unreviewed(enteredAt moments: Range<Instant>) throws -> [Watering] {
    let ids = ID<Watering>.values(madeAt: moments)
    return try connection.rows(
      where: "id >= ?1 AND id < ?2 AND keyword_1 IS NULL AND memo = '' ORDER BY id",
      [.integer(ids.lowerBound), .integer(ids.upperBound)])
  }
}
