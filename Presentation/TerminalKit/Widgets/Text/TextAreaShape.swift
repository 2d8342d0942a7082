/// The area in which a text of several lines is wrapped.
public struct TextAreaShape: Hashable, Sendable {
  public var size: Size
  public var widths: DisplayWidth

  public init(size: Size, widths: DisplayWidth = .standard) {
    self.size = size
    self.widths = widths
  }

  /// Returns the wrapped rows. The last column is reserved for the caret after a full row and for
  /// the scroll mark.
  func rows(of text: [Character]) -> TextAreaRows {
    TextAreaRows(text, LineWrapper(columns: size.width - 1, widths: widths))
  }
}

/// A text wrapped into rows; converts between character indices and cells.
struct TextAreaRows {
  let ranges: [Range<Int>]
  private let text: [Character]
  private let lineWrapper: LineWrapper

  init(_ text: [Character], _ breaks: LineWrapper) {
    self.text = text
    self.lineWrapper = breaks
    ranges = breaks.rows(of: text)
  }

  /// Returns the row of a character index. An index between two rows belongs to the second one.
  func row(of index: Int) -> Int {
    var low = 0
    var high = ranges.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if ranges[middle].lowerBound <= index { low = middle } else { high = middle - 1 }
    }
    return max(0, low)
  }

  /// Returns the column of a character index within its row. Spaces that exceed the width count as
  /// the row's end.
  func column(of index: Int) -> Int {
    let start = ranges[row(of: index)].lowerBound
    guard start < index else { return 0 }
    let column = text[start..<index].reduce(0) { $0 + lineWrapper.columns(of: $1) }
    return min(column, lineWrapper.columns)
  }

  /// Returns the character index nearest to a column of a row.
  func index(row: Int, column: Int) -> Int {
    let range = ranges[min(max(0, row), ranges.count - 1)]
    let isSoft = row + 1 < ranges.count && ranges[row + 1].lowerBound == range.upperBound
    let end = isSoft ? max(range.lowerBound, range.upperBound - 1) : range.upperBound
    var index = range.lowerBound
    var used = 0
    while index < end {
      used += lineWrapper.columns(of: text[index])
      if used > column { break }
      index += 1
    }
    return index
  }

  func string(row: Int) -> String {
    text[ranges[row]].reduce(into: "") { $0 += $1 == "\t" ? "  " : String($1) }
  }
}
