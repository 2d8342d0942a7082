import HearthDomain
import TerminalKit

/// A screen that is one form, which is filled in and then saved or cancelled.
///
/// When saving, the form is merged with changes made elsewhere in the meantime. If both sides
/// changed the same field, the form displays the conflict, and two keys resolve it.
protocol EntryFormScreen: Screen
where State: EntryFormState, Action == FormAction, Output: LeavingEffect {
  /// Returns the rect of the form, for wrapping text and for mouse events.
  static func formRect(_ state: State, in view: ViewContext) -> Rect

  /// Returns the number of columns of the form.
  static func formColumns(_ state: State, in view: ViewContext) -> Int

  /// Returns how many columns messages may use to the right of the form.
  static func messageMargin(_ state: State, in view: ViewContext) -> Int

  /// Merges the current values of the thing; see ``EntryFormState/mergeChanges(_:together:)``.
  static func mergeChanges(_ state: inout State, _ now: State) -> FormMergeResult

  static func saveKey(_ state: State) -> KeyBinding<FormAction>

  /// The key that opens the user's editor; nil if the form has no long text.
  static var editorKey: KeyBinding<FormAction>? { get }

  /// Returns the field to edit and the output that opens the editor; nil if there is no such field.
  static func editorRequest(_ state: State) -> (field: State.FieldName, output: Output)?

  /// Returns the key that closes the form.
  static func leaveKey(_ state: State) -> KeyBinding<FormAction>
  static func leaveOutput(_ state: State) -> Output

  /// Resolves the conflicts, with the other side's values if `withTheirs`, and saves.
  static func resolveConflicts(_ state: inout State, withTheirs: Bool) -> Output?

  /// Returns the output that saves the entered values. If they are invalid, displays the errors in
  /// the form and returns nil.
  static func save(_ state: inout State) -> Output?
}

/// The state of a form.
protocol EntryFormState {
  associatedtype FieldName: Hashable

  var form: Form<FieldName> { get set }

  /// Called while the user types in the field.
  mutating func fieldChanged(_ name: FieldName)
  /// Called when the focus leaves the field.
  mutating func focusLeft(_ name: FieldName)
  /// Handles a key with a special meaning in the focused field. Returns whether there is one.
  mutating func handleKey(_ key: Key) -> Bool
  /// Displays an error from the store or a rule beside its field. Returns whether there is such a
  /// field.
  mutating func showError(_ error: DomainError) -> Bool
}

/// An action on a form.
enum FormAction: Hashable {
  case typed(TextInput)
  case saved
  /// Resolve all conflicts with the other side's values, and save the rest.
  case otherSideChosen
  case cancelled
  case editorPressed
  case editorReturned(String)
  case pressed(field: Int, caret: Int)
}

extension EntryFormState {
  var hasChanged: Bool { form.hasChanged }
  mutating func handleKey(_ key: Key) -> Bool { false }
  mutating func showError(_ error: DomainError) -> Bool { false }

  /// Returns the value selected in the choice field; nil if the selection is not one of the values.
  func chosenValue<Value>(_ name: FieldName, of values: [Value]) -> Value? {
    guard case .choice(let choice)? = form[name]?.content, values.indices.contains(choice.selected)
    else { return nil }
    return values[choice.selected]
  }
}

extension KeyBinding<FormAction> {
  static var nextField: Self {
    Self(
      [Key(.tab)], Words(ko: "다음 칸", en: "next field"),
      help: Words(ko: "다음 칸으로 가요", en: "Go to the next field"),
      action: .typed(.key(Key(.tab))))
  }
}

extension EntryFormScreen {
  static func messageMargin(_ state: State, in view: ViewContext) -> Int { 0 }
  static func formColumns(_ state: State, in view: ViewContext) -> Int {
    formRect(state, in: view).width
  }
  static func mergeChanges(_ state: inout State, _ now: State) -> FormMergeResult {
    state.mergeChanges(now)
  }
  static func editorReturned(_ text: String) -> FormAction? { .editorReturned(text) }

  static func saveKey(_ state: State) -> KeyBinding<FormAction> {
    KeyBinding(
      [.control("s")], ko: ("저장", "적은 대로 저장해요"), en: ("save", "Save what you wrote"),
      action: .saved)
  }

  static var editorKey: KeyBinding<FormAction>? { nil }

  static func editorRequest(_ state: State) -> (field: State.FieldName, output: Output)? { nil }

  static func leaveKey(_ state: State) -> KeyBinding<FormAction> {
    KeyBinding(
      [Key(.escape)], ko: ("그만두기", "저장하지 않고 돌아가요"), en: ("cancel", "Go back without saving"),
      action: .cancelled)
  }

  static func leaveOutput(_ state: State) -> Output { .leaving(asksFirst: state.hasChanged) }

  /// Returns the save key, or the keys that resolve conflicts.
  static func saveOrConflictKeys(_ state: State) -> [KeyBinding<FormAction>] {
    state.form.hasConflict
      ? [.saveBinding([.control("s")], .saved), .keepOtherSideBinding(.otherSideChosen)]
      : [saveKey(state)]
  }

  static func keys(_ state: State) -> Keymap<FormAction> {
    Keymap(
      saveOrConflictKeys(state) + [.nextField, leaveKey(state)] + [editorKey].compactMap(\.self),
      textAction: { .typed($0) })
  }

  static func update(_ state: inout State, _ action: FormAction) -> Output? {
    applyCommon(action, &state)
  }

  /// Performs an action that is the same in every form.
  static func applyCommon(_ action: FormAction, _ state: inout State) -> Output? {
    switch action {
    case .saved: return resolveConflicts(&state, withTheirs: false)
    case .otherSideChosen: return resolveConflicts(&state, withTheirs: true)
    case .cancelled: return leaveOutput(state)
    case .editorPressed: return editorRequest(state)?.output
    case .editorReturned(let text):
      guard let field = editorRequest(state)?.field else { return nil }
      state.form.setEditedText(text, of: field)
      state.fieldChanged(field)
    case .pressed(let field, let caret):
      let left = state.form.focused?.name
      state.form.placeCaret(at: caret, in: field)
      if let left { state.focusLeft(left) }
    case .typed(let input):
      if case .key(let key) = input, state.handleKey(key) { return nil }
      switch state.form.handle(input) {
      case .ignored: break
      case .changed(let name): state.fieldChanged(name)
      case .focusLeft(let name): state.focusLeft(name)
      case .completed: return resolveConflicts(&state, withTheirs: false)
      }
    }
    return nil
  }

  static func resolveConflicts(_ state: inout State, withTheirs: Bool) -> Output? {
    state.form.resolveConflicts(withTheirs: withTheirs)
    return save(&state)
  }

  static func fit(_ state: inout State, in view: ViewContext) { fitText(&state, in: view) }

  /// Sets the width of the form's texts.
  static func fitText(_ state: inout State, in view: ViewContext) {
    state.form.widths = view.widths
    state.form.textWidth = FormView.textWidth(
      of: state.form, width: formColumns(state, in: view), in: view)
  }

  static func action(for mouse: MouseEvent, _ state: State, in view: ViewContext) -> Action? {
    guard mouse.isLeftPress else { return nil }
    return FormView(
      form: state.form, view: view, messageMargin: messageMargin(state, in: view)
    )
    .fieldHit(mouse.position, in: formRect(state, in: view))
    .map { .pressed(field: $0.index, caret: $0.caret) }
  }
}
