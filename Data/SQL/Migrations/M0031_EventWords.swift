import HearthDomain

extension Migration {
  /// Lets an event be found by what its text tells beside its title and its note: its place, its
  /// addresses, what it counts among.
  static let eventWords = Migration(number: 31, name: "event_words") {
    [
      """
      CREATE TABLE event_words (
        event_id INTEGER NOT NULL REFERENCES event (id) ON DELETE CASCADE,
        occurrence INTEGER NOT NULL,
        words TEXT NOT NULL,
        PRIMARY KEY (event_id, occurrence)
      ) STRICT, WITHOUT ROWID
      """
    ]
  } filling: { connection in
    var (last, found): (Int64, [Int64]) = (0, [])
    while true {
      let texts = try texts(after: last, in: connection)
      guard let end = texts.last else { break }
      for text in texts where try fill(text, in: connection) { found.append(text.event.rawValue) }
      last = end.event.rawValue
    }
    let search = SearchIndex(connection)
    try search.expectChanges(of: found.count)
    for id in found {
      guard let text = try searchText(of: id, in: connection) else { continue }
      try search.keep(text.appending(words(of: id, in: connection)), of: id, in: .event)
    }
    try search.finish()
  }

  /// So many texts are in memory at once.
  private static let page = 500

  /// The next texts, in the order of the events' ids.
  private static func texts(
    after last: Int64, in connection: any SQLConnection
  ) throws -> [EventText] {
    try connection.rows(
      "SELECT event_id, text, zones FROM event_text WHERE event_id > ?1 ORDER BY event_id LIMIT ?2",
      [.integer(last), .number(page)], of: "event_text"
    ) { row in
      EventText(
        of: try row.id("event_id"), uid: "", text: try row.text("text"),
        zones: try row.text("zones"), place: 1)
    }
  }

  /// Returns whether the event is to be found by more than before.
  private static func fill(_ text: EventText, in connection: any SQLConnection) throws -> Bool {
    let words = KeptWords(text)
    for row in words.rows(of: text.event) {
      try connection.execute(
        "INSERT INTO event_words (event_id, occurrence, words) VALUES (?1, ?2, ?3)", row)
    }
    // What is missing there is missed by others, too.
    guard !words.all.isEmpty, let kept = try searchText(of: text.event.rawValue, in: connection)
    else { return false }
    return !kept.isSame(as: kept.appending(words.all))
  }

  private static func searchText(
    of event: Int64, in connection: any SQLConnection
  ) throws -> SearchText? {
    try connection.first(
      "SELECT id, folded, initials FROM search WHERE area = ?1 AND entity_id = ?2",
      [.integer(Kind.event.searchNumber), .integer(event)], of: "search"
    ) { SearchText(folded: try $0.text("folded"), initials: try $0.text("initials")) }
  }

  private static func words(
    of event: Int64, in connection: any SQLConnection
  ) throws -> [String] {
    try connection.rows(
      "SELECT occurrence, words FROM event_words WHERE event_id = ?1 ORDER BY occurrence",
      [.integer(event)], of: "event_words"
    ) { try $0.text("words") }
    .flatMap { $0.split(separator: "\n").map { String($0) } }
  }
}
