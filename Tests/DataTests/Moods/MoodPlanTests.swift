import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthData

@Suite struct MoodPlanTests {
  private let home: FiledStore
  private let recorder: PlanRecorder

  init() throws {
    home = try FiledStore()
    recorder = try PlanRecorder(of: home)
  }

  /// Returns the query plans of the body, without uses of the search index.
  private func steps(_ body: (Repositories) throws -> Void) throws -> [PlanRecorder.Step] {
    try recorder.plan(of: body).filter { !$0.detail.contains("VIRTUAL TABLE INDEX") }
  }

  private func expectNoScan(_ steps: [PlanRecorder.Step]) {
    for step in steps where step.detail.hasPrefix("SCAN") {
      // The common table expression is the search result, which is scanned once.
      #expect(step.detail == "SCAN found", "\(step.detail) in \(step.sql)")
    }
  }

  private func mood() throws -> Mood {
    Mood(
      id: try #require(ID(rawValue: 1)),
      details: MoodDetails(
        moment: MoodMoment(LocalTime(literal: "2026-03-01T09:00"), in: FixedZone.seoul),
        level: .initial, memo: try MoodMemo("산책 walk")),
      place: try #require(CanvasPosition(across: 500, down: 500)))
  }

  @Test func `canvas, diary, month, year and neighbours are read from indexes, in order`() throws {
    let mood = try mood()
    let today = Day(literal: "2026-03-01")
    let steps = try steps { repositories in
      let (moods, days) = (repositories.moods, repositories.moodDays)
      try moods.save(mood)
      for filter in [MoodFilter.all, .on(today), MoodFilter(days: .earliest...today)] {
        for mark in [nil, mood.sortKey] {
          _ = try moods.list(filter, .newest(10, before: mark))
          _ = try moods.list(filter, .oldest(10, after: mark))
        }
      }
      for newest in [true, false] {
        _ = try days.daysWithMoods(
          today...today.adding(days: 365), isNewestFirst: newest, limit: .max)
        _ = try days.daysWithMoods(.earliest ... .latest, isNewestFirst: newest, limit: 1)
      }
      _ = try days.palette(of: today)
      try days.setPalette(nil, for: today)
      _ = try repositories.moodSettings.load()
      _ = try moods.mood(mood.id)
      _ = try moods.moodsEnding(in: #require(IDTail(mood.id.shortForm)), limit: 20)
      try moods.remove(mood.id)
    }
    expectNoScan(steps)
    for step in steps {
      let sorts = step.detail.contains("TEMP B-TREE") && !step.sql.contains("& 1048575")
      #expect(!sorts, "\(step.detail) in \(step.sql)")
    }
  }

  @Test func `statistics read only the requested days, never the moods`() throws {
    let day = Day(literal: "2026-03-01")
    let steps = try steps { _ = try $0.moodDays.statistics(of: day...day) }
    expectNoScan(steps)
    #expect(steps.allSatisfy { !$0.detail.contains(" mood ") })
  }

  @Test func `tags of a period are found without those of all others`() throws {
    let day = Day(literal: "2026-03-01")
    let steps = try steps { _ = try $0.moodDays.tags(on: day...day) }
    #expect(!steps.isEmpty)
    for step in steps {
      #expect(!step.detail.contains("SCAN mood_tag"), "\(step.detail) in \(step.sql)")
      #expect(!step.detail.contains("TEMP B-TREE"), "\(step.detail) in \(step.sql)")
    }
  }

  @Test(arguments: ["산책", "산", "ㅅㅊ", "ㅅ", "walk", "w", "al"])
  func `no search scans the moods`(search: String) throws {
    let mood = try mood()
    let steps = try steps { repositories in
      try repositories.moods.add([mood])
      for mark in [nil, mood.sortKey] {
        let filter = MoodFilter(search: search)
        _ = try repositories.moods.list(filter, .newest(10, before: mark))
      }
    }
    expectNoScan(steps)
  }

  @Test(arguments: [
    "UPDATE mood SET level = 101", "UPDATE mood SET across = 99",
    "UPDATE mood SET down = 901", "UPDATE mood SET day = day + 1",
    "UPDATE mood SET at = at - 86400000",
    "UPDATE mood SET seconds_east = 90000", "UPDATE mood SET id = 0",
    "INSERT INTO day_palette VALUES (3000000, 'tide')",
    "INSERT INTO day_palette VALUES (1, '')",
  ])
  func `table constraints reject what the rules reject`(sql: String) throws {
    let mood = try mood()
    try recorder.begin(.write)
    try Repositories(recorder, SearchIndex(recorder)).moods.save(mood)
    #expect(throws: DomainError.self) { try recorder.execute(sql, []) }
    try recorder.rollback()
  }

  @Test(arguments: [
    ("mood", "memo", "UPDATE mood SET memo = printf('%.*c', 50001, 'x')", "1"),
    ("day_palette", "palette", "INSERT INTO day_palette VALUES (20513, 'mud')", "20513"),
    ("setting", "value", "INSERT INTO setting VALUES ('mood.palette', 'mud')", "mood.palette"),
  ])
  func `a value invalid in the domain throws an error that names it`(
    table: String, column: String, sql: String, id: String
  ) throws {
    let mood = try mood()
    try recorder.begin(.write)
    let repositories = Repositories(recorder, SearchIndex(recorder))
    try repositories.moods.save(mood)
    _ = try recorder.execute(sql, [])
    #expect(throws: DomainError.damaged(.row(table: table, column: column, id: id))) {
      _ = try repositories.moods.list(.all, .newest(9))
      _ = try repositories.moodDays.palette(of: #require(Day(number: 20_513)))
      _ = try repositories.moodSettings.load()
    }
    try recorder.rollback()
  }
}
