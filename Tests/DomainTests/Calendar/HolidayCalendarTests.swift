import HearthDomain
import HearthTestSupport
import Testing

/// Checks which days calendars show as holidays, and how to choose them.
@Suite struct HolidayCalendarTests {
  private static func days(_ first: String, _ last: String) -> ClosedRange<Day> {
    Day(literal: first)...Day(literal: last)
  }

  @Test(
    arguments: [
      (Language.korean, nil, true), (.english, nil, false), (.english, .korea, true),
      (.korean, .nowhere, false),
    ] as [(Language, HolidaySource?, Bool)])
  func `the language selects the holidays unless the user does`(
    language: Language, source: HolidaySource?, isThere: Bool
  ) {
    var settings = HolidaySettings()
    settings.source = source
    let moving = Day(literal: "2026-11-30")
    settings.addedDays = [moving: "Moving"]
    let calendar = settings.calendar(in: language)
    #expect(calendar.isHoliday(Day(literal: "2026-12-25")) == isThere)
    #expect(calendar.holidays(moving...moving) == [moving: [.custom("Moving")]])
  }

  @Test func `a range has its holidays, across years and outside them`() {
    let calendar = HolidayCalendar(.korea, added: [Day(literal: "2026-12-25"): "Ours"])
    let found = calendar.holidays(Self.days("2026-12-25", "2027-01-01"))
    #expect(found.keys.sorted().map { "\($0)" } == ["2026-12-25", "2027-01-01"])
    #expect(
      found[Day(literal: "2026-12-25")] == [
        .korean(.christmas, isSubstitute: false), .custom("Ours"),
      ])
    let monday = Day(literal: "2026-10-05")
    #expect(
      calendar.holidays(monday...monday) == [monday: [.korean(.foundationDay, isSubstitute: true)]])
    #expect(calendar.holidays(Self.days("1900-01-01", "2007-12-31")).isEmpty)
    #expect(calendar.holidays(Self.days("2101-01-01", "9999-12-31")).isEmpty)
    #expect(calendar.holidays(Day.earliest...Day.latest).count > 1000)
  }

  @Test(arguments: [
    ("", "2026-06-03=지방선거", "2026-06-03=지방선거"),
    ("2026-06-03=지방선거", "2026-01-02 = 임시 공휴일", "2026-01-02=임시 공휴일; 2026-06-03=지방선거"),
    ("2026-06-03=a", "2026-06-03=b=c", "2026-06-03=b=c"), ("2026-06-03=a", "2026-06-03=", ""),
    ("2026-06-03=a", "2026-06-04=b; 2026-06-05=c", "2026-06-03=a; 2026-06-04=b; 2026-06-05=c"),
    ("2026-06-03=a", "", ""), ("2026-06-03=a", "tomorrow=b", "tomorrow=b"),
  ])
  func `an added day is appended to the existing ones`(
    before: String, typed: String, after: String
  ) throws {
    let setting = try #require(Setting.named("calendar.holidays.add"))
    #expect(setting.text(adding: typed, to: before) == after)
  }

  @Test(arguments: [
    "tomorrow=b", "2026-02-30=a", "2026-06-03", "2026-06-03=", "2026-06-03=a\nb",
    "2026-06-03=" + String(repeating: "a", count: 41),
    "2026-06-03=a" + String(repeating: "\u{301}", count: 32),
    "2026-06-03=" + String(repeating: "👨‍👩‍👧", count: 40),
  ])
  func `a text without a day and a name is refused`(text: String) throws {
    let setting = try #require(Setting.named("calendar.holidays.add"))
    var settings = Settings()
    #expect(throws: DomainError.self) { try settings.set(setting, to: text) }
    #expect(settings == .standard)
  }
}
