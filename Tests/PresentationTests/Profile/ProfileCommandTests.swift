import HearthData
import HearthDomain
import HearthTestSupport
import Synchronization
import Testing

@testable import HearthPresentation

@Suite struct ProfileCommandTests {
  private let store = InMemoryStore()
  private let files = InMemoryFiles()

  @Test func `a name is stored, shown and removed`() throws {
    #expect(try edit("Mina", .english) == "Hearth will call you Mina.\n")
    #expect(try show(.english).hasPrefix("This is Mina’s store.\n"))
    #expect(try edit("", .korean) == "이제 이름 없이 인사할게요.\n")
    #expect(try show(.korean).contains("hearth profile edit --name"))
  }

  @Test(arguments: ["열여섯글자가넘는아주아주긴이름입니다", String(repeating: "x", count: 31)])
  func `a name too long is refused and changes nothing`(name: String) throws {
    _ = try edit("Mina", .english)
    let cells = TextCells.count(name)
    #expect(throws: DomainError.invalid(.displayName, .tooWide(limit: 30, actual: cells))) {
      try edit(name, .english)
    }
    #expect(try show(.english).hasPrefix("This is Mina’s store.\n"))
  }

  @Test(arguments: [("me.png", "/now/me.png"), ("~/me.png", "/me/me.png"), ("/x.png", "/x.png")])
  func `a picture is stored by its full path, if it exists`(typed: String, path: String) throws {
    let missing = DomainError.unavailable(.file(path: FilePath(path), .missing))
    #expect(throws: missing) { try run(["--picture", typed]) }
    let picture = try SamplePicture.png.bytes
    for (bytes, flaw) in [
      ([], PictureFlaw.empty), ([1], .unknownFormat), (Array(picture.prefix(8)), .truncated),
    ] {
      try files.write(bytes, to: FilePath(path), replacing: true)
      let none = DomainError.invalid(.picture, .notAPicture(FilePath(path).displayText, flaw))
      #expect(throws: none) { try run(["--picture", typed]) }
    }
    try files.write(picture, to: FilePath(path), replacing: true)
    try run(["--picture", typed])
    #expect(try store.read { try $0.profile.load() }.picture?.value == path)
    try run(["--picture", ""])
    #expect(try store.read { try $0.profile.load() }.picture == nil)
  }

  @Test(arguments: ["a\nb.png", "a\tb.png\t", "a.png ", "\u{2028}a.png"])
  func `a picture with a similar path is not used`(name: String) throws {
    let picture = try SamplePicture.png.bytes
    for other in [name, "a b.png", "a.png"] {
      try files.write(picture, to: FilePath("/now/" + other), replacing: true)
    }
    do { try run(["--picture", name]) } catch DomainError.invalid {}
    let kept = try store.read { try $0.profile.load() }.picture?.value
    #expect(kept == nil || kept == "/now/" + name)
  }

  private func run(_ arguments: [String]) throws {
    var console = recording(.english)
    try ProfileEditCommand(tools: tools).run(parse(arguments), in: &console)
  }

  /// Profiles whose list is lost after one is created or removed.
  private final class LostProfiles: ProfileRegistry, Sendable {
    private let kept = InMemoryProfiles()
    private let isLost = Mutex(false)

    private var loss: DomainError { .unavailable(.file(path: "profiles.json", .noPermission)) }
    var names: [String] { get throws { try kept.load().entries.map(\.name.value) } }

    func load() throws -> ProfileRoster {
      if isLost.withLock({ $0 }) { throw loss }
      return try kept.load()
    }
    func change<Answer>(_ body: (inout ProfileRoster) throws -> Answer) throws -> Answer {
      try kept.change(body)
    }
    func create(
      _ entry: ProfileRoster.Entry, filling fill: (ProfileRoster.Entry) throws -> Void,
      _ body: (inout ProfileRoster) throws -> Void
    ) throws {
      try kept.create(entry, filling: fill, body)
      isLost.withLock { $0 = true }
    }
    func remove(
      _ entry: ProfileRoster.Entry, _ body: (inout ProfileRoster) throws -> Void
    ) throws {
      try kept.remove(entry, body)
      isLost.withLock { $0 = true }
    }
    func find() { isLost.withLock { $0 = false } }
  }

  @Test func `a result is reported although the list cannot be read again`() throws {
    let registry = LostProfiles()
    let home = ProfileCommandFixture(.english, registry: registry)
    #expect(home.run("profile create Work").output.contains("Created the profile “Work”"))
    registry.find()
    #expect(try registry.names == ["", "Work"])
    _ = home.run("profile use Work")
    let removed = home.run("profile remove Work --yes")
    #expect(removed.output.contains("Removed the profile “Work”"), "\(removed)")
    #expect(try registry.names == [""])
  }

  @Test func `a missing name is asked for`() throws {
    #expect(try edit(answers: ["Mina"]) == "Hearth will call you Mina.\n")
    #expect(try edit(answers: [""]) == "The name stays as it was.\n")
    #expect(try edit(answers: []) == "The name stays as it was.\n")
    #expect(try show(.english).hasPrefix("This is Mina’s store.\n"))
    #expect(throws: DomainError.self) { try edit(answers: [String(repeating: "x", count: 31)]) }
  }

  @Test func `without an interactive terminal a missing name is wrong usage`() {
    let refusal = UsageError(.cannotAsk(insteadGive: "--name"), in: [])
    #expect(throws: refusal) { try edit(answers: ["Mina"], inputIsTerminal: false) }
    #expect(throws: refusal) { try edit(answers: ["Mina"], neverAsks: true) }
  }

  private func edit(
    answers: [String], inputIsTerminal: Bool = true, neverAsks: Bool = false
  ) throws -> String {
    var traits = ConsoleTraits(language: .english)
    traits.inputIsTerminal = inputIsTerminal
    traits.neverAsks = neverAsks
    var console = Console.recording(traits, answers: answers)
    try ProfileEditCommand(tools: tools).run(parse([]), in: &console)
    return console.recordedOutput
  }

  private var tools: ProfileTools {
    .of(store, pictures: PictureFolder(current: "/now", home: "/me", files: files))
  }

  private func parse(_ arguments: [String]) throws -> ParsedInput {
    let parser = CommandParser(specs: [ProfileEditCommand.spec])
    guard case .command(_, let input, _) = try parser.parse(["profile", "edit"] + arguments) else {
      throw ExitStatus.programError
    }
    return try ProfileEditCommand.parse(input)
  }

  private func edit(_ name: String, _ language: Language) throws -> String {
    var console = recording(language)
    try ProfileEditCommand(tools: tools).run(parse(["--name", name]), in: &console)
    return console.recordedOutput
  }

  private func show(_ language: Language) throws -> String {
    var console = recording(language)
    try ProfileShowCommand(tools: tools).run(ProfileShowCommand.input(), in: &console)
    return console.recordedOutput
  }

  private func recording(_ language: Language) -> Console {
    var traits = ConsoleTraits(language: language)
    traits.outputIsTerminal = true
    return .recording(traits)
  }
}
