import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthPresentation

@Suite struct MoodEditorCommandTests {
  @Test func `a level alone opens the editor, nothing at all the gauge`() throws {
    let studio = MoodCommandFixture()
    studio.drafts.write(["\n  written\n  in peace \n"])
    #expect(studio.run("feel 70", answers: []).status == .done)
    #expect(try studio.queries.latest()?.memo == "written\n  in peace")
    studio.drafts.write([])
    #expect(studio.run("feel 71", answers: []).errors.contains("nothing was added"))
    #expect(try studio.queries.latest()?.level.value == 70)
    #expect(studio.run("feel", answers: []).status == .done)
    #expect(studio.run("feel --at \"yesterday 23:10\"", answers: []).status == .done)
    let times = studio.gauge.opened.map { $0?.local.description }
    #expect(times == [nil, "2026-11-19T23:10"])
    // Nobody is there to be asked.
    #expect(studio.run("feel").status == .wrongUsage)
    #expect(studio.run("feel --at yesterday").status == .wrongUsage)
    #expect(studio.run("feel --at nonsense", answers: []).status != .done)
    #expect(studio.gauge.opened.count == 2)
  }

  @Test(arguments: Language.allCases)
  func `what became of the gauge is told in the shell`(language: Language) {
    let studio = MoodCommandFixture(language)
    studio.gauge.ending = .kept(Words(ko: "남겼어요", en: "Added"))
    let kept = studio.run("feel", answers: [])
    #expect(kept.output == language(ko: "남겼어요\n", en: "Added\n") && kept.errors.isEmpty)
    studio.gauge.ending = .givenUp
    let left = studio.run("feel", answers: [])
    #expect(left.output.isEmpty)
    #expect(left.errors == language(ko: "남기지 않고 그만두었어요.\n", en: "Nothing was added.\n"))
    studio.gauge.ending = nil
    let elsewhere = studio.run("feel", answers: [])
    #expect(elsewhere.output.isEmpty && elsewhere.errors.isEmpty)
  }

  @Test func `a memo that is too long is mended in the editor, or shown once more`() throws {
    let long = String(repeating: "x", count: 251)
    let studio = MoodCommandFixture()
    studio.drafts.write([long, "shorter"])
    #expect(studio.run("feel 70", answers: ["y"]).status == .done)
    #expect(try studio.queries.latest()?.memo == "shorter")
    studio.drafts.write([long])
    let outcome = studio.run("feel 70", answers: ["n"])
    #expect(outcome.status == .wrongUsage)
    #expect(outcome.errors.contains(long))
  }

  @Test func `a memo is shown once more when the editor is closed as it was`() throws {
    let long = String(repeating: "x", count: 251)
    let studio = MoodCommandFixture()
    studio.drafts.write([long])
    let outcome = studio.run("feel 70", answers: ["y"])
    #expect(outcome.status == .wrongUsage)
    #expect(outcome.errors.contains(long + "\n"))
    #expect(try studio.queries.latest() == nil)
  }

  @Test func `a memo that the store does not take is shown once more`() throws {
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
    let options = MoodAddCommand.Options(level: try MoodLevel(70), memo: nil, at: nil)
    #expect(throws: DomainError.unavailable(.store(path: "p", .busy))) {
      try command.run(options, in: &console)
    }
    #expect(console.recordedErrors.contains("rain on the roof\n"))
  }
}
