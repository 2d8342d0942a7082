import HearthDomain
import TerminalKit

extension BookFormScreen.State {
  /// What is wrong shows at once, but a word that is still being typed is not called wrong.
  mutating func changed(_ name: BookFormScreen.FieldName) {
    let isUnfinished = [.isbn, .target, .started, .published, .link].contains(name)
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
      case .isbn: _ = try read(.isbn) { try ISBN($0) }
      case .target: if form[.target] != nil { _ = try readTarget() }
      case .started: if form[.started] != nil { _ = try readStart() }
      case .subtitle: _ = try BookSubtitle(text(of: .subtitle))
      case .published: _ = try read(.published) { try PublicationDate($0) }
      case .link: _ = try read(.link) { try WebLink($0) }
      case .description: _ = try BookDescription(text(of: .description))
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
    case .startDay: self = .started
    case .subtitle: self = .subtitle
    case .publishedOn: self = .published
    case .link: self = .link
    case .bookDescription: self = .description
    default: return nil
    }
  }
}
