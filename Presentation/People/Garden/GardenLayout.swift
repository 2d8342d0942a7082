import TerminalKit

/// Which parts of the garden stand where: side by side where there is room, else one above
/// the other.
struct GardenLayout {
  let picture: Rect
  let summary: Rect
  /// The counts, or the search while one is typed.
  let head: Rect
  let list: Rect
  let isWide: Bool

  init(size: Size) {
    isWide = size.width >= 110
    let body = Rect(size: size).margins(left: 1, right: 1)
    if isWide {
      let parts = body.columns([.fill(weight: 1), .fill(weight: 1)], spacing: 3)
      let left = parts[0].margins(top: 1).rows(.fixed(1), .fixed(1), .fill)
      (head, list) = (left[0], left[2])
      let right = parts[1].rows(.fill, .fixed(7))
      (picture, summary) = (right[0], right[1])
    } else {
      let band = size.height >= 16 ? min(13, size.height * 11 / 21) : 4
      let parts = body.rows(.fixed(band), .fixed(1), .fill)
      let top = parts[0].columns([.fixed(band == 4 ? 8 : band * 2), .fill], spacing: 2)
      picture = top[0]
      // The text stands in the middle of the plant's height.
      summary = band == 4 ? top[1] : top[1].margins(top: (band - 7) / 2)
      (head, list) = (parts[1], parts[2])
    }
  }
}
