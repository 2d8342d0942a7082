import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthData

@Suite struct PeopleSchemaTests: OnFiledStore {
  let home: FiledStore

  init() throws {
    let details = PersonDetails(
      name: try PersonName("지민"), phone: try PhoneNumber("010-1234-5678"),
      birthday: try Birthday("03-21"), rhythm: try CareRhythm(everyDays: 5),
      plantedOn: Day(literal: "2026-03-01"))
    let id = try #require(ID<Person>(rawValue: 1))
    let watering = try #require(ID<Watering>(rawValue: 7))
    home = try FiledStore { repositories in
      try repositories.people.save(Person(id: id, planting: details))
      try repositories.waterings.save(
        Watering(
          id: watering, personID: id, on: details.plantedOn, means: .call,
          review: Review(keywords: [Keyword("여행")])))
    }
  }

  @Test func `a note of blanks is ignored`() throws {
    try runSQL(path, "UPDATE watering SET keyword_1 = NULL, memo = ' '")
    let day = Day(literal: "2026-03-01")
    try store.read { repositories in
      try repositories.waterings.forEachReviewed(on: day...day) { watering, _ in
        Issue.record("\(watering)")
      }
    }
  }

  @Test(arguments: [
    "UPDATE person SET name = ''", "UPDATE person SET every_days = 0",
    "UPDATE person SET every_days = 3651", "UPDATE person SET affection = 13",
    "UPDATE person SET alarm_on = 2", "UPDATE person SET alarm_at = 86400",
    "UPDATE person SET phone = NULL", "UPDATE person SET birth_month = 13",
    "UPDATE person SET birth_month = NULL", "UPDATE person SET birth_calendar = 'moon'",
    "UPDATE person SET birth_calendar = 'lunar', birth_year = 0",
    "UPDATE person SET planted_on = 'today'", "UPDATE person SET due_on = 3000000",
    "UPDATE person SET id = -1", "UPDATE watering SET means = 'fax'",
    "UPDATE watering SET keyword_1 = NULL, keyword_2 = 'a'", "UPDATE watering SET memo = NULL",
    "UPDATE watering SET person_id = 2", "UPDATE search SET id = 1",
    "INSERT INTO contact (id, name, sort_key, phones, likeness, planted_as) "
      + "VALUES (1, 'a', 'a', '', 'a', 9)",
    "INSERT INTO postponement VALUES (1, 1, 20000, 8, 20000, 0)",
  ])
  func `table constraints reject invalid values`(sql: String) throws {
    try expectRefused(sql)
  }

  @Test(arguments: [
    ("person", "name", "UPDATE person SET name = ' '", "1"),
    ("person", "phone", "UPDATE person SET phone = 'call me'", "1"),
    ("person", "birth_calendar", "UPDATE person SET birth_month = 2, birth_day = 30", "1"),
    ("watering", "keyword_1", "UPDATE watering SET keyword_1 = 'much too long'", "7"),
  ])
  func `a row that breaks a rule throws an error that names it, and lists skip it`(
    table: String, column: String, sql: String, id: String
  ) throws {
    try runSQL(path, sql)
    let damage = DomainError.damaged(.row(table: table, column: column, id: id))
    func lists(_ repositories: Repositories) throws -> Int {
      try repositories.people.list(.all, in: 0..<9).count
        + repositories.waterings.newest(of: #require(ID(rawValue: 1)), in: 0..<9).count
    }
    #expect(throws: damage) { try store.write { try lists($0) } }
    #expect(try store.read { try lists($0) } == 1)
    let odd = store.invalidRows.all.map { [$0.table, $0.column, $0.id] }
    #expect(odd == [[table, column, id]])
  }

  @Test func `totals are updated by every change`() throws {
    var numbers = SeededNumbers(seed: 9)
    var kept: [Int64: Care] = [:]
    for _ in 0..<100 {
      let number = Int64.random(in: 1...9, using: &numbers)
      let id = try #require(ID<Person>(rawValue: number))
      let details = PersonDetails(
        name: try PersonName("지민"), rhythm: try CareRhythm(everyDays: 5),
        plantedOn: Day(literal: "2026-03-01"))
      let care = Care(
        lastContactOn: nil, dueOn: details.plantedOn,
        affection: Affection(steps: Int.random(in: 10...12, using: &numbers)),
        postponementsSinceContact: 0, wateringCount: Int.random(in: 0...50, using: &numbers),
        postponementCount: Int.random(in: 0...5, using: &numbers))
      kept[number] = Bool.random(using: &numbers) ? care : nil
      let totals = try store.write { repositories in
        try repositories.people.remove(#require(ID(rawValue: number)))
        if kept[number] != nil {
          try repositories.people.save(Person(id: id, planting: details))
          try repositories.people.save(Person(id: id, details: details, care: care))
        }
        if kept[1] == nil { try repositories.people.remove(#require(ID(rawValue: 1))) }
        return try repositories.people.totals(on: details.plantedOn)
      }
      #expect(totals.people == kept.count && totals.duePlants == kept.count)
      #expect(totals.fullPlants == kept.values.filter(\.affection.isFull).count)
      #expect(totals.waterings == kept.values.reduce(0) { $0 + $1.wateringCount })
      #expect(totals.postponements == kept.values.reduce(0) { $0 + $1.postponementCount })
    }
  }

  @Test func `the index matches the searched texts after many changes`() throws {
    var numbers = SeededNumbers(seed: 5)
    for _ in 0..<40 {
      try store.write { repositories in
        for _ in 0..<5 {
          let id = try #require(ID<Contact>(rawValue: Int64.random(in: 1...9, using: &numbers)))
          let name = ["하늘", "바다", "구름"].randomElement(using: &numbers) ?? "하늘"
          if Bool.random(using: &numbers) {
            let details = ContactDetails(name: try ContactName(name))
            try repositories.contacts.save(Contact(id: id, details: details))
          } else {
            try repositories.contacts.remove(id)
          }
        }
      }
    }
    let connection = try SQLiteConnection(path: FilePath(path))
    try connection.begin(.write)
    try connection.execute(
      "INSERT INTO search_index (search_index, rank) VALUES ('integrity-check', 1)")
    try connection.rollback()
  }
}
