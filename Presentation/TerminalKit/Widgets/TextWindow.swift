/// The part of a line that is in view so that the caret is, with some text on both its sides.
struct TextWindow {
  /// Where the text stands.
  let area: Rect
  /// The characters in view.
  let visible: Range<Int>
  /// Where the caret stands within the area.
  let caretColumn: Int
  /// Whether a column is kept free on each side of the area, to tell that there is more.
  let hasMarks: Bool
  /// The column in the line at which each character begins, and the one after the last.
  private let starts: [Int]

  init(_ text: [Character], caret: Int, in room: Rect, widths: DisplayWidth) {
    starts = text.reduce(into: [0]) { $0.append(($0.last ?? 0) + widths.columns(of: $1)) }
    let total = (starts.last ?? 0) + 1
    hasMarks = total > room.width && room.width >= 6
    area = hasMarks ? room.margins(left: 1, right: 1) : room
    let caretStart = starts[min(max(0, caret), text.count)]
    let width = area.width
    let from = max(0, min(caretStart - width * 3 / 4, total - width))
    let first = starts.firstIndex { $0 >= from } ?? 0
    let begin = starts[first]
    let end = starts.lastIndex { $0 <= begin + width } ?? first
    visible = first..<max(first, end)
    caretColumn = caretStart - begin
  }

  /// The place for the caret nearest to a column of the area.
  func index(atColumn column: Int) -> Int {
    let wanted = starts[visible.lowerBound] + max(0, column)
    let last = starts.lastIndex { $0 <= wanted } ?? 0
    return min(max(last, visible.lowerBound), visible.upperBound)
  }
}
