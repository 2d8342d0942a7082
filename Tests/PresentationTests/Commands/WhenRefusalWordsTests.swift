import HearthDomain
import HearthTestSupport
import HearthWhen
import Testing

@testable import HearthPresentation

@Suite struct WhenRefusalWordsTests {
  private func reader(_ leaning: WhenContext.SearchDirection) -> WhenReader {
    let now = LocalTime(literal: "2026-11-20T14:30")
    return WhenReader(WhenContext(now: now, zone: FixedZone.seoul, leaning: leaning))
  }

  /// Reads an example as the kind of value that is wanted.
  private func read(_ text: String, as wanted: WhenRefusal.ExpectedValue) throws {
    let (future, past) = (reader(.future), reader(.past))
    switch wanted {
    case .day: _ = try future.day(text)
    case .pastDay: #expect(try past.day(text) <= Day(literal: "2026-11-20"))
    case .time: _ = try future.time(text)
    case .dayAndTime: #expect(try future.moment(text).time != nil)
    case .pastDayAndTime: #expect(try past.moment(text).time != nil)
    case .days: _ = try future.days(text)
    case .month: _ = try future.month(text)
    case .year: _ = try past.year(text)
    case .monthOrYear, .monthOrDay: _ = try past.period(text, as: wanted)
    case .length: _ = try future.minutes(text)
    case .deadline: _ = try future.deadline(text)
    case .moment: _ = try WhenReader.instant(text, in: FixedZone.utc)
    case .repetition: _ = try future.repetition(text)
    case .reminder: _ = try future.leadTime(text)
    case .birthday: #expect(try future.birthday(text).alternatives.isEmpty)
    }
  }

  @Test(arguments: Language.allCases, WhenRefusal.ExpectedValue.allCases)
  func `a refusal names the text and three valid examples`(
    language: Language, wanted: WhenRefusal.ExpectedValue
  ) throws {
    let examples = wanted.examples(in: language)
    #expect(examples.count == 3)
    for example in examples {
      #expect(throws: Never.self, "\(example)") { try read(example, as: wanted) }
    }
    let words = WhenRefusal(.unknown(wanted), "언젠가").message(in: language)
    #expect(words.contains("언젠가") && words.contains(examples[0]))
  }

  @Test func `refusals are complete sentences`() {
    let unknown = WhenRefusal(.unknown(.day), "언젠가")
    #expect(
      unknown.message(in: .korean)
        == "‘언젠가’를 날짜로 알아볼 수 없어요. 이렇게 적어 주세요: 내일, 다음 주 금, 2026-11-20.")
    #expect(
      WhenRefusal(.unknown(.day), "someday").message(in: .english)
        == "“someday” cannot be read as a day. Write it like this: tomorrow, next fri, 2026-11-20.")
    #expect(
      WhenRefusal(.noSuchDay, "2월 30일").message(in: .korean) == "‘2월 30일’은 달력에 없는 날이에요.")
    #expect(
      WhenRefusal(.noSuchTime, "25:00").message(in: .english)
        == "There is no such time as “25:00”.")
  }

  @Test(arguments: [
    ("Thu 20 Nov 2026", "2026-11-20"), ("11월 20일 (목)", "2026-11-20"),
    ("12월 25일(토)", "2026-12-25"),
  ])
  func `a refusal names the date's actual weekday`(text: String, day: String) {
    let day = Day(literal: day)
    let refused = #expect(throws: WhenRefusal.self) { try reader(.future).day(text) }
    #expect(refused == WhenRefusal(.weekdayMismatch(day), text))
    let words = refused?.message(in: .korean) ?? ""
    #expect(words.contains("요일이 맞지 않아요") && words.contains(day.weekday.name(in: .korean)))
  }

  @Test func `empty text is called missing, not unreadable`() {
    for blank in ["", "  "] {
      let start = WhenRefusal(.unknown(.dayAndTime), blank)
      #expect(
        start.message(in: .english)
          == "The value is empty, but it must be a day and a time. Write it like this:"
          + " tomorrow 3pm, fri 15:00, 2026-11-20 9am.")
      #expect(
        start.message(in: .korean)
          == "날짜와 시각이 비어 있어요. 이렇게 적어 주세요: 내일 오후 3시, 금 15:00, 2026-11-20 9시.")
      let month = WhenRefusal(.unknown(.monthOrYear), blank).message(in: .korean)
      #expect(month.hasPrefix("달이나 해가 비어 있어요. "))
    }
    let month = WhenRefusal(.unknown(.month), "언젠가").message(in: .korean)
    #expect(month.hasPrefix("‘언젠가’를 달로 알아볼 수 없어요. "))
  }

  @Test func `a number without a unit shows the possible units`() {
    let length = WhenRefusal(.missingUnit(.length), "30")
    #expect(length.message(in: .english).contains("30m for minutes, or 30h for hours"))
    #expect(length.message(in: .korean).contains("30분, 또는 30시간"))
    let days = WhenRefusal(.missingUnit(.deadline), "14")
    #expect(days.message(in: .english).contains("14d for days, or 14w for weeks"))
    #expect(days.message(in: .korean).contains("+14일, 또는 14주"))
  }

  @Test func `an end that does not come after the start is refused, with both times`() throws {
    for end in ["2026-11-20 10:00", "2026-11-20 09:30"] {
      let refused = #expect(throws: WhenRefusal.self) {
        try reader(.future).time(from: "2026-11-20 10:00", to: end)
      }
      #expect(
        refused?.message(in: .english)
          == "“2026-11-20 10:00 – \(end)”: the end must come after the start.")
      #expect(refused?.message(in: .korean) == "‘2026-11-20 10:00 – \(end)’: 끝은 시작보다 뒤여야 해요.")
    }
  }

  @Test func `an hour of two digits beside an ISO date is certain`() throws {
    for text in ["2026-11-21 10:00", "2026-11-21 11:30"] {
      let plan = try reader(.future).time(ofPlan: text)
      #expect(plan.guesses.isEmpty && "\(plan.value.start)" == text.replacing(" ", with: "T"))
    }
  }

  @Test func `double quotation marks within others become single ones`() {
    #expect("“No.” she said".quoted(.english) == "“‘No.’ she said”")
    #expect("“No.” she said".quoted(.korean) == "‘“No.” she said’")
  }
}
