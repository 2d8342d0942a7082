import HearthPresentation
import HearthTestSupport
import TerminalKit
import Testing

@Suite struct HelpTests {
  private func help(_ line: [String], _ language: Language, width: Int = 80) throws -> String {
    var traits = ConsoleTraits(language: language)
    traits.size = Size(width: width, height: 24)
    return try printed(CommandTable<Never>(SampleGrammar.entries), line, traits)
  }

  private func printed(
    _ table: CommandTable<Never>, _ line: [String], _ language: Language
  ) throws -> String {
    try printed(table, line, ConsoleTraits(language: language))
  }

  private func printed(
    _ table: CommandTable<Never>, _ line: [String], _ traits: ConsoleTraits
  ) throws -> String {
    var console = Console.recording(traits)
    try table.run(table.parser.parse(line), context: { throw ExitStatus.failed }, in: &console)
    return console.recordedOutput
  }

  @Test(
    arguments: Language.allCases,
    [
      ("overview", ["--help"]), ("noun", ["person", "--help"]), ("own-noun", ["saying", "-h"]),
      ("command", ["water", "--help"]), ("nested", ["book", "sentence", "--help"]),
      ("files", ["help", "files"]), ("tutorial", ["help", "tutorial"]),
      ("everything", ["--help", "--all"]), ("completions", ["help", "completions"]),
    ])
  func `help matches its golden files in both languages`(
    language: Language, page: (String, [String])
  ) throws {
    try expectGolden("Commands/help-\(page.0)-\(language.rawValue)", help(page.1, language))
  }

  @Test(arguments: Language.allCases, [30, 40, 60, 80, 200])
  func `no line of help is wider than the console, except single words`(
    language: Language, width: Int
  ) throws {
    for line in [["--help"], ["person", "--help"], ["water", "--help"], ["help", "dates"]] {
      for text in try help(line, language, width: width).split(separator: "\n") {
        let words = text.split(separator: " ").count
        let columns = DisplayWidth.standard.columns(of: text)
        let isTerm = text.hasPrefix("  ") && !text.hasPrefix("   ")
        #expect(columns <= max(width, 30) || words < 2 || isTerm, "\(text)")
      }
    }
  }

  @Test(arguments: [["--도움말"], ["person", "--도움말"], ["사람", "--도움"]])
  func `the option has Korean names`(line: [String]) throws {
    let typed = Array(["person"].prefix(line.count - 1)) + ["--help"]
    #expect(try help(line, .english) == help(typed, .english))
  }

  @Test(arguments: [
    ["help", "persn"], ["help", "person", "watr"], ["help", "datse"], ["help", ""],
    ["help", "tutorail"],
  ])
  func `help on an unknown topic is refused`(line: [String]) {
    #expect(throws: UsageError.self) { try help(line, .english) }
  }

  @Test(arguments: [
    ("설치", "install"), ("자동 완성", "install"), ("알림 받기", "reminders"), ("단축키", "keys"),
    ("environment variables", "environment"), ("튜토리얼", "tutorial"), ("레시피", "recipes"),
    ("실수", "mistakes"), ("파일", "files"), ("개인정보", "privacy"), ("훅", "hooks"),
    ("비교", "comparison"), ("소식", "news"),
  ])
  func `a manual page is found by its title`(title: String, name: String) throws {
    for language in Language.allCases {
      let page = try help(["help"] + title.split(separator: " ").map(String.init), language)
      #expect(try page == help(["help", name], language))
    }
  }

  @Test(arguments: [
    ["help", "today", "search"], ["help", "keys", "files"], ["help", "today", ""],
  ])
  func `a further word after a help topic is refused`(line: [String]) {
    #expect(throws: UsageError(.unwantedWord(line[2], options: []), in: ["help"])) {
      try help(line, .english)
    }
  }

  @Test func `help mentions only available commands`() throws {
    let bare = try printed(CommandTable<Never>([]), ["help", "help"], .english)
    #expect(!bare.contains("hearth help person"))
    let full = try help(["help", "help"], .english)
    #expect(full.contains("hearth help person") && full.contains("hearth help dates"))
  }

  @Test(arguments: [["help", "help"], ["completions", "-h"]])
  func `help does not list options that the command refuses`(line: [String]) throws {
    #expect(try !help(line, .english).contains("--json"))
    #expect(throws: UsageError(.jsonUnavailable, in: [line[0]])) {
      try help([line[0], line[0] == "help" ? "keys" : "bash", "--json"], .english)
    }
  }

  @Test(arguments: Language.allCases)
  func `the overview is short, and complete on request`(language: Language) throws {
    let short = try help(["help"], language).split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(short.count <= 30)
    for line in [["help", "--all"], ["--help", "--all"], ["--all", "--help"]] {
      #expect(try help(line, language).contains("--no-input"))
    }
    #expect(try !help(["--help"], language).contains("--no-input"))
  }

  @Test func `help on neither a command nor a topic says so`() {
    let near = Suggestion(words: ["dates"])
    #expect(throws: UsageError(.unknownTopic("datse", nearest: near), in: [])) {
      try help(["help", "datse"], .english)
    }
  }

  @Test func `hidden commands are not listed`() throws {
    #expect(try !help(["--help"], .english).contains("debug"))
  }
}
