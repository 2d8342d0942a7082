import HearthDomain
import HearthTestSupport
import Testing

@Suite struct BirthdayTests {
  @Test(arguments: [
    ("03-21", Birthday.solar(year: nil, month: 3, day: 21)),
    ("1990-03-21", .solar(year: 1990, month: 3, day: 21)),
    ("02-29", .solar(year: nil, month: 2, day: 29)),
    ("1988-02-29", .solar(year: 1988, month: 2, day: 29)),
    ("lunar:08-15", .lunar(year: nil, month: 8, day: 15, isLeapMonth: false)),
    ("lunar:leap-04-08", .lunar(year: nil, month: 4, day: 8, isLeapMonth: true)),
    ("lunar:1990-08-15", .lunar(year: 1990, month: 8, day: 15, isLeapMonth: false)),
    ("lunar:2020-leap-04-08", .lunar(year: 2020, month: 4, day: 8, isLeapMonth: true)),
    ("lunar:02-30", .lunar(year: nil, month: 2, day: 30, isLeapMonth: false)),
  ])
  func `a birthday is read as written`(text: String, birthday: Birthday) throws {
    #expect(try Birthday(text) == birthday)
    #expect(birthday.description == text)
  }

  @Test(arguments: [
    (" 3-1 ", "03-01"), ("1990-3-1", "1990-03-01"), ("LUNAR:8-15", "lunar:08-15"),
    ("Lunar:2020-Leap-4-8", "lunar:2020-leap-04-08"),
  ])
  func `fewer digits and other case are accepted too`(text: String, written: String) throws {
    #expect(try Birthday(text).description == written)
  }

  @Test(arguments: [
    "", "0321", "03/21", "90-03-21", "03-21-", "-03-21", "leap-04-08", "lunar:90-03-21",
    "lunar:", "lunar:leap-1990-03-21", "1990-leap-03-21", "03-+1", "٠٣-٢١", "003-21",
    "lunar:leap-leap-04-08",
  ])
  func `another form is unreadable`(text: String) {
    #expect(throws: DomainError.invalid(.birthday, .unreadable(text))) { try Birthday(text) }
  }

