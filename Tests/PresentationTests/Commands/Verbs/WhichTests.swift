import HearthDomain
import Testing

@testable import HearthPresentation

@Suite struct WhichTests {
  private struct Show: Command {
    static let commandName = CommandName(["stone", "show"])
    static let which = Argument<String>("stone")
    static let spec = CommandSpec(commandName, arguments: [which])
    func run(_ input: ParsedInput, in console: inout Console) {}
  }

  private struct Read: Command {
    static let commandName = CommandName(["stone", "import"])
    static let spec = CommandSpec(commandName, arguments: [SharedSpec.file])
    func run(_ input: ParsedInput, in console: inout Console) {}
  }

  private struct Search: Command {
    static let commandName = CommandName(["stone", "search"])
    static let spec = CommandSpec(
      commandName, arguments: [SharedSpec.searchText], options: [ListLimit.option])
    func run(_ input: ParsedInput, in console: inout Console) {}
  }

  @Test func `a command for one item joins its words`() throws {
    #expect(try Show.input("엄마")[Show.which] == "엄마")
    #expect(try Read.input("-")[SharedSpec.file] == "-")
    #expect(throws: UsageError.self) { try Show.input() }
    #expect(throws: UsageError.self) { try Read.input("a", "b") }
  }

  @Test func `a search accepts words with or without quotes`() throws {
    #expect(try Search.input("red", "stone")[SharedSpec.searchText] == "red stone")
    #expect(try Search.input("red stone")[SharedSpec.searchText] == "red stone")
    #expect(throws: UsageError.self) { try Search.input() }
  }

  @Test func `a list is cut at the limit`() throws {
    #expect(try Search.input("red")[ListLimit.option] == nil)
    #expect(try Search.input("red", "--limit", "3")[ListLimit.option]?.range == 0..<3)
    for wrong in ["0", "-1", "three", "99999999999999999999"] {
      #expect(throws: UsageError.self) { try Search.input("red", "--limit", wrong) }
    }
  }
}
