import HearthDomain
import HearthTestSupport
import HearthWhen
import Testing

@testable import HearthPresentation

/// Tests dates without a year for past events, entered on a Friday in December.
@Suite struct RecordedDayTests {
  private static let now = "2026-12-18T09:00"

  private func dates(_ now: String = now) -> WhenReader {
    WhenReader(WhenContext(now: LocalTime(literal: now), zone: FixedZone.seoul, leaning: .past))
  }

  @Test(arguments: [
    ("12-19", "2026-12-19", "2025-12-19"), ("12-20", "2026-12-20", "2025-12-20"),
    ("12/25", "2026-12-25", "2025-12-25"), ("12월 25일", "2026-12-25", "2025-12-25"),
    ("25 dec", "2026-12-25", "2025-12-25"), ("크리스마스", "2026-12-25", "2025-12-25"),
    ("1-15", "2027-01-15", "2026-01-15"), ("2-16", "2027-02-16", "2026-02-16"),
  ])
  func `a date that comes within weeks is not taken for last year's`(
    text: String, next: String, last: String
  ) throws {
    let refused = WhenRefusal(
      .notYetCome(next: Day(literal: next), last: Day(literal: last), at: nil), text)
    #expect(throws: refused) { try dates().forRecords.day(text) }
    #expect(throws: refused) { try dates().forRecords.moment(text) }
    // A date that is only viewed may be in any year.
    #expect(try dates().day(text) == Day(literal: last))
    // This is the spelling that the refusal suggests.
    #expect(try dates().forRecords.day(last) == Day(literal: last))
  }

  @Test(arguments: [
    ("12-18", "2026-12-18"), ("12-17", "2026-12-17"), ("2-17", "2026-02-17"),
    ("11-20", "2026-11-20"), ("2025-12-25", "2025-12-25"), ("작년 12월 25일", "2025-12-25"),
    ("25 dec 2025", "2025-12-25"), ("2026-12-25", "2026-12-25"), ("1년 전", "2025-12-18"),
    ("20일", "2026-11-20"), ("sat", "2026-12-12"), ("tomorrow", "2026-12-19"),
    ("next fri", "2026-12-25"),
  ])
  func `other dates are read as usual`(text: String, day: String) throws {
    #expect(try dates().forRecords.day(text) == Day(literal: day))
    #expect(try dates().forRecords.moment(text).day == Day(literal: day))
  }

  @Test func `a refusal names both dates, and how to write the past one`() throws {
    let time = try #require(TimeOfDay(hour: 8, minute: 0))
    let refused = WhenRefusal(
      .notYetCome(next: Day(literal: "2026-12-20"), last: Day(literal: "2025-12-20"), at: time),
      "12-20 08:00")
    #expect(throws: refused) { try dates().forRecords.moment("12-20 08:00") }
    #expect(
      refused.message(in: .english)
        == "“12-20 08:00” has not come yet (2026-12-20). For the last one, write 2025-12-20 08:00.")
    #expect(
      refused.message(in: .korean)
        == "‘12-20 08:00’은 아직 오지 않았어요(2026-12-20). 지난 날을 적으려면 2025-12-20 08:00처럼 적어 주세요.")
  }

  /// Checks that each line is refused with its date, changes nothing, and works with the year.
  private func check(
    _ lines: [String], words: String = "has not come yet", run: (String) -> CommandFixture.Outcome,
    kept: () throws -> [AnyHashable]
  ) throws {
    for line in lines {
      let before = try kept()
      let refused = run(line)
      #expect(refused.status == .wrongUsage, "\(line)")
      for part in [words, "2026-12-20", "2025-12-20"] {
        #expect(refused.errors.contains(part), "\(line): \(refused.errors)")
      }
      #expect(try kept() == before, "\(line)")
      let dated = run(line.replacing("12-20", with: "2025-12-20"))
      #expect(dated.status == .success, "\(line): \(dated.errors)")
    }
  }

  @Test func `dates of reading cannot be in the future`() throws {
    let room = BookCommandFixture(.korean)
    room.day("2026-12-18")
    room.run("book add Emma --pages 100")
    try check(
      [
        "book add New --pages 100 --started 12-20", "book edit Emma --started 12-20",
        "read Emma 20 --on 12-20", "book unread Emma --on 12-20 --yes",
        "book finish Emma --on 12-20 --yes",
      ], words: "아직 오지 않았어요", run: { room.run($0) },
      kept: { try room.books })
  }

  @Test func `dates of contact cannot be in the future`() throws {
    let garden = PeopleCommandFixture(.english, on: "2026-12-18")
    garden.run("person add Jo --every 5 --planted 2025-12-01")
    try check(
      [
        "person add Kim --every 5 --planted 12-20", "person edit Jo --planted 12-20",
        "water Kim --on 12-20", "person review Kim --on 12-20 --memo tea",
        "person unwater Kim --on 12-20 --yes",
      ], run: { garden.run($0) },
      kept: {
        ["Jo", "Kim"].map { AnyHashable(try? garden.people.find($0)) }
          + [AnyHashable(garden.run("person history Kim").output)]
      })
  }

  @Test func `dates of moods cannot be in the future`() throws {
    let studio = MoodCommandFixture(.english, at: Self.now)
    try check(
      [
        "feel 12-20 50 future", "feel 50 x --on 12-20", "feel 50 x --on 12-20 --at 08:00",
        "feel 50 x --at 12-20", "feel 50 x --at \"12-20 08:00\"",
      ], run: { studio.run($0) },
      kept: { try studio.queries.list(.all, .newest(10)) })
    studio.run("feel 50 now")
    let id = try #require(try studio.queries.latest()).id.shortForm
    try check(
      ["mood edit \(id) --at 12-20"], run: { studio.run($0) },
      kept: { try studio.queries.list(.all, .newest(10)) })
  }

  @Test func `dates of done to-dos cannot be in the future`() throws {
    let schedule = ScheduleCommandFixture(.english, at: Self.now)
    schedule.run("plan Filter --from 2025-12-01 --repeat \"7 days after done\"")
    try check(
      ["event done Filter --on 12-20"], run: { schedule.run($0) },
      kept: { try schedule.tools.toDos.queries.list(.all) })
  }

  @Test(arguments: Language.allCases)
  func `forms show the same message beside their field`(language: Language) throws {
    let now = LocalTime(literal: Self.now)
    var form = BookFormScreen.State(adding: nil, now: now, by: .standard)
    for (text, isRefused) in [("12-25", true), ("2025-12-25", false), ("12-17", false)] {
      form.form.setText(text, of: .started)
      let problem = form.problem(in: .started)?(language)
      #expect(problem.map { $0.contains("2025-12-25") } ?? false == isRefused)
      let moment = MoodMoment(now, in: FixedZone.seoul)
      let reading = MomentParseResult(
        text, MomentInput(now: moment, zone: FixedZone.seoul), orAt: nil)
      #expect(reading.isUnclear == isRefused)
    }
  }
}
