import JSONText
import TerminalKit

/// How a list of things is printed: once described, three ways to show it.
public struct Listing<Item> {
  private let columns: [Column<Item>]
  private let json: (Item) -> JSONValue

  public init(_ columns: [Column<Item>], json: @escaping (Item) -> JSONValue) {
    self.columns = columns
    self.json = json
  }

  /// Prints an aligned table on a terminal, tab-separated lines in a pipe, or a JSON document.
  ///
  /// The invitation is what an empty list says on a terminal: what belongs here, how to begin.
  public func print(_ items: [Item], whenEmpty invitation: Words, in console: inout Console) {
    switch console.form {
    case .json: console.json(.list(items.map(json)))
    case .piped: printLines(items, in: &console)
    case .terminal:
      if items.isEmpty {
        console.say(invitation(console.language))
      } else {
        console.usesPager = true
        printTable(items, in: &console)
      }
    }
  }

  private func printLines(_ items: [Item], in console: inout Console) {
    for item in items where !console.isOutputClosed {
      let cells = columns.map { $0.piped(item).tabSeparatedCell }
      console.write((cells.joined(separator: "\t") + "\n").utf8)
    }
  }

  private func printTable(_ items: [Item], in console: inout Console) {
    let language = console.language
    let header = columns.map { StyledText($0.title(language), [.bold, .underline]) }
    let rows = items.map { item in columns.map { $0.shown(item, language) } }
    let fit = ColumnFit(
      natural: naturalWidths([header] + rows, console.traits.widths),
      shrinks: columns.map(\.shrinks), total: console.width)
    printRow(header, fit, in: &console)
    for row in rows where !console.isOutputClosed { printRow(row, fit, in: &console) }
  }

  private func naturalWidths(_ rows: [[StyledText]], _ widths: DisplayWidth) -> [Int] {
    rows.reduce(into: Array(repeating: 0, count: columns.count)) { widest, row in
      for (index, cell) in row.enumerated() {
        let line = cell.mapText { $0.visible.onOneLine }
        widest[index] = max(widest[index], widths.columns(of: line))
      }
    }
  }

  private func printRow(_ row: [StyledText], _ fit: ColumnFit, in console: inout Console) {
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

/// One column of a listing.
public struct Column<Item> {
  let title: Words
  let alignment: Alignment
  let shrinks: Bool
  let shown: (Item, Language) -> StyledText
  let piped: (Item) -> String

  /// A column that eyes and programs see in forms of their own: a program wants the full date.
  public init(
    _ title: Words, _ alignment: Alignment = .leading, shrinks: Bool = false,
    shown: @escaping (Item, Language) -> StyledText, piped: @escaping (Item) -> String
  ) {
    self.title = title
    self.alignment = alignment
    self.shrinks = shrinks
    self.shown = shown
    self.piped = piped
  }

  /// A column that is the same for eyes and programs.
  public init(
    _ title: Words, _ alignment: Alignment = .leading, shrinks: Bool = false,
    text: @escaping (Item) -> String
  ) {
    self.init(
      title, alignment, shrinks: shrinks, shown: { item, _ in StyledText(text(item)) },
      piped: text)
  }
}
