import TerminalKit

/// A screen that is one box over the screen below.
protocol DialogScreen: Screen {
  static func dialog(_ state: State, in view: ViewContext) -> Dialog

  /// Returns the part of the view that the box may cover.
  static func dialogArea(in view: ViewContext) -> Rect
}

extension DialogScreen {
  static var showsScreenBelow: Bool { true }
  static func dialogArea(in view: ViewContext) -> Rect { Rect(size: view.size) }

  static func draw(_ state: State, in frame: inout Frame, _ view: ViewContext) {
    dialog(state, in: view).draw(in: &frame, at: dialogArea(in: view))
  }
}

/// The state of a box whose text may be longer than the box.
protocol ScrolledState {
  var dialog: DialogState { get set }
  /// Number of rows of the text, and of visible rows.
  var textShape: ListShape { get set }
}

extension ScrolledState {
  /// Whether the end of the text is visible.
  var showsEndOfText: Bool {
    dialog.scroll.offset(in: textShape) + textShape.visibleCount >= textShape.count
  }

  mutating func scroll(_ move: ListMove) { dialog.scroll.apply(move, in: textShape) }
}

extension DialogScreen where State: ScrolledState {
  static func fit(_ state: inout State, in view: ViewContext) {
    state.textShape = dialog(state, in: view).textShape(
      in: dialogArea(in: view), widths: view.widths)
  }
}

extension Dialog {
  /// Returns the dialog with a hint at the scroll keys if its text does not fit.
  func withScrollHint(in rect: Rect, _ view: ViewContext) -> Dialog {
    let shape = textShape(in: rect, widths: view.widths)
    guard shape.count > shape.visibleCount else { return self }
    var telling = self
    telling.hints = [KeyHint("↑ ↓", view.language(ko: "나머지 보기", en: "the rest"))]
    return telling
  }
}
