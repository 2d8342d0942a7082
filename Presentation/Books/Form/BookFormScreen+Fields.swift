import HearthDomain
import TerminalKit

extension BookFormScreen {
  /// Creates the form. `days` are the texts of the fields for target and start; nil omits them, for
  /// a book that is not an open goal. With a nil `theme`, the colour may be chosen automatically.
  static func form(
    _ details: BookDetails?, title: String = "", days: (target: String, started: String)?,
    isEditing: Bool = false, theme: CardTheme?
  ) -> Form<FieldName> {
    let asked = BookField.all(first: commonFields)
    var fields = asked.prefix(commonFields.count).compactMap {
      field($0, of: details, title: title)
    }
    if let days {
      fields.append(
        FormField(
          .target, Words(ko: "목표일", en: "target"), .line(days.target),
          placeholder: Words(ko: "비워 두면 목표일 없이", en: "none if left blank")))
    }
    let covers = theme == nil ? [Words(ko: "알아서", en: "any")] : []
    fields.append(
      choice(
        .theme, Words(ko: "표지 색", en: "cover"), covers + CardTheme.allCases.map(\.coverName),
        theme.flatMap { CardTheme.allCases.firstIndex(of: $0) }))
    if let days {
      fields.append(
        FormField(
          .started, Words(ko: "시작한 날", en: "started"), .line(days.started),
          // If the start of a book is unknown, a blank field leaves it unknown. Otherwise it means
          // today.
          placeholder: isEditing && days.started.isEmpty
            ? Words(ko: "비워 두면 모르는 날", en: "unknown if left blank")
            : Words(ko: "비워 두면 오늘", en: "today if left blank")))
    }
    // Rarely used fields come last.
    return Form(
      fields
        + asked.dropFirst(commonFields.count).compactMap { field($0, of: details, title: title) })
  }

  /// The fields before the days and the cover.
  private static let commonFields: [BookField] = [
    .title, .author, .publisher, .pages, .isbn, .category,
  ]

  /// Returns the form field for a value of the book; nil if forms do not have it.
  private static func field(
    _ field: BookField, of details: BookDetails?, title: String
  ) -> FormField<FieldName>? {
    guard let wording = field.wording, wording.example != nil else { return nil }
    if field == .category {
      return choice(
        .detail(field), wording.label,
        BookCategory.allCases.map(\.localizedName),
        BookCategory.allCases.firstIndex(of: details?.category ?? .other))
    }
    let text = details?.value(of: field).asText ?? (field == .title ? title : "")
    return FormField(.detail(field), wording, field.itemField, text, rows: 3)
  }

  private static func choice(
    _ name: FieldName, _ label: Words, _ options: [Words], _ selected: Int?
  ) -> FormField<FieldName> {
    FormField(name, label, .choice(FormChoice(options, selected: selected ?? 0)))
  }
}

// MARK: - Reading

extension BookFormScreen.State {
  /// The chosen theme; nil if it is chosen automatically.
  var theme: CardTheme? {
    guard book == nil else { return chosenValue(.theme, of: CardTheme.allCases) }
    let any: CardTheme? = nil
    return chosenValue(.theme, of: [any] + CardTheme.allCases.map(Optional.some)) ?? nil
  }

  /// Returns the entered details together with the known details that have no field. Throws if a
  /// value is invalid.
  func details() throws -> BookDetails {
    var details = knownDetails ?? .blank
    for case .detail(let field) in form.fields.map(\.name) {
      if field == .pages {
        details.pages = try parsePageCount()
      } else if field == .category {
        details.category = chosenValue(.detail(field), of: BookCategory.allCases) ?? .other
      } else {
        try field.itemField.enter(text(of: .detail(field)), into: &details)
      }
    }
    return details
  }

  /// Returns the target; nil for a book without one.
  func parseTarget() throws -> Day? {
    if isBlank(.target) { return nil }
    // A target that has passed stays until another is typed.
    if let old = book?.reading?.targetOn, text(of: .target) == old.description { return old }
    return try TargetInput(datePreferences: now, habits: datePreferences).day(text(of: .target))
  }

  /// Returns the day on which reading began. Nil if it is unknown, or none was entered for a new
  /// book.
  func parseStart() throws -> Day? {
    if isBlank(.started) { return book?.reading?.knownStart == nil ? nil : now.day }
    if let old = book?.reading?.knownStart, text(of: .started) == old.description { return old }
    let day = try datePreferences.reader(at: now, .past).forRecords.day(text(of: .started))
    guard day <= now.day else {
      throw DomainError.invalid(.startDay, .inTheFuture(day, today: now.day))
    }
    return day
  }

  func parsePageCount() throws -> PageCount? {
    if isBlank(.detail(.pages)) { return nil }
    let pages = try PageEntry.parsePageCount(text(of: .detail(.pages)))
    if let book, !book.isReadInPercent, let read = book.reading?.page, pages.value < read {
      throw DomainError.invalid(.pages, .belowPageReached(read, actual: pages.value))
    }
    return pages
  }

  func text(of name: BookFormScreen.FieldName) -> String { form[name]?.text ?? "" }

  func isBlank(_ name: BookFormScreen.FieldName) -> Bool {
    text(of: name).allSatisfy(\.isWhitespace)
  }
}
