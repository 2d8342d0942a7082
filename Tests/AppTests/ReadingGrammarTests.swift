import HearthSamples
import Testing

@testable import HearthContainer
@testable import HearthPresentation

/// Checks what reading commands declare in their grammar, which no other test covers.
@Suite struct ReadingGrammarTests {
  private static let specs = AppContainer.commands.parser.grammar.specs

  /// Exceptions: commands that write to a given destination, or that have no store to read.
  private static let readingOnlySometimes: Set = [
    "completions", "feedback", "help", "link conflicts", "mood canvas",
  ]

  /// Commands that draw something, or that answer with days, which have no fields to choose.
  private static let inFormsOfTheirOwn: Set = [
    "calendar", "person garden", "mood calendar", "mood year", "event dates", "book calendar",
  ]

  @Test func `reading commands are declared as reading`() {
    for spec in Self.specs where !Self.readingOnlySometimes.contains(spec.name) {
      guard TriedCommand.reading.contains(where: { $0.command == spec.name }) else { continue }
      #expect(spec.isReadOnly, "\(spec.name)")
    }
  }

  @Test func `the output form of every list can be chosen`() {
    let program = CommandsInProcess()
    for tried in TriedCommand.reading where !Self.inFormsOfTheirOwn.contains(tried.command) {
      let words = tried.line.split(separator: " ").map { String($0) }
      guard program.run(words, as: .json).output.hasPrefix("{\"schema\":1,\"items\":[") else {
        continue
      }
      let spec = Self.specs.first { $0.name == tried.command }
      #expect(spec?.printsList == true, "\(tried.command)")
    }
  }
}
