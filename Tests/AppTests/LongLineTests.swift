import HearthSamples
import HearthTestSupport
import Testing

@testable import HearthContainer
@testable import HearthPresentation

/// A long line that was pasted by mistake is refused at once.
@Suite struct LongLineTests {
  private static let specs = AppContainer.commands.parser.grammar.specs
  private static let lines = ["word", "tomorrow 3", "Mum 20 pages", "by call every 2 weeks"]

  private func words(of text: String) -> [String] {
    let words = text.split(separator: " ").map { String($0) }
    return Array((0..<4000 / words.count).map { _ in words }.joined())
  }

  @Test(
    arguments: [
      ["book", "add"], ["person", "add"], ["read"], ["water"], ["contact", "add"],
      ["event", "edit"], ["person", "edit"], ["book", "history"], ["remind", "list", "--until"],
      ["help"], ["saying", "show"], ["contact", "show"],
    ], lines.tried(usually: 2))
  func `four thousand words are refused quickly`(command: [String], text: String) {
    let program = CommandsInProcess()
    for name in ["Mum", "word"] { program.run(["person", "add", name, "--every", "7"]) }
    let words = words(of: text)
    for arguments in [words, [words.joined(separator: " ")]] {
      let work = ProcessorTime()
      #expect(program.run(command + arguments).status != 0)
      #expect(work.passed < .seconds(1), "\(command) \(text)")
    }
  }

  @Test(.inWholeRuns, arguments: specs.map(\.path))
  func `no command takes long to parse four thousand words`(path: [String]) {
    for text in Self.lines {
      let line = path + words(of: text)
      let work = ProcessorTime()
      if case .command(let spec, let input, _)? = try? AppContainer.commands.parse(line) {
        try? spec.check(input)
      }
      #expect(work.passed < .seconds(1), "\(path) \(text)")
    }
  }
}
