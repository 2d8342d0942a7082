import TerminalKit

/// Positions of the tab's parts: the canvas with its strip below, or next to it if there is room.
struct CanvasTabLayout {
  let header: Rect
  let canvas: Rect
  let strip: Rect
  /// The list of the canvas's moods; empty if there is no room.
  let list: Rect

  /// Creates the layout. In a low window, the canvas gets nearly all rows, because ten shapes need
  /// them; one row is left for text.
  init(size: Size, hasMoods: Bool) {
    let body = Rect(size: size).insetBy(left: 1, right: 1)
    let isLow = body.height < 15
    guard size.width >= 110 else {
      let rows =
        isLow && hasMoods
        ? body.rows(.fixed(0), .fill, .fixed(1))
        : body.rows(.fixed(1), .fill, .fixed(isLow ? 3 : 4))
      (header, canvas, strip) = (rows[0], rows[1], rows[2])
      list = Rect(size: .zero)
      return
    }
    let rows = body.rows(.fixed(1), .fill)
    header = rows[0]
    // As near to four by five as the text allows.
    let width = min(rows[1].width - 38, max(40, rows[1].height * 2))
    let parts = rows[1].columns([.fixed(width), .fill], spacing: 3)
    canvas = parts[0]
    let right = parts[1].insetBy(top: 1).rows(.fixed(8), .fixed(1), .fill)
    (strip, list) = (right[0], right[2])
  }
}
