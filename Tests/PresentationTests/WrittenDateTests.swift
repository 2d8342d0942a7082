import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthPresentation

/// Dates as programs write them, for which most forms are not asked.
@Suite struct WrittenDateTests {
  @Test(arguments: [
    "2026-11-20", "2026-1-2", "2026-02-30", "0001-01-01", "9999-12-31", "２０２６-11-20",
    "2026-11-20 fri", "2026-11-20 (금)", "2026-11-20 sat", "2026-11-20T15:00", "2026-11-20 15:00",
    "2026-11-20 24:00", "2026-11-20 밤 12시", "2026-11-20 저녁", "2026-11-20에", "2026-11-20부터",
    "2026-11-20-22", "2026-11-20 week", "2026-12-25 christmas 2027", "2026-11-20 말일",
  ])
  func `no other form fits what begins with such a date`(text: String) {
    for leaning: DateInput.Leaning in [.upcoming, .past, .nearest] {
      let days = DateInput.onFriday(leaning: leaning).dayForm
      func readings(_ forms: [@Sendable (DayForm) -> DayForm.Form]) -> [String] {
        forms.compactMap { form in
          var scanner = InputScanner(text)
          guard let reading = form(days)(&scanner) else { return nil }
          return "\(reading.value.map { "\($0)" } ?? "none") up to \(scanner.offset)"
        }
      }
      let all = readings(DayForm.all)
      #expect(InputScanner(text).isAtWrittenDate)
      #expect(!all.isEmpty)
      #expect(readings(DayForm.written) == all)
    }
  }

  @Test(arguments: [
    "", "2026", "2026-11", "2026-11-", "20261120", "2026/11/20", "2026.11.20", "26-11-20",
    "2026-111-2", "2026-11-201", "12026-11-20", "fri 2026-11-20", "2026-W49-1",
  ])
  func `nothing else begins with such a date`(text: String) {
    #expect(!InputScanner(text).isAtWrittenDate)
  }

  @Test(arguments: [
    ("2026-11-20", "2026-11-20"), ("2026-11-20 (금)", "2026-11-20"), ("2026-11-20부터", "2026-11-20"),
  ])
  func `a date is all of the days that it names`(text: String, day: String) throws {
    let day = Day(literal: day)
    #expect(try DateInput.onFriday(leaning: .nearest).days(text) == day...day)
  }

  @Test(arguments: ["2026-02-30", "2026-13-01"])
  func `a date that there is not has the form of one all the same`(text: String) {
    #expect(throws: DateInputError.noSuchDay(text)) {
      try DateInput.onFriday(leaning: .nearest).days(text)
    }
  }

  @Test(arguments: [
    ("2026-11-21 15:00", "2026-11-21T15:00"), ("2026-11-21 24:00", "2026-11-22T00:00"),
    ("2026-11-21 밤 12시", "2026-11-22T00:00"), ("2026-11-21T09:30", "2026-11-21T09:30"),
    ("2026-11-21 저녁 7시", "2026-11-21T19:00"), ("2026-11-21 3pm", "2026-11-21T15:00"),
    ("2026-11-21 10.30", "2026-11-21T10:30"), ("2026-11-21 evening at 7", "2026-11-21T19:00"),
    ("15:00 2026-11-21", "2026-11-21T15:00"), ("3pm on 2026-11-21", "2026-11-21T15:00"),
  ])
  func `a time beside such a date is read as ever`(text: String, moment: String) throws {
    let (day, time) = try DateInput.onFriday(leaning: .upcoming).dayAndTime(text)
    #expect(LocalTime(day: day, time: time ?? .midnight) == LocalTime(literal: moment))
  }
}
