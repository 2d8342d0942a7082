import TerminalKit

/// A screen that is one box over whatever lies below.
protocol DialogScreen: Screen {
  static func dialog(_ state: State, in view: ViewContext) -> Dialog

  /// The part of the view that the box may take.
  static func place(in view: ViewContext) -> Rect
}

extension DialogScreen {
  static func place(in view: ViewContext) -> Rect { Rect(size: view.size) }

  static func render(_ state: State, in view: ViewContext) -> Frame {
    render(state, over: view.emptyFrame(), in: view)
  }

  static func render(_ state: State, over frame: Frame, in view: ViewContext) -> Frame {
    var frame = frame
    // What lies below takes no input now, so its caret would mislead.
    frame.cursor = nil
    dialog(state, in: view).draw(in: &frame, at: place(in: view))
    return frame
  }
}
