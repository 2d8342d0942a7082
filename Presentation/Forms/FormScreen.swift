import TerminalKit

/// A screen that is one form: its text is wrapped where the form stands, and a press of the mouse
/// lands in its fields.
protocol FormScreen: Screen where State: FormState, Action: FormAction {
  /// Where the form stands.
  static func formPlace(in view: ViewContext) -> Rect

  /// The columns at the right of the form over which messages may run on.
  static func messageMargin(_ state: State, in view: ViewContext) -> Int
}

/// The state of a screen that is one form.
protocol FormState {
  associatedtype FieldName: Hashable

  var form: Form<FieldName> { get set }
  /// What the fields held before anything was typed.
  var before: [String] { get }
  /// How text is measured.
  var widths: DisplayWidth { get set }
  /// The columns that text of several lines is wrapped to.
  var textWidth: Int { get set }
}

extension FormState {
  var hasChanged: Bool { form.contents != before }
}

/// What somebody does to a form.
protocol FormAction {
  static func pressed(field: Int, caret: Int) -> Self
}

extension FormScreen {
  static func messageMargin(_ state: State, in view: ViewContext) -> Int { 0 }

  static func fit(_ state: inout State, in view: ViewContext) {
    state.widths = view.widths
    state.textWidth = FormView.textWidth(
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
