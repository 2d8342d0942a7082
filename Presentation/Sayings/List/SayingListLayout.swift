import TerminalKit

/// Positions: the recommended saying above the list, and the selected one's card next to them if
/// there is room.
struct SayingListLayout {
  /// The recommended saying; empty if there is none.
  let recommendation: Rect
  /// The choice of lists.
  let header: Rect
  let list: Rect
  let card: Rect?
  /// Whether the recommended saying has a border.
  let isBoxed: Bool

  /// Width of a border and its padding.
  static let boxColumns = 6

  init(_ state: SayingListScreen.State, _ view: ViewContext) {
    let size = view.size
    let body = Rect(size: size).insetBy(left: 1, right: 1)
    isBoxed = size.height >= 16
    let isWide = size.hasRoomForDetails
    let parts =
      isWide
      ? body.insetBy(top: isBoxed ? 1 : 0).listWithDetails {
        SayingListScreen.listColumns(of: state, atMost: $0, in: view)
      } : nil
    let left = parts?.list ?? body
    card = parts?.details
    let most = isBoxed ? max(5, size.height * (isWide ? 10 : 11) / 21) : 3
    let wanted = Self.recommendationHeight(
      state, view, columns: left.width, most: most, isBoxed: isBoxed)
    let gap = isWide && isBoxed ? 1 : 0
    let rows = left.rows(
      .fixed(wanted), .fixed(wanted > 0 ? gap : 0), .fixed(1), .fixed(gap), .fill)
    (recommendation, header, list) = (rows[0], rows[2], rows[4])
  }

  private static func recommendationHeight(
    _ state: SayingListScreen.State, _ view: ViewContext, columns: Int, most: Int, isBoxed: Bool
  ) -> Int {
    guard let saying = state.recommendation else { return 0 }
    let border = isBoxed ? 2 : 0
    let room = columns - (isBoxed ? boxColumns : 2)
    let rows = SayingParagraphs(saying: saying, view: view).rows(
      columns: room, atMost: most - border)
    return rows.count + border
  }
}
