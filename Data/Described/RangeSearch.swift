import HearthDomain

/// Searches records of a kind by words, one page at a time, in the order of a range of rows.
///
/// A rare word is looked up in the index, and its records are sorted. A common word may occur in a
/// hundred thousand records, of which the first few fill the page. So a few records at the
/// beginning of the range are searched first, and more of them if the index finds many.
struct RangeSearch<Item: SQLStored> {
  let connection: any SQLConnection
  let search: SearchIndex
  let query: SearchQuery
  let kind: Kind
  let range: RowRange

  private var tableName: String { Item.table.name }

  /// Returns up to `limit` records, in the order of the range. `accepted` loads a candidate and
  /// returns nil to reject it.
  func page(_ limit: Int, _ accepted: (ID<Item>) throws -> Item?) throws -> [Item] {
    let first = try acceptedItems(
      upTo: limit, queryAtBeginning(search.commonWordLimits.maxSorted), accepted)
    if first.count == limit { return first }
    guard let found = try search.candidates(for: query, in: kind) else { return [] }
    if found.mayBeMany {
      let second = try acceptedItems(
        upTo: limit, queryAtBeginning(search.commonWordLimits.newestCount), accepted)
      if second.count == limit { return second }
    }
    let sql = """
      SELECT id FROM \(found.sql) AS found CROSS JOIN \(tableName)
      WHERE id = entity_id AND \(range.condition(from: found.values.count + 1))
      ORDER BY \(range.order())
      """
    return try acceptedItems(upTo: limit, (sql, found.values + range.values), accepted)
  }

  /// Returns a query for candidates among about the first `count` records of the range. It reads
  /// them one by one in the order of the index.
  private func queryAtBeginning(_ count: Int) throws -> (sql: String, values: [SQLValue]) {
    let next = range.values.count + 1
    let last = try connection.first(
      "SELECT \(range.columnList) FROM \(tableName) WHERE \(range.condition(from: 1))"
        + " ORDER BY \(range.order()) LIMIT 1 OFFSET ?\(next)",
      range.values + [.number(count)], of: tableName
    ) { $0.values }
    let beginning = last.map(range.ending(at:)) ?? range
    let area = beginning.values.count + 1
    let sql = """
      SELECT id FROM \(tableName) WHERE \(beginning.condition(from: 1)) AND EXISTS
        (SELECT 1 FROM search WHERE area = ?\(area) AND entity_id = \(tableName).id
          AND \(query.condition(from: area + 1)))
      ORDER BY \(range.order())
      """
    return (sql, beginning.values + [.integer(kind.searchNumber)] + query.values)
  }

  private func acceptedItems(
    upTo limit: Int, _ statement: (sql: String, values: [SQLValue]),
    _ accepted: (ID<Item>) throws -> Item?
  ) throws -> [Item] {
    try connection.page(
      statement.sql, statement.values, in: 0..<limit, of: tableName, where: { $0 != nil }
    ) { try accepted($0.id("id")) }.compactMap { $0 }
  }
}
