import HearthDomain

extension SearchIndex {
  /// Returns up to `limit` records that the user may mean by the words. `columns` are those with
  /// the records' names.
  func matched<Item: SQLStored>(
    by meaning: NameMatcher, limit: Int, in kind: Kind, names columns: [String]
  ) throws -> [Item] {
    let table = Item.table.name
    var fits: [ID<Item>: NameMatcher.Fit<Item>] = [:]
    func note(_ row: SQLRow) throws {
      let id: ID<Item> = try row.id("id")
      if fits[id] == nil { fits[id] = meaning.fit(id, try columns.map(row.text)) }
    }
    let selected = (["id"] + columns).joined(separator: ", ")
    if let tail = meaning.idTail {
      try connection.query(
        "SELECT \(selected) FROM \(table) WHERE \(tail.condition)", tail.values, of: table,
        each: note)
    }
    if let found = try candidates(for: meaning, in: kind) {
      try connection.query(
        "SELECT \(selected) FROM \(found.sql) AS found CROSS JOIN \(table) WHERE id = entity_id",
        found.values, of: table, each: note)
    }
    return try fits.values.sorted().prefix(max(0, limit)).compactMap { try connection.item($0.id) }
  }

  private func candidates(
    for meaning: NameMatcher, in kind: Kind
  ) throws -> SearchCandidates? {
    if meaning.ignoresSpaces { return try spacelessCandidates(for: meaning.words, in: kind) }
    let query = SearchQuery(meaning.words, exactly: true)
    return query.isBlank ? nil : try candidates(for: query, in: kind)
  }
}

extension IDTail {
  /// SQL condition for ids with these last digits; its first part can use an index.
  var condition: String {
    modulus == nil ? "id = ?1" : "(id & 1048575) = ?1 AND (id & ?2) = ?3"
  }

  var values: [SQLValue] {
    guard let modulus else { return [.integer(value)] }
    return [.integer(value & 0xF_FFFF), .integer(modulus - 1), .integer(value)]
  }
}
