import JSONText
import TerminalKit

/// Describes a list of things once, for output as a table, lines or JSON.
package struct Listing<Item> {
  /// Passes the items to the closure one by one, in order.
  package typealias Source = (_ each: (Item) throws -> Void) throws -> Void

  private let columns: [Column<Item>]
  private let json: (Item) -> JSONValue

  package init(_ columns: [Column<Item>], json: @escaping (Item) -> JSONValue) {
    self.columns = columns
    self.json = json
  }

  /// Prints a table on a terminal, tab-separated lines in a pipe, or a JSON document. Returns the
  /// number of items.
  ///
  /// Items are printed as they arrive, so that a list of any length needs little memory. On a
  /// terminal, an empty list prints the invitation, which explains what belongs there. An empty
  /// search result is always reported on standard error.
  @discardableResult
  package func print(
    whenEmpty invitation: @autoclosure () throws -> Words, isSearch: Bool = false,
    in console: inout Console, from source: Source
  ) throws -> Int {
    var printer = ItemPrinter(
      columns: columns, json: json, form: console.traits.listForm,
      isRead: console.traits.outputIsTerminal)
    try printer.printAll(source, in: &console)
    guard printer.count == 0 else { return printer.count }
    if isSearch {
      console.printPrefixedNote(try invitation()(console.language))
    } else if console.form == .terminal {
      console.printWrapped(try invitation()(console.language))
    }
    return 0
  }

  /// Prints items that are in memory.
  package func print(
    _ items: some Sequence<Item>, whenEmpty invitation: Words, isSearch: Bool = false,
    in console: inout Console
  ) throws {
    try print(whenEmpty: invitation, isSearch: isSearch, in: &console) { each in
      for item in items { try each(item) }
    }
  }
}

/// Prints the items of a listing one by one.
private struct ItemPrinter<Item> {
  private let columns: [Column<Item>]
  private let json: (Item) -> JSONValue
  private let form: ListForm
  private var table: ListingTable<Item>
  /// The table of the selected fields; nil unless there are some and the output is a terminal.
  private var fieldTable: ListingTable<JSONValue>?
  private(set) var count = 0

  init(
    columns: [Column<Item>], json: @escaping (Item) -> JSONValue, form: ListForm, isRead: Bool
  ) {
    self.columns = columns
    self.json = json
    self.form = form
    table = ListingTable(columns)
    if isRead, form.selectedFieldNames != nil { fieldTable = ListingTable(form.columns) }
  }

  mutating func printAll(_ source: Listing<Item>.Source, in console: inout Console) throws {
    do {
      try source { item in
        if console.isOutputClosed { throw OutputClosed() }
        try add(item, in: &console)
      }
    } catch is OutputClosed {}
    printEnd(in: &console)
  }

  private mutating func add(_ item: Item, in console: inout Console) throws {
    if count == 0 {
      // The fields are checked with the first item, before anything is printed.
      try form.checkFields(json(item))
      printBeginning(in: &console)
    }
    switch console.form {
    case .json:
      var writer = JSONWriter()
      writer.write(form.selectedFields(of: json(item)))
      if count > 0 { console.write(",".utf8) }
      console.write(writer.bytes)
    case .piped: printLine(of: item, in: &console)
    case .terminal: table.add(item, in: &console)
    }
    count += 1
  }

  private func printBeginning(in console: inout Console) {
    switch console.form {
    case .json: console.write("{\"schema\":1,\"items\":[".utf8)
    case .piped where form.hasHeadings && fieldTable == nil:
      printCells(
        form.selectedFieldNames ?? columns.map { $0.heading(console.language) }, in: &console)
    case .piped, .terminal: break
    }
  }

  private mutating func printLine(of item: Item, in console: inout Console) {
    if fieldTable != nil {
      fieldTable?.add(json(item), in: &console)
      return
    }
    if let template = form.template {
      return console.printLine(StyledText(template.filled(with: json(item))))
    }
    if let cells = form.cells(of: json(item)) { return printCells(cells, in: &console) }
    printCells(columns.map { $0.pipedText(item) }, in: &console)
  }

  private func printCells(_ cells: [String], in console: inout Console) {
    for (place, cell) in cells.enumerated() {
      if place > 0 { console.write([UInt8(ascii: "\t")]) }
      console.write(cell.tabSeparatedCell.utf8)
    }
    console.write([UInt8(ascii: "\n")])
  }

  private mutating func printEnd(in console: inout Console) {
    if count == 0 { printBeginning(in: &console) }
    switch console.form {
    case .json: console.write("]}\n".utf8)
    case .piped: fieldTable?.printRest(in: &console)
    case .terminal: table.printRest(in: &console)
    }
  }
}

/// Ends the list, because no one reads further output.
private struct OutputClosed: Error {}
