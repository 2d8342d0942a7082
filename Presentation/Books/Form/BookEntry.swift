import HearthDomain

/// What the options of `book add` and `book edit` say about a book.
package struct BookEntry: Hashable, Sendable {
  /// The fields that were given; an empty text takes back what was entered.
  private(set) var given: Set<BookField> = []
  /// Holds these, and nothing else.
  private(set) var details = BookDetails.unknown
  /// Nil stands for what was not given.
  let theme: CardTheme?
  /// As typed; they are read when it is known which day it is.
  let target: String?
  let started: String?

  /// Throws for a value that no rule accepts.
  init(_ input: ParsedInput, title: BookTitle?) throws {
    theme = try input[BookEntry.theme]
    target = try input[BookEntry.target]
    started = try input[BookEntry.started]
    if let title {
      details.title = title
      given.insert(.title)
    }
    for (field, option) in BookEntry.fields {
      guard let text = try input[option] else { continue }
      try details.type(text, into: field)
      given.insert(field)
    }
  }

  /// Puts what was given in place of what the details hold.
  func change(_ details: inout BookDetails) {
    for field in given { field.described.take(&details, self.details) }
  }
}

extension BookDetails {
  /// Enters what somebody typed; a blank text is nothing where there may be nothing.
  mutating func type(_ text: String, into field: BookField) throws {
    if field.described.isOptional, text.allSatisfy(\.isWhitespace) {
      try field.described.keep(&self, .nothing)
    } else {
      try enter(text, as: field)
    }
  }
}

extension BookEntry {
  /// Those of `book edit` but for the title.
  static let options: [any CommandOption] = fields.map { $0.option } + [target, started, theme]

  /// The options of fields, the usual ones first.
  private static let fields: [(field: BookField, option: Option<String>)] =
    BookField.all(first: [.title, .pages, .author]).dropFirst().compactMap { field in
      field.option.map { (field, $0) }
    }

  private static let target = BookSpec.target(
    Words(
      ko: "다 읽을 목표일이에요. 오늘부터 3년 안의 날이에요.",
      en: "The day by which to finish: from today to three years ahead."))

  private static let started = Option<String>(
    "started", .day, help: Words(ko: "읽기 시작한 날이에요.", en: "The day on which you began."))

  /// By the names that covers are shown with, and those of the themes.
  private static let theme = Option<CardTheme>(
    "theme", placeholder: Words(ko: "색", en: "COVER"),
    help: Words(
      ko: "표지와 막대의 색이에요. 적지 않은 새 책은 알아서 골라요.",
      en: "The colour of its cover and its bar; a new book gets one of its own without."),
    synonyms: CardTheme.allCases.flatMap { theme in
      [
        OptionSpec.Synonym(theme.coverName.ko, for: theme.rawValue),
        OptionSpec.Synonym(theme.coverName.en, for: theme.rawValue, isShown: true),
        OptionSpec.Synonym(theme.koreanName, for: theme.rawValue),
      ]
    })
}
