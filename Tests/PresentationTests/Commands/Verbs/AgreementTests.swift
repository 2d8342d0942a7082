import Testing

@testable import HearthPresentation

@Suite struct AgreementTests {
  private func console(
    _ language: Language = .english, answers: [String],
    _ change: (inout ConsoleTraits) -> Void = { _ in }
  ) -> Console {
    var traits = ConsoleTraits(language: language)
    traits.inputIsTerminal = true
    change(&traits)
    return .recording(traits, answers: answers)
  }

  @Test(arguments: [("y", true), ("n", false), ("", false)])
  func `only yes continues, and no reports what stays`(answer: String, goesOn: Bool) throws {
    var console = console(answers: [answer])
    #expect(try console.confirmOrReport("Remove?", orSays: .nothingRemoved) == goesOn)
    let said = goesOn ? "" : "Nothing was removed.\n"
    #expect(console.recordedErrors == "Remove? [y/N] " + said)
    #expect(console.recordedOutput.isEmpty)
  }

  @Test func `yes given in advance asks nothing`() throws {
    var console = console(answers: []) { $0.assumesYes = true }
    #expect(try console.confirmOrReport("Remove?", orSays: .nothingRemoved))
    #expect(console.recordedErrors.isEmpty)
  }

  @Test(arguments: Language.allCases)
  func `without an interactive terminal the question fails with the option to give`(
    language: Language
  ) {
    var console = console(language, answers: ["y"]) { $0.neverAsks = true }
    #expect(throws: UsageError(.cannotAsk(insteadGive: "--yes"), in: [])) {
      try console.confirmOrReport("Remove?", orSays: .nothingRemoved)
    }
    #expect(console.recordedErrors == "Remove?\n")
  }
}
