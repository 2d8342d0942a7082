import HearthDomain
import Testing

@testable import HearthPresentation

/// Tests the messages about series that are split or cannot be moved, on Wednesday, 9 December
/// 2026.
@Suite struct CutSeriesCommandTests {
  private func series(
    _ language: Language, from start: String, _ rule: String
  ) throws -> (schedule: ScheduleCommandFixture, id: String) {
    let schedule = ScheduleCommandFixture(language, .piped, at: "2026-11-20T14:30")
    schedule.run("plan Class --from \"\(start) 19:00\" --repeat \"\(rule)\"")
    schedule.time("2026-12-09T09:00")
    return (schedule, try #require(try schedule.events.first).id.shortForm)
  }

  @Test(
    arguments: [
      (Language.english, [], "The earlier ones, up to Tue 8 Dec, stay as they were."),
      (.korean, [], "앞의 것은 12월 8일 (화)까지 그대로예요."),
      // A removed occurrence is not the last one.
      (.english, ["2026-12-08"], "The earlier ones, up to Tue 1 Dec, stay as they were."),
      (.english, ["2026-11-24", "2026-12-01", "2026-12-08"], nil),
    ] as [(Language, [String], String?)])
  func `the last occurrence before a split is named by its date`(
    language: Language, removed: [String], sentence: String?
  ) throws {
    let (schedule, id) = try series(language, from: "2026-11-24", "every tue")
    for day in removed {
      #expect(schedule.run("event remove \(id)@\(day) --only --yes").status == .success)
    }
    let cut = schedule.run("event edit \(id)@2026-12-15 --from 18:00 --from-here")
    #expect(cut.status == .success, "\(cut)")
    let told = cut.output + cut.errors
    #expect(sentence.map(told.contains) ?? !told.contains("earlier ones"), "\(told)")
  }

  @Test(
    arguments: [
      (
        Language.english, "--title Lesson --all",
        "The later part “Class”, from Tue 15 Dec on, stays as it is."
      ),
      (.english, "--note chalk --all", "The later part, from Tue 15 Dec on, stays as it is."),
      (.korean, "--note chalk --all", "12월 15일 (화)부터 이어지는 뒷부분은 그대로예요."),
      (.english, "--note chalk --only", nil),
    ] as [(Language, String, String?)])
  func `the split-off part is mentioned when all of a series is edited`(
    language: Language, options: String, sentence: String?
  ) throws {
    let (schedule, id) = try series(language, from: "2026-11-24", "every tue")
    let whole = schedule.run("event edit \(id)@2026-12-01 --note pen --all")
    #expect(!(whole.output + whole.errors).contains("stays as it is"), "\(whole)")
    #expect(
      schedule.run("event edit \(id)@2026-12-15 --from 18:00 --from-here").status == .success)
    let edited = schedule.run("event edit \(id)@2026-12-01 \(options)")
    #expect(edited.status == .success, "\(edited)")
    let told = edited.output + edited.errors
    #expect(sentence.map(told.contains) ?? !told.contains("later part"), "\(told)")
  }

  @Test(arguments: [
    (
      Language.english, "2026-12-03", "every month on the first Thu",
      "“every month on the first Thu”"
    ),
    (.english, "2026-12-14", "every mon and fri", "“every Mon and Fri”"),
    (.korean, "2026-12-14", "매주 월·금", "‘매주 월·금’"),
  ])
  func `a rule that cannot be moved is described in words`(
    language: Language, start: String, rule: String, words: String
  ) throws {
    let (schedule, id) = try series(language, from: start, rule)
    let refused = schedule.run("event edit \(id) --from 2026-12-16 --all")
    #expect(refused.status == .failed, "\(refused)")
    #expect(refused.errors.contains(words) && refused.errors.contains("--repeat"), "\(refused)")
    #expect(!refused.errors.contains("FREQ="))
  }
}
