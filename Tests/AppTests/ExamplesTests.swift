import HearthTestSupport
import Testing

@testable import HearthContainer
@testable import HearthPresentation

@Suite struct ExamplesTests {
  private let grammar = AppContainer.commands.parser.grammar

  @Test func `every example of every command can be typed`() {
    // Help's own are chosen by the grammar when they are shown.
    for spec in grammar.specs where spec.path != HelpCommand.words.path {
      for example in spec.examples {
        for language in Language.allCases {
          let line = example.line(language)
          #expect(grammar.understands(line), "\(spec.name): \(line)")
        }
      }
    }
  }

  @Test(.inWholeRuns) func `help shows examples that can be typed`() {
    for language in Language.allCases {
      let page = CommandPage(HelpCommand.spec, grammar, language)
      #expect(page.examples.count > 1)
      for row in page.examples + OverviewPage(grammar, language).examples {
        #expect(grammar.understands(row.term), "\(row.term)")
      }
    }
  }
}
