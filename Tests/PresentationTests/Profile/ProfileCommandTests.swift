import HearthData
import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthPresentation

@Suite struct ProfileCommandTests {
  private let store = InMemoryStore()

  @Test func `a name is kept, shown and taken back`() throws {
    #expect(try edit("Mina", .english) == "Hearth will call you Mina.\n")
    #expect(try show(.english) == "This is Mina’s store.\n")
    #expect(try edit("", .korean) == "이제 이름 없이 인사할게요.\n")
    #expect(try show(.korean).contains("hearth profile edit --name"))
  }

  @Test(arguments: ["열여섯글자가넘는아주아주긴이름입니다", String(repeating: "x", count: 16)])
  func `a name too long is refused and changes nothing`(name: String) throws {
    _ = try edit("Mina", .english)
    #expect(throws: DomainError.invalid(.displayName, .tooLong(limit: 15, actual: name.count))) {
      try edit(name, .english)
    }
    #expect(try show(.english) == "This is Mina’s store.\n")
  }

  @Test func `editing nothing is wrong usage`() {
    #expect(throws: UsageError.self) { try parse([]) }
  }

  private func parse(_ arguments: [String]) throws -> ProfileEditCommand.Options {
    let parser = CommandParser(specs: [ProfileEditCommand.spec])
    guard case .command(_, let input, _) = try parser.parse(["profile", "edit"] + arguments) else {
      throw ExitStatus.programError
    }
    return try ProfileEditCommand.parse(input)
  }

  private func edit(_ name: String, _ language: Language) throws -> String {
    var console = recording(language)
    try ProfileEditCommand(rename: RenameProfile(store: store))
      .run(parse(["--name", name]), in: &console)
    return console.recordedOutput
  }

  private func show(_ language: Language) throws -> String {
    var console = recording(language)
    try ProfileShowCommand(queries: ProfileQueries(store: store)).run(.init(), in: &console)
    return console.recordedOutput
  }

  private func recording(_ language: Language) -> Console {
    var traits = ConsoleTraits(language: language)
    traits.outputIsTerminal = true
    return .recording(traits)
  }
}
