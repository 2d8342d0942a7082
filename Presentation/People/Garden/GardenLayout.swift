import TerminalKit

/// Positions of the parts of the garden: side by side if there is room, otherwise one above the
/// other.
struct GardenLayout {
  let picture: Rect
  let summary: Rect
  /// The numbers of people, or the search field while it is open.
  let header: Rect
  let list: Rect
  let isWide: Bool

  init(_ state: GardenScreen.State, _ view: ViewContext) {
    let size = view.size
    isWide = size.hasRoomForDetails
    let body = Rect(size: size).insetBy(left: 1, right: 1)
    if isWide {
      let parts = body.listWithDetails { GardenScreen.listColumns(of: state, atMost: $0, in: view) }
      let left = parts.list.insetBy(top: 1).rows(.fixed(1), .fixed(1), .fill)
      (header, list) = (left[0], left[2])
      let right = parts.details.rows(.fill, .fixed(7))
      (picture, summary) = (right[0], right[1])
    } else {
      let band = GardenLayout.pictureHeight(in: size, minTextWidth: 32)
      let parts = body.rows(.fixed(band ?? 4), .fixed(1), .fill)
      let top = parts[0].columns([.fixed(band.map { $0 * 2 } ?? 8), .fill], spacing: 2)
      picture = top[0]
      // Centres the text vertically beside the plant.
      summary = band.map { top[1].insetBy(top: ($0 - 7) / 2) } ?? top[1]
      (header, list) = (parts[1], parts[2])
    }
  }

  /// Returns the height in rows of the drawing of the plant, which is twice as wide in columns.
  /// Returns nil if the drawing and text with at least `minTextWidth` columns do not fit side by
  /// side.
  private static func pictureHeight(in size: Size, minTextWidth: Int) -> Int? {
    let height = min(13, size.height * 11 / 21, (size.width - 4 - minTextWidth) / 2)
    return size.height >= 16 && height >= 7 ? height : nil
  }
}
