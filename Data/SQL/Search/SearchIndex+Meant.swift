import HearthDomain

extension SearchIndex {
  /// The ids of up to `limit` things of the table that the words may mean, in the order of
  /// ``PersonRepository/meant(by:limit:)``; the columns are those of their names.
  func meant<Thing>(
    by words: String, limit: Int, in area: SearchArea, table: String, names columns: [String]
  ) throws -> [ID<Thing>] {
    let meaning = Meaning(words)
    var fits: [ID<Thing>: Meaning.Fit<Thing>] = [:]
    func note(_ row: SQLRow) throws {
      let id: ID<Thing> = try row.id("id")
      if fits[id] == nil { fits[id] = meaning.fit(id, try columns.map(row.text)) }
    }
    let selected = (["id"] + columns).joined(separator: ", ")
    if let tail = meaning.tail {
      try connection.query(
        "SELECT \(selected) FROM \(table) WHERE \(tail.condition)", tail.values, of: table,
        each: note)
    }
    let query = SearchQuery(words)
    if !query.isBlank, let found = try candidates(for: query, in: area) {
      try connection.query(
        "SELECT \(selected) FROM \(found.sql) AS found CROSS JOIN \(table) WHERE id = entity_id",
        found.values, of: table, each: note)
    }
    return fits.values.sorted().prefix(max(0, limit)).map(\.id)
  }
}

extension IDTail {
  /// The first part is the one that an index answers.
  var condition: String {
    modulus == nil ? "id = ?1" : "(id & 1048575) = ?1 AND (id & ?2) = ?3"
  }

  var values: [SQLValue] {
    guard let modulus else { return [.integer(value)] }
    return [.integer(value & 0xF_FFFF), .integer(modulus - 1), .integer(value)]
  }
}
