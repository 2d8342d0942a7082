import HearthDomain
import TerminalKit

/// A screen that is one form, filled in, and then saved or left.
///
/// What only others changed of its thing meanwhile is taken over as the form is saved; where both
/// changed the same field it says so, and two keys decide.
protocol EntryFormScreen: Screen
where State: EntryFormState, Action == EntryAction, Output: LeavingEffect {
  /// Where the form stands; text is wrapped there, and a press of the mouse lands in its fields.
  static func formPlace(in view: ViewContext) -> Rect

  /// The columns at the right of the form over which messages may run on.
  static func messageMargin(_ state: State, in view: ViewContext) -> Int

  /// Takes over what the thing is by now; see ``EntryFormState/meet(_:together:)``.
  static func meet(_ state: inout State, _ now: State) -> FormConflict

  static func saveKey(_ state: State) -> KeyBinding<EntryAction>

  /// The key that opens the user's editor; nil where nothing long is written.
  static var editorKey: KeyBinding<EntryAction>? { get }

  /// What the editor is opened with; nil where there is none.
  static func writing(_ state: State) -> (field: State.FieldName, output: Output)?

  /// The key that leaves, and what leaving leads to.
  static func leaveKey(_ state: State) -> KeyBinding<EntryAction>
  static func leaving(_ state: State) -> Output

  /// Ends what is contested, and saves.
  static func settle(_ state: inout State, withTheirs: Bool) -> Output?

  /// Checks everything that was entered and gives it; what is wrong is told in the form.
  static func save(_ state: inout State) -> Output?
}

/// The state of a form that is filled in.
protocol EntryFormState {
  associatedtype FieldName: Hashable

  var form: Form<FieldName> { get set }

  /// Somebody is typing in the field.
  mutating func changed(_ name: FieldName)
  /// Another field is written in now.
  mutating func left(_ name: FieldName)
  /// Takes a key that means something of its own in the field with the focus; whether it does.
  mutating func take(_ key: Key) -> Bool
  /// Puts what the store or a rule refused beside its field; whether there is such a field.
  mutating func show(_ error: DomainError) -> Bool
}

/// What somebody does to a form that is filled in.
enum EntryAction: Hashable {
  case typed(TextInput)
  case saved
  /// What others made of contested fields is kept, and the rest saved.
  case theirsKept
  case cancelled
  case editorPressed
  case written(String)
  case pressed(field: Int, caret: Int)
}

extension EntryFormState {
  var hasChanged: Bool { form.hasChanged }
  mutating func take(_ key: Key) -> Bool { false }
  mutating func show(_ error: DomainError) -> Bool { false }

  /// Which of the values is chosen in the field; nil where it is not one of them.
  func chosen<Value>(_ name: FieldName, of values: [Value]) -> Value? {
    guard case .choice(let choice)? = form[name]?.content, values.indices.contains(choice.selected)
    else { return nil }
    return values[choice.selected]
  }
}

extension KeyBinding<EntryAction> {
  static var nextField: Self {
    Self(
      [Key(.tab)], Words(ko: "다음 칸", en: "next field"),
      help: Words(ko: "다음 칸으로 가요", en: "Go to the next field"),
      action: .typed(.key(Key(.tab))))
  }
}

extension EntryFormScreen {
  static func messageMargin(_ state: State, in view: ViewContext) -> Int { 0 }
  static func meet(_ state: inout State, _ now: State) -> FormConflict { state.meet(now) }
  static func written(_ text: String) -> EntryAction? { .written(text) }

  static func saveKey(_ state: State) -> KeyBinding<EntryAction> {
    KeyBinding(
      [.control("s")], ko: ("저장", "적은 것을 저장해요"), en: ("save", "Keep what you wrote"),
      action: .saved)
  }

  static var editorKey: KeyBinding<EntryAction>? { nil }

  static func writing(_ state: State) -> (field: State.FieldName, output: Output)? { nil }

