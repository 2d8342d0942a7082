import HearthDomain

/// The help of one command: examples first, then its grammar.
struct CommandPage {
  private let spec: CommandSpec
  let help: CommandHelp
  private let grammar: Grammar
  private let language: Language

  init(_ spec: CommandSpec, _ grammar: Grammar, _ language: Language) {
    self.spec = spec
    help = spec.help
    self.grammar = grammar
    self.language = language
  }

  var page: HelpPage {
    var page = HelpPage(summary: help.summary(language))
    page.add(language(ko: "예시", en: "Examples"), examples)
    page.add(language(ko: "사용법", en: "Usage"), lines: usage)
    page.add(language(ko: "인자", en: "Arguments"), arguments)
    page.add(language(ko: "옵션", en: "Options"), options)
    if !help.details.en.isEmpty { page.add(nil, text: [help.details(language)]) }
    for pasted in spec.linesToCopy { page.add(pasted.title, lines: pasted.lines) }
    page.add(nil, text: [GlobalOptions.globalOptionsSummary(language, of: spec)])
    return page
  }

  /// Returns a short page: only the first `count` examples, and only the options that they use.
  func shortPage(examples count: Int) -> HelpPage {
    let shown = Array(examples.prefix(count))
    let words = Set(shown.flatMap { ExampleLine($0.term).arguments ?? [] })
    let used = spec.options.filter { option in words.contains { option.isSpelled($0) } }
    let others = spec.options.map(\.spelling).filter { name in
      !used.contains { $0.spelling == name }
    }
    var page = HelpPage(summary: help.summary(language))
    page.add(language(ko: "예시", en: "Examples"), shown)
    page.add(language(ko: "사용법", en: "Usage"), lines: usage)
    page.add(
      language(ko: "옵션", en: "Options"),
      used.map { HelpRow($0.usage(language), $0.help(language).firstClause) })
    let list = others.joined(separator: " ")
    let all =
      "hearth \(spec.spellings.last?.joined(separator: " ") ?? spec.name) --help"
      + " \(Help.fullPageArgument)"
    page.add(
      nil,
      text: [
        language(ko: "다른 옵션: \(list)", en: "More options: \(list)"),
        language(ko: "모두 자세히 보기: \(all)", en: "Everything about this command: \(all)"),
      ].suffix(others.isEmpty ? 1 : 2))
    return page
  }

  /// The examples that can be typed. An example may use a command that this grammar does not
  /// contain.
  var examples: [HelpRow] {
    help.examples.filter { grammar.accepts($0.line(language)) }.map {
      HelpRow(spec.shown($0.line(language), language), $0.meaning(language))
    }
  }

  private var usage: [String] {
    spec.commandName.spellings(language).map { "hearth " + spec.usage(language, spelling: $0) }
  }

  var arguments: [HelpRow] {
    spec.arguments.compactMap { argument in
      let choices = argument.kind.choices?.joined(separator: ", ")
      guard let help = argument.help?(language) ?? choices else { return nil }
      let topics = argument.kind == .topic ? ": " + topicNames : ""
      return HelpRow(argument.placeholder(language), help + topics)
    }
  }

  private var topicNames: String {
    HelpTopic.all.map(\.name).joined(separator: ", ")
  }

  var options: [HelpRow] { spec.options.map { $0.row(language) } }
}

extension OptionSpec {
  /// Returns the option's row in the help. A long list of choices follows the explanation.
  func row(_ language: Language) -> HelpRow {
    let korean = language == .korean ? koreanSpelling.map { "\($0), " } : nil
    let term = (korean ?? "") + (short.map { "-\($0), " } ?? "") + usage(language)
    guard let choices = valueKind?.choices, choices.count > 4 || placeholder != nil else {
      return HelpRow(term, help(language))
    }
    return HelpRow(term, help(language) + "\n" + choices.joined(separator: ", "))
  }
}

extension GlobalOptions {
  /// Returns all global options in one paragraph, for the end of a page.
  static func globalOptionsSummary(_ language: Language, of command: CommandSpec? = nil) -> String {
    let fitting = specs.filter { $0.name != "json" || command?.printsTextOnly != true }
    let list = fitting.map { $0.usage(language).withNoBreakSpaces }.joined(separator: " ")
    return language(ko: "어디서나: ", en: "Everywhere: ") + list
  }
}

extension String {
  /// The text up to its first semicolon or the end of its first sentence.
  fileprivate var firstClause: String {
    let clause = split(at: "; ")[0].split(at: ". ")[0]
    return clause.endIndex == endIndex ? self : "\(clause)."
  }

  /// The text with no-break spaces.
  fileprivate var withNoBreakSpaces: String { String(map { $0 == " " ? "\u{A0}" : $0 }) }
}
