import HearthDomain

extension Migration {
  /// Lets a book be found by the shelves and tags that an import has put behind its description.
  static let bookShelves = Migration(number: 32, name: "book_shelves") {
    []
  } filling: { connection in
    let books = try books(in: connection)
    let search = SearchIndex(connection)
    try search.expectChanges(of: books.count)
    for (id, shelves) in books {
      let kept = try connection.first(
        "SELECT id, folded, initials FROM search WHERE area = ?1 AND entity_id = ?2",
        [.integer(Kind.book.searchNumber), .integer(id)], of: "search"
      ) { SearchText(folded: try $0.text("folded"), initials: try $0.text("initials")) }
      // What is missing there is missed by others, too.
      guard let kept else { continue }
      let more = SearchText([shelves])
      try search.keep(
        SearchText(folded: kept.folded + more.folded, initials: kept.initials + more.initials),
        of: id, in: .book)
    }
    try search.finish()
  }

  /// Those with shelves, as a search knows these.
  private static func books(
    in connection: any SQLConnection
  ) throws -> [(id: Int64, shelves: String)] {
    var found: [(id: Int64, shelves: String)] = []
    try connection.query(
      "SELECT id, description FROM book WHERE description LIKE '%#%' ORDER BY id", [], of: "book"
    ) { row in
      // What cannot be read is told elsewhere; a store must not stay shut for it.
      let description = try? BookDescription(kept: row.text("description"))
      let shelves = description?.shelves.map { "#" + $0 } ?? []
      if !shelves.isEmpty {
        found.append((id: try row.integer("id"), shelves: shelves.joined(separator: " ")))
      }
    }
    return found
  }
}
