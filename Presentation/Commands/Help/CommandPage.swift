/// The help of one command: examples first, then its grammar.
struct CommandPage {
  private let spec: CommandSpec
  private let grammar: Grammar
  private let language: Language

  init(_ spec: CommandSpec, _ grammar: Grammar, _ language: Language) {
    self.spec = spec
    self.grammar = grammar
    self.language = language
  }

  var page: HelpPage {
    var page = HelpPage(summary: spec.summary(language))
    page.add(language(ko: "예시", en: "Examples"), examples)
    page.add(language(ko: "사용법", en: "Usage"), text: usage)
    page.add(language(ko: "인자", en: "Arguments"), arguments)
    page.add(language(ko: "옵션", en: "Options"), options)
    if let details = spec.details {
      page.add(nil, text: [details(language)])
    }
    for pasted in spec.pasted { page.add(pasted.title, lines: pasted.lines) }
    page.add(nil, text: [GlobalOptions.brief(language, of: spec)])
    return page
  }

  /// Those that can be typed; an example may name a command that is not in every grammar.
  var examples: [HelpRow] {
    spec.examples.filter { grammar.understands($0.line(language)) }.map {
      HelpRow($0.line(language), $0.meaning(language))
    }
  }

  private var usage: [String] {
    spec.spellings.map { "hearth " + spec.usage(language, spelling: $0) }
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
    HelpTopic.all(in: grammar).map(\.name).joined(separator: ", ")
  }

  var options: [HelpRow] { spec.options.map { $0.row(language) } }
}

extension OptionSpec {
  /// The option as help lists it; long lists of choices follow the explanation.
  func row(_ language: Language) -> HelpRow {
    let term = (short.map { "-\($0), " } ?? "") + usage(language)
    guard let choices = value?.choices, choices.count > 4 || placeholder != nil else {
      return HelpRow(term, help(language))
    }
    return HelpRow(term, help(language) + "\n" + choices.joined(separator: ", "))
  }
}

extension GlobalOptions {
  /// All of them in one paragraph, for the end of a page.
  static func brief(_ language: Language, of command: CommandSpec? = nil) -> String {
    let fitting = specs.filter { $0.name != "json" || command?.printsTextOnly != true }
    let list = fitting.map { $0.usage(language).replacingSpaces }.joined(separator: " ")
    return language(ko: "어디서나: ", en: "Everywhere: ") + list
  }
}

extension String {
  /// The text with spaces that do not break a line.
  fileprivate var replacingSpaces: String { String(map { $0 == " " ? "\u{A0}" : $0 }) }
}
