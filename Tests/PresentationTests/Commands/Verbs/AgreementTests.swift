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
  func `only a yes goes on, and a no says what stays`(answer: String, goesOn: Bool) throws {
    var console = console(answers: [answer])
    #expect(try console.confirmOrReport("Remove?", orSays: .nothingRemoved) == goesOn)
    let said = goesOn ? "" : "Nothing was removed.\n"
    #expect(console.recordedErrors == "Remove? [y/N] " + said)
    #expect(console.recordedOutput.isEmpty)
  }

  @Test func `yes beforehand asks nothing`() throws {
    var console = console(answers: []) { $0.assumesYes = true }
    #expect(try console.confirmOrReport("Remove?", orSays: .nothingRemoved))
    #expect(console.recordedErrors.isEmpty)
  }

  @Test(arguments: Language.allCases)
  func `where nobody can be asked, the question expects no answer`(language: Language) {
    var console = console(language, answers: ["y"]) { $0.neverAsks = true }
    #expect(throws: UsageError(.cannotAsk(insteadGive: "--yes"), in: [])) {
      try console.confirmOrReport("Remove?", orSays: .nothingRemoved)
    }
    #expect(console.recordedErrors == "Remove?\n")
  }
}
