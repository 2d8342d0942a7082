import HearthDomain

/// A record that is stored as a row of a table.
protocol SQLStored: Sendable {
  /// Table with the columns that ``init(row:)`` reads.
  static var table: SQLTable { get }

  init(row: SQLRow) throws
}

extension Event: SQLStored {}
extension ChannelProgress: SQLStored {}

/// Queries for records by a condition, to which an order and a limit may be appended.
extension SQLConnection {
  func first<Thing: SQLStored>(where condition: String, _ values: [SQLValue]) throws -> Thing? {
    try first(
      Thing.table.query + condition, values, of: Thing.table.name, Thing.init(row:))
  }

  func rows<Thing: SQLStored>(where condition: String, _ values: [SQLValue]) throws -> [Thing] {
    try rows(Thing.table.query + condition, values, of: Thing.table.name, Thing.init(row:))
  }

  func page<Thing: SQLStored>(
    where condition: String, _ values: [SQLValue] = [], in places: Range<Int>
  ) throws -> [Thing] {
    try page(
      Thing.table.query + condition, values, in: places, of: Thing.table.name, Thing.init(row:))
  }
}

/// Queries for records by their id.
extension SQLConnection {
  func item<Thing: SQLStored>(_ id: ID<Thing>) throws -> Thing? {
    try first(where: "id = ?1", [.integer(id.rawValue)])
  }

  func exists<Thing: SQLStored>(_ id: ID<Thing>) throws -> Bool {
    try first(
      "SELECT id FROM \(Thing.table.name) WHERE id = ?1", [.integer(id.rawValue)],
      of: Thing.table.name
    ) { _ in true } ?? false
  }

  /// Throws ``DomainError/notFound(_:query:nearest:)`` if the record does not exist.
  func require<Thing: SQLStored>(_ id: ID<Thing>, _ kind: Kind) throws {
    guard try exists(id) else {
      throw DomainError.notFound(kind, query: id.shortForm, nearest: [])
    }
  }

  /// Deletes the record. Foreign keys delete its parts and clear references to it.
  func remove<Thing: SQLStored>(_ id: ID<Thing>) throws {
    try remove([.integer(id.rawValue)], from: Thing.table)
  }
}
