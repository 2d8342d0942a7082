import HearthDomain
import Testing

@testable import HearthPresentation

@Suite struct CareRhythmInputTests {
  @Test(arguments: [
    ("7", 7), (" 7 ", 7), ("7d", 7), ("7 days", 7), ("1 day", 1), ("day", 1), ("daily", 1),
    ("week", 7), ("Weekly", 7), ("every week", 7), ("a week", 7), ("2 weeks", 14), ("2w", 14),
    ("two weeks", 14), ("month", 30), ("3 months", 90), ("every other day", 2), ("7일", 7),
    ("1주", 7), ("일주일", 7), ("2주일", 14), ("두 주", 14), ("매주", 7), ("격주", 14), ("2주마다", 14),
    ("10일 마다", 10), ("매일", 1), ("한 달", 30), ("quarter", 90), ("every quarter", 90),
    ("quarterly", 90), ("분기", 90),
    ("한 달에 한 번", 30), ("주2회", 3), ("주 1회", 7), ("월 2회", 15), ("석달", 90), ("일주일에 한번", 7),
    ("2주에 한 번", 14), ("하루 두 번", 1), ("once a month", 30), ("twice a week", 3),
    ("매달", 30), ("열흘", 10), ("보름", 15), ("주", 7), ("월", 30), ("달", 30), ("주마다", 7),
    ("6 months", 180), ("half a year", 180), ("every other month", 60), ("10 years", 3650),
    ("13 weeks", 91), ("twice a year", 182), ("반년", 180), ("격월", 60), ("두 달에 한 번", 60),
    ("명절마다", 182), ("1년", 365), ("일 년에 두 번", 182), ("매년", 365), ("yearly", 365),
  ])
  func `an interval is read in many wordings`(text: String, days: Int) throws {
    #expect(try CareRhythm(typed: text).days == days)
  }

  @Test(arguments: [
    "x", "often", "7x", "week 7", "2 2 weeks", "1.5 weeks", "마다", "every", "once",
    "주 2", "주 2회 더",
  ])
  func `other words are refused`(text: String) {
    #expect(throws: DomainError.invalid(.interval, .unreadable(text))) {
      try CareRhythm(typed: text)
    }
  }

  @Test(arguments: [
    ("0", 0), ("-3", -3), ("999999 weeks", 6_999_993), ("11 years", 4015),
  ])
  func `an interval out of range is refused with the range`(text: String, days: Int) {
    #expect(throws: DomainError.invalid(.interval, .outOfRange(1...3_650, actual: days))) {
      try CareRhythm(typed: text)
    }
  }

  @Test func `a refusal says what to write, and names the help`() {
    let garden = PeopleCommandFixture(.english)
    let errors = garden.run("person add Mum --every often").errors
    #expect(errors.contains("Write it like 7, 10d, week or 2w."))
    #expect(errors.contains("Help: hearth person add --help"))
    #expect(garden.run("person add Mum --every 3651").errors.contains("Help: hearth person add"))
  }
}
