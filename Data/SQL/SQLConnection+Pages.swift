import HearthDomain

extension SQLConnection {
  /// A page of rows that the query delivers in order; its last two parameters, with these
  /// numbers, are the page's limit and offset.
  func page<T>(
    _ sql: String, _ values: [SQLValue] = [], in places: Range<Int>, of table: String,
    _ read: (SQLRow) throws -> T
  ) throws -> [T] {
    let places = places.places
    guard !places.isEmpty else { return [] }
    let bounds = [SQLValue.integer(Int64(places.count)), .integer(Int64(places.lowerBound))]
    let limit = " LIMIT ?\(values.count + 1) OFFSET ?\(values.count + 2)"
    return try rows(sql + limit, values + bounds, of: table, read)
  }

  /// A page of what is accepted among the rows that the query delivers in order; no more rows
  /// are read than the page needs.
  func page<T>(
    _ sql: String, _ values: [SQLValue], in places: Range<Int>, of table: String,
    where isAccepted: (T) throws -> Bool, _ read: (SQLRow) throws -> T
  ) throws -> [T] {
    let places = places.places
    var rest = places.lowerBound
    var found: [T] = []
    guard !places.isEmpty else { return [] }
    do {
      try query(sql, values, of: table) { row in
        let thing = try read(row)
        guard try isAccepted(thing) else { return }
        if rest > 0 { rest -= 1 } else { found.append(thing) }
        if found.count == places.count { throw PageIsFull() }
      }
    } catch is PageIsFull {}
    return found
  }
}

/// Ends a query whose further rows nobody wants.
private struct PageIsFull: Error {}
