import HearthDomain
import HearthWhen

extension BookFormScreen.State {
  /// Checks a changed field; fields whose partial text is invalid are checked later.
  mutating func changed(_ name: BookFormScreen.FieldName) {
    let isUnfinished =
      [.target, .started, .detail(.isbn), .detail(.publishedOn), .detail(.link)].contains(name)
    form.setError(isUnfinished ? nil : problem(in: name), of: name)
    check()
  }

  /// Checks a field when the focus leaves it. An empty title is not an error yet.
  mutating func left(_ name: BookFormScreen.FieldName) {
    let mayWait = name == .detail(.title) && isBlank(name)
    form.setError(mayWait ? nil : problem(in: name), of: name)
    check()
  }

  /// Updates the remark on the target, with the pages per day.
  mutating func check() {
    guard form[.target] != nil else { return }
    guard case .success(let day) = Result(catching: readTarget) else {
      return form.setRemark(Words(ko: "…", en: "…"), of: .target)
    }
    let pages = (try? readPages()).flatMap { $0?.value }
    let left = (pages ?? 100) - (book?.reading?.page ?? 0)
    let meaning = TargetInput(now: now, habits: habits).meaning(
      of: day, left: max(0, left), readToday: book?.reading?.pages(on: now.day) ?? 0,
      inPercent: pages == nil)
    form.setRemark(Words(ko: "→ " + meaning.ko, en: "→ " + meaning.en), of: .target)
  }

  func problem(in name: BookFormScreen.FieldName) -> Words? {
    do {
      switch name {
      case .detail(.pages): _ = try readPages()
      case .detail(.category), .theme: break
      case .detail(let field):
        var details = BookDetails.unknown
        try details.type(text(of: name), into: field)
      case .target: if form[.target] != nil { _ = try readTarget() }
      case .started: if form[.started] != nil { _ = try readStart() }
      }
      return nil
    } catch let error as DomainError {
      return Words(of: error, today: now.day)
    } catch let error as WhenRefusal {
      return Words(error.words(in:))
    } catch {
      return nil
    }
  }

  /// Shows an error next to its field; returns false if there is no such field.
  mutating func show(_ error: DomainError) -> Bool {
    let field: BookFormScreen.FieldName? =
      switch error {
      case .conflict(.book, _): .detail(isBlank(.detail(.isbn)) ? .title : .isbn)
      case .invalid(let issues): issues.first.flatMap { name(of: $0.field) }
      default: nil
      }
    guard let field, form[field] != nil else { return false }
    form.setError(Words(of: error, today: now.day), of: field)
    form.focus(on: field)
    return true
  }

  /// Returns the field in which the value is entered.
  private func name(of issue: Field) -> BookFormScreen.FieldName? {
    if issue == .target { return .target }
    if issue == .startDay { return .started }
    return BookField.allCases.first { $0.described.issue == issue }.map { .detail($0) }
  }
}
