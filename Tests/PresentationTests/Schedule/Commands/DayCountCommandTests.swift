import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthPresentation

/// `event show --count` and `person show --count`.
@Suite struct DayCountCommandTests {
  @Test(arguments: [
    (
      Language.korean,
      ["D-14", "100일: 2027년 3월 13일 (토), D-113", "1주년: 2027년 12월 4일 (토), D-379"]
    ),
    (.english, ["in 14 days", "day 100: Sat 13 Mar 2027, in 113 days", "1 year: Sat 4 Dec 2027"]),
  ])
  func `a coming event is counted down to`(language: Language, lines: [String]) {
    let schedule = ScheduleCommandFixture(language, .terminal)
    schedule.run("plan 결혼 --from 2026-12-04")
    let told = schedule.run("event show 결혼 --count").output
    for line in lines { #expect(told.contains(line), "\(told)") }
    #expect(!schedule.run("event show 결혼").output.contains(lines[1]))
  }

  @Test func `a past one is counted from, and a yearly one in both directions`() {
    let schedule = ScheduleCommandFixture(.korean, .terminal)
    schedule.run("event add 첫만남 --from 2026-08-14", answers: ["y"])
    let told = schedule.run("event show 첫만남 --count").output
    #expect(told.contains("D+98") && told.contains("99일째 (8월 14일부터)"), "\(told)")
    #expect(told.contains("100일: 11월 21일 (토), D-1"), "\(told)")
    schedule.run("event add 기념일 --from 2018-05-05 --repeat 매년", answers: ["y"])
    let again = schedule.run("event show 기념일 --count").output
    #expect(again.contains("D-166") && again.contains("9주년: 2027년 5월 5일"), "\(again)")
  }

  @Test func `programs get the numbers`() {
    let schedule = ScheduleCommandFixture(.english, .json)
    schedule.run("event add Met --from 2026-08-14")
    let told = schedule.run("event show Met --count").output
      .filter { !$0.isWhitespace }
    #expect(
      told.contains(
        #""count":{"dDay":-98,"since":"2026-08-14","day":99,"next":[{"days":100,"on":"2026-11-21"},"#
          + #"{"years":1,"on":"2027-08-14"}]}"#), "\(told)")
    let piped = ScheduleCommandFixture(.english, .piped)
    piped.run("event add Met --from 2026-08-14")
    let lines = piped.run("event show Met --count").output
    #expect(lines.contains("count\t99 100d=2026-11-21 1y=2027-08-14\ncount.dDay\t-98\n"))
  }

  @Test(arguments: [
    (Language.korean, ["날짜 세기", "1일째", "100일: ", "생일: D-"]),
    (.english, ["count", "1 day, since", "day 100: ", "birthday: in "]),
  ])
  func `a person is counted from the planting, and to the birthday`(
    language: Language, words: [String]
  ) {
    let garden = PeopleCommandFixture(language, .terminal)
    garden.run("person add 엄마 --every 7 --birthday 03-21")
    let told = garden.run("person show 엄마 --count").output
    for word in words { #expect(told.contains(word), "\(told)") }
    #expect(!garden.run("person show 엄마").output.contains(words[2]))
  }
}
