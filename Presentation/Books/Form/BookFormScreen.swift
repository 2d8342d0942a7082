import HearthDomain
import TerminalKit

/// The form for a new goal or for changes to a book.
enum BookFormScreen: FormPageScreen {
  enum FieldName: Hashable {
    case detail(BookField)
    case target
    case theme
    case started
  }

  struct State: Hashable, EntryFormState {
    /// The book that is edited; nil for a new one.
    let book: Book?
    /// Known details, including those without a field.
    let knownDetails: BookDetails?
    var now: LocalTime
    let datePreferences: DatePreferences
    var form: Form<FieldName>
    /// Whether the user was asked if the stored book without an author is the same one.
    var hasAskedSameBookQuestion = false

    /// Creates a form for a new goal, filled with known details.
    init(
      adding details: BookDetails?, named title: String = "", now: LocalTime,
      by habits: DatePreferences
    ) {
      book = nil
      knownDetails = details
      self.now = now
      self.datePreferences = habits
      form = BookFormScreen.form(details, title: title, days: ("", ""), theme: nil)
      // The focus starts at the first value that is missing.
      form.focus(
        on: details == nil ? .detail(.title) : details?.pages == nil ? .detail(.pages) : .target)
      updateTargetRemark()
    }

    init(editing book: Book, now: LocalTime, by habits: DatePreferences) {
      self.book = book
      knownDetails = book.details
      self.now = now
      self.datePreferences = habits
      let open = book.isOpen ? book.reading : nil
      form = BookFormScreen.form(
        book.details,
        days: open.map { ($0.targetOn?.description ?? "", $0.knownStart?.description ?? "") },
        isEditing: true, theme: book.theme)
      updateTargetRemark()
    }

    /// Fills in a page count that was found, if the field is empty; returns whether it was.
    mutating func fillIn(_ pages: PageCount) -> Bool {
      guard book == nil, form[.detail(.pages)]?.text.isEmpty == true else { return false }
      let wasTouched = hasChanged
      form.suggest("\(pages.value)", for: .detail(.pages))
      form.setError(nil, of: .detail(.pages))
      if !wasTouched { form.markUnchanged() }
      updateTargetRemark()
      return true
    }
  }

  typealias Output = BooksEffect

  static func saveKey(_ state: State) -> KeyBinding<FormAction> {
    KeyBinding(
      [.control("s")],
      state.book == nil ? Words(ko: "추가", en: "add") : Words(ko: "저장", en: "save"),
      help: Words(ko: "적은 대로 저장해요", en: "Save what you entered"), action: .saved)
  }

  static func save(_ state: inout State) -> Output? {
    for name in state.form.fields.map(\.name) {
      state.form.setError(state.problem(in: name), of: name)
    }
    guard state.form.errors.isEmpty, let details = try? state.details() else {
      state.form.focusOnError()
      return nil
    }
    guard let book = state.book else {
      guard case .success(let target) = Result(catching: state.parseTarget) else { return nil }
      let start = try? state.parseStart()
      return .change(.add(details, startedOn: start, target: target, theme: state.theme))
    }
    var change = EditBook.Change(of: book)
    (change.details, change.theme) = (details, state.theme ?? change.theme)
    if book.isOpen, case .success(let target) = Result(catching: state.parseTarget),
      let start = try? state.parseStart()
    {
      (change.targetOn, change.startedOn) = (target, start)
    }
    return .change(.edit(book.id, change))
  }
}
