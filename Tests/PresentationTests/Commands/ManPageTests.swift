import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthPresentation

@Suite struct ManPageTests {
  private func manual(
    _ language: Language, _ entries: [CommandEntry<Never>] = SampleGrammar.entries
  ) throws -> String {
    var console = Console.recording(ConsoleTraits(language: language))
    let table = CommandTable<Never>(entries)
    try table.run(
      table.parser.parse(["help", "--man"]), context: { throw ExitStatus.failed }, in: &console)
    return console.recordedOutput
  }

  @Test(arguments: Language.allCases)
  func `the manual has every visible command and every topic`(language: Language) throws {
    let short = ManPage(
      grammar: CommandTable<Never>(SampleGrammar.entries).parser.grammar, language: language,
      topics: [.files]
    ).text
    try expectGolden("Commands/manual-\(language.rawValue)", short)
    let text = try manual(language)
    let topics = HelpTopic.all.map { $0.name.uppercased() }
    for name in ["person water", "book sentence add", "completions"] + topics {
      #expect(text.contains(name))
    }
    #expect(!text.contains("debug"))
  }

  @Test(arguments: Language.allCases)
  func `no text line is taken for a roff request`(language: Language) throws {
    let requests = [".TH", ".SH", ".SS", ".TP", ".PP", ".nf", ".fi", ".nh", ".ad"]
    for line in try manual(language).split(separator: "\n")
    where line.hasPrefix(".") || line.hasPrefix("'") {
      #expect(requests.contains(String(line.prefix(3))), "\(line)")
    }
  }

  @Test(arguments: Language.allCases)
  func `groff formats the manual without warnings`(language: Language) throws {
    guard Shell.isInstalled("groff") else {
      try Test.cancel("groff is not installed")
    }
    let answer = try Shell.run(
      "groff", ["-man", "-Tutf8", "-ww", "-k", "-P-cbou"], input: manual(language))
    #expect(answer.status == 0)
    #expect(answer.errors.isEmpty)
    #expect(answer.output.contains("--keyword"))
  }

  @Test func `the English manual is ASCII except for Korean examples`() throws {
    let text = ManPage(grammar: Grammar([]), language: .english, topics: [.files]).text
    #expect(text.utf8.allSatisfy { $0 < 0x80 })
    guard Shell.isInstalled("groff") else {
      try Test.cancel("groff is not installed")
    }
    let answer = try Shell.run("groff", ["-man", "-Tascii", "-ww", "-k", "-P-cbou"], input: text)
    #expect(answer.status == 0)
    #expect(answer.errors.isEmpty)
  }

  @Test(arguments: [("“a” ‘b’…", "\\(lqa\\(rq \\(oqb\\(cq..."), ("-'", "\\-\\(aq")])
  func `quotes are written as roff names for every terminal`(text: String, roff: String) {
    #expect(Quoting.roffEscaped(text) == roff)
  }
}
