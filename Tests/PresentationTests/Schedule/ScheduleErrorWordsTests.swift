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
      "끝은 시작(2026년 11월 20일 09:00)보다 뒤여야 해요. 적은 값: 2026년 11월 20일 08:00.",
      "The end must come after the start (20 Nov 2026 09:00), not at 20 Nov 2026 08:00."
    ),
    (
      .invalid(
        .eventEnd,
        .beforeFirstDay(Day(literal: "2026-11-19"), first: Day(literal: "2026-11-20"))),
      "끝은 첫날(2026년 11월 20일)보다 앞설 수 없어요. 적은 값: 2026년 11월 19일.",
      "The end cannot come before the first day (20 Nov 2026), as 19 Nov 2026 does."
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
      "No event matches “회식”."
    ),
  ])
  func `an invalid event is reported with its values`(
    error: DomainError, korean: String, english: String
  ) {
    #expect(error.message(in: .korean) == korean)
    #expect(error.message(in: .english) == english)
  }

  @Test(arguments: [
    (
      "2026-11-21T14:00", "끝은 시작(11월 21일 15:00)보다 뒤여야 해요. 적은 값: 11월 21일 14:00.",
      "The end must come after the start (21 Nov 15:00), not at 21 Nov 14:00."
    ),
    (
      "2026-11-21T15:00", "끝은 시작(11월 21일 15:00)보다 뒤여야 해요. 적은 값: 11월 21일 15:00.",
      "The end must come after the start (21 Nov 15:00), not at 21 Nov 15:00."
    ),
    (
      "2025-11-21T15:00", "끝은 시작(11월 21일 15:00)보다 뒤여야 해요. 적은 값: 2025년 11월 21일 15:00.",
      "The end must come after the start (21 Nov 15:00), not at 21 Nov 2025 15:00."
    ),
  ])
  func `dates in errors have a year only if it is another one`(
    end: String, korean: String, english: String
  ) {
    let start = LocalTime(literal: "2026-11-21T15:00")
    let error = DomainError.invalid(
      .eventEnd, .notAfterStart(LocalTime(literal: end), start: start))
    let today = Day(literal: "2026-11-20")
    #expect(error.message(in: .korean, today: today) == korean)
    #expect(error.message(in: .english, today: today) == english)
  }
}
