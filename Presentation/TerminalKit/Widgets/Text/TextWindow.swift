/// The visible part of a line, chosen so that the caret is visible with some text on both sides.
struct TextWindow {
  /// The area of the text. On each side with hidden text, the column next to it is reserved for a
  /// mark.
  let area: Rect
  /// Range of the visible characters.
  let visibleRange: Range<Int>
  /// Column of the caret within the area.
  let caretColumn: Int
  let hasMoreBefore: Bool
  let hasMoreAfter: Bool
  /// The column at which each character begins, followed by the end column of the last one.
  private let startColumns: [Int]

  init(_ text: [Character], caret: Int, in room: Rect, widths: DisplayWidth) {
    startColumns = text.reduce(into: [0]) { $0.append(($0.last ?? 0) + widths.columns(of: $1)) }
    let caretStart = startColumns[min(max(0, caret), text.count)]
    let total = (startColumns.last ?? 0) + 1
    let isCut = total > room.width && room.width >= 6
    // The first column that may be visible if there are marks on both sides.
    let from = caretStart - (room.width - 2) * 3 / 4
    hasMoreBefore = isCut && from > 0
    hasMoreAfter = isCut && from < total - room.width + 1
    area = room.insetBy(left: hasMoreBefore ? 1 : 0, right: hasMoreAfter ? 1 : 0)
    let begin = max(0, min(from, total - area.width))
    let first = startColumns.firstIndex { $0 >= begin } ?? 0
    let limit = startColumns[first] + area.width
    let end = startColumns.lastIndex { $0 <= limit } ?? first
    visibleRange = first..<max(first, end)
    caretColumn = caretStart - startColumns[first]
  }

  /// Returns the caret index nearest to a column of the area.
  func index(atColumn column: Int) -> Int {
    let wanted = startColumns[visibleRange.lowerBound] + max(0, column)
    let last = startColumns.lastIndex { $0 <= wanted } ?? 0
    return min(max(last, visibleRange.lowerBound), visibleRange.upperBound)
  }
}
