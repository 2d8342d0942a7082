import HearthDomain
import TerminalKit

/// Plants somebody new, or changes what was entered about somebody.
enum PersonFormScreen: FormScreen {
  enum FieldName: Hashable, CaseIterable {
    case name
    case nickname
    case phone
    case birthday
    case interval
    case alarm
    case alarmTime
  }

  /// Whom the form is about.
  enum Subject: Hashable {
    /// The name may have been typed already.
    case somebodyNew(name: String)
    case contact(Contact)
    case person(Person)
  }

  struct State: Hashable, FormState {
    let subject: Subject
    let today: Day
    var form: Form<FieldName>
    let before: [String]
    var textWidth = 40
    var widths = DisplayWidth.standard

    init(_ subject: Subject, today: Day) {
      self.subject = subject
      self.today = today
      form = PersonFormScreen.form(of: subject)
      before = form.contents
    }

    var hasChanged: Bool { form.contents != before }

    /// The person whose details are changed; nil while somebody new is planted.
    var person: Person? {
      if case .person(let person) = subject { person } else { nil }
    }

    var contact: Contact? {
      if case .contact(let contact) = subject { contact } else { nil }
    }
  }

  enum Action: Hashable, FormAction {
    case typed(TextInput)
    case saved
    case cancelled
    case pressed(field: Int, caret: Int)
  }

  enum Output: Hashable {
    case plant(PersonDetails, from: ID<Contact>?)
    case edit(Person, PersonDetails)
    case cancelled(hasChanged: Bool)
  }

  static func keys(_ state: State) -> Keymap<Action> {
    let isNew = state.person == nil
    return Keymap(
      [
        KeyBinding(
          [.control("s")], isNew ? Words(ko: "심기", en: "plant") : Words(ko: "저장", en: "save"),
          help: isNew
            ? Words(ko: "적은 대로 심어요", en: "Plant with what you entered")
            : Words(ko: "고친 것을 저장해요", en: "Keep what you changed"), action: .saved),
        KeyBinding(
          [Key(.tab)], Words(ko: "다음 칸", en: "next field"),
          help: Words(ko: "다음 칸으로 가요", en: "Go to the next field"),
          action: .typed(.key(Key(.tab)))),
        KeyBinding(
          [Key(.escape)], Words(ko: "그만두기", en: "cancel"),
          help: Words(ko: "저장하지 않고 돌아가요", en: "Go back without saving"),
          action: .cancelled),
      ], typing: { .typed($0) })
  }

  static func update(_ state: inout State, _ action: Action) -> Output? {
    switch action {
    case .saved: return save(&state)
    case .cancelled: return .cancelled(hasChanged: state.hasChanged)
    case .pressed(let field, let caret):
      leave(state.form.focused?.name, &state)
      state.form.place(
        caret: caret, in: field, width: state.textWidth, widths: state.widths)
    case .typed(let input):
      switch state.form.handle(input, width: state.textWidth, widths: state.widths) {
      case .ignored: break
      case .changed(let name):
        state.form.setError(state.problem(in: name, whileTyping: true), of: name)
      case .left(let name): leave(name, &state)
      case .completed: return save(&state)
      }
    }
    return nil
  }

  /// What is left is checked, unless it was left blank on the way.
  private static func leave(_ name: FieldName?, _ state: inout State) {
    guard let name else { return }
    let isBlank = state.form[name]?.text.isEmpty ?? true
    state.form.setError(isBlank ? nil : state.problem(in: name, whileTyping: false), of: name)
  }

  private static func save(_ state: inout State) -> Output? {
    for name in FieldName.allCases {
      state.form.setError(state.problem(in: name, whileTyping: false), of: name)
    }
    guard state.form.errors.isEmpty, let details = state.details else {
      state.form.focusOnError()
      return nil
    }
    if let person = state.person { return .edit(person, details) }
    return .plant(details, from: state.contact?.id)
  }
}

extension PersonFormScreen.State {
  /// Puts what the store or a rule refused beside its field; whether there is such a field.
  mutating func show(_ error: DomainError) -> Bool {
    let field: PersonFormScreen.FieldName? =
      switch error {
      case .conflict(.phoneNumber, _): .phone
      case .invalid(let issues): issues.first.flatMap { PersonFormScreen.FieldName($0.field) }
      default: nil
      }
    guard let field, form[field]?.isOpen == true else { return false }
    form.setError(Words(of: error, today: today), of: field)
    form.focus(on: field)
    return true
  }
}
