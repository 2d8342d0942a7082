import HearthDomain
import HearthWhen
import Testing

@testable import HearthPresentation

@Suite struct TypedBirthdayTests {
  @Test(arguments: [
    ("03-21", "03-21"), ("1990-03-21", "1990-03-21"), ("lunar:08-15", "lunar:08-15"),
    ("LUNAR:leap-4-8", "lunar:leap-04-08"), ("3/21", "03-21"), ("21/3", "03-21"),
    ("21.3.1990", "1990-03-21"),
    ("29/11/1988", "1988-11-29"), ("11/29/1988", "1988-11-29"), ("8/15", "08-15"),
    ("03/21", "03-21"), ("1990/3/21", "1990-03-21"), ("1990. 3. 21.", "1990-03-21"),
    ("19 April", "04-19"), ("April 19", "04-19"), ("19 apr 1990", "1990-04-19"),
    ("April 19th, 1990", "1990-04-19"), ("19th of April", "04-19"), ("29 February", "02-29"),
    ("3월 21일", "03-21"), ("3월21일", "03-21"), ("1990년 3월 21일", "1990-03-21"),
    ("음력 8월 15일", "lunar:08-15"), ("음력 윤4월 8일", "lunar:leap-04-08"),
    ("음력 8/15", "lunar:08-15"), ("lunar 8/15", "lunar:08-15"),
    ("음력 1990년 8월 15일", "lunar:1990-08-15"), ("1990년 음력 8월 15일", "lunar:1990-08-15"),
    ("음력 2020년 윤4월 8일", "lunar:2020-leap-04-08"), ("lunar:1990-03-21", "lunar:1990-03-21"),
    ("lunar:2020-leap-4-8", "lunar:2020-leap-04-08"), ("음력 1990. 8. 15.", "lunar:1990-08-15"),
    ("lunar 1990/8/15", "lunar:1990-08-15"), ("1990년 정월 대보름", "lunar:1990-01-15"),
    ("(음) 12.2", "lunar:12-02"), ("음 11/8", "lunar:11-08"), ("12월 2일(음)", "lunar:12-02"),
    ("(음력) 8월 15일", "lunar:08-15"), ("1994년 8월 15일 음력", "lunar:1994-08-15"),
    ("음 동짓달 스무날", "lunar:11-20"),
    ("음력 정월 대보름", "lunar:01-15"), ("섣달 그믐", "lunar:12-30"), ("음력 동짓달 스무날", "lunar:11-20"),
  ])
  func `birthdays are read in many formats`(
    text: String, written: String
  ) throws {
    #expect(try Birthday(typed: text, .monthFirst).description == written)
  }

  @Test(arguments: [
    ("5/12", "12-05"), ("5.12.", "12-05"), ("21/3", "03-21"), ("3/21", "03-21"),
    ("05-12", "05-12"), ("1990-05-12", "1990-05-12"), ("lunar 8/5", "lunar:08-05"),
    ("24.12.", "12-24"), ("4.2.", "02-04"),
    ("24. 12. 1950", "1950-12-24"), ("24. Dec", "12-24"), ("24. December 1950", "1950-12-24"),
  ])
  func `a day-first date is read in local order, unless a year precedes it`(
    text: String, written: String
  ) throws {
    let typed = try TypedBirthday(text)
    #expect(try typed.birthday(.dayFirst).description == written)
  }

  @Test(arguments: ["12-06", "1990-12-06", "lunar:12-06", "lunar:1990-12-06"])
  func `a birthday in a form is read back as the same`(written: String) throws {
    let birthday = try Birthday(written)
    for order in [DateOrder.monthFirst, .dayFirst] {
      #expect(try Birthday(typed: birthday.typeableText(order), order) == birthday)
    }
    #expect(try Birthday("12-06").typeableText(.dayFirst) == "6/12")
  }

  @Test func `an entered birthday is reported as it was read`() {
    let garden = PeopleCommandFixture(.english)
    let planted = garden.run("person add Ruth --every 7 --birthday 1984-02-14").errors
    #expect(planted.contains("Birthday: 14 February 1984"), "\(planted)")
    let edited = garden.run("person edit Ruth --birthday \"lunar 12/2\"").errors
    #expect(edited.contains("Birthday: 2nd of the 12th lunar month, this year "), "\(edited)")
  }

  @Test func `every birthday is read back as written`() throws {
    for month in 1...12 {
      for birthday in [
        Birthday.solar(year: nil, month: month, day: 9), .solar(year: 1990, month: month, day: 9),
        .lunar(year: nil, month: month, day: 9, isLeapMonth: false),
        .lunar(year: nil, month: month, day: 9, isLeapMonth: true),
        .lunar(year: 1990, month: month, day: 9, isLeapMonth: false),
      ] {
        #expect(try Birthday(typed: birthday.description, .monthFirst) == birthday)
        #expect(try Birthday(typed: birthday.text(in: .korean), .monthFirst) == birthday)
      }
    }
  }

  @Test(arguments: ["31/02", "02/31", "31 April", "2월 30일"])
  func `an impossible date is refused`(text: String) {
    #expect(throws: WhenRefusal(.noSuchDay, text)) { try Birthday(typed: text, .monthFirst) }
  }

  @Test(arguments: [
    "", "soon", "0321", "3/4/1988", "90-03-21", "03-21-", "-03-21", "leap-04-08", "lunar:90-03-21",
    "음력 90년 3월 21일", "lunar:", "003-21", "1990/03-21", "April", "19", "19 April 90",
  ])
  func `other text is unreadable`(text: String) {
    #expect(throws: DomainError.invalid(.birthday, .unreadable(text))) {
      try Birthday(typed: text, .monthFirst)
    }
  }
}
