import Testing

@testable import HearthPresentation

@Suite struct WhichTests {
  private struct Show: Command {
    typealias Options = Which
    static let words = CommandName(["stone", "show"])
    static let spec = CommandSpec(words, summary: name, arguments: [ArgumentSpec("stone")])
    func run(_ options: Which, in console: inout Console) {}
  }

  private struct Read: Command {
    typealias Options = WhichFile
    static let words = CommandName(["stone", "import"])
    static let spec = CommandSpec(
      words, summary: name, arguments: [ArgumentSpec("file", kind: .file)])
    func run(_ options: WhichFile, in console: inout Console) {}
  }

  private struct Search: Command {
    typealias Options = WhichText
    static let words = CommandName(["stone", "search"])
    static let spec = CommandSpec(
      words, summary: name, arguments: [.searchText], options: [.limit])
    func run(_ options: WhichText, in console: inout Console) {}
  }

  private struct List: Command {
    static let words = CommandName(["stone", "list"])
    static let spec = CommandSpec(words, summary: name, options: [.limit])
    static func parse(_ input: ParsedInput) throws -> ListLimit { try ListLimit(input) }
    func run(_ options: ListLimit, in console: inout Console) {}
  }

  private static let name = Words(ko: "돌", en: "A stone")

  private func options<C: Command>(_ type: C.Type, _ arguments: String...) throws -> C.Options {
    let parser = CommandParser(specs: [C.spec])
    guard case .command(_, let input, _) = try parser.parse(C.words.path + arguments) else {
      throw ExitStatus.programError
    }
    return try C.parse(input)
  }

  @Test func `a command that takes one thing reads its words`() throws {
    #expect(try options(Show.self, "엄마") == Which(words: "엄마"))
    #expect(try options(Read.self, "-") == WhichFile(path: "-"))
    #expect(throws: UsageError.self) { try options(Show.self) }
    #expect(throws: UsageError.self) { try options(Read.self, "a", "b") }
  }

  @Test func `a search takes words in quotes or not`() throws {
    #expect(try options(Search.self, "red", "stone").text == "red stone")
    #expect(try options(Search.self, "red stone").text == "red stone")
    #expect(try options(Search.self, "red").limit == .none)
    #expect(try options(Search.self, "red", "--limit", "3").limit.places == 0..<3)
    #expect(throws: UsageError.self) { try options(Search.self) }
  }

  @Test func `a list is cut where the limit says`() throws {
    #expect(try options(List.self).places == ListLimit.none.places)
    #expect(try options(List.self, "--limit", "3").places == 0..<3)
    for wrong in ["0", "-1", "three", "99999999999999999999"] {
      #expect(throws: UsageError.self) { try options(List.self, "--limit", wrong) }
    }
  }
}
