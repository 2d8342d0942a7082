import HearthDomain

/// The syntax of an option: its names, and the kind of its value.
package struct OptionSpec: Sendable {
  /// The long name in kebab-case, without dashes.
  package let name: String
  /// The one-letter name, without its dash; nil if there is none.
  package let short: Character?
  /// The kind of its value; nil for a flag.
  package let valueKind: ValueKind?
  package let isRepeatable: Bool
  /// Whether the command requires the option. Only the help uses this; the command itself checks.
  package internal(set) var isRequired: Bool
  /// Whether assistants may not use the option, as in ``CommandSpec/isForPeople``.
  var isForPeople = false
  /// The placeholder of the value in the help, such as `MEANS`.
  package let placeholder: Words?
  package internal(set) var help: Words
  /// Other words for choices, such as `전화` for `call`.
  let synonyms: [Synonym]

  /// A word that stands for a choice.
  package struct Synonym: Hashable, Sendable {
    package let word: String
    package let choice: String
    /// Whether the word is the usual English name of the choice, so that error messages mention it.
    package let isShownInErrors: Bool

    package init(_ word: String, for choice: String, isShownInErrors isShown: Bool = false) {
      self.word = word
      self.choice = choice
      self.isShownInErrors = isShown
    }
  }

  init(
    _ name: String, _ value: ValueKind?, short: Character? = nil, isRepeatable: Bool = false,
    isRequired: Bool = false, placeholder: Words? = nil, help: Words, synonyms: [Synonym] = []
  ) {
    self.name = name
    self.short = short
    self.valueKind = value
    self.isRepeatable = isRepeatable
    self.isRequired = isRequired
    self.placeholder = placeholder
    self.help = help
    self.synonyms = synonyms
  }

  /// Returns the choice that a word means. The word can be a synonym; any other word is returned
  /// unchanged.
  func choice(for word: String) -> String {
    let typed = SearchFolding.folded(word)
    return synonyms.first { SearchFolding.folded($0.word) == typed }?.choice ?? word
  }

  /// The words that shells offer as values: each choice, and a Korean synonym if it has one. Nil if
  /// there are no choices.
  var completions: [String]? {
    guard let words = valueKind?.completions else { return nil }
    return words
      + words.compactMap { choice in
        synonyms.first {
          $0.choice == choice && Hangul.isContained(in: $0.word) && !$0.word.contains(" ")
        }?
        .word
      }
  }

  package var spelling: String { "--" + name }

  /// The Korean name with dashes; nil if there is none.
  var koreanSpelling: String? { Vocabulary.koreanName(of: name).map { "--" + $0 } }

  /// All spellings, with their dashes.
  var spellings: [String] {
    [spelling] + [short.map { "-\($0)" }, koreanSpelling].compactMap { $0 }
  }

  /// The long spellings that are offered in the language.
  func offeredSpellings(_ language: Language) -> [String] {
    [spelling] + (language == .korean ? [koreanSpelling].compactMap { $0 } : [])
  }

  var isDayOrMoment: Bool { valueKind == .day || valueKind == .moment }

  /// Returns the option with its placeholder, such as `--by MEANS`.
  func usage(_ language: Language) -> String {
    guard let valueKind else { return spelling }
    return spelling + " " + placeholderText(valueKind, language) + (isRepeatable ? "…" : "")
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
