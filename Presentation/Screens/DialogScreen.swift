import TerminalKit

/// A screen that is one box over whatever lies below.
protocol DialogScreen: Screen {
  static func dialog(_ state: State, in view: ViewContext) -> Dialog

  /// The part of the view that the box may take.
  static func place(in view: ViewContext) -> Rect
}

extension DialogScreen {
  static var liesOver: Bool { true }
  static func place(in view: ViewContext) -> Rect { Rect(size: view.size) }

  static func draw(_ state: State, in frame: inout Frame, _ view: ViewContext) {
    dialog(state, in: view).draw(in: &frame, at: place(in: view))
  }
}

/// A box whose text may be longer than its place.
protocol ScrolledState {
  var dialog: DialogState { get set }
  /// How much of the text there is to see.
  var shape: ListShape { get set }
}

extension ScrolledState {
  /// Whether its end was scrolled into view, if it was not there from the beginning.
  var showsEnd: Bool { dialog.scroll.offset(in: shape) + shape.visible >= shape.count }

  mutating func scroll(_ move: ListMove) { dialog.scroll.apply(move, in: shape) }
}

extension DialogScreen where State: ScrolledState {
  static func fit(_ state: inout State, in view: ViewContext) {
    state.shape = dialog(state, in: view).shape(in: place(in: view), widths: view.widths)
  }
}

extension Dialog {
  /// The same with the keys that show the rest of its text, where it has one.
  func tellingOfRest(in rect: Rect, _ view: ViewContext) -> Dialog {
    let shape = shape(in: rect, widths: view.widths)
    guard shape.count > shape.visible else { return self }
    var telling = self
    telling.hints = [KeyHint("↑ ↓", view.language(ko: "나머지 보기", en: "the rest"))]
    return telling
  }
}
