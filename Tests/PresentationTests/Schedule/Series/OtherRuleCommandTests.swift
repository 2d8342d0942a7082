import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthPresentation

/// Tests what a new repetition keeps of single occurrences and of the past, with commands.
@Suite struct OtherRuleCommandTests {
  private static let sixDays = [
    "2026-12-01", "2026-12-02", "2026-12-03", "2026-12-04", "2026-12-05", "2026-12-06",
  ]

  private func told(_ schedule: ScheduleCommandFixture, _ line: String) -> String {
    let ran = schedule.run(line)
    #expect(ran.status == .success, "\(line): \(ran)")
    return (ran.output + ran.errors).split { $0.isWhitespace }.joined(separator: " ")
  }

  /// A daily series in the evening from Tuesday, 24 November, seen on the 20th.
  ///
  /// The occurrence on Wednesday, 2 December is cancelled or has another time.
  @Test(arguments: [
    (
      "remove Run@2026-12-02 --only --yes", "Run --from 20:00 --repeat \"every wed\" --all",
      "11-25T20:00 12-09T20:00 12-16T20:00"
    ),
    (
      "remove Run@2026-12-02 --only --yes", "Run --repeat \"every wed\" --all",
      "11-25T19:00 12-09T19:00 12-16T19:00"
    ),
    // Wednesday comes no later than the cancelled day.
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
  func `a removed or changed day that the new rule also gives stays so`(
    change: String, line: String, starts: String
  ) throws {
    let schedule = ScheduleCommandFixture(.english, .piped)
    schedule.run("event add Run --from \"2026-11-24 19:00\" --repeat \"every day\"")
    #expect(schedule.run("event \(change)").status == .success)
    let told = told(schedule, "event edit \(line)")
    for part in ["left out,", "in addition to"] { #expect(!told.contains(part), "\(told)") }
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
        "Tue 1 Dec, Thu 3 Dec were left out, but the new repetition has nothing then."
          + " No other day is left out instead."
      ),
      (
        .english, OtherRuleCommandTests.sixDays, "--repeat \"every mon\"",
        "6 times were left out, but the new repetition has nothing then."
          + " No other day is left out instead."
      ),
      (
        .korean, OtherRuleCommandTests.sixDays, "--repeat \"매주 월\"",
        "빼 둔 6번은 새 반복에 없고, 대신 빠지는 날은 없어요."
      ),
    ] as [(Language, [String], String, String)])
  func `the loss of exclusions is reported correctly`(
    language: Language, removed: [String], options: String, sentence: String
  ) throws {
    let schedule = ScheduleCommandFixture(language, .piped)
    schedule.run("event add Run --from \"2026-11-24 19:00\" --repeat \"every day\"")
    for day in removed { schedule.run("event remove Run@\(day) --only --yes") }
    let told = told(schedule, "event edit Run \(options) --all")
    #expect(told.contains(sentence), "\(told)")
  }

  /// A series on Tuesdays since September, seen on Friday, 27 November.
  @Test(
    arguments: [
      (
        Language.english, "Class@2026-10-06 --no-repeat --from-here",
        "Its later times are gone, with 7 past ones."
      ),
      (
        .korean, "Class@2026-10-06 --no-repeat --from-here", "뒤의 회차는 지난 7번까지 모두 없어졌어요."
      ),
      (
        .english, "Class@2026-10-06 --repeat \"every wed\" --from-here",
        "8 past times that are not in the new repetition are gone. 8 past times that were not there"
          + " before are there now. To leave the past as it was, undo this and change “this and all"
          + " later” at the next occurrence."
      ),
      (
        .korean, "Class@2026-10-06 --repeat \"매주 수\" --from-here",
        "새 반복에 없는 지난 8번은 사라졌어요. 없던 지난 8번이 새로 생겼어요."
          + " 지난 것을 그대로 두려면 되돌린 뒤 다음 회차에서 ‘이번 이후 모두’를 고쳐 주세요."
      ),
      (
        .english, "Class@2026-11-17 --repeat \"every wed\" --from-here",
        "2 past times that are not in the new repetition are gone (Tue 17 Nov, Tue 24 Nov)."
      ),
      (
        .english, "Class@2026-11-24 --repeat \"every wed\" --from-here",
        "One past time that is not in the new repetition is gone (Tue 24 Nov). One past"
          + " time that was not there before is there now (Wed 25 Nov). To leave the past as it was"
      ),
      // At another hour they are still the same occurrences.
      (.english, "Class@2026-10-06 --from 18:00 --repeat \"every tue\" --from-here", nil),
      (.english, "Class@2026-10-06 --from 18:00 --from-here", nil),
      (.english, "Class@2026-12-08 --repeat \"every wed\" --from-here", nil),
      (.english, "Class@2026-12-08 --no-repeat --from-here", nil),
    ] as [(Language, String, String?)])
  func `lost past occurrences of a split series are reported`(
    language: Language, line: String, sentence: String?
  ) throws {
    let schedule = ScheduleCommandFixture(language, .piped)
    schedule.run("event add Class --from \"2026-09-01 19:00\" --repeat \"every tue\"")
    schedule.time("2026-11-27T09:00")
    let told = told(schedule, "event edit \(line)")
    #expect(sentence.map(told.contains) ?? !told.contains("gone"), "\(told)")
  }

  /// A single event on Tuesday, 3 November, seen on Friday the 20th.
  @Test(
    arguments: [
      (
        Language.english, "--repeat \"every tue\"",
        "2 past times that were not there before are there now (Tue 10 Nov, Tue 17 Nov)."
      ),
      (.korean, "--repeat 매일", "없던 지난 16번이 새로 생겼어요."),
      (.english, "--repeat \"every tue\" --from \"2026-11-24 19:00\"", nil),
    ] as [(Language, String, String?)])
  func `past occurrences that a new rule invents are reported`(
    language: Language, options: String, sentence: String?
  ) throws {
    let schedule = ScheduleCommandFixture(language, .piped)
    schedule.run("event add Class --from \"2026-11-03 19:00\"")
    let told = told(schedule, "event edit Class \(options)")
    #expect(sentence.map(told.contains) ?? !told.contains("there now"), "\(told)")
    #expect(!told.contains("undo this") && !told.contains("되돌린 뒤"), "\(told)")
  }

  /// Seen on Friday, 27 November 2026.
  @Test(
    arguments: [
      // A series now twice a day was once a day before, over 8,000 days.
      (
        "--from \"2005-01-01 07:00\" --repeat \"every day\"", "--rrule FREQ=DAILY;BYHOUR=7,19", nil
      ),
      (
        "--from \"2026-11-24 07:00\" --rrule FREQ=DAILY;BYHOUR=7,19", "--repeat \"every day\"",
        "3 past times that are not in the new repetition are gone (Tue 24 Nov, Wed 25 Nov,"
      ),
      (
        "--from \"2005-01-01 07:00\" --repeat \"every day\"", "--repeat \"every wed\"",
        "past times that are not in the new repetition are gone. To leave the past as it was"
      ),
      (
        "--from \"2005-01-01 07:00\" --repeat \"every day\"", "--repeat \"every wed\"",
        "More than 1"
      ),
    ] as [(String, String, String?)])
  func `every day of a long past counts`(times: String, options: String, sentence: String?) throws {
    let schedule = ScheduleCommandFixture(.english, .piped)
    schedule.run("event add Pills \(times)")
    schedule.time("2026-11-27T09:00")
    let told = told(schedule, "event edit Pills \(options) --all")
    #expect(sentence.map(told.contains) ?? !told.contains("gone"), "\(told)")
  }

  /// Tuesdays without the 22nd, on Wednesday, 9 December 2026.
  @Test(arguments: [
    (
      Language.english, "Class@2026-12-15 --from 2026-11-30 --from-here",
      "The days left out moved along: Tue 22 Dec → Mon 7 Dec."
    ),
    (
      .korean, "Class@2026-12-15 --from 2026-11-30 --from-here",
      "빼 둔 날도 함께 옮겨졌어요: 12월 22일 (화) → 12월 7일 (월)."
    ),
    (
      .english, "Class@2026-12-15 --from 2026-11-30 --repeat \"every mon\" --from-here",
      "The days left out moved along: Tue 22 Dec → Mon 7 Dec."
    ),
    (
      .english, "Class@2026-12-15 --from 2026-11-30 --all",
      "The days left out moved along: Tue 22 Dec → Mon 7 Dec."
    ),
  ])
  func `the new date of an excluded day is reported`(
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
