import HearthDomain

/// The options of `book add` and `book edit`.
package struct BookOptions: Hashable, Sendable {
  /// The fields that were given; an empty text clears a field.
  private(set) var givenFields: Set<BookField> = []
  /// The values of the given fields; all others are empty.
  private(set) var details = BookDetails.blank
  let theme: CardTheme?
  /// The target and the start as typed; they are parsed once the current day is known.
  let target: String?
  let started: String?

  /// Throws if a value is invalid.
  init(_ input: ParsedInput, title: BookTitle?) throws {
    theme = try input[BookOptions.theme]
    target = try input[BookOptions.target]
    started = try input[BookOptions.started]
    if let title {
      details.title = title
      givenFields.insert(.title)
    }
    for (field, option) in BookOptions.fields {
      guard let text = try input[option] else { continue }
      try field.itemField.enter(text, into: &details)
      givenFields.insert(field)
    }
  }

  /// Copies the given fields into the details.
  func apply(to details: inout BookDetails) {
    for field in givenFields { field.itemField.copyField(&details, self.details) }
  }
}

extension BookOptions {
  /// The options of `book edit` except the title.
  static let options: [any CommandOption] = fields.map { $0.option } + [target, started, theme]

  /// The options of fields, common ones first.
  private static let fields: [(field: BookField, option: Option<String>)] =
    BookField.all(first: [.title, .pages, .author]).dropFirst().compactMap { field in
      field.option.map { (field, $0) }
    }

  private static let target = BookSpec.targetOption(
    Words(
      ko: "다 읽을 목표일이에요. 오늘부터 3년 안의 날이에요.",
      en: "The target day, from today to three years ahead."))

  private static let started = Option<String>(
    "started", .day, help: Words(ko: "읽기 시작한 날이에요.", en: "The day on which you began."))

  /// Accepts the names of covers and of themes.
  private static let theme = Option<CardTheme>(
    "theme", placeholder: Words(ko: "색", en: "COVER"),
    help: Words(
      ko: "표지와 막대의 색이에요. 새 책에 적지 않으면 알아서 골라요.",
      en: "The colour of the cover and the bar; chosen for a new book if left out."),
    synonyms: CardTheme.allCases.flatMap { theme in
      [
        OptionSpec.Synonym(theme.coverName.ko, for: theme.rawValue),
        OptionSpec.Synonym(theme.coverName.en, for: theme.rawValue, isShownInErrors: true),
        OptionSpec.Synonym(theme.koreanName, for: theme.rawValue),
      ]
    })
}
