import Foundation
import HearthDomain
import HearthTestSupport
import HearthWhen
import Testing

@testable import HearthPresentation

/// Tests how the command reads titles, on Friday, 20 November 2026 at 14:30.
@Suite struct PlanReadingTests {
  /// Returns the texts in a table of `Tests/Fixtures/When`.
  private func texts(of table: String) throws -> [String] {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = tests.appending(path: "Fixtures/When/\(table)")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap { line in
      guard !line.hasPrefix("#"), !line.hasPrefix("\""), let bar = line.firstRange(of: " | ") else {
        return nil
      }
      return String(line[..<bar.lowerBound])
    }
  }

  @Test(arguments: [("existing-en.txt", Language.english), ("existing-ko.txt", .korean)])
  func `a plan is read, or refused with every choice`(
    table: String, language: Language
  ) throws {
    for text in try texts(of: table).tried(usually: 25) {
      let schedule = ScheduleCommandFixture(language, .piped)
      let reader = WhenReader(schedule.queries.clock, .future)
      let answer = reader.plan(text)
      let outcome = schedule.run(["plan", text])
      let event = try schedule.events.first
      switch answer {
      case .planned(let read) where read.plan.isToDo:
        #expect(
          outcome.status == .success && event == nil && outcome.output.contains(read.title),
          "\(text): \(outcome.errors)")
      case .planned(let read):
        guard outcome.status == .success, let event else {
          Issue.record("\(text): \(outcome.errors)")
          continue
        }
        #expect(event.details.title.value == read.title, "\(text)")
        #expect(event.span.isAllDay == read.plan.isAllDay, "\(text)")
        // The tests' time zone knows no other zones.
        if read.plan.zone == nil {
          #expect(event.span.start(in: FixedZone.seoul) == read.plan.start, "\(text)")
        }
      case .untimed: #expect(outcome.status == .success && event?.series == nil, "\(text)")
      case .ambiguous(_, let choices):
        #expect(outcome.status == .wrongUsage && event == nil, "\(text)")
        let namesNothing = choices.contains { $0.title.isEmpty }
        let printed = PlanFormatter(language, today: Self.today)
        // Only what is read back as the same is offered, and something always is.
        let offered = choices.filter { printed.line($0, readBy: reader) != nil }
        #expect(namesNothing || !offered.isEmpty, "\(text): \(outcome.errors)")
        for choice in offered where choice.title != text && !namesNothing {
          let words = try #require(printed.text(of: choice.plan))
          #expect(outcome.errors.contains(words), "\(text): \(outcome.errors)")
        }
      case .refused: #expect(outcome.status == .wrongUsage && event == nil, "\(text)")
      }
    }
  }

  private static let today = Day(literal: "2026-11-20")

  /// A time without a title lacks the title, so no question about the hour is asked.
  @Test(arguments: [
    "every mon 7", "every mon 7pm", "tomorrow 3pm", "tomorrow 7", "for 2 hours",
    "tomorrow for 3 days", "매주 월 7시", "매주 월 7", "내일 3시", "매일", "내일 하루 종일",
  ])
  func `a text with only a time is refused for lack of a title`(typed: String) {
    for language in Language.allCases {
      let asked = ScheduleCommandFixture(language).run("plan \(typed)", answers: ["1"])
      #expect(asked.status == .wrongUsage)
      #expect(!asked.errors.contains(language(ko: "무슨 뜻인가요", en: "What does")))
      let refused = ScheduleCommandFixture(language, .piped).run(["plan", typed])
      #expect(refused.status == .wrongUsage)
      let said = language(ko: "제목이 없어요.", en: "a title is missing.")
      #expect(refused.errors.contains(said), "\(refused.errors)")
    }
  }

  /// Durations count real hours through a night in which the clock changes.
  @Test(arguments: [
    // The clock goes from 2:00 to 3:00.
    ("2026-03-08T06:30", "in 2 hours", "2026-03-08T04:30"),
    ("2026-03-08T06:30", "30분 뒤", "2026-03-08T03:00"),
    ("2026-03-08T07:10", "한 시간 전", "2026-03-08T01:10"),
    // The hour from 1:00 occurs twice.
    ("2026-11-01T05:30", "in 2 hours", "2026-11-01T02:30"),
    ("2026-11-01T06:30", "2시간 뒤", "2026-11-01T03:30"),
    ("2026-11-01T07:30", "an hour ago", "2026-11-01T01:30"),
    ("2026-11-01T06:30", "just now", "2026-11-01T01:30"),
  ])
  func `hours from now are real hours when the clock is set`(
    utc: String, text: String, moment: String
  ) throws {
    let now = FixedZone.utc.instant(of: LocalTime(literal: utc))
    let reader = WhenReader(WhenContext(at: now, in: ChangingZone.newYork))
    #expect(try reader.localTime(text, orAt: .noon) == LocalTime(literal: moment))
  }
}
