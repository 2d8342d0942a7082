/// The room in which a text of several lines is wrapped.
public struct TextAreaShape: Hashable, Sendable {
  public var size: Size
  public var widths: DisplayWidth

  public init(size: Size, widths: DisplayWidth = .standard) {
    self.size = size
    self.widths = widths
  }

  /// The last column is kept for a caret after a full row, and for the scroll mark.
  func rows(of text: [Character]) -> TextAreaRows {
    TextAreaRows(text, LineBreaks(columns: size.width - 1, widths: widths))
  }
}

/// A text divided into rows, and the way between its characters and its cells.
struct TextAreaRows {
  let ranges: [Range<Int>]
  private let text: [Character]
  private let breaks: LineBreaks

  init(_ text: [Character], _ breaks: LineBreaks) {
    self.text = text
    self.breaks = breaks
    ranges = breaks.rows(of: text)
  }

  /// The row of a place in the text; a place between two rows is at the second's beginning.
  func row(of index: Int) -> Int {
    var low = 0
    var high = ranges.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if ranges[middle].lowerBound <= index { low = middle } else { high = middle - 1 }
    }
    return max(0, low)
  }

  /// The column of a place within its row; spaces that hang over count as the row's end.
  func column(of index: Int) -> Int {
    let start = ranges[row(of: index)].lowerBound
    guard start < index else { return 0 }
    let column = text[start..<index].reduce(0) { $0 + breaks.columns(of: $1) }
    return min(column, breaks.columns)
  }

  /// The place in the text nearest to a column of a row.
  func index(row: Int, column: Int) -> Int {
    let range = ranges[min(max(0, row), ranges.count - 1)]
    let isSoft = row + 1 < ranges.count && ranges[row + 1].lowerBound == range.upperBound
    let end = isSoft ? max(range.lowerBound, range.upperBound - 1) : range.upperBound
    var index = range.lowerBound
    var used = 0
    while index < end {
      used += breaks.columns(of: text[index])
      if used > column { break }
      index += 1
    }
    return index
  }

  func string(row: Int) -> String {
    text[ranges[row]].reduce(into: "") { $0 += $1 == "\t" ? "  " : String($1) }
  }
}
