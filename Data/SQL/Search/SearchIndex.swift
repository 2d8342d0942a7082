import HearthDomain

/// Search texts of all areas, within one transaction.
///
/// Changes are written to the full-text index together, when someone searches or the transaction
/// ends: that takes a quarter of the time for thousands of texts.
final class SearchIndex {
  let connection: any SQLConnection
  var fullText: TextIndex { TextIndex(connection: connection) }
  var commonWordLimits = CommonWordLimits()
  /// Cached results since a text last changed.
  var cache = SearchCache()
  /// Events whose search texts are out of date. Their texts are saved when they are next needed,
  /// since thousands of overrides may change one text.
  var outdatedEvents: Set<ID<Event>> = []
  /// Per kind, the first row that is not yet in the full-text index; later rows are not in it
  /// either.
  private var firstPending: [Kind: Int64] = [:]
  private var lastRowIDs: [Kind: Int64] = [:]
  /// Whether the full-text index will be rebuilt, so that nothing needs to be removed from it.
  private var willBeRebuilt = false

  init(_ connection: any SQLConnection) {
    self.connection = connection
  }

  /// Saves the search text of a record, replacing an old one. `isNew` means that there is none.
  func save(_ text: SearchText, of id: Int64, in kind: Kind, isNew: Bool) throws {
    if !isNew, let old = try row(of: id, in: kind) {
      if old.text.isSame(as: text) { return }
      try removeRow(old, from: kind)
    }
    try add([(id, text)], in: kind)
  }

  /// Adds search texts of records that have none yet, all at once.
  func add(_ texts: [(id: Int64, text: SearchText)], in kind: Kind) throws {
    guard !texts.isEmpty else { return }
    if !cache.isEmpty { cache = SearchCache() }
    let first = try nextRowID(in: kind)
    var (place, values) = (first, [SQLValue]())
    for (id, text) in texts {
      values += SearchIndex.row(text, of: id, in: kind, at: place)
      place += 1
    }
    try connection.execute(SearchIndex.table.insertStatement(ofRows: texts.count), values)
    lastRowIDs[kind] = place - 1
    if firstPending[kind] == nil { firstPending[kind] = first }
  }

  /// Saves the search text of a record of a kind that is ordered by number, replacing an old one.
  /// `isNew` means that there is none.
  func save(
    _ text: SearchText, of id: Int64, in kind: Kind, numbered number: Int, isNew: Bool
  ) throws {
    let place = kind.searchIDs.lowerBound + Int64(number)
    if !isNew, let old = try row(of: id, in: kind) {
      if old.rowID == place && old.text.isSame(as: text) { return }
      try removeRow(old, from: kind)
    }
    cache = SearchCache()
    let next = try nextRowID(in: kind)
    try connection.execute(
      SearchIndex.table.insertStatement(ofRows: 1),
      SearchIndex.row(text, of: id, in: kind, at: place))
    lastRowIDs[kind] = max(place, next - 1)
    if willBeRebuilt || place >= next || place >= firstPending[kind] ?? .max {
      firstPending[kind] = firstPending[kind] ?? place
    } else {
      try fullText.add(place...place, of: kind)
    }
  }

  private static let table = SQLTable(
    "search", "id", "area", "entity_id", "folded", "initials")

  private static func row(
    _ text: SearchText, of id: Int64, in kind: Kind, at place: Int64
  ) -> [SQLValue] {
    [
      .integer(place), .integer(kind.searchNumber), .integer(id), .text(text.folded),
      .text(text.initials),
    ]
  }

  /// Removes the search text of a record.
  func removeText(_ id: Int64, in kind: Kind) throws {
    if let old = try row(of: id, in: kind) { try removeRow(old, from: kind) }
  }

  /// Deletes a record, its search text and those of its parts.
  func remove<Item: SQLStored>(_ id: ID<Item>, from kind: Kind) throws {
    if let (parts, query) = kind.searchedParts {
      let ids = try connection.rows(query, [.integer(id.rawValue)], of: Item.table.name) {
        try $0.integer("id")
      }
      for id in ids { try removeText(id, in: parts) }
    }
    try connection.remove(id)
    try removeText(id.rawValue, in: kind)
  }

  /// Prepares for changing `count` texts. If these are a large part of the index, it is rebuilt at
  /// the end, which is much faster than removing the texts one by one.
  func expectChanges(of count: Int) throws {
    guard count >= SearchIndex.largeBatchSize, firstPending.isEmpty, !willBeRebuilt else { return }
    let all = try connection.first("SELECT count(*) AS n FROM search", of: "search") {
      try $0.int("n")
    }
    willBeRebuilt = count > (all ?? 0) / 3
  }

  /// Rebuilds the full-text index.
  func rebuild() throws {
    willBeRebuilt = true
    try finish()
  }

  /// Saves the texts of outdated events, and writes pending texts to the full-text index.
  func finish() throws {
    let events = SQLEventRepository(connection: connection, search: self)
    for id in outdatedEvents.sorted() {
      outdatedEvents.remove(id)
      do {
        if let event = try events.event(id) { try events.saveSearchText(of: event) }
      } catch DomainError.damaged(.row) {
        // An unreadable row must not undo the other changes. A check of the store reports it.
      }
    }
    if willBeRebuilt {
      willBeRebuilt = false
      firstPending = [:]
      try fullText.clear()
      return try fullText.withLargeBuffer {
        for kind in Kind.allCases where kind.searchNumber > 0 {
          try fullText.add(kind.searchIDs, of: kind)
        }
      }
    }
    for (kind, first) in firstPending {
      let places = first...max(first, try nextRowID(in: kind) - 1)
      try places.count < SearchIndex.largeBatchSize
        ? fullText.add(places, of: kind)
        : fullText.withLargeBuffer { try fullText.add(places, of: kind) }
    }
    firstPending = [:]
  }

  /// Minimum number of changed texts for which rebuilding the index is considered.
  private static let largeBatchSize = 2_000

  private struct Row {
    let rowID: Int64
    let text: SearchText
  }

  private func row(of id: Int64, in kind: Kind) throws -> Row? {
    try connection.first(
      "SELECT id, folded, initials FROM search WHERE area = ?1 AND entity_id = ?2",
      [.integer(kind.searchNumber), .integer(id)], of: "search"
    ) {
      let text = SearchText(folded: try $0.text("folded"), initials: try $0.text("initials"))
      return Row(rowID: try $0.integer("id"), text: text)
    }
  }

  private func removeRow(_ row: Row, from kind: Kind) throws {
    cache = SearchCache()
    if !willBeRebuilt, row.rowID < firstPending[kind] ?? .max {
      try fullText.remove(row.text, at: row.rowID, of: kind)
    }
    try connection.execute("DELETE FROM search WHERE id = ?1", [.integer(row.rowID)])
  }

  func nextRowID(in kind: Kind) throws -> Int64 {
    if let last = lastRowIDs[kind] { return last + 1 }
    let last = try connection.first(
      "SELECT id FROM search WHERE id BETWEEN ?1 AND ?2 ORDER BY id DESC LIMIT 1",
      [.integer(kind.searchIDs.lowerBound), .integer(kind.searchIDs.upperBound)], of: "search"
    ) { try $0.integer("id") }
    return last.map { $0 + 1 } ?? kind.searchIDs.lowerBound
  }
}
