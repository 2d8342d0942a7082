import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthPresentation

@Suite struct MoodEditorCommandTests {
  @Test func `a level alone is enough, and the editor opens only on request`() throws {
    let studio = MoodCommandFixture()
    studio.drafts.write(["\n  written\n  in peace \n"])
    #expect(studio.run("feel 69", answers: []).status == .success)
    #expect(try studio.queries.latest()?.memo == "")
    #expect(studio.run("feel 70 --editor", answers: []).status == .success)
    #expect(try studio.queries.latest()?.memo == "written\n  in peace")
    for (word, level) in [("good", 70), ("좋음", 70), ("최악", 10), ("OKAY", 50)] {
      #expect(studio.run("feel \(word)").status == .success)
      #expect(try studio.queries.latest()?.level?.value == level)
    }
    #expect(studio.run("feel", answers: []).status == .success)
    #expect(studio.run("feel --at \"yesterday 23:10\"", answers: []).status == .success)
    let times = studio.gauge.opened.map { $0?.local.description }
    #expect(times == [nil, "2026-11-19T23:10"])
    // No question can be asked here.
    #expect(studio.run("feel").status == .wrongUsage)
    #expect(studio.run("feel --at yesterday").status == .wrongUsage)
    #expect(studio.run("feel --at nonsense", answers: []).status != .success)
    #expect(studio.gauge.opened.count == 2)
  }

  @Test(arguments: Language.allCases)
  func `the result of the gauge is printed in the shell`(language: Language) {
    let studio = MoodCommandFixture(language)
    studio.gauge.ending = .saved(Words(ko: "남겼어요", en: "Added"))
    let kept = studio.run("feel", answers: [])
    #expect(kept.output == language(ko: "남겼어요\n", en: "Added\n") && kept.errors.isEmpty)
    studio.gauge.ending = .cancelled
    let left = studio.run("feel", answers: [])
    #expect(left.output.isEmpty)
    #expect(left.errors == language(ko: "남기지 않고 그만두었어요.\n", en: "Nothing was added.\n"))
    studio.gauge.ending = nil
    let elsewhere = studio.run("feel", answers: [])
    #expect(elsewhere.output.isEmpty && elsewhere.errors.isEmpty)
  }

  @Test func `a memo that is too long is edited again or printed`() throws {
    let long = String(repeating: "x", count: 1001)
    let studio = MoodCommandFixture()
    studio.drafts.write([long, "shorter"])
    #expect(studio.run("feel 70 --editor", answers: ["y"]).status == .success)
    #expect(try studio.queries.latest()?.memo == "shorter")
    studio.drafts.write([long])
    let outcome = studio.run("feel 70 --editor", answers: ["n"])
    #expect(outcome.status == .wrongUsage)
    #expect(outcome.errors.contains(long))
  }

  @Test func `a refused memo is printed if the editor is closed unchanged`() throws {
    let long = String(repeating: "x", count: 1001)
    let studio = MoodCommandFixture()
    studio.drafts.write([long])
    let outcome = studio.run("feel 70 --editor", answers: ["y"])
    #expect(outcome.status == .wrongUsage)
    #expect(outcome.errors.contains(long + "\n"))
    #expect(try studio.queries.latest() == nil)
  }

  @Test func `a memo that the store refuses is printed`() throws {
    let studio = MoodCommandFixture()
    let store = UnwritableStore(store: studio.store, trouble: .busy)
    let command = MoodAddCommand(
      tools: .testing(
        UseCaseContext(store, studio.clock, .seeded(1)),
        editor: Editor { _, _ in "rain on the roof" }))
    var traits = ConsoleTraits(language: .english)
    traits.inputIsTerminal = true
    traits.outputIsTerminal = true
    var console = Console.recording(traits)
    let options = MoodAddCommand.Options(
      level: LevelChoice(try MoodLevel(70)), memo: try TaggedMemo(""), tags: .none,
      usesEditor: true,
      typedMoment: nil)
    #expect(throws: DomainError.unavailable(.store(path: "p", .busy))) {
      try command.run(options, in: &console)
    }
    #expect(console.recordedErrors.contains("rain on the roof\n"))
  }
}
