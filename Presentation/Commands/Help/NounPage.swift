/// The help page of a noun, which lists all its commands.
struct NounPage {
  private let words: [String]
  private let grammar: Grammar
  private let language: Language

  init(_ words: [String], _ grammar: Grammar, _ language: Language) {
    self.words = words
    self.grammar = grammar
    self.language = language
  }

  var page: HelpPage {
    let commands = grammar.commands(under: words)
    var page = HelpPage(summary: summary)
    page.add(
      language(ko: "예시", en: "Examples"),
      Array(
        commandsWithExamples(commands).flatMap {
          CommandPage($0, grammar, language).examples.prefix(1)
        }))
    page.add(
      language(ko: "명령", en: "Commands"),
      commands.map { HelpRow($0.usageWithoutOptions(language), $0.help.summary(language)) })
    page.add(language(ko: "줄임 명령", en: "Short forms"), shortForms(commands))
    if let own = commands.first(where: { $0.path == words }) {
      page.add(
        language(ko: "\(own.name) 옵션", en: "Options of \(own.name)"),
        own.options.map { $0.row(language) })
    }
    page.add(nil, text: [furtherHelp, GlobalOptions.globalOptionsSummary(language)])
    return page
  }

  private var noun: Noun? { Noun.all.first { words == [$0.name] } }

  private func commandsWithExamples(_ commands: [CommandSpec]) -> [CommandSpec] {
    guard let noun, !noun.exampleCommands.isEmpty else { return Array(commands.prefix(8)) }
    return commands.filter {
      noun.exampleCommands.contains($0.path.dropFirst().joined(separator: " "))
    }
  }

  private var summary: String {
    let text = noun?.summary(language) ?? grammar.spec(spelled: words)?.help.summary(language)
    return text ?? "hearth " + words.joined(separator: " ")
  }

  private func shortForms(_ commands: [CommandSpec]) -> [HelpRow] {
    commands.flatMap { spec in
      spec.commandName.spellings(language).filter {
        $0 != spec.shownPath(language) && $0 != spec.path
      }.map {
        HelpRow($0.joined(separator: " "), "= " + spec.name)
      }
    }
  }

  private var furtherHelp: String {
    let line = "hearth \(words.joined(separator: " ")) \(language(ko: "명령", en: "COMMAND")) --help"
    return language(ko: "명령 하나의 도움말: \(line)", en: "Help on one command: \(line)")
  }
}

extension CommandSpec {
  /// Returns the command's words and its arguments, without options.
  func usageWithoutOptions(_ language: Language) -> String {
    shownPath(language).joined(separator: " ") + argumentsUsage(language)
  }

  /// Returns the arguments as displayed in a usage line, each after a space.
  func argumentsUsage(_ language: Language) -> String {
    arguments.map { " " + $0.usage(language) }.joined()
  }

  /// The words of the command in the language.
  func shownPath(_ language: Language) -> [String] {
    language == .korean ? Vocabulary.korean(path) : path
  }

  /// Returns an example with the words and options of the command in the language.
  func shown(_ example: String, _ language: Language) -> String {
    var words = example.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let spelling = spellings.filter { words.dropFirst().starts(with: $0) }.max {
      $0.count < $1.count
    }
    guard language == .korean, let spelling else { return example }
    words[1...spelling.count] = Vocabulary.korean(spelling)[...]
    for place in words.indices where words[place].hasPrefix("--") {
      let option = options.first { $0.spelling == words[place] }
      words[place] = option?.koreanSpelling ?? words[place]
    }
    return words.joined(separator: " ")
  }
}
