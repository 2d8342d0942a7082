import HearthDomain
import Testing

@Suite struct EventDetailsTests {
  @Test func `a title has one to five hundred characters`() throws {
    #expect(try EventTitle(" 회의\n").value == "회의")
    #expect(try EventTitle(String(repeating: "👩‍👧", count: 500)).value.count == 500)
    #expect(throws: DomainError.invalid(.eventTitle, .empty)) { try EventTitle(" \n") }
    #expect(throws: DomainError.invalid(.eventTitle, .tooLong(limit: 500, actual: 501))) {
      try EventTitle(String(repeating: "가", count: 501))
    }
  }

  @Test func `a note has up to five hundred characters on several lines`() throws {
    #expect(try EventNote(" 첫 줄\n둘째 줄 ").value == "첫 줄\n둘째 줄")
    #expect(try EventNote("").isEmpty)
    #expect(try EventNote(String(repeating: "e\u{301}", count: 500)).value.count == 500)
    #expect(throws: DomainError.invalid(.eventNote, .tooLong(limit: 500, actual: 501))) {
      try EventNote(String(repeating: "가", count: 501))
    }
  }

  @Test func `the default reminder is at the start`() throws {
    #expect(
      EventDetails(title: try EventTitle("a"), span: try wholeDays("2026-03-01", "2026-03-01"))
        .reminders == .atStart)
    #expect(LeadTimes.atStart.minutesBefore == [0])
    #expect(LeadTimes.none.minutesBefore.isEmpty)
  }

  @Test(arguments: [
    ([], []), ([10, 0], [0, 10]), ([10, 10, 0, 10], [0, 10]), ([5, 4, 3, 2, 1], [1, 2, 3, 4, 5]),
    ([1, 2, 3, 4, 5, 5], [1, 2, 3, 4, 5]), ([525_600], [525_600]),
    ([-1440, 0], [-1440, 0]),
  ])
  func `there are at most five reminders, each once`(given: [Int], kept: [Int]) throws {
    #expect(try LeadTimes(minutesBefore: given).minutesBefore == kept)
  }

  @Test func `six reminders are refused`() {
    #expect(throws: DomainError.invalid(.reminders, .tooMany(limit: 5, actual: 6))) {
      try LeadTimes(minutesBefore: [0, 1, 2, 3, 4, 5])
    }
  }

  @Test(arguments: [-1441, 525_601, .min, .max])
  func `a reminder is between a year before the start and a day after`(minutes: Int) {
    #expect(
      throws: DomainError.invalid(.reminder, .outOfRange(-1440...525_600, actual: minutes))
    ) { try LeadTimes(minutesBefore: [0, minutes]) }
  }

  @Test(arguments: [
    ("", true), ("회의", true), ("ㅎㅇ", true), ("3층", true), ("ㅊ", true), ("저녁", false),
  ])
  func `a search finds an event by title and note`(query: String, isFound: Bool) throws {
    let someone = try event(
      times("2026-03-01T09:00", "2026-03-01T10:00"), "주간 회의", note: "3층")
    #expect(someone.matches(query) == isFound)
  }
}
