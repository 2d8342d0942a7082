import HearthDomain
import TerminalKit

extension BookFormScreen {
  /// Without days, as of a book that is no open goal, no field asks for any.
  static func form(
    _ details: BookDetails?, title: String = "", days: (target: String, started: String)?,
    theme: CardTheme
  ) -> Form<FieldName> {
    var fields = textFields(details, title: title)
    fields.append(
      choice(
        .category, Words(ko: "분류", en: "category"),
        BookCategory.allCases.map { Words(ko: $0.name(.korean), en: $0.name(.english)) },
        BookCategory.allCases.firstIndex(of: details?.category ?? .other)))
    if let days {
      fields.append(
        FormField(
          .target, Words(ko: "목표일", en: "target"), .line(days.target),
          example: Words(ko: "비워 두면 일주일 뒤", en: "a week from now, if left blank")))
    }
    fields.append(
      choice(
        .theme, Words(ko: "테마", en: "theme"), CardTheme.allCases.map(\.name),
        CardTheme.allCases.firstIndex(of: theme)))
    if let days {
      fields.append(
        FormField(
          .started, Words(ko: "시작한 날", en: "started"), .line(days.started),
          example: Words(ko: "비워 두면 오늘", en: "today, if left blank")))
    }
    return Form(fields + rareFields(details))
  }

  private static func choice(
    _ name: FieldName, _ label: Words, _ options: [Words], _ selected: Int?
  ) -> FormField<FieldName> {
    FormField(name, label, .choice(FormChoice(options, selected: selected ?? 0)))
  }

  private static func textFields(
    _ details: BookDetails?, title: String
  ) -> [FormField<FieldName>] {
    [
      FormField(
        .title, Words(ko: "제목", en: "title"),
        .line(details?.title.value ?? title, limit: BookTitleRule.characters.upperBound),
        example: Words(ko: "어떤 책인가요?", en: "Which book is it?")),
      optional(.author, Words(ko: "지은이", en: "author"), details?.author),
      optional(.publisher, Words(ko: "출판사", en: "publisher"), details?.publisher),
      FormField(
        .pages, Words(ko: "쪽수", en: "pages"),
        .line(details?.pages.map { "\($0.value)" } ?? "", limit: 6),
        example: Words(ko: "마지막 쪽, 1~20000", en: "the last page, 1 to 20000")),
      FormField(
        .isbn, Words(ko: "ISBN", en: "ISBN"), .line(details?.isbn?.value ?? "", limit: 20),
        example: Words(ko: "없어도 돼요", en: "may stay blank")),
    ]
  }

  /// What is seldom entered by hand.
  private static func rareFields(_ details: BookDetails?) -> [FormField<FieldName>] {
    [
      optional(.subtitle, Words(ko: "부제", en: "subtitle"), details?.subtitle),
      FormField(
        .published, Words(ko: "출간일", en: "published"),
        .line(details?.publishedOn?.description ?? "", limit: 10),
        example: Words(ko: "2019, 2019-05, 2019-05-31", en: "2019, 2019-05 or 2019-05-31")),
      FormField(
        .link, Words(ko: "링크", en: "link"),
        .line(details?.link?.value ?? "", limit: WebLink.longest),
        example: Words(ko: "https://로 시작하는 주소", en: "an address, https://…")),
      FormField(
        .description, Words(ko: "소개", en: "about it"),
        .lines(
          TextAreaState(
            details?.description.value ?? "",
            limit: BookDescriptionRule.characters.upperBound)), rows: 3),
    ]
  }

  private static func optional<Rule>(
    _ name: FieldName, _ label: Words, _ text: LimitedText<Rule>?
  ) -> FormField<FieldName> {
    FormField(
      name, label, .line(text?.value ?? "", limit: Rule.characters.upperBound),
      example: Words(ko: "없어도 돼요", en: "may stay blank"))
  }
}

// MARK: - Reading

extension BookFormScreen.State {
  var theme: CardTheme { chosen(.theme, of: CardTheme.allCases) ?? .riceCake }

  /// Everything that is typed with what was known before; throws for what no rule accepts.
  func details() throws -> BookDetails {
    let title = try BookTitle(text(of: .title))
    var details = base ?? BookDetails(title: title)
    details.title = title
    details.subtitle = try BookSubtitle(text(of: .subtitle))
    details.author = try BookAuthor(text(of: .author))
    details.publisher = try Publisher(text(of: .publisher))
    details.pages = try readPages()
    details.publishedOn = try read(.published) { try PublicationDate($0) }
    details.isbn = try read(.isbn) { try ISBN($0) }
    details.link = try read(.link) { try WebLink($0) }
    details.description = try BookDescription(text(of: .description))
    details.category = chosen(.category, of: BookCategory.allCases) ?? .other
    return details
  }

  func readTarget() throws -> Day {
    if isBlank(.target) { return ReadingTarget.usual(today: now.day) }
    // A target that has passed stays as it is until another one is typed.
    if let old = book?.reading?.targetOn, text(of: .target) == old.description { return old }
    return try TargetInput(now: now).day(text(of: .target))
  }

  /// The day on which reading began; nil for a book that is added without one.
  func readStart() throws -> Day? {
    if isBlank(.started) { return book == nil ? nil : now.day }
    if let old = book?.reading?.startedOn, text(of: .started) == old.description { return old }
    let day = try DateInput(now: now, leaning: .past).day(text(of: .started))
    guard day <= now.day else {
      throw DomainError.invalid(.startDay, .inTheFuture(day, today: now.day))
    }
    return day
  }

  /// Nil where nothing is typed.
  func read<Value>(
    _ name: BookFormScreen.FieldName, as value: (String) throws -> Value
  ) rethrows -> Value? {
    isBlank(name) ? nil : try value(text(of: name))
  }

  func readPages() throws -> PageCount? {
    if isBlank(.pages) {
      guard needsPages else { return nil }
      throw DomainError.invalid(.pages, .empty)
    }
    guard case .page(let count) = try? PageEntry.read(text(of: .pages)) else {
      throw DomainError.invalid(.pages, .unreadable(text(of: .pages)))
    }
    let pages = try PageCount(count)
    if let read = book?.reading?.page, count < read {
      throw DomainError.invalid(.pages, .belowPageReached(read, actual: count))
    }
    return pages
  }

  /// Only a book that is no goal can do without.
  private var needsPages: Bool { book.map(\.isGoal) ?? true }

  private func chosen<Value>(
    _ name: BookFormScreen.FieldName, of values: [Value]
  ) -> Value? {
    guard case .choice(let choice)? = form[name]?.content,
      values.indices.contains(choice.selected)
    else { return nil }
    return values[choice.selected]
  }

  func text(of name: BookFormScreen.FieldName) -> String { form[name]?.text ?? "" }

  func isBlank(_ name: BookFormScreen.FieldName) -> Bool {
    text(of: name).allSatisfy(\.isWhitespace)
  }
}
