/// The part of a line that is in view so that the caret is, with some text on both its sides.
struct TextWindow {
  /// Where the text stands; a column beside it is free on each side where there is more.
  let area: Rect
  /// The characters in view.
  let visible: Range<Int>
  /// Where the caret stands within the area.
  let caretColumn: Int
  let hasMoreBefore: Bool
  let hasMoreAfter: Bool
  /// The column in the line at which each character begins, and the one after the last.
  private let starts: [Int]

  init(_ text: [Character], caret: Int, in room: Rect, widths: DisplayWidth) {
    starts = text.reduce(into: [0]) { $0.append(($0.last ?? 0) + widths.columns(of: $1)) }
    let caretStart = starts[min(max(0, caret), text.count)]
    let total = (starts.last ?? 0) + 1
    let isCut = total > room.width && room.width >= 6
    // The first column that may be in view when marks stand on both sides.
    let from = caretStart - (room.width - 2) * 3 / 4
    hasMoreBefore = isCut && from > 0
    hasMoreAfter = isCut && from < total - room.width + 1
    area = room.margins(left: hasMoreBefore ? 1 : 0, right: hasMoreAfter ? 1 : 0)
    let begin = max(0, min(from, total - area.width))
    let first = starts.firstIndex { $0 >= begin } ?? 0
    let limit = starts[first] + area.width
    let end = starts.lastIndex { $0 <= limit } ?? first
    visible = first..<max(first, end)
    caretColumn = caretStart - starts[first]
  }

  /// The place for the caret nearest to a column of the area.
  func index(atColumn column: Int) -> Int {
    let wanted = starts[visible.lowerBound] + max(0, column)
    let last = starts.lastIndex { $0 <= wanted } ?? 0
    return min(max(last, visible.lowerBound), visible.upperBound)
  }
}
