extension SQLConnection {
  /// Returns a page of the query's rows, in the query's order.
  func page<T>(
    _ sql: String, _ values: [SQLValue] = [], in places: Range<Int>, of table: String,
    _ read: (SQLRow) throws -> T
  ) throws -> [T] {
    var page: [T] = []
    try self.page(sql, values, in: places, of: table, read) { page.append($0) }
    return page
  }

  /// Calls the body with each item of a page of the query's rows, in the query's order. Appends two
  /// parameters to the query, for limit and offset.
  func page<T>(
    _ sql: String, _ values: [SQLValue] = [], in places: Range<Int>, of table: String,
    _ read: (SQLRow) throws -> T, each: (T) throws -> Void
  ) throws {
    let places = places.validIndices
    guard !places.isEmpty else { return }
    // Invalid rows must not be counted as skipped rows either.
    if places.lowerBound > 0, invalidRows?.hasRows(of: table) == true {
      return try page(sql, values, in: places, of: table, where: { _ in true }, read, each: each)
    }
    let limit = " LIMIT ?\(values.count + 1) OFFSET ?\(values.count + 2)"
    var (wanted, passed) = (places.count, places.lowerBound)
    while wanted > 0 {
      let bounds = [SQLValue.number(wanted), .number(passed)]
      var (rows, invalid) = (0, 0)
      try query(sql + limit, values + bounds, of: table) { row in
        rows += 1
        if let item = try ifReadable({ try read(row) }) { try each(item) } else { invalid += 1 }
      }
      passed += rows
      // Read as many further rows as were invalid.
      wanted = rows < wanted ? 0 : invalid
    }
  }

  /// Returns a page of the query's accepted rows, in the query's order.
  func page<T>(
    _ sql: String, _ values: [SQLValue], in places: Range<Int>, of table: String,
    where isAccepted: (T) throws -> Bool, _ read: (SQLRow) throws -> T
  ) throws -> [T] {
    var page: [T] = []
    try self.page(sql, values, in: places, of: table, where: isAccepted, read) { page.append($0) }
    return page
  }

  /// Calls the body with each item of a page of the query's accepted rows, in the query's order.
  /// Stops reading at the end of the page.
  func page<T>(
    _ sql: String, _ values: [SQLValue], in places: Range<Int>, of table: String,
    where isAccepted: (T) throws -> Bool, _ read: (SQLRow) throws -> T,
    each: (T) throws -> Void
  ) throws {
    let places = places.validIndices
    var place = 0
    guard !places.isEmpty else { return }
    try query(sql, values, of: table) { row, isEnough in
      let accepted = try ifReadable {
        let item = try read(row)
        return try isAccepted(item) ? item : nil
      }
      guard case .some(.some(let item)) = accepted else { return }
      if places.contains(place) { try each(item) }
      place += 1
      isEnough = place == places.upperBound
    }
  }

  /// Calls the body with each row until it sets `isEnough`.
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

/// Thrown to stop a query early.
private struct QueryStopped: Error {}
