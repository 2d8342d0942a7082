import HearthDomain

/// One thing that a command takes by its name.
package struct OptionSpec: Sendable {
  /// The long name in kebab-case, without its dashes.
  package let name: String
  /// A one-letter name, without its dash.
  package let short: Character?
  /// What its value stands for; nil for a flag.
  package let value: ValueKind?
  package let isRepeatable: Bool
  /// Whether the command cannot do without it; only help says so, the command checks.
  package internal(set) var isRequired: Bool
  /// Whether only somebody who sits here asks for it; see ``CommandSpec/isForPeople``.
  var isForPeople = false
  /// How the value is written in help, such as `MEANS`.
  package let placeholder: Words?
  package internal(set) var help: Words
  /// Other words for choices, such as `전화` for `call`.
  let synonyms: [Synonym]

  /// A word that is taken for a choice.
  package struct Synonym: Hashable, Sendable {
    package let word: String
    package let choice: String
    /// Whether it is how the choice is shown in English elsewhere, so that a refusal names it.
    package let isShown: Bool

    package init(_ word: String, for choice: String, isShown: Bool = false) {
      self.word = word
      self.choice = choice
      self.isShown = isShown
    }
  }

  init(
    _ name: String, _ value: ValueKind?, short: Character? = nil, isRepeatable: Bool = false,
    isRequired: Bool = false, placeholder: Words? = nil, help: Words, synonyms: [Synonym] = []
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.isRepeatable = isRepeatable
    self.isRequired = isRequired
    self.placeholder = placeholder
    self.help = help
    self.synonyms = synonyms
  }

  /// The choice that a typed word stands for: itself, unless it is another word for one.
  func choice(for word: String) -> String {
    let typed = SearchFolding.folded(word)
    return synonyms.first { SearchFolding.folded($0.word) == typed }?.choice ?? word
  }

  /// The words that shells offer as its value: the choices, and a Korean word for each.
  var completions: [String]? {
    guard let words = value?.completions else { return nil }
    return words
      + words.compactMap { choice in
        synonyms.first { $0.choice == choice && Hangul.isIn($0.word) && !$0.word.contains(" ") }?
          .word
      }
  }

  package var spelling: String { "--" + name }

  var tellsWhen: Bool { value == .day || value == .moment }

  /// The option with its value's placeholder, such as `--by MEANS`.
  func usage(_ language: Language) -> String {
    guard let value else { return spelling }
    return spelling + " " + placeholderText(value, language) + (isRepeatable ? "…" : "")
  }

  private func placeholderText(_ kind: ValueKind, _ language: Language) -> String {
    if let placeholder { return placeholder(language) }
    return switch kind {
    case .choice(let words):
      words.count <= 4
        ? words.joined(separator: "|")
        : language(ko: "값", en: "VALUE")
    case .number: language(ko: "수", en: "N")
    case .day: language(ko: "날", en: "DAY")
    case .time: language(ko: "시각", en: "TIME")
    case .moment: language(ko: "일시", en: "WHEN")
    case .month: language(ko: "YYYY-MM", en: "YYYY-MM")
    case .file: language(ko: "파일", en: "FILE")
    default: language(ko: "글", en: "TEXT")
    }
  }
}