  @Test(arguments: [
    ("02-30", nil, 2, 30), ("13-01", nil, 13, 1), ("00-10", nil, 0, 10), ("04-31", nil, 4, 31),
    ("1990-02-29", 1990, 2, 29), ("0000-01-01", 0, 1, 1),
  ])
  func `an impossible date is refused`(text: String, year: Int?, month: Int, day: Int) {
    #expect(
      throws: DomainError.invalid(.birthday, .noSuchDate(year: year, month: month, day: day))
    ) { try Birthday(text) }
  }

  @Test(arguments: [
    // 1990 had no leap fourth month, and its first month had 29 days.
    ("lunar:1990-leap-04-08", 1990, 4, 8, true), ("lunar:1990-01-30", 1990, 1, 30, false),
    ("lunar:1899-12-01", 1899, 12, 1, false), ("lunar:2101-01-01", 2101, 1, 1, false),
    // 31 August exists, but the eighth lunar month has no 31st.
    ("lunar:08-31", nil, 8, 31, false), ("lunar:01-31", nil, 1, 31, false),
    ("lunar:13-01", nil, 13, 1, false), ("lunar:leap-04-31", nil, 4, 31, true),
  ])
  func `a day missing in the lunar year is refused`(
    text: String, year: Int?, month: Int, day: Int, isLeap: Bool
  ) {
    #expect(
      throws: DomainError.invalid(
        .birthday, .noSuchLunarDate(year: year, month: month, day: day, isLeapMonth: isLeap))
    ) { try Birthday(text) }
  }

  @Test(arguments: [
    ("1990-03-21", "2026-03-21", 36), ("1990-03-21", "1989-03-21", -1),
    ("lunar:1990-08-15", "2026-09-25", 36),
    // The lunar year ends in the following solar year.
    ("lunar:1990-12-15", "2027-01-22", 36), ("lunar:1990-12-15", "1991-01-30", 0),
    ("lunar:2020-leap-04-08", "2026-05-24", 6), ("03-21", "2026-03-21", nil),
    ("lunar:08-15", "2026-09-25", nil),
  ])
  func `ages are counted by the calendar of the birthday`(text: String, on: String, years: Int?)
    throws
  {
    #expect(try Birthday(text).age(on: Day(literal: on)) == years)
  }

  @Test func `a lunar birth date cannot be in the future`() throws {
    let birthday = try Birthday("lunar:2026-08-15")
    try birthday.checkIsNotInFuture(today: Day(literal: "2026-09-25"))
    let (born, today) = (Day(literal: "2026-09-25"), Day(literal: "2026-09-24"))
    #expect(throws: DomainError.invalid(.birthday, .inTheFuture(born, today: today))) {
      try birthday.checkIsNotInFuture(today: today)
    }
  }

  @Test(arguments: [
    ("03-21", "2026-03-21", "2026-03-21"), ("03-21", "2026-03-22", "2027-03-21"),
    ("1990-12-31", "2026-12-31", "2026-12-31"), ("01-01", "2026-12-31", "2027-01-01"),
    ("02-29", "2026-02-01", "2026-02-28"), ("02-29", "2028-02-28", "2028-02-29"),
    ("02-29", "2027-03-01", "2028-02-29"), ("02-29", "2028-03-01", "2029-02-28"),
  ])
  func `a birthday recurs every year`(text: String, from: String, next: String) throws {
    #expect(try Birthday(text).next(from: Day(literal: from)) == Day(literal: next))
  }

  @Test(arguments: [
    // Chuseok, at the full moon of the eighth month.
    ("lunar:08-15", "2026-01-01", "2026-09-25"), ("lunar:08-15", "2026-09-26", "2027-09-15"),
    // The last lunar month falls in the following solar year.
    ("lunar:12-15", "2026-01-01", "2026-02-02"), ("lunar:12-15", "2026-02-03", "2027-01-22"),
    // 2020 had a leap fourth month, and 2026 has none.
    ("lunar:leap-04-08", "2020-01-01", "2020-05-30"),
    ("lunar:leap-04-08", "2026-01-01", "2026-05-24"),
    ("lunar:04-08", "2020-01-01", "2020-04-30"),
  ])
  func `a lunar birthday follows the lunar calendar`(text: String, from: String, next: String)
    throws
  {
    #expect(try Birthday(text).next(from: Day(literal: from)) == Day(literal: next))
  }

  @Test func `day 30 of a short lunar month becomes day 29`() throws {
    for year in 2020...2030 {
      for month in 1...12 {
        let length = try #require(KoreanLunarCalendar.length(ofMonth: month, year: year))
        let first = try #require(LunarDate(year: year, month: month, day: 1))
        let begin = KoreanLunarCalendar.day(of: first)
        let birthday = Birthday.lunar(year: nil, month: month, day: 30, isLeapMonth: false)
        #expect(birthday.next(from: begin) == begin.adding(days: length - 1))
      }
    }
  }

  @Test func `beyond the lunar table no birthday is invented`() throws {
    #expect(try Birthday("lunar:08-15").next(from: Day(literal: "2102-01-01")) == nil)
    #expect(try Birthday("12-31").next(from: .latest) == .latest)
    #expect(try Birthday("01-01").next(from: .latest) == nil)
  }

  @Test(arguments: [
    "01-01", "02-28", "02-29", "12-31", "lunar:01-01", "lunar:08-30", "lunar:leap-06-30",
    "lunar:leap-06-15", "lunar:12-29", "lunar:1990-08-30",
  ])
  func `the candidates of a day include everybody who celebrates then`(text: String) throws {
    let birthday = try Birthday(text)
    var moment = Day(literal: "2024-01-01")
    while let next = birthday.next(from: moment), next < Day(literal: "2029-01-01") {
      #expect(Birthday.candidates(on: next).contains(birthday.withoutYear), "\(next)")
      moment = next.adding(days: 1)
    }
    #expect(moment > Day(literal: "2028-01-01"))
  }
}
