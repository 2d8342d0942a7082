import HearthDomain
import Testing

@testable import HearthPresentation

@Suite struct LineCompletionTests {
  private let completion = LineCompletion(
    SampleGrammar.parser.grammar,
    names: NameLookup(profiles: { ["Mina", "회사", "guest"] }) { kind, beginning, _ in
      let names: [Kind: [String]] = [
        .person: ["엄마", "Big Ben", "Ben"], .book: ["데미안", "The \"Sea\""], .tag: ["겨울"],
      ]
      return (names[kind] ?? []).filter { $0.hasPrefix(beginning) }
    })

  private static let lines: [(line: String, offers: [String])] = [
    ("pe", ["person"]), ("hearth pe", ["person"]), ("ㅔㄷ", ["person"]), ("xyz", []),
    ("person ", ["list", "add", "water", "show"]), ("person w", ["water"]),
    ("--lang k", ["ko"]), ("--lang=k", ["ko"]), ("--json person wa", ["water"]),
    ("water 엄", ["엄마"]), ("water B", ["Big Ben", "Ben"].filter { $0.hasPrefix("B") }),
    ("water \"Big", ["Big Ben"]), ("water Big\\ B", ["Big Ben"]), ("water 엄마 ", []),
    ("water 엄마 --by m", ["message", "meet", "mail"]), ("water --by=ca", ["call"]),
    ("water --ke", ["--keyword"]), ("water -- --b", []), ("read 데", ["데미안"]),
    ("help book s", ["sentence"]), ("help pri", ["privacy"]), ("debug ", []),
    ("completions z", ["zsh"]),
  ]

  @Test(arguments: lines)
  func `the next words are offered`(line: String, offers: [String]) {
    #expect(completion(line).candidates.map(\.text) == offers)
  }

  @Test func `a choice is offered in both languages`() {
    let theme = BookAddCommand.spec.options.first { $0.name == "theme" }
    #expect(theme?.completions?.contains("연두") == true)
    #expect(theme?.valueKind?.choices?.contains("연두") == false)
    #expect(BookListCommand.spec.options.first { $0.name == "search" }?.completions == nil)
  }

  @Test func `options of the shell alone are not offered`() {
    let options = completion("today --").candidates.map(\.text)
    #expect(options.contains("--json"))
    #expect(!options.contains("--store") && !options.contains("--demo"))
  }

  @Test func `an offer replaces the word with its quotes`() {
    #expect(completion("water \"Big").replacedRange == 6..<10)
    #expect(completion("water --by=ca").fixedPrefix == "--by=")
  }
}
