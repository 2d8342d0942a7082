import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthPresentation

/// What another repetition leaves of single times and of the past, by command lines.
@Suite struct OtherRuleCommandTests {
  private static let sixDays = [
    "2026-12-01", "2026-12-02", "2026-12-03", "2026-12-04", "2026-12-05", "2026-12-06",
  ]

  private func told(_ schedule: ScheduleCommandFixture, _ line: String) -> String {
    let ran = schedule.run(line)
    #expect(ran.status == .done, "\(line): \(ran)")
    return (ran.output + ran.errors).split { $0.isWhitespace }.joined(separator: " ")
  }

  /// Daily in the evening from Tuesday 24 November on, seen on the 20th, without or with another
  /// time on Wednesday 2 December.
  @Test(arguments: [
    (
      "remove Run@2026-12-02 --only --yes", "Run --from 20:00 --repeat \"every wed\" --all",
      "11-25T20:00 12-09T20:00 12-16T20:00"
    ),
    (
      "remove Run@2026-12-02 --only --yes", "Run --repeat \"every wed\" --all",
      "11-25T19:00 12-09T19:00 12-16T19:00"
    ),
    // Wednesday is no day later than what was left out.
    (
      "remove Run@2026-12-02 --only --yes",
      "Run --from \"2026-11-25 20:00\" --repeat \"every wed\" --all",
      "11-25T20:00 12-09T20:00 12-16T20:00"
    ),
    (
      "remove Run@2026-12-02 --only --yes",
      "Run@2026-11-28 --from 20:00 --repeat \"every wed\" --from-here",
      "11-24T19:00 11-25T19:00 11-26T19:00 11-27T19:00 12-09T20:00 12-16T20:00"
    ),
    (
      "edit Run@2026-12-02 --from 21:00 --only", "Run --from 20:00 --repeat \"every wed\" --all",
      "11-25T20:00 12-02T21:00 12-09T20:00 12-16T20:00"
    ),
  ])
  func `a day that another repetition has, too, stays as it was left out or changed`(
    change: String, line: String, starts: String
  ) throws {
    let schedule = ScheduleCommandFixture(.english, .piped)
    schedule.run("event add Run --from \"2026-11-24 19:00\" --repeat \"every day\"")
    #expect(schedule.run("event \(change)").status == .done)
    let told = told(schedule, "event edit \(line)")
    for part in ["left out, and", "there beside"] { #expect(!told.contains(part), "\(told)") }
    let days = Day(literal: "2026-11-01")...Day(literal: "2026-12-16")
    let found = try schedule.queries.list(.on(days), in: 0..<50)
    #expect(found.map { "\($0.start)".dropFirst(5) }.joined(separator: " ") == starts)
  }

  @Test(
    arguments: [
      (
        Language.english, ["2026-12-02"], "--rrule FREQ=HOURLY;INTERVAL=5",
        "Wed 2 Dec was left out, and is there again at another time of the new repetition."
      ),
      (
        .korean, ["2026-12-02"], "--rrule FREQ=HOURLY;INTERVAL=5",
        "빼 둔 12월 2일 (수)는 새 반복의 다른 시간에 다시 있어요."
      ),
      (
        .english, ["2026-12-01", "2026-12-03"], "--from 20:00 --repeat \"every wed\"",
        "Tue 1 Dec, Thu 3 Dec were left out, and the new repetition has nothing then;"
          + " no other day is left out instead."
      ),
      (
        .english, OtherRuleCommandTests.sixDays, "--repeat \"every mon\"",
        "6 times were left out, and the new repetition has nothing then;"
          + " no other day is left out instead."
      ),
      (
        .korean, OtherRuleCommandTests.sixDays, "--repeat \"매주 월\"",
        "빼 둔 6번은 새 반복에 없고, 대신 빠지는 날은 없어요."
      ),
    ] as [(Language, [String], String, String)])
  func `what is left out no more is said as it is`(
    language: Language, removed: [String], options: String, sentence: String
  ) throws {
    let schedule = ScheduleCommandFixture(language, .piped)
    schedule.run("event add Run --from \"2026-11-24 19:00\" --repeat \"every day\"")
    for day in removed { schedule.run("event remove Run@\(day) --only --yes") }
    let told = told(schedule, "event edit Run \(options) --all")
    #expect(told.contains(sentence), "\(told)")
  }

  /// On Wednesday 9 December 2026, Tuesdays without the 22nd.
  @Test(arguments: [
    (
      Language.english, "Class@2026-12-15 --from 2026-11-30 --from-here",
      "What was left out went along: Tue 22 Dec → Mon 7 Dec."
    ),
    (
      .korean, "Class@2026-12-15 --from 2026-11-30 --from-here",
      "빼 둔 날도 함께 옮겨졌어요: 12월 22일 (화) → 12월 7일 (월)."
    ),
    (
      .english, "Class@2026-12-15 --from 2026-11-30 --repeat \"every mon\" --from-here",
      "What was left out went along: Tue 22 Dec → Mon 7 Dec."
    ),
    (
      .english, "Class@2026-12-15 --from 2026-11-30 --all",
      "What was left out went along: Tue 22 Dec → Mon 7 Dec."
    ),
  ])
  func `to when a day went that was left out is said`(
    language: Language, line: String, sentence: String
  ) throws {
    let schedule = ScheduleCommandFixture(language, .piped)
    schedule.run("event add Class --from \"2026-11-24 19:00\" --repeat \"every tue\"")
    schedule.run("event remove Class@2026-12-22 --only --yes")
    schedule.time("2026-12-09T09:00")
    let told = told(schedule, "event edit \(line)")
    #expect(told.contains(sentence), "\(told)")
  }
}
