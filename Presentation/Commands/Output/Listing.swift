import JSONText
import TerminalKit

/// How a list of things is printed: once described, three ways to show it.
package struct Listing<Item> {
  /// Hands over the items one by one, in their order.
  package typealias Source = (_ each: (Item) throws -> Void) throws -> Void

  private let columns: [Column<Item>]
  private let json: (Item) -> JSONValue

  package init(_ columns: [Column<Item>], json: @escaping (Item) -> JSONValue) {
    self.columns = columns
    self.json = json
  }

  /// Prints an aligned table on a terminal, tab-separated lines in a pipe, or a JSON document;
  /// returns how many items there were.
  ///
  /// Items are printed as they come, so that a list of any length needs little memory. The
  /// invitation is what an empty list says on a terminal: what belongs here, how to begin. A
  /// search says beside its result, wherever that goes, that nothing was found.
  @discardableResult
  package func print(
    whenEmpty invitation: @autoclosure () throws -> Words, isSearch: Bool = false,
    in console: inout Console, from source: Source
  ) throws -> Int {
    var printer = ItemPrinter(columns: columns, json: json)
    try printer.printAll(source, in: &console)
    guard printer.count == 0 else { return printer.count }
    if isSearch {
      console.noteSentence(try invitation()(console.language))
    } else if console.form == .terminal {
      console.say(try invitation()(console.language))
    }
    return 0
  }

  /// The same with items that are at hand.
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
  private var table: ListingTable<Item>
  private(set) var count = 0

  init(columns: [Column<Item>], json: @escaping (Item) -> JSONValue) {
    self.columns = columns
    self.json = json
    table = ListingTable(columns)
  }

  mutating func printAll(_ source: Listing<Item>.Source, in console: inout Console) throws {
    begin(in: &console)
    do {
      try source { item in
        if console.isOutputClosed { throw OutputClosed() }
        add(item, in: &console)
      }
    } catch is OutputClosed {}
    end(in: &console)
  }

  private func begin(in console: inout Console) {
    if console.form == .json { console.write("{\"schema\":1,\"items\":[".utf8) }
  }

  private mutating func add(_ item: Item, in console: inout Console) {
    switch console.form {
    case .json:
      var writer = JSONWriter()
      writer.write(json(item))
      if count > 0 { console.write(",".utf8) }
      console.write(writer.bytes)
    case .piped:
      for (place, column) in columns.enumerated() {
        if place > 0 { console.write([UInt8(ascii: "\t")]) }
        console.write(column.piped(item).tabSeparatedCell.utf8)
      }
      console.write([UInt8(ascii: "\n")])
    case .terminal: table.add(item, in: &console)
    }
    count += 1
  }

  private mutating func end(in console: inout Console) {
    switch console.form {
    case .json: console.write("]}\n".utf8)
    case .piped: break
    case .terminal: table.printRest(in: &console)
    }
  }
}

/// Ends a list of which nobody reads the rest.
private struct OutputClosed: Error {}
