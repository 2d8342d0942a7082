extension SQLConnection {
  /// A page of rows that the query delivers in order.
  func page<T>(
    _ sql: String, _ values: [SQLValue] = [], in places: Range<Int>, of table: String,
    _ read: (SQLRow) throws -> T
  ) throws -> [T] {
    var page: [T] = []
    try self.page(sql, values, in: places, of: table, read) { page.append($0) }
    return page
  }

  /// Hands over the rows that the query delivers in order, from the range of places; its last
  /// two parameters become their limit and offset.
  func page<T>(
    _ sql: String, _ values: [SQLValue] = [], in places: Range<Int>, of table: String,
    _ read: (SQLRow) throws -> T, each: (T) throws -> Void
  ) throws {
    let places = places.places
    guard !places.isEmpty else { return }
    // What is left out has no place, also among the rows that the engine would pass over.
    if places.lowerBound > 0, invalidRows?.areIn(table) == true {
      return try page(sql, values, in: places, of: table, where: { _ in true }, read, each: each)
    }
    let limit = " LIMIT ?\(values.count + 1) OFFSET ?\(values.count + 2)"
    var (wanted, passed) = (places.count, places.lowerBound)
    while wanted > 0 {
      let bounds = [SQLValue.number(wanted), .number(passed)]
      var (rows, invalid) = (0, 0)
      try query(sql + limit, values + bounds, of: table) { row in
        rows += 1
        if let thing = try readable({ try read(row) }) { try each(thing) } else { invalid += 1 }
      }
      passed += rows
      // Others take the places of those that were left out, as long as there are any.
      wanted = rows < wanted ? 0 : invalid
    }
  }

  /// A page of what is accepted among the rows that the query delivers in order.
  func page<T>(
    _ sql: String, _ values: [SQLValue], in places: Range<Int>, of table: String,
    where isAccepted: (T) throws -> Bool, _ read: (SQLRow) throws -> T
  ) throws -> [T] {
    var page: [T] = []
    try self.page(sql, values, in: places, of: table, where: isAccepted, read) { page.append($0) }
    return page
  }

  /// Hands over what is accepted among the rows that the query delivers in order, from the
  /// range of places; no more rows are read than that needs.
  func page<T>(
    _ sql: String, _ values: [SQLValue], in places: Range<Int>, of table: String,
    where isAccepted: (T) throws -> Bool, _ read: (SQLRow) throws -> T,
    each: (T) throws -> Void
  ) throws {
    let places = places.places
    var place = 0
    guard !places.isEmpty else { return }
    try query(sql, values, of: table) { row, isEnough in
      let accepted = try readable {
        let thing = try read(row)
        return try isAccepted(thing) ? thing : nil
      }
      guard case .some(.some(let thing)) = accepted else { return }
      if places.contains(place) { try each(thing) }
      place += 1
      isEnough = place == places.upperBound
    }
  }

  /// Hands over the rows one by one until the body says that it is enough.
  func query(
    _ sql: String, _ values: [SQLValue], of table: String,
    each: (_ row: SQLRow, _ isEnough: inout Bool) throws -> Void
  ) throws {
    do {
      try query(sql, values, of: table) { row in
        var isEnough = false
        try each(row, &isEnough)
        if isEnough { throw QueryStopped() }
      }
    } catch is QueryStopped {}
  }
}

/// Ends a query whose further rows nobody wants.
private struct QueryStopped: Error {}
