import HearthDomain

/// The search texts of all areas, as one bracket sees and changes them.
///
/// What was kept is written to the engine's index together, when somebody searches or the
/// bracket ends: thousands of texts cost a quarter of what they cost one by one.
final class SearchIndex {
  let connection: any SQLConnection
  /// The first row of each area that is not in the index yet; nor are the rows after it.
  private var firstPending: [SearchArea: Int64] = [:]
  private var last: [SearchArea: Int64] = [:]

  init(_ connection: any SQLConnection) {
    self.connection = connection
  }

  /// Makes the thing be found by this text only.
  func keep(_ text: SearchText, of id: Int64, in area: SearchArea) throws {
    if let old = try row(of: id, in: area) {
      if old.text.isSame(as: text) { return }
      try drop(old, from: area)
    }
    let place = try nextPlace(in: area)
    try connection.execute(
      "INSERT INTO search (id, area, entity_id, folded, initials) VALUES (?1, ?2, ?3, ?4, ?5)",
      [
        .integer(place), .integer(area.rawValue), .integer(id), .text(text.folded),
        .text(text.initials),
      ])
    last[area] = place
    if firstPending[area] == nil { firstPending[area] = place }
  }

  /// Makes the thing be found no more.
  func remove(_ id: Int64, from area: SearchArea) throws {
    if let old = try row(of: id, in: area) { try drop(old, from: area) }
  }

  /// Writes to the index what is kept already.
  func finish() throws {
    for (area, first) in firstPending {
      try connection.execute(
        """
        INSERT INTO search_index (rowid, folded, initials)
        SELECT id, folded, initials FROM search WHERE id BETWEEN ?1 AND ?2
        """,
        [.integer(first), .integer(area.ids.upperBound)])
    }
    firstPending = [:]
  }

  private struct Row {
    let place: Int64
    let text: SearchText
  }

  private func row(of id: Int64, in area: SearchArea) throws -> Row? {
    try connection.first(
      "SELECT id, folded, initials FROM search WHERE area = ?1 AND entity_id = ?2",
      [.integer(area.rawValue), .integer(id)], of: "search"
    ) {
      let text = SearchText(folded: try $0.text("folded"), initials: try $0.text("initials"))
      return Row(place: try $0.integer("id"), text: text)
    }
  }

  private func drop(_ row: Row, from area: SearchArea) throws {
    if row.place < firstPending[area] ?? .max {
      // The index keeps no texts; to forget one it must be told what it was.
      try connection.execute(
        """
        INSERT INTO search_index (search_index, rowid, folded, initials)
        VALUES ('delete', ?1, ?2, ?3)
        """,
        [.integer(row.place), .text(row.text.folded), .text(row.text.initials)])
    }
    try connection.execute("DELETE FROM search WHERE id = ?1", [.integer(row.place)])
  }

  private func nextPlace(in area: SearchArea) throws -> Int64 {
    if let last = last[area] { return last + 1 }
    let last = try connection.first(
      "SELECT id FROM search WHERE id BETWEEN ?1 AND ?2 ORDER BY id DESC LIMIT 1",
      [.integer(area.ids.lowerBound), .integer(area.ids.upperBound)], of: "search"
    ) { try $0.integer("id") }
    return last.map { $0 + 1 } ?? area.ids.lowerBound
  }
}
