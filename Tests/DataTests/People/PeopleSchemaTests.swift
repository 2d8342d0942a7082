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

  @Test func `a note of nothing but blanks is none`() throws {
    try runSQL(path, "UPDATE watering SET keyword_1 = NULL, memo = ' '")
    let day = Day(literal: "2026-03-01")
    try store.read { repositories in
      try repositories.waterings.noted(on: day...day) { watering, _ in
        Issue.record("\(watering)")
      }
    }
  }

  @Test(arguments: [
    "UPDATE person SET name = ''", "UPDATE person SET every_days = 0",
    "UPDATE person SET every_days = 91", "UPDATE person SET affection = 13",
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
  func `another program cannot write rubbish`(sql: String) throws {
    try expectRefused(sql)
  }

  @Test(arguments: [
    ("person", "name", "UPDATE person SET name = ' '", "1"),
    ("person", "phone", "UPDATE person SET phone = 'call me'", "1"),
    ("person", "birth_calendar", "UPDATE person SET birth_month = 2, birth_day = 30", "1"),
    ("watering", "keyword_1", "UPDATE watering SET keyword_1 = 'much too long'", "7"),
  ])
  func `a row that breaks a rule is an error that names it, and is left out of lists`(
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

  @Test func `an older store lets a lunar birthday have a year, and loses nothing`() throws {
    let old = home.folder.file("old.db")
    let older = SQLStore.older(than: .lunarYears, at: old, now: .fixed("2026-03-02T09:00"))
    let id = try #require(ID<Person>(rawValue: 1))
    let lunar = try Birthday("lunar:1990-08-15")
    func someone(_ id: ID<Person>, _ birthday: Birthday) throws -> Person {
      Person(
        id: id,
        planting: PersonDetails(
          name: try PersonName("지민"), birthday: birthday, rhythm: try CareRhythm(everyDays: 5),
          plantedOn: Day(literal: "2026-03-01")))
    }
    try older.putOld([someone(id, Birthday("lunar:08-15"))], in: "person")
    let other = try someone(#require(ID(rawValue: 2)), lunar)
    #expect(throws: DomainError.self) { try older.putOld([other], in: "person") }
    try older.close()
    // In the columns that there were: both are written with more by now.
    try runSQL(
      old, watering(of: id),
      """
      INSERT INTO contact (id, name, sort_key, phones, likeness, planted_as)
      VALUES (2, '지민', '지민', '', '지민', 1)
      """)
    let newer = SQLStore.sqlite(path: FilePath(old), now: .fixed("2026-03-02T09:00"))
    try newer.write { try $0.people.save(someone(id, lunar)) }
    let kept = try newer.read { repositories in
      (
        try repositories.people.person(id)?.details.birthday,
        try repositories.waterings.newest(of: id, in: 0..<9).count,
        try repositories.contacts.list(ContactFilter(search: "", includesPlanted: true), in: 0..<9)
          .map(\.plantedAs)
      )
    }
    #expect(kept.0 == lunar)
    #expect(kept.1 == 1)
    #expect(kept.2 == [id])
  }

  /// In the columns of all versions.
  private func watering(of person: ID<Person>) -> String {
    """
    INSERT INTO watering (id, person_id, day, means, memo)
    VALUES (7, \(person.rawValue), \(Day(literal: "2026-03-01").number), 'call', '')
    """
  }

  @Test func `an older store lets two have one number, and loses nothing`() throws {
    let old = home.folder.file("old.db")
    let older = SQLStore.older(than: .sharedNumbers, at: old, now: .fixed("2026-03-02T09:00"))
    func someone(_ number: Int64, _ phone: String?) throws -> Person {
      Person(
        id: try #require(ID(rawValue: number)),
        planting: PersonDetails(
          name: try PersonName("지민"), phone: try phone.map { try PhoneNumber($0) },
          rhythm: try CareRhythm(everyDays: 5), plantedOn: Day(literal: "2026-03-01")))
    }
    let mum = try someone(300, "02-555-0101")
    let others = try (1...200).map { try someone(Int64($0), "010-1000-\(1000 + $0)") }
    try older.putOld(others + [mum, someone(301, nil)], in: "person") {
      try $1.keep($0.searchText, of: $0.id.rawValue, in: .person)
    }
    #expect(throws: DomainError.self) {
      try older.putOld([someone(302, "02-555-0101")], in: "person")
    }
    try older.close()
    // Of the second one another device may have said so.
    try runSQL(
      old, watering(of: mum.id),
      "INSERT INTO sync_thing VALUES (1, 300, 0, NULL, 1, '{}'), (1, 301, 0, NULL, 1, '{}')")
    #expect(try SQLStore.unsettled(by: .sharedNumbers, at: old) == [300, 301])
    let newer = SQLStore.sqlite(path: FilePath(old), now: .fixed("2026-03-02T09:00"))
    try newer.write { try $0.people.save(someone(301, "02-555-0101")) }
    try newer.read { (repositories) throws in
      let people = repositories.people
      #expect(try people.holders(ofPhone: "025550101").map(\.id.rawValue) == [300, 301])
      #expect(try people.holders(ofPhone: "01010001007") == [someone(7, "010-1000-1007")])
      #expect(try people.list(.all, in: 0..<999).count == 202)
      #expect(try repositories.waterings.newest(of: mum.id, in: 0..<9).count == 1)
    }
    try newer.close()
    try runSQL(old, "DELETE FROM sync_thing")
    // Nobody told the person of the watering.
    #expect(
      try SQLiteInspector(path: FilePath(old)).inspect().findings == [.outOfStep(.care, count: 1)])
  }

  @Test func `the totals follow every change`() throws {
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
      #expect(totals.people == kept.count && totals.due == kept.count)
      #expect(totals.full == kept.values.filter(\.affection.isFull).count)
      #expect(totals.waterings == kept.values.reduce(0) { $0 + $1.wateringCount })
      #expect(totals.postponements == kept.values.reduce(0) { $0 + $1.postponementCount })
    }
  }

  @Test func `the index agrees with what is searched after many changes`() throws {
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
