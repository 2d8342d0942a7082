import Testing

@testable import HearthPresentation

@Suite struct ExampleLineTests {
  @Test(
    arguments: [
      ("hearth today", ["today"]), ("hearth", []), ("less file", nil),
      ("hearth feel 80 \"좋은 날\"", ["feel", "80", "좋은 날"]),
      ("hearth profile edit --name \"\"", ["profile", "edit", "--name", ""]),
      ("hearth help --man | man -l -", ["help", "--man"]),
      ("source <(hearth completions bash)", ["completions", "bash"]),
      ("hearth completions zsh > ~/.zfunc/_hearth", ["completions", "zsh"]),
    ] as [(String, [String]?)])
  func `an example is split into arguments as by the shell`(line: String, words: [String]?) {
    #expect(ExampleLine(line).arguments == words)
  }

  @Test(arguments: [
    ("hearth today", true), ("hearth toady", false), ("hearth today --limit 3", false),
    ("hearth help person", true), ("hearth help nobody", false), ("hearth help keys", true),
    ("hearth water 엄마 --by call", true), ("hearth water 엄마 --by cal", false),
  ])
  func `an example is accepted only if the grammar has all of it`(line: String, isUnderstood: Bool)
  {
    #expect(Grammar(SampleGrammar.specs).accepts(line) == isUnderstood)
  }
}
