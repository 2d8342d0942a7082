import HearthDomain
import HearthPresentation
import HearthTestSupport
import Testing

@Suite struct ScheduleErrorWordsTests {
  @Test(arguments: [
    (
      DomainError.invalid(
        .eventEnd,
        .notAfterStart(
          LocalTime(literal: "2026-11-20T08:00"), start: LocalTime(literal: "2026-11-20T09:00"))),
      "끝나는 때는 시작(2026-11-20T09:00)보다 뒤여야 해요. 받은 값: 2026-11-20T08:00.",
      "The end must come after the start (2026-11-20T09:00), which 2026-11-20T08:00 does not."
    ),
    (
      .invalid(
        .eventEnd,
        .beforeFirstDay(Day(literal: "2026-11-19"), first: Day(literal: "2026-11-20"))),
      "끝나는 때는 첫날(2026-11-20)보다 앞설 수 없어요. 받은 값: 2026-11-19.",
      "The end cannot come before the first day (2026-11-20), as 2026-11-19 does."
    ),
    (
      .invalid(.eventNote, .tooLong(limit: 500, actual: 501)),
      "일정의 메모는 500자까지 쓸 수 있어요. 지금은 501자예요.",
      "The note can have up to 500 characters; this one has 501."
    ),
    (
      .invalid(.reminders, .tooMany(limit: 5, actual: 6)),
      "알림은 5개까지 쓸 수 있어요. 지금은 6개예요.", "The number of reminders can be up to 5, not 6."
    ),
    (
      .notFound(.event, query: "회식", nearest: []), "‘회식’에 맞는 일정을 찾지 못했어요.",
      "No event answers to “회식”."
    ),
  ])
  func `what is wrong with an event is said with its values`(
    error: DomainError, korean: String, english: String
  ) {
    #expect(error.text(in: .korean) == korean)
    #expect(error.text(in: .english) == english)
  }
}
