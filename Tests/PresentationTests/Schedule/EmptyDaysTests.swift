import HearthDomain
import Testing

@testable import HearthPresentation

@Suite struct EmptyDaysTests {
  @Test(arguments: [
    ("event list \"next week\"", "Mon 23 Nov – Sun 29 Nov", "11월 23일 (월) – 11월 29일 (일)"),
    ("event list --month", "Sun 1 Nov – Mon 30 Nov", "11월 1일 (일) – 11월 30일 (월)"),
    ("event list month", "Sun 1 Nov – Mon 30 Nov", "11월 1일 (일) – 11월 30일 (월)"),
    ("event list \"다음 달\"", "Tue 1 Dec – Thu 31 Dec", "12월 1일 (화) – 12월 31일 (목)"),
    ("event list 다음 주 화요일 저녁", "Tue 24 Nov, in 4 days", "11월 24일 (화), 4일 뒤"),
    ("event list tomorrow evening", "Sat 21 Nov, tomorrow", "11월 21일 (토), 내일"),
    ("event list 25일까지", "today – Wed 25 Nov", "오늘 – 11월 25일 (수)"),
    ("event list until 1 dec", "today – Tue 1 Dec", "오늘 – 12월 1일 (화)"),
    ("event list mon", "Mon 23 Nov, in 3 days", "11월 23일 (월), 3일 뒤"),
    ("event list --from mon", "from Mon 23 Nov on", "11월 23일 (월)부터"),
    ("event list --week --search 치과", "Mon 16 Nov – Sun 22 Nov", "11월 16일 (월) – 11월 22일 (일)"),
  ])
  func `an empty result names the days that were searched`(line: String, en: String, ko: String) {
    for language in Language.allCases {
      let schedule = ScheduleCommandFixture(language)
      schedule.run("plan 회식 --from \"2026-10-20 18:00\"")
      let outcome = schedule.run(line)
      let answer = outcome.output + outcome.errors
      #expect(answer.contains(language(ko: ko, en: en)), "\(answer)")
    }
  }

  @Test func `a time without a day is not a range of days`() {
    let schedule = ScheduleCommandFixture(.english)
    for time in ["noon", "정오"] {
      let errors = schedule.run("event list \(time)").errors
      #expect(errors.contains("hearth event list --search \(time)"), "\(errors)")
    }
  }
}
