import HearthDomain
import Testing

@testable import HearthData

@Suite struct SayingSchemaTests: OnFiledStore {
  let home: FiledStore

  init() throws {
    let id = try #require(ID<Saying>(rawValue: 7))
    let details = try SayingDetails(
      korean: SayingText("사랑"), tags: Tags([HearthDomain.Tag("위로")]))
    home = try FiledStore { repositories in
      try repositories.sayings.save(
        Saying(id: id, number: 1, details: details, addedAt: Instant(milliseconds: 0)))
      try repositories.sayingDeck.setSaying(id, of: .earliest)
      try repositories.starters.save(StarterProgress(startedOn: .earliest, released: 1))
    }
  }

  @Test(arguments: [
    "UPDATE saying SET korean = ''", "UPDATE saying SET korean = NULL",
    "UPDATE saying SET number = 0", "UPDATE saying SET number = 1 << 40",
    "UPDATE saying SET who = NULL", "UPDATE saying SET added_at = 'today'",
    "UPDATE saying SET deck_place = -1", "UPDATE saying SET deck_place = 1 << 32",
    "UPDATE saying SET aside = 0", "UPDATE saying SET id = -1",
    "INSERT INTO saying_tag VALUES (9, 'a', 0, 1, NULL, NULL)",
    "INSERT INTO saying_tag SELECT * FROM saying_tag", "INSERT INTO saying_of_day VALUES (2, 1, 7)",
    "UPDATE saying_of_day SET saying_id = 9", "UPDATE saying_of_day SET day = 3000000",
    "UPDATE saying_total SET sayings = -1", "UPDATE saying_total SET liked = 2",
    "UPDATE saying_total SET id = 2",
  ])
  func `table constraints reject invalid values`(sql: String) throws {
    try expectRefused(sql)
  }

  @Test(arguments: [
    ("saying", "korean", "UPDATE saying SET korean = ' '", "7"),
    ("saying", "who", "UPDATE saying SET who = printf('%.*c', 81, 'x')", "7"),
    ("saying", "tags", "UPDATE saying SET tags = printf('%.*c', 41, 'x')", "7"),
    ("setting", "value", "UPDATE setting SET value = 'soon'", "sayings.starters"),
    ("setting", "value", "UPDATE setting SET value = '1 x'", "sayings.starters"),
  ])
  func `a row that breaks a rule throws an error that names it`(
    table: String, column: String, sql: String, id: String
  ) throws {
    try runSQL(path, sql)
    let damage = DomainError.damaged(.row(table: table, column: column, id: id))
    func lists(_ repositories: Repositories) throws {
      _ = try repositories.sayings.list(.all, at: Instant(milliseconds: 0), in: 0..<9)
      _ = try repositories.starters.progress()
    }
    #expect(throws: damage) { try store.write { try lists($0) } }
    // A list skips the invalid row; a single value throws.
    try? store.read { try lists($0) }
    let odd = store.invalidRows.all.map { [$0.table, $0.column, $0.id] }
    #expect(odd == [[table, column, id]])
  }

  @Test(arguments: [
    ("9223372036854775807 -5", Day.latest, 0), ("-9223372036854775808 3", Day.earliest, 3),
    ("0 9223372036854775807", Day(clampingNumber: 0), Int.max),
  ])
  func `out-of-range progress is clamped`(
    value: String, day: Day, released: Int
  ) throws {
    try runSQL(path, "UPDATE setting SET value = '\(value)' WHERE key = 'sayings.starters'")
    #expect(
      try store.write { try $0.starters.progress() }
        == StarterProgress(startedOn: day, released: released, isSeasonal: false))
  }

  @Test func `setting aside works after the greatest possible position`() throws {
    try runSQL(path, "UPDATE saying SET aside = 9223372036854775807")
    let id = try #require(ID<Saying>(rawValue: 7))
    try store.write { try $0.sayingDeck.setAside(id) }
    #expect(try store.read { try $0.sayingDeck.card(of: id)?.setAsideOrder } != nil)
  }

  @Test func `both indexes match the searched texts after many changes`() throws {
    var numbers = SeededNumbers(seed: 5)
    var kept: [Int64: String] = [7: "사랑"]
    for _ in 0..<40 {
      try store.write { repositories in
        for _ in 0..<5 {
          let number = Int64.random(in: 1...9, using: &numbers)
          let id = try #require(ID<Saying>(rawValue: number == 1 ? 7 : 100 - number))
          let text = ["하늘 바다", "바다", "구름 하늘"].randomElement(using: &numbers) ?? "하늘"
          kept[id.rawValue] = Bool.random(using: &numbers) ? text : nil
          guard kept[id.rawValue] != nil else {
            try repositories.sayings.remove(id)
            continue
          }
          try repositories.sayings.save(
            Saying(
              id: id, number: Int(number), details: SayingDetails(korean: SayingText(text)),
              addedAt: Instant(milliseconds: 0)))
        }
      }
    }
    let connection = try SQLiteConnection(path: FilePath(path))
    try connection.begin(.write)
    for index in ["search_index", "saying_word"] {
      let depth = index == "search_index" ? 1 : 0
      try connection.execute(
        "INSERT INTO \(index) (\(index), rank) VALUES ('integrity-check', \(depth))")
    }
    let found = try connection.rows(
      "SELECT rowid, 1 FROM saying_word WHERE saying_word MATCH '\"ㅎㅏㄴㅡㄹ\"'", of: "saying_word"
    ) { try $0.integer("rowid") }
    #expect(found.count == kept.values.count { $0.contains("하늘") })
    try connection.rollback()
  }
}