  static func leaveKey(_ state: State) -> KeyBinding<EntryAction> {
    KeyBinding(
      [Key(.escape)], ko: ("그만두기", "저장하지 않고 돌아가요"), en: ("cancel", "Go back without saving"),
      action: .cancelled)
  }

  static func leaving(_ state: State) -> Output { .leaving(asks: state.hasChanged) }

  /// The key that saves, or those that decide what is contested.
  static func saveKeys(_ state: State) -> [KeyBinding<EntryAction>] {
    state.form.isContested
      ? [.keepingMine([.control("s")], .saved), .keepingTheirs(.theirsKept)] : [saveKey(state)]
  }

  static func keys(_ state: State) -> Keymap<EntryAction> {
    Keymap(
      saveKeys(state) + [.nextField, leaveKey(state)] + [editorKey].compactMap(\.self),
      typing: { .typed($0) })
  }

  static func update(_ state: inout State, _ action: EntryAction) -> Output? {
    apply(action, &state)
  }

  /// What every form does with the action.
  static func apply(_ action: EntryAction, _ state: inout State) -> Output? {
    switch action {
    case .saved: return settle(&state, withTheirs: false)
    case .theirsKept: return settle(&state, withTheirs: true)
    case .cancelled: return leaving(state)
    case .editorPressed: return writing(state)?.output
    case .written(let text):
      guard let field = writing(state)?.field else { return nil }
      state.form.write(text, into: field)
      state.changed(field)
    case .pressed(let field, let caret):
      let left = state.form.focused?.name
      state.form.place(caret: caret, in: field)
      if let left { state.left(left) }
    case .typed(let input):
      if case .key(let key) = input, state.take(key) { return nil }
      switch state.form.handle(input) {
      case .ignored: break
      case .changed(let name): state.changed(name)
      case .left(let name): state.left(name)
      case .completed: return settle(&state, withTheirs: false)
      }
    }
    return nil
  }

  static func settle(_ state: inout State, withTheirs: Bool) -> Output? {
    state.form.settle(withTheirs: withTheirs)
    return save(&state)
  }

  static func fit(_ state: inout State, in view: ViewContext) {
    state.form.widths = view.widths
    state.form.textWidth = FormView.textWidth(
      of: state.form, width: formPlace(in: view).width, in: view)
  }

  static func action(for mouse: MouseEvent, _ state: State, in view: ViewContext) -> Action? {
    guard mouse.isLeftPress else { return nil }
    return FormView(
      form: state.form, view: view, messageMargin: messageMargin(state, in: view)
    )
    .hit(mouse.position, in: formPlace(in: view))
    .map { .pressed(field: $0.index, caret: $0.caret) }
  }
}

/// Where a form stands with its title and a hint of what its keys do.
struct FormLayout {
  let title: Rect
  let form: Rect
  let hint: Rect

  /// Blank rows go below so many rows; the form takes no more than `most`.
  init(_ size: Size, lowBelow rows: Int, most: Size) {
    let (body, gap) = size.page(lowBelow: rows)
    let parts = body.rows(
      .fixed(1), .fixed(gap), .fixed(min(most.height, max(0, body.height - 2))), .fixed(gap),
      .fixed(1))
    (title, hint) = (parts[0], parts[4])
    form = parts[2].columns(.fixed(min(most.width, body.width)), .fill)[0]
  }

  /// Draws the form under its title.
  func draw<Name>(
    _ form: Form<Name>, title: String, trailing: String = "", hint: String,
    in frame: inout Frame, _ view: ViewContext
  ) {
    StatusLine(
      StyledText(title, view.theme.heading), trailing: StyledText(trailing, view.theme.faint)
    )
    .draw(in: &frame, at: self.title)
    FormView(form: form, view: view).draw(in: &frame, at: self.form)
    frame.write(StyledText(hint, view.theme.faint), in: self.hint)
  }
}
