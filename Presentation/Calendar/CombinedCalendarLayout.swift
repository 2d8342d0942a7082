import TerminalKit

/// The positions of the parts of the calendar: the day is beside the month on a wide screen,
/// otherwise below it. If there is no room for both, only the one with the focus is displayed.
struct CombinedCalendarLayout {
  private(set) var title = Rect(x: 0, y: 0, width: 0, height: 0)
  private(set) var board = Rect(x: 0, y: 0, width: 0, height: 0)
  private(set) var legend = Rect(x: 0, y: 0, width: 0, height: 0)
  private(set) var dayHeading: Rect
  private(set) var list: Rect

  init(_ state: CombinedCalendarScreen.State, in view: ViewContext) {
    let isLow = view.size.height < 14
    let body = Rect(size: view.size)
      .insetBy(top: isLow ? 0 : 1, left: view.size.width < 70 ? 1 : 2, right: 1)
    (dayHeading, list) = (body, body)
    if isLow {
      layOutLowScreen(body, isInList: state.isListFocused)
    } else if view.size.width >= 110 {
      layOutWideScreen(body)
    } else {
      layOutHighScreen(body)
    }
  }

  private mutating func layOutLowScreen(_ body: Rect, isInList: Bool) {
    if isInList {
      let rows = body.rows(.fixed(1), .fill)
      (dayHeading, list) = (rows[0], rows[1])
    } else {
      let rows = body.rows(.fixed(1), .fill, .fixed(1))
      (title, board, dayHeading) = (rows[0], rows[1], rows[2])
      list = Rect(x: 0, y: 0, width: 0, height: 0)
    }
  }

  private mutating func layOutWideScreen(_ body: Rect) {
    let roomy = 7 * MonthBoard.roomyWidth
    // The list of the day needs at most this many columns.
    let width = max(roomy, body.width * 3 / 5, body.width - CombinedCalendarLayout.maxListWidth - 3)
    let parts = body.columns([.fixed(width), .fill], spacing: 3)
    let left = parts[0].rows(.fixed(1), .fixed(1), .fill, .fixed(1), .fixed(2))
    let right = parts[1].rows(.fixed(1), .fixed(1), .fill)
    (title, board, legend) = (left[0], left[2], left[4])
    (dayHeading, list) = (right[0], right[2])
  }

  private static let maxListWidth = 51

  private mutating func layOutHighScreen(_ body: Rect) {
    // On a high screen, the list gets half of the height.
    let week = max(1, min(3, (body.height - 5) / 2 / 6))
    let legendRows = body.width >= 74 ? 1 : 2
    let rows = body.rows(
      .fixed(1), .fixed(1 + 6 * week), .fixed(legendRows), .fixed(1), .fixed(1), .fill)
    (title, board, legend) = (rows[0], rows[1], rows[2])
    (dayHeading, list) = (rows[4], rows[5])
  }
}
