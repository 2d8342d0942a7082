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
