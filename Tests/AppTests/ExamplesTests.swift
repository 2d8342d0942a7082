import HearthDomain
import HearthTestSupport
import TerminalKit
import Testing

@testable import HearthContainer
@testable import HearthPresentation

@Suite struct ExamplesTests {
  private let grammar = AppContainer.commands.parser.grammar

  @Test func `every example of every command is valid`() {
    // The examples of `help` are chosen when it is displayed.
    for spec in grammar.specs where spec.path != HelpCommand.commandName.path {
      for example in spec.help.examples {
        for language in Language.allCases {
          let line = example.line(language)
          #expect(grammar.accepts(line), "\(spec.name): \(line)")
        }
      }
    }
  }

  @Test(arguments: Noun.all.map(\.name))
  func `every command has its paragraph on the noun's page in both languages`(name: String) throws {
    let noun = try #require(Noun.all.first { $0.name == name })
    let shapes = Language.allCases.map { language in
      noun.page(language).split(at: "\n\n").dropFirst().map { paragraph in
        let lines = paragraph.split(separator: "\n")
        let examples = lines.dropFirst().prefix { $0.contains("# ") }
        let hasDetails = lines.count > examples.count + 1
        return "\(lines[0].prefix { $0 != ":" }) \(examples.count) \(hasDetails)"
      }
    }
    #expect(shapes[0] == shapes[1])
    let specs = grammar.specs.filter { $0.path[0] == name }
    #expect(specs.filter { $0.help.summary.en.isEmpty }.map(\.name) == [])
    #expect(specs.count == shapes[0].count)
  }

  @Test(arguments: Language.allCases)
  func `the help of every command fits on one screen`(language: Language) throws {
    let short = grammar.visibleSpecs.filter {
      $0.linesToCopy.isEmpty && grammar.nextWords(after: $0.path).isEmpty
    }
    for spec in short {
      var console = Console.recording(ConsoleTraits(language: language))
      try Help(grammar: grammar).print(HelpRequest(path: spec.path), in: &console)
      let lines = console.recordedOutput.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count <= 24, "\(spec.name): \(lines.count)")
    }
  }

  @Test(arguments: Language.allCases)
  func `no line of help is wider than 80 columns`(language: Language) throws {
    let (help, layout) = (Help(grammar: grammar), HelpLayout(width: 80, widths: .standard))
    let commands = grammar.visibleSpecs.map(\.path)
    let pages = Set(commands + commands.map { Array($0.prefix(1)) } + [[]])
    for path in pages.union(HelpTopic.all.map { [$0.name] }) {
      for line in layout.lines(try help.page(for: path, language)).map(\.string) {
        #expect(DisplayWidth.standard.columns(of: line) <= 80, "\(path): \(line)")
      }
    }
  }

  @Test(arguments: HelpTopic.all.map(\.name))
  func `a manual page is found by its title`(name: String) throws {
    let topic = try #require(HelpTopic.all.first { $0.name == name })
    for language in Language.allCases {
      let title = topic.title(language)
      let words = title.split(separator: " " as Character).map(String.init)
      #expect(try Help(grammar: grammar).page(for: words, language).summary == title)
    }
  }

  @Test(.inWholeRuns) func `help shows valid examples`() {
    for language in Language.allCases {
      // Examples that the grammar does not accept are left out.
      #expect(CommandPage(HelpCommand.spec, grammar, language).examples.count == 5)
      for row in OverviewPage(grammar, language).examples {
        #expect(grammar.accepts(row.term), "\(row.term)")
      }
    }
  }
}
