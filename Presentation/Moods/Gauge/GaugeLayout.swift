import TerminalKit

/// Positions of the gauge's parts: the wave next to the text, or above it.
struct GaugeLayout {
  let picture: Rect
  let title: Rect
  let bar: Rect
  /// The hint about typing a level.
  let typingHint: Rect
  let memoLabel: Rect
  let memo: Rect
  let memoError: Rect
  let momentLabel: Rect
  let moment: Rect
  /// How the typed moment is understood.
  let meaning: Rect

  init(size: Size) {
    let isWide = size.width >= 70
    let isLow = size.height < 16
    let body = Rect(size: size).insetBy(top: isLow ? 0 : 1, left: 2, right: 2)
    let text: Rect
    if isWide {
      let words = max(38, min(56, body.width * 45 / 100))
      let parts = body.columns([.fill, .fixed(words)], spacing: 3)
      (picture, text) = (parts[0], parts[1])
    } else {
      let parts = body.rows(.atLeast(2), .fixed(min(body.height - 2, isLow ? 6 : 15)))
      (picture, text) = (parts[0], parts[1])
    }
    let gap = isLow ? 0 : 1
    let memoHeight = isLow ? 2 : isWide ? max(3, min(9, text.height - 12)) : 3
    // If there is too little room, the label of the memo is left out.
    let rows = text.rows(
      [1, gap, 1, gap, isLow ? 0 : 1, memoHeight, isLow ? 0 : 2, gap, 1, isLow ? 1 : 3]
        .map { .fixed($0) })
    (title, bar, memoLabel) = (rows[0], rows[2], rows[4])
    typingHint = rows[3].insetBy(left: 2)
    memo = rows[5].insetBy(left: isLow ? 0 : 2)
    memoError = rows[6].insetBy(left: 2)
    let line = rows[8].columns(.fixed(8), .fill)
    (momentLabel, moment) = (line[0], line[1])
    meaning = rows[9].insetBy(left: 2)
  }
}
