import TerminalKit

/// A form that is filled in, and then saved or left.
protocol EntryFormScreen: ContestedFormScreen
where State: EntryFormState, Action == EntryAction, Output: LeavingEffect {
  static func saveKey(_ state: State) -> KeyBinding<EntryAction>

  /// The key that opens the user's editor; nil where nothing long is written.
  static var editorKey: KeyBinding<EntryAction>? { get }

  /// What the editor is opened with; nil where there is none.
  static func writing(_ state: State) -> (field: State.FieldName, output: Output)?

  /// Checks everything that was entered and gives it; what is wrong is told in the form.
  static func save(_ state: inout State) -> Output?
}

/// The state of a form that is filled in.
protocol EntryFormState: FormState {
  /// Somebody is typing in the field.
  mutating func changed(_ name: FieldName)
  /// Another field is written in now.
  mutating func left(_ name: FieldName)
}

/// What somebody does to a form that is filled in.
enum EntryAction: Hashable, FormAction {
  case typed(TextInput)
  case saved
  /// What others made of contested fields is kept, and the rest saved.
  case theirsKept
  case cancelled
  case editorPressed
  /// What was written in the editor.
  case written(String)
  case pressed(field: Int, caret: Int)
}

extension EntryFormScreen {
  static var saving: EntryAction { .saved }
  static func written(_ text: String) -> EntryAction? { .written(text) }
  static var editorKey: KeyBinding<EntryAction>? { nil }

  static func writing(_ state: State) -> (field: State.FieldName, output: Output)? { nil }

  static func keys(_ state: State) -> Keymap<EntryAction> {
    Keymap(
      (decisions(state, mine: .saved, theirs: .theirsKept) ?? [saveKey(state)]) + [
        KeyBinding(
          [Key(.tab)], Words(ko: "다음 칸", en: "next field"),
          help: Words(ko: "다음 칸으로 가요", en: "Go to the next field"),
          action: .typed(.key(Key(.tab)))),
        KeyBinding(
          [Key(.escape)], Words(ko: "그만두기", en: "cancel"),
          help: Words(ko: "저장하지 않고 돌아가요", en: "Go back without saving"), action: .cancelled),
      ] + [editorKey].compactMap(\.self), typing: { .typed($0) })
  }

  static func update(_ state: inout State, _ action: EntryAction) -> Output? {
    switch action {
    case .saved: return settle(&state, withTheirs: false)
    case .theirsKept: return settle(&state, withTheirs: true)
    case .cancelled: return .leaving(asks: state.hasChanged)
    case .editorPressed: return writing(state)?.output
    case .written(let text):
      guard let field = writing(state)?.field else { return nil }
      state.form.write(text, into: field)
      state.changed(field)
    case .pressed(let field, let caret):
      let left = state.form.focused?.name
      state.form.place(caret: caret, in: field, width: state.textWidth, widths: state.widths)
      if let left { state.left(left) }
    case .typed(let input):
      switch state.form.handle(input, width: state.textWidth, widths: state.widths) {
      case .ignored: break
      case .changed(let name): state.changed(name)
      case .left(let name): state.left(name)
      case .completed: return settle(&state, withTheirs: false)
      }
    }
    return nil
  }

  private static func settle(_ state: inout State, withTheirs: Bool) -> Output? {
    state.form.settle(withTheirs: withTheirs)
    return save(&state)
  }
}
