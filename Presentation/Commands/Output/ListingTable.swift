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
      natural: widest, shrinks: columns.map(\.shrinks), total: console.width)
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
    var line = StyledText("")
    for (index, cell) in row.enumerated() where fit.widths[index] > 0 {
      let fitted = cell.fitted(to: fit.widths[index], widths)
      let isLast = index == row.count - 1 && columns[index].alignment == .leading
      if isLast, fitted.pieces.isEmpty { break }
      if index > 0 { line += StyledText(ColumnFit.gap) }
      line +=
        isLast ? fitted : fitted.padded(to: fit.widths[index], columns[index].alignment, widths)
    }
    console.line(line)
  }
}
