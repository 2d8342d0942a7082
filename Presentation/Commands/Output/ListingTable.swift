import TerminalKit

/// A table that is printed while its rows still come.
///
/// The first rows decide how wide the columns are; where a later part needs more, its columns
/// grow.
struct ListingTable<Item> {
  /// So many rows are measured and printed together.
  private static var part: Int { 500 }

  private let columns: [Column<Item>]
  private var waiting: [[StyledText]] = []
  private var widest: [Int]
  private var hasHeader = false

  init(_ columns: [Column<Item>]) {
    self.columns = columns
    widest = Array(repeating: 0, count: columns.count)
  }

  mutating func add(_ item: Item, in console: inout Console) {
    let language = console.language
    if !hasHeader {
      hasHeader = true
      console.usesPager = true
      waiting.append(columns.map { StyledText($0.title(language), [.bold, .underline]) })
    }
    waiting.append(columns.map { $0.shown(item, language) })
    if waiting.count > ListingTable.part { printRest(in: &console) }
  }

  mutating func printRest(in console: inout Console) {
    measure(console.traits.widths)
    let fit = ColumnFit(
      natural: widest, shrinks: columns.map(\.shrinks), yields: columns.map(\.yields),
      total: console.width)
    for row in waiting where !console.isOutputClosed { print(row, fit, in: &console) }
    waiting.removeAll(keepingCapacity: true)
  }

  private mutating func measure(_ widths: DisplayWidth) {
    for row in waiting {
      for (index, cell) in row.enumerated() {
        let line = cell.mapText { $0.visible.onOneLine }
        widest[index] = max(widest[index], widths.columns(of: line))
      }
    }
  }

  private func print(_ row: [StyledText], _ fit: ColumnFit, in console: inout Console) {
    let widths = console.traits.widths
    let cells = row.indices.map { lines(of: row[$0], in: $0, fit.widths[$0], widths) }
    for place in 0..<(cells.map(\.count).max() ?? 0) {
      let line = cells.map { $0.indices.contains(place) ? $0[place] : StyledText() }
      // Below the first line nothing stands after what goes on.
      let end = place == 0 ? line.count : (line.lastIndex { !$0.pieces.isEmpty } ?? -1) + 1
      print(line[..<end], fit, widths, in: &console)
    }
  }

  /// What a column shows of the cell, line by line.
  private func lines(
    of cell: StyledText, in column: Int, _ width: Int, _ widths: DisplayWidth
  ) -> [StyledText] {
    guard width > 0 else { return [] }
    guard columns[column].wraps else { return [cell.fitted(to: width, widths)] }
    return Paragraph(cell.mapText { $0.visible.onOneLine }).rows(columns: width, widths: widths)
  }

  private func print(
    _ line: ArraySlice<StyledText>, _ fit: ColumnFit, _ widths: DisplayWidth,
    in console: inout Console
  ) {
    var text = StyledText("")
    for (index, cell) in zip(line.indices, line) where fit.widths[index] > 0 {
      let isLast = index == line.endIndex - 1 && columns[index].alignment == .leading
      if isLast, cell.pieces.isEmpty { break }
      if index > 0 { text += StyledText(ColumnFit.gap) }
      text += isLast ? cell : cell.padded(to: fit.widths[index], columns[index].alignment, widths)
    }
    console.line(text)
  }
}
