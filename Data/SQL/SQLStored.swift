import HearthDomain

/// A record that is stored as a row of a table.
protocol SQLStored: Sendable {
  /// Table with the columns that ``init(row:)`` reads.
  static var table: SQLTable { get }

  init(row: SQLRow) throws
}

extension ChannelProgress: SQLStored {}

/// Queries for records by a condition, to which an order and a limit may be appended.
extension SQLConnection {
  func first<Item: SQLStored>(where condition: String, _ values: [SQLValue]) throws -> Item? {
    try first(
      Item.table.query + condition, values, of: Item.table.name, Item.init(row:))
  }

  func rows<Item: SQLStored>(where condition: String, _ values: [SQLValue]) throws -> [Item] {
    try rows(Item.table.query + condition, values, of: Item.table.name, Item.init(row:))
  }

  func page<Item: SQLStored>(
    where condition: String, _ values: [SQLValue] = [], in places: Range<Int>
  ) throws -> [Item] {
    try page(
      Item.table.query + condition, values, in: places, of: Item.table.name, Item.init(row:))
  }
}

/// Queries for records by their id.
extension SQLConnection {
  func item<Item: SQLStored>(_ id: ID<Item>) throws -> Item? {
    try first(where: "id = ?1", [.integer(id.rawValue)])
  }

  func exists<Item: SQLStored>(_ id: ID<Item>) throws -> Bool {
    try first(
      "SELECT id FROM \(Item.table.name) WHERE id = ?1", [.integer(id.rawValue)],
      of: Item.table.name
    ) { _ in true } ?? false
  }

  /// Throws ``DomainError/notFound(_:query:nearest:)`` if the record does not exist.
  func require<Item: SQLStored>(_ id: ID<Item>, _ kind: Kind) throws {
    guard try exists(id) else {
      throw DomainError.notFound(kind, query: id.shortForm, nearest: [])
    }
  }

  /// Deletes the record. Foreign keys delete its parts and clear references to it.
  func remove<Item: SQLStored>(_ id: ID<Item>) throws {
    try remove([.integer(id.rawValue)], from: Item.table)
  }
}
