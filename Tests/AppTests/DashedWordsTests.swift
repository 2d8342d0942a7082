import HearthTestSupport
import Testing

@testable import HearthContainer
@testable import HearthPresentation

@Suite struct DashedWordsTests {
  private static let searching = AppContainer.commands.parser.grammar.specs
    .filter { $0.arguments.last?.kind == .search }.map(\.path)

  /// The excluding words at every position of the line.
  private static let lines = [
    ["-bus", "in:mood", "--json", "--lang", "ko"], ["-bus", "--json", "in:mood", "--lang", "ko"],
    ["--json", "-bus", "--lang", "ko", "in:mood"], ["--lang", "ko", "-bus", "in:mood", "--json"],
    ["-bus", "in:mood", "--lang=ko", "--json"],
  ]

  @Test func `options are recognised after words that begin with a dash`() throws {
    #expect(Self.searching.contains(["search"]))
    for path in Self.searching {
      for line in Self.lines + [["--", "-bus", "--json"]] {
        guard
          case .command(_, let input, let globals) = try AppContainer.commands.parse(path + line)
        else {
          Issue.record("\(path) \(line)")
          continue
        }
        // No option follows `--`.
        let isText = line[0] == "--"
        let text = isText ? "-bus --json" : "-bus in:mood"
        #expect(try input[SharedSpec.searchText] == text, "\(path) \(line)")
        #expect(globals.wantsJSON != isText, "\(path) \(line)")
        #expect(isText || globals.language == .korean, "\(path) \(line)")
      }
    }
  }

  @Test(arguments: [["feel", "50", "-bad", "day"], ["plan", "-x", "tomorrow"]])
  func `a refused word with a dash is answered with how to write it`(line: [String]) {
    #expect(throws: UsageError.self) { try AppContainer.commands.parse(line) }
    do { _ = try AppContainer.commands.parse(line) } catch {
      #expect(error.message(in: .english).contains("goes after “--”"))
      #expect(error.message(in: .korean).contains("‘--’ 뒤에"))
    }
    let moved = line.prefix { !$0.hasPrefix("-") } + ["--"] + line.drop { !$0.hasPrefix("-") }
    #expect(throws: Never.self) { try AppContainer.commands.parse(Array(moved)) }
  }
}
