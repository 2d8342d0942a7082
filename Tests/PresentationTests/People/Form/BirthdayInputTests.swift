import HearthDomain
import HearthWhen
import Testing

@testable import HearthPresentation

@Suite struct BirthdayInputTests {
  private func read(_ text: String, _ order: DateOrder) throws -> WhenValue<Birthday> {
    try WhenReader(today: Day(literal: "2026-11-20"), order).birthday(text)
  }

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
    #expect(try read(text, .monthFirst).value.description == written)
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
    #expect(try read(text, .dayFirst).value.description == written)
  }

  @Test(arguments: ["12-06", "1990-12-06", "lunar:12-06", "lunar:1990-12-06"])
  func `a birthday in a form is read back as the same`(written: String) throws {
    let birthday = try Birthday(written)
    for order in [DateOrder.monthFirst, .dayFirst] {
      #expect(try read(birthday.typeableText(order), order).value == birthday)
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

  @Test(arguments: [
    ("12/4/1990", "1990-12-04", "1990-04-12"), ("12.4.1990", "1990-12-04", "1990-04-12"),
    ("12/4", "12-04", "04-12"), ("3/4/88", "1988-03-04", "1988-04-03"),
    ("음력 8/5", "lunar:08-05", "lunar:08-05"),
  ])
  func `a date of two possible orders follows the setting, which is stated`(
    text: String, monthFirst: String, dayFirst: String
  ) throws {
    for (order, written) in [(DateOrder.monthFirst, monthFirst), (.dayFirst, dayFirst)] {
      let read = try read(text, order)
      #expect(read.value.description == written && read.alternatives.isEmpty)
      #expect(read.guesses.isEmpty == (monthFirst == dayFirst))
    }
  }

  @Test func `the guess is stated with the other meaning, in the shell and in the form`() {
    let garden = PeopleCommandFixture(.english)
    let planted = garden.run("person add Ruth --every 7 --birthday 12/4/1990").errors
    #expect(
      planted.contains("Birthday: 4 December 1990. If you mean “12 Apr”, write it that way."),
      "\(planted)")
    var state = PersonFormScreen.State(
      .newPerson(name: "Ruth"), today: Day(literal: "2026-11-20"), dateOrder: .dayFirst)
    for (typed, isGuess) in [("12/4/1990", true), ("21/3", false), ("x", false)] {
      state.form[.birthday]?.content = .line(typed)
      state.fieldChanged(.birthday)
      #expect((state.form[.birthday]?.remark != nil) == isGuess, "\(typed)")
    }
    #expect(state.remark(on: .detail(.name)) == nil)
  }

  @Test func `every birthday is read back as written`() throws {
    for month in 1...12 {
      for birthday in [
        Birthday.solar(year: nil, month: month, day: 9), .solar(year: 1990, month: month, day: 9),
        .lunar(year: nil, month: month, day: 9, isLeapMonth: false),
        .lunar(year: nil, month: month, day: 9, isLeapMonth: true),
        .lunar(year: 1990, month: month, day: 9, isLeapMonth: false),
      ] {
        #expect(try read(birthday.description, .monthFirst).value == birthday)
        #expect(try read(birthday.text(in: .korean), .monthFirst).value == birthday)
      }
    }
  }

  @Test(arguments: ["31/02", "02/31", "31 April", "2월 30일"])
  func `an impossible date is refused`(text: String) {
    #expect(throws: WhenRefusal(.noSuchDay, text)) { try read(text, .monthFirst) }
  }

  @Test(arguments: [
    "", "soon", "0321", "90-03-21", "03-21-", "-03-21", "leap-04-08", "lunar:90-03-21",
    "음력 90년 3월 21일", "lunar:", "003-21", "1990/03-21", "April", "19", "19 April 90",
  ])
  func `other text is unreadable`(text: String) {
    #expect(throws: WhenRefusal(.unknown(.birthday), text)) { try read(text, .monthFirst) }
  }
}
