import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthData

@Suite struct MigratorTests {
  private struct Row: Equatable {
    let number: Int
    let name: String
    let ranAt: Instant
  }

  private let folder = ScratchFolder()
  private var path: String { folder.file("hearth.db") }

  private func store(_ steps: [Migration], at time: String = "2026-11-20T09:00") -> SQLStore {
    SQLStore(SQLiteDriver(path: FilePath(path)), now: .fixed(time), steps: steps)
  }

  private static let second = Migration(number: Migration.baseline.number + 1, name: "second") {
    ["CREATE TABLE extra (n INTEGER)", "INSERT INTO extra SELECT count(*) FROM setting"]
  }

  private static let broken = Migration(number: Migration.baseline.number + 2, name: "broken") {
    ["CREATE TABLE half (n INTEGER)", "INSERT INTO nowhere VALUES (1)"]
  }

  @Test func `migrations are numbered from the baseline on without a gap`() {
    let first = Migration.baseline.number
    #expect(Migration.all.map(\.number) == Array(first..<first + Migration.all.count))
    #expect(Set(Migration.all.map(\.name)).count == Migration.all.count)
  }

  @Test func `a store records which migrations ran and when`() throws {
    try store([.baseline]).read { _ in }
    try store([.baseline, Self.second], at: "2026-11-21T09:00").read { _ in }
    let seoul = FixedZone.seoul
    #expect(
      try ran() == [
        Row(
          number: Migration.baseline.number, name: "baseline",
          ranAt: seoul.instant(of: LocalTime(literal: "2026-11-20T09:00"))),
        Row(
          number: Self.second.number, name: "second",
          ranAt: seoul.instant(of: LocalTime(literal: "2026-11-21T09:00"))),
      ])
  }

  @Test func `a later migration keeps the stored data`() throws {
    try rename("지은", in: store([.baseline]))
    let newer = store([.baseline, Self.second])
    #expect(try name(in: newer) == "지은")
    let connection = try SQLiteConnection(path: FilePath(path))
    try connection.begin(.read)
    #expect(try connection.first("SELECT n FROM extra", of: "extra") { try $0.int("n") } == 1)
  }

  @Test func `moods keep their levels and days when moods without one become possible`() throws {
    let first = try #require(ID<Mood>(rawValue: 1))
    let kept = Mood(
      id: first,
      details: MoodDetails(
        moment: MoodMoment(LocalTime(literal: "2026-03-01T09:00"), in: FixedZone.seoul),
        level: try MoodLevel(70), memo: try MoodMemo("산책")),
      place: try #require(CanvasPosition(across: 500, down: 500)))
    let former = store([.baseline])
    try former.write { _ in }
    try former.close()
    try runSQL(
      path,
      """
      INSERT INTO mood (id, day, at, seconds_east, level, memo, across, down)
      VALUES (1, \(kept.day.number), \(kept.moment.instant.milliseconds), 32400, 70, '산책', 500, 500)
      """)
    let newer = store(Migration.all)
    #expect(try newer.read { try $0.moods.mood(first) } == kept)
    var plain = kept.details
    plain.level = nil
    try newer.write {
      try $0.moods.save(Mood(id: first, details: plain, place: kept.canvasPosition))
    }
    let days = try newer.read {
      try $0.moodDays.daysWithMoods(kept.day...kept.day, isNewestFirst: true, limit: 9)
    }
    #expect(days.map(\.tally) == [LevelTally([nil])])
  }

  @Test func `components of to-dos become to-dos when a store is migrated`() throws {
    let former = store([.baseline])
    try former.write { (repositories) throws in
      let zones = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\n"
      let parts = ["UID:t\r\nDUE;VALUE=DATE:20261124\r\nSUMMARY:Milk", "UID:t\r\nRECURRENCE-ID:1"]
      for (place, lines) in parts.enumerated() {
        let text = "BEGIN:VTODO\r\n\(lines)\r\nEND:VTODO\r\n"
        // The key and the heading as the former version wrote them.
        let key = "VTODO \(place == 0 ? "" : "1") t"
        try repositories.profile.saveSetting(
          "VTODO\n\(place + 3)\nday 739944\n\n\(key.utf8.count)\nzones.1\nhome\nMilk\n\(key)\(text)",
          as: "component.2026-11-24.\(place)")
      }
      try repositories.profile.saveSetting(zones, as: "zones.1")
      try repositories.calendars.save(
        StoredComponent(
          name: "VJOURNAL", key: "VJOURNAL  j", text: "BEGIN:VJOURNAL\r\nEND:VJOURNAL\r\n",
          zones: zones, place: 2))
    }
    try former.close()
    let newer = store(Migration.all)
    let toDos = try newer.read { try $0.toDos.list(ToDoFilter()) }
    #expect(
      toDos.map(\.title) == ["Milk"]
        && toDos.map(\.details.due) == [.day(Day(literal: "2026-11-24"))])
    #expect(toDos.first?.text?.text.contains("RECURRENCE-ID:1") == true)
    #expect(try newer.read { try $0.components(in: .home) }.map(\.name) == ["VJOURNAL"])
    let file = ICalendarFile(
      clock: LocalClock(now: .fixed("2026-11-20T09:00"), zone: FixedZone.seoul), zones: { _ in nil }
    )
    let context = UseCaseContext(
      newer, LocalClock(now: .fixed("2026-11-20T09:00"), zone: FixedZone.seoul), .seeded(1))
    var bytes: [UInt8] = []
    try ScheduleUseCases(context).export(as: file) { bytes += $0 }
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(
      text.contains("VERSION:2.0\r\nBEGIN:VJOURNAL\r\nEND:VJOURNAL\r\nBEGIN:VTODO\r\nUID:t\r\n"))
    let connection = try SQLiteConnection(path: FilePath(path))
    try connection.begin(.read)
    #expect(try JournalCheck(connection: connection).findings() == [])
  }

  @Test func `an upgraded store takes long intervals and the new contact methods`() throws {
    let former = store([.baseline])
    try former.write { _ in }
    try former.close()
    let newer = store(Migration.all)
    let person = Person(
      id: try #require(ID(rawValue: 1)),
      planting: PersonDetails(
        name: try PersonName("지은"), rhythm: try CareRhythm(everyDays: 3650),
        plantedOn: Day(literal: "2026-01-02")))
    try newer.write { repositories in
      try repositories.people.save(person)
      for (number, method) in ContactMethod.allCases.enumerated() {
        try repositories.waterings.save(
          Watering(
            id: #require(ID(rawValue: Int64(number + 1))), personID: person.id,
            on: Day(literal: "2026-02-01"), means: method))
      }
    }
    #expect(try newer.read { try $0.people.person(person.id)?.details.rhythm.days } == 3650)
  }

  @Test func `a definition without the part to be replaced is refused`() throws {
    let changing = Migration(number: Self.second.number, name: "changing") {
      []
    } fillDerivedData: {
      try $0.replaceDefinition(of: "person", "nothing like it", by: "")
    }
    #expect(
      throws: DomainError.damaged(.row(table: "sqlite_master", column: "sql", id: "person"))
    ) { try store([.baseline, changing]).write { _ in } }
  }

  @Test func `a failing migration leaves the store unchanged`() throws {
    try rename("지은", in: store([.baseline]))
    #expect(throws: DomainError.self) {
      try store([.baseline, Self.second, Self.broken]).write { _ in }
    }
    #expect(try ran().map(\.number) == [Migration.baseline.number])
    let connection = try SQLiteConnection(path: FilePath(path))
    try connection.begin(.read)
    for table in ["extra", "half"] {
      #expect(throws: DomainError.self) { try connection.execute("SELECT n FROM \(table)") }
    }
    #expect(try name(in: store([.baseline])) == "지은")
  }

  @Test func `an older program refuses a store of a newer one`() throws {
    try store([.baseline, Self.second]).read { _ in }
    expect(.newerSchema(found: Self.second.number, known: Migration.baseline.number), at: path) {
      try store([.baseline]).read { _ in }
    }
  }

  private func ran() throws -> [Row] {
    let connection = try SQLiteConnection(path: FilePath(path))
    try connection.begin(.read)
    let sql = "SELECT number, name, ran_at FROM migration ORDER BY number"
    return try connection.rows(sql, of: "migration") {
      Row(
        number: try $0.int("number"), name: try $0.text("name"),
        ranAt: try $0.instant("ran_at"))
    }
  }
}
