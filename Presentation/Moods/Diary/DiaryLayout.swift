import TerminalKit

/// Positions of the diary's parts: the selected mood next to the list, or below it.
struct DiaryLayout {
  let header: Rect
  let list: Rect
  /// A line between the list and the mood below it; empty if they are side by side.
  let divider: Rect
  /// The shape of the selected mood; empty if there is no room.
  let picture: Rect
  let detail: Rect

  init(_ state: DiaryScreen.State, _ view: ViewContext) {
    let size = view.size
    let isLow = size.height < 14
    let body = Rect(size: size).insetBy(top: isLow ? 0 : 1, left: 2, right: 2)
    if size.hasRoomForDetails {
      let parts = body.listWithDetails { DiaryScreen.listColumns(of: state, atMost: $0, in: view) }
      let rows = parts.list.rows(.fixed(1), .fixed(1), .fill)
      (header, list, divider) = (rows[0], rows[2], Rect(size: .zero))
      let right = parts.details.rows(.fixed(2), .fixed(min(14, body.height / 2)), .fixed(1), .fill)
      (picture, detail) = (right[1], right[3])
    } else {
      let rows = body.rows(.fixed(1), .fill, .fixed(1), .fixed(isLow ? 2 : 5))
      (header, list, divider, detail) = (rows[0], rows[1], rows[2], rows[3])
      picture = Rect(size: .zero)
    }
  }
}
