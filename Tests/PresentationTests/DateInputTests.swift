import HearthDomain
import HearthPresentation
import HearthTestSupport
import Testing

@Suite struct DateInputTests {
  private let upcoming = DateInput.onFriday(leaning: .upcoming)
  private let past = DateInput.onFriday(leaning: .past)

  @Test(arguments: Language.allCases)
  func `a refusal names the text and three examples that are understood`(language: Language) throws
  {
    for example in DateInputError.Wanted.day.examples(in: language) {
      _ = try upcoming.day(example)
    }
    for example in DateInputError.Wanted.pastDay.examples(in: language) {
      #expect(try past.day(example) <= Day(literal: "2026-11-20"))
    }
    for example in DateInputError.Wanted.pastDayAndTime.examples(in: language) {
      #expect(try past.dayAndTime(example).time != nil)
    }
    for example in DateInputError.Wanted.time.examples(in: language) {
      _ = try upcoming.time(example)
    }
    for example in DateInputError.Wanted.dayAndTime.examples(in: language) {
      #expect(try upcoming.dayAndTime(example).time != nil)
    }
    for example in DateInputError.Wanted.moment.examples(in: language) {
      _ = try DateInput.instant(example, in: FixedZone.utc)
    }
    for example in DateInputError.Wanted.days.examples(in: language) {
      _ = try upcoming.days(example)
    }
    for example in DateInputError.Wanted.month.examples(in: language) {
      _ = try upcoming.month(example)
    }
    for example in DateInputError.Wanted.duration.examples(in: language) {
      _ = try DateInput.minutes(example)
    }
    let all: [DateInputError.Wanted] = [
      .day, .pastDay, .time, .dayAndTime, .pastDayAndTime, .days, .month, .duration, .moment,
    ]
    for wanted in all {
      #expect(wanted.examples(in: language).count == 3)
      let words = DateInputError.unknownForm("언젠가", wanted).words(in: language)
      #expect(words.contains("언젠가") && words.contains(wanted.examples(in: language)[0]))
    }
  }

  @Test func `refusals are said in whole sentences`() {
    let unknown = DateInputError.unknownForm("언젠가", .day)
    #expect(
      unknown.words(in: .korean)
        == "‘언젠가’를 날짜로 알아볼 수 없어요. 이렇게 적어 주세요: 내일, 다음 주 금, 2026-11-20.")
    #expect(
      DateInputError.unknownForm("someday", .day).words(in: .english)
        == "“someday” cannot be read as a day. Write it like this: tomorrow, next fri, 2026-11-20.")
    #expect(
      DateInputError.noSuchDay("2월 30일").words(in: .korean) == "‘2월 30일’은 달력에 없는 날이에요.")
    #expect(
      DateInputError.noSuchTime("25:00").words(in: .english)
        == "There is no such time as “25:00”.")
  }
}
