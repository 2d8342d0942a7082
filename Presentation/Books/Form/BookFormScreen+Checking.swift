import HearthDomain
import HearthWhen

extension BookFormScreen.State {
  /// Checks a field that changed. A field whose unfinished text may be invalid is checked later.
  mutating func fieldChanged(_ name: BookFormScreen.FieldName) {
    let isUnfinished =
      [.target, .started, .detail(.isbn), .detail(.publishedOn), .detail(.link)].contains(name)
    form.setError(isUnfinished ? nil : problem(in: name), of: name)
    updateTargetRemark()
  }

  /// Checks a field when the focus leaves it. An empty title is not an error yet.
  mutating func focusLeft(_ name: BookFormScreen.FieldName) {
    let mayWait = name == .detail(.title) && isBlank(name)
    form.setError(mayWait ? nil : problem(in: name), of: name)
    updateTargetRemark()
  }

  /// Updates the remark next to the target: how the day was understood, and the pages per day.
  mutating func updateTargetRemark() {
    guard form[.target] != nil else { return }
    guard case .success(let day) = Result(catching: parseTarget) else {
      return form.setRemark(Words(ko: "…", en: "…"), of: .target)
    }
    let pages = (try? parsePageCount()).flatMap { $0?.value }
    let left = (pages ?? 100) - (book?.reading?.page ?? 0)
    let meaning = TargetInput(datePreferences: now, habits: datePreferences).meaning(
      of: day, left: max(0, left), readToday: book?.reading?.pages(on: now.day) ?? 0,
      inPercent: pages == nil)
    form.setRemark(Words(ko: "→ " + meaning.ko, en: "→ " + meaning.en), of: .target)
  }

  func problem(in name: BookFormScreen.FieldName) -> Words? {
    do {
      switch name {
      case .detail(.pages): _ = try parsePageCount()
      case .detail(.category), .theme: break
      case .detail(let field):
        var details = BookDetails.blank
        try field.itemField.enter(text(of: name), into: &details)
      case .target: if form[.target] != nil { _ = try parseTarget() }
      case .started: if form[.started] != nil { _ = try parseStart() }
      }
      return nil
    } catch let error as DomainError {
      return Words(of: error, today: now.day)
    } catch let error as WhenRefusal {
      return Words(error.message(in:))
    } catch {
      return nil
    }
  }

  /// Shows an error next to its field; returns false if there is no such field.
  mutating func showError(_ error: DomainError) -> Bool {
    let field: BookFormScreen.FieldName? =
      switch error {
      case .conflict(.book, _): .detail(isBlank(.detail(.isbn)) ? .title : .isbn)
      case .invalid(let issues): issues.first.flatMap { fieldName(of: $0.field) }
      default: nil
      }
    guard let field, form[field] != nil else { return false }
    form.setError(Words(of: error, today: now.day), of: field)
    form.focus(on: field)
    return true
  }

  /// Returns the form field in which this value is entered; nil if there is none.
  private func fieldName(of issue: Field) -> BookFormScreen.FieldName? {
    if issue == .target { return .target }
    if issue == .startDay { return .started }
    return BookField.allCases.first { $0.itemField.errorField == issue }.map { .detail($0) }
  }
}
