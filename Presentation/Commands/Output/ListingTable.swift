import TerminalKit

/// A table that is printed while its rows are read.
///
/// The first rows determine which columns fit and how wide they are. Columns become wider if later
/// rows need it.
struct ListingTable<Item> {
  /// Number of rows that are measured and printed together.
  private static var batchSize: Int { 500 }

  private let columns: [Column<Item>]
  private var pendingRows: [[StyledText]] = []
  private var maxWidths: [Int]
  /// Indices of the columns with a text in some row.
  private var filled: Set<Int> = []
  private var hasHeader = false
  /// The columns that fit; nil until the first rows are printed.
  private var placement: ColumnPlacement?

  init(_ columns: [Column<Item>]) {
    self.columns = columns
    maxWidths = Array(repeating: 0, count: columns.count)
  }

  mutating func add(_ item: Item, in console: inout Console) {
    let language = console.language
    if !hasHeader {
      hasHeader = true
      console.usesPager = true
      pendingRows.append(columns.map { StyledText($0.title(language), [.bold, .underline]) })
    }
    pendingRows.append(columns.map { $0.displayText(item, language) })
    if pendingRows.count > ListingTable.batchSize { printRest(in: &console) }
  }

  mutating func printRest(in console: inout Console) {
    measure(console.traits.widths)
    let room =
      placement
      ?? ColumnPlacement(
        for: columns, natural: maxWidths, filled: filled, total: console.width)
    let fit = FittedColumnWidths(
      natural: maxWidths.indices.map { room.isInRow($0) ? maxWidths[$0] : 0 },
      shrinks: columns.map(\.shrinks), shrinksFirst: columns.map(\.shrinksFirst),
      total: console.width)
    var rows = pendingRows[...]
    if self.placement == nil, let header = rows.popFirst() { print(header, fit, in: &console) }
    for row in rows where !console.isOutputClosed {
      print(row, fit, in: &console)
      for index in room.continuedBelow { printBelow(row[index], in: &console) }
    }
    self.placement = room
    pendingRows.removeAll(keepingCapacity: true)
  }

  /// Prints a cell below its row if it did not fit beside the others.
  private func printBelow(_ cell: StyledText, in console: inout Console) {
    let text = cell.mapText { $0.terminalSafe.onOneLine }
    guard text.string.contains(where: { !$0.isWhitespace }) else { return }
    let (indent, widths) = (StyledText("  "), console.traits.widths)
    for row in Paragraph(text).rows(columns: max(1, console.width - 2), widths: widths) {
      console.printLine(indent + row)
    }
  }

  private mutating func measure(_ widths: DisplayWidth) {
    for (place, row) in pendingRows.enumerated() {
      let isHeader = placement == nil && place == 0
      for (index, cell) in row.enumerated() {
        if !isHeader, !cell.string.isEmpty { filled.insert(index) }
        let line = cell.mapText { $0.terminalSafe.onOneLine }
        maxWidths[index] = max(maxWidths[index], widths.columns(of: line))
      }
    }
  }

  private func print(_ row: [StyledText], _ fit: FittedColumnWidths, in console: inout Console) {
    let widths = console.traits.widths
    let cells = row.indices.map { lines(of: row[$0], in: $0, fit.widths[$0], widths) }
    for place in 0..<(cells.map(\.count).max() ?? 0) {
      let line = cells.map { $0.indices.contains(place) ? $0[place] : StyledText() }
      // In the further lines of a row, empty cells at the end are omitted.
      let end = place == 0 ? line.count : (line.lastIndex { !$0.pieces.isEmpty } ?? -1) + 1
      print(line[..<end], fit, widths, in: &console)
    }
  }

  /// Returns the lines that a column displays for the cell.
  private func lines(
    of cell: StyledText, in column: Int, _ width: Int, _ widths: DisplayWidth
  ) -> [StyledText] {
    guard width > 0 else { return [] }
    guard columns[column].wraps else { return [cell.truncated(to: width, widths)] }
    return Paragraph(cell.mapText { $0.terminalSafe.onOneLine }).rows(
      columns: width, widths: widths)
  }

  private func print(
    _ line: ArraySlice<StyledText>, _ fit: FittedColumnWidths, _ widths: DisplayWidth,
    in console: inout Console
  ) {
    var text = StyledText("")
    let shown = fit.visibleColumns.prefix { $0 < line.endIndex }
    for index in shown {
      let cell = line[index]
      let isLast = index == shown.last && columns[index].alignment == .leading
      if isLast, cell.pieces.isEmpty { break }
      if index != shown.first { text += StyledText(FittedColumnWidths.gap) }
      text += isLast ? cell : cell.padded(to: fit.widths[index], columns[index].alignment, widths)
    }
    console.printLine(text)
  }
}
