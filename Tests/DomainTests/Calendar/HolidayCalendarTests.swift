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
      (Language.korean, nil, true), (.english, nil, false), (.english, [.korea], true),
      (.korean, [], false),
    ] as [(Language, [HolidayCountry]?, Bool)])
  func `the language selects the holidays unless the user does`(
    language: Language, countries: [HolidayCountry]?, isThere: Bool
  ) {
    var settings = HolidaySettings()
    settings.countries = countries
    let moving = Day(literal: "2026-11-30")
    settings.added = NamedDays([moving: "Moving"])
    let calendar = settings.calendar(in: language)
    #expect(calendar.isHoliday(Day(literal: "2026-12-25")) == isThere)
    #expect(calendar.holidays(moving...moving) == [moving: [.custom("Moving")]])
  }

  @Test func `a range has its holidays, across years and outside them`() {
    let calendar = HolidayCalendar([.korea], added: NamedDays([Day(literal: "2026-12-25"): "Ours"]))
    let found = calendar.holidays(Self.days("2026-12-25", "2027-01-01"))
    #expect(found.keys.sorted().map { "\($0)" } == ["2026-12-25", "2027-01-01"])
    #expect(
      found[Day(literal: "2026-12-25")] == [
        .official(.christmas, isSubstitute: false), .custom("Ours"),
      ])
    let monday = Day(literal: "2026-10-05")
    #expect(
      calendar.holidays(monday...monday) == [
        monday: [.official(.foundationDay, isSubstitute: true)]
      ])
    #expect(calendar.holidays(Self.days("1900-01-01", "2007-12-31")).isEmpty)
    #expect(calendar.holidays(Self.days("2101-01-01", "9999-12-31")).isEmpty)
    #expect(calendar.holidays(Day.earliest...Day.latest).count > 1000)
  }

  @Test func `several countries show theirs, and what they share once`() {
    let calendar = HolidayCalendar([.korea, .unitedStates, .unitedKingdom])
    let found = calendar.holidays(Self.days("2026-07-01", "2026-12-31"))
    #expect(
      found[Day(literal: "2026-12-25")] == [.official(.christmas, isSubstitute: false)])
    #expect(
      found[Day(literal: "2026-07-03")] == [.official(.independenceDay, isSubstitute: true)])
    #expect(
      found[Day(literal: "2026-08-31")] == [.official(.summerBankHoliday, isSubstitute: false)])
    #expect(calendar.isHoliday(Day(literal: "2026-12-28")))
    #expect(!HolidayCalendar([.korea]).isHoliday(Day(literal: "2026-12-28")))
  }

  @Test(
    arguments: [
      (nil, [.korea]), ([], [.korea]), ([.ireland], [.ireland]),
    ] as [([HolidayCountry]?, [HolidayCountry])])
  func `a series skips those that are shown, or Korean ones`(
    chosen: [HolidayCountry]?, skipped: [HolidayCountry]
  ) {
    var settings = HolidaySettings()
    settings.countries = chosen
    #expect(settings.skippedBySeries.countries == skipped)
  }

  @Test(arguments: ["auto", "none", "kr", "kr,uk,us,ie,ca,au"])
  func `countries are chosen by their codes`(text: String) throws {
    let setting = try #require(Setting.named("calendar.holidays"))
    var settings = Settings()
    try settings.set(setting, to: text)
    #expect(settings.text(of: setting) == text)
    for wrong in ["", "kr,kr", "kr,none", "fr", "kr us"] {
      #expect(throws: DomainError.self) { try settings.set(setting, to: wrong) }
    }
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
    ("12-24", "2026-12-24 2027-12-24"), ("11-thu4", "2026-11-26 2027-11-25"),
    ("05-mon-1", "2026-05-25 2027-05-31"), ("lunar:08-14", "2026-09-24 2027-09-14"),
    ("easter-2", "2026-04-03 2027-03-26"), ("easter+1", "2026-04-06 2027-03-29"),
    ("02-29", ""), ("11-thu5", ""),
  ])
  func `a day of each year is named by rule`(rule: String, days: String) throws {
    let setting = try #require(Setting.named("calendar.holidays.add"))
    var settings = Settings()
    try settings.set(setting, to: "2026-01-02=once; \(rule)=yearly")
    #expect(settings.text(of: setting) == "2026-01-02=once; \(rule)=yearly")
    #expect(setting.text(adding: "\(rule)=", to: settings.text(of: setting)) == "2026-01-02=once")
    let calendar = HolidayCalendar([], added: settings.holidays.added)
    let found = calendar.holidays(Self.days("2026-01-03", "2027-12-31"))
    #expect(found.keys.sorted().map { "\($0)" }.joined(separator: " ") == days)
    #expect(found.values.allSatisfy { $0 == [.custom("yearly")] })
    #expect(found.keys.allSatisfy(calendar.isHoliday))
    #expect(!calendar.isHoliday(Day(literal: "2026-07-01")))
  }

  @Test(arguments: [
    "13-01=a", "02-30=a", "11-thu6=a", "11-xyz1=a", "lunar:11-thu1=a", "easter+999=a", "eastern=a",
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
