import HearthDomain
import TerminalKit

extension BookFormScreen {
  /// Without a target no field asks for one.
  static func form(
    _ details: BookDetails?, title: String = "", target: String?, theme: CardTheme
  ) -> Form<FieldName> {
    let category = details?.category ?? .other
    let targetField = target.map {
      FormField<FieldName>(
        .target, Words(ko: "목표일", en: "target"), .line($0),
        example: Words(ko: "비우면 일주일 뒤", en: "a week from now, if left blank"))
    }
    return Form(
      textFields(details, title: title) + [
        FormField(
          .category, Words(ko: "분류", en: "category"),
          .choice(
            FormChoice(
              BookCategory.allCases.map { Words(ko: $0.name(.korean), en: $0.name(.english)) },
              selected: BookCategory.allCases.firstIndex(of: category) ?? 0)))
      ] + (targetField.map { [$0] } ?? []) + [
        FormField(
          .theme, Words(ko: "테마", en: "theme"),
          .choice(
            FormChoice(
              CardTheme.allCases.map(\.name),
              selected: CardTheme.allCases.firstIndex(of: theme) ?? 0)))
      ])
  }

  private static func textFields(
    _ details: BookDetails?, title: String
  ) -> [FormField<FieldName>] {
    [
      FormField(
        .title, Words(ko: "제목", en: "title"),
        .line(details?.title.value ?? title, limit: BookTitleRule.characters.upperBound),
        example: Words(ko: "어떤 책인가요?", en: "Which book is it?")),
      FormField(
        .author, Words(ko: "지은이", en: "author"),
        .line(details?.author.value ?? "", limit: BookAuthorRule.characters.upperBound),
        example: Words(ko: "없어도 돼요", en: "may stay blank")),
      FormField(
        .publisher, Words(ko: "출판사", en: "publisher"),
        .line(details?.publisher.value ?? "", limit: PublisherRule.characters.upperBound),
        example: Words(ko: "없어도 돼요", en: "may stay blank")),
      FormField(
        .pages, Words(ko: "쪽수", en: "pages"),
        .line(details?.pages.map { "\($0.value)" } ?? "", limit: 6),
        example: Words(ko: "마지막 쪽, 1~20000", en: "the last page, 1 to 20000")),
      FormField(
        .isbn, Words(ko: "ISBN", en: "ISBN"), .line(details?.isbn?.value ?? "", limit: 20),
        example: Words(ko: "없어도 돼요", en: "may stay blank")),
    ]
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
    details.author = try BookAuthor(text(of: .author))
    details.publisher = try Publisher(text(of: .publisher))
    details.pages = try readPages()
    details.isbn = try isBlank(.isbn) ? nil : ISBN(text(of: .isbn))
    details.category = chosen(.category, of: BookCategory.allCases) ?? .other
    return details
  }

  func readTarget() throws -> Day {
    if isBlank(.target) { return ReadingTarget.usual(today: now.day) }
    // A target that has passed stays as it is until another one is typed.
    if let old = book?.reading?.targetOn, text(of: .target) == old.description { return old }
    return try TargetInput(now: now).day(text(of: .target))
  }

  private func readPages() throws -> PageCount? {
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

  private func text(of name: BookFormScreen.FieldName) -> String { form[name]?.text ?? "" }

  private func isBlank(_ name: BookFormScreen.FieldName) -> Bool {
    text(of: name).allSatisfy(\.isWhitespace)
  }
}

// MARK: - Checking

extension BookFormScreen.State {
  /// What is wrong shows at once, but a word that is still being typed is not called wrong.
  mutating func changed(_ name: BookFormScreen.FieldName) {
    let isUnfinished = name == .isbn || name == .target
    form.setError(isUnfinished ? nil : problem(in: name), of: name)
    check()
  }

  /// What is left is checked; a title that is still to be typed is not called wrong.
  mutating func left(_ name: BookFormScreen.FieldName) {
    let mayWait = (name == .title || name == .pages) && isBlank(name)
    form.setError(mayWait ? nil : problem(in: name), of: name)
    check()
  }

  /// Says what is understood of the target, with the pages a day that it takes.
  mutating func check() {
    guard form[.target] != nil else { return }
    guard let day = try? readTarget() else {
      return form.setRemark(Words(ko: "…", en: "…"), of: .target)
    }
    let pages = (try? readPages()).flatMap { $0?.value }
    let left = pages.map { max(0, $0 - (book?.reading?.page ?? 0)) }
    let input = TargetInput(now: now)
    form.setRemark(
      Words(
        ko: "→ " + input.meaning(of: day, pages: left, .korean),
        en: "→ " + input.meaning(of: day, pages: left, .english)), of: .target)
  }

  func problem(in name: BookFormScreen.FieldName) -> Words? {
    do {
      switch name {
      case .title: _ = try BookTitle(text(of: .title))
      case .author: _ = try BookAuthor(text(of: .author))
      case .publisher: _ = try Publisher(text(of: .publisher))
      case .pages: _ = try readPages()
      case .isbn: if !isBlank(.isbn) { _ = try ISBN(text(of: .isbn)) }
      case .target: if form[.target] != nil { _ = try readTarget() }
      case .category, .theme: break
      }
      return nil
    } catch let error as DomainError {
      return Words(of: error, today: now.day)
    } catch let error as DateInputError {
      return Words(ko: error.words(in: .korean), en: error.words(in: .english))
    } catch {
      return nil
    }
  }

  /// Puts what the store or a rule refused beside its field; whether there is such a field.
  mutating func show(_ error: DomainError) -> Bool {
    let field: BookFormScreen.FieldName? =
      switch error {
      case .conflict(.book, _): isBlank(.isbn) ? .title : .isbn
      case .invalid(let issues): issues.first.flatMap { BookFormScreen.FieldName($0.field) }
      default: nil
      }
    guard let field, form[field] != nil else { return false }
    form.setError(Words(of: error, today: now.day), of: field)
    form.focus(on: field)
    return true
  }
}

extension BookFormScreen.FieldName {
  /// The field in which that value is entered.
  fileprivate init?(_ field: Field) {
    switch field {
    case .bookTitle: self = .title
    case .author: self = .author
    case .publisher: self = .publisher
    case .pages: self = .pages
    case .isbn: self = .isbn
    case .target: self = .target
    default: return nil
    }
  }
}
