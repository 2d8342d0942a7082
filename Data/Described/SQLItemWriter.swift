import HearthDomain

/// Writes items of a kind with a ``KindDescription``, with their search texts and dependent rows.
struct SQLItemWriter<Item: Sendable> {
  let storedKind: StoredKind<Item>
  let connection: any SQLConnection
  let search: SearchIndex

  /// Adds the item, or replaces the one with the same key.
  func save(_ item: Item) throws {
    let row = storedKind.row(of: item)
    let isNew = try connection.insertOrUpdate(row, in: storedKind.table)
    if !isNew, let dependentRows = storedKind.dependentRows {
      try connection.execute(dependentRows.deleteStatement, [row[0]])
    }
    try addDependentRows(of: [item])
    if let found = storedKind.search, case .integer(let id) = row[0] {
      guard let text = found.text(item) else {
        return try search.removeText(id, in: found.kind)
      }
      if let number = found.number?(item) {
        try search.save(text, of: id, in: found.kind, numbered: number, isNew: isNew)
      } else {
        try search.save(text, of: id, in: found.kind, isNew: isNew)
      }
    }
  }

  /// Adds items with new ids all at once. Throws ``DomainError/conflict(_:holder:)`` and adds none
  /// if an id is already used.
  func add(_ items: [Item], as kind: Kind) throws {
    let rows = items.map(storedKind.row(of:))
    let ids = rows.compactMap { row in
      if case .integer(let id)? = row.first { id } else { nil }
    }
    guard let first = ids.min(), let last = ids.max() else { return }
    if let holder = try firstUsedID(among: ids, in: first...last) {
      throw DomainError.conflict(kind, holder: ID<Item>(rawValue: holder)?.shortForm ?? "")
    }
    try connection.add(rows, to: storedKind.table)
    try addDependentRows(of: items)
    guard let found = storedKind.search else { return }
    let texts = zip(ids, items).compactMap { id, item in found.text(item).map { (id, $0) } }
    try search.add(texts, in: found.kind)
  }

  /// Returns the first of these ids that is already used; nil if all are free. Imported ids are
  /// consecutive, so one query for the whole range usually suffices.
  private func firstUsedID(among ids: [Int64], in all: ClosedRange<Int64>) throws -> Int64? {
    func used(_ ids: ClosedRange<Int64>) throws -> Int64? {
      try connection.first(
        "SELECT id FROM \(storedKind.table.name) WHERE id BETWEEN ?1 AND ?2 LIMIT 1",
        [.integer(ids.lowerBound), .integer(ids.upperBound)], of: storedKind.table.name
      ) { try $0.integer("id") }
    }
    return try used(all) == nil ? nil : ids.first { try used($0...$0) != nil }
  }

  private func addDependentRows(of items: [Item]) throws {
    guard let dependentRows = storedKind.dependentRows else { return }
    let rows = items.flatMap(dependentRows.rows)
    guard !rows.isEmpty else { return }
    try connection.execute(
      dependentRows.table.insertStatement(ofRows: rows.count), Array(rows.joined()))
  }
}
