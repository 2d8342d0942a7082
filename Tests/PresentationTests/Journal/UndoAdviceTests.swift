import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthPresentation

/// Checks that a refused undo or redo names the commands that help.
@Suite struct UndoAdviceTests {
  /// The commands run, the refused command, and the commands named in the refusal.
  private static let cases: [(done: [String], refused: String, names: [String])] = [
    ([], "undo", ["undo --entry"]),
    ([], "redo", ["undo --entry"]),
    (["feel 70 tea"], "undo 5 --yes", ["undo 1"]),
    (["feel 70 tea", "undo"], "redo 5", ["redo 1"]),
    (
      ["person add Mum --every 7", "person edit Mum --name Mother"], "undo --entry 1",
      ["undo --entry 2", "undo --entry 1"]
    ),
    (
      ["person add Mum --every 7", "water Mum"], "undo --entry 1",
      ["undo --entry 2", "undo --entry 1"]
    ),
    (["feel 70 tea", "undo"], "undo --entry 1", ["undo --entry 2"]),
    (
      ["feel 70 tea", "log forget 1 --yes"], "undo --entry 1", ["undo --entry"]
    ),
  ]

  /// Returns the commands that a text names, without the program's name.
  private func commands(in text: String) -> [String] {
    text.matches(of: /hearth ((?:undo|redo|log show)(?: --entry)?(?: [\d][^ ,.:”]*)?)/).map {
      String($0.1)
    }
  }

  @Test(arguments: Language.allCases, cases.indices)
  func `a refusal names commands that work`(language: Language, place: Int) throws {
    let story = Self.cases[place]
    let life = try JournalFixture(language, .piped)
    life.at("2026-11-20T09:00")
    for line in story.done { life.run(line) }
    let refused = life.run(story.refused)
    let names = commands(in: refused.errors)
    #expect(names == story.names, "\(refused)")
    for command in names where command.last?.isNumber == true {
      let outcome = life.run(command + " --yes")
      #expect(outcome.status == .success, "\(command): \(outcome)")
    }
  }
}
