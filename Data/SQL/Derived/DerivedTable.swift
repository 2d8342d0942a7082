import HearthDomain

/// A table of searchable records with derived data.
struct DerivedTable: Sendable {
  let name: String
  let kind: Kind
  /// Columns of a row, the id first.
  let columns: String
  /// Returns the search text, nil if there is none, and the derived parts that are wrong.
  let check: @Sendable (SQLRow, any SQLConnection) throws -> (SearchText?, [DerivedPart])
  /// Saves the record with all its derived data.
  let save: @Sendable (SQLRow, Repositories) throws -> Void

  static let all: [DerivedTable] = [
    .people, .waterings, .contacts, .sayings, .moods, .events, .toDos, .books, .sentences,
  ]

  /// Creates a table for records whose derived columns can all be computed from the record.
  init<Item>(
    _ table: SQLTable, in kind: Kind, read: @escaping @Sendable (SQLRow) throws -> Item,
    row: @escaping @Sendable (Item) -> ArraySlice<SQLValue>,
    text: @escaping @Sendable (Item, any SQLConnection) throws -> SearchText?,
    also: @escaping @Sendable (Item, any SQLConnection) throws -> [DerivedPart] = { _, _ in [] },
    save: @escaping @Sendable (Item, Repositories) throws -> Void
  ) {
    name = table.name
    self.kind = kind
    columns = table.columns
    check = { found, connection in
      let item = try read(found)
      let isInStep = row(item) == found.values.prefix(row(item).count)
      let wrong = try also(item, connection)
      return (try text(item, connection), (isInStep ? [] : [.keys]) + wrong)
    }
    self.save = { try save(try read($0), $1) }
  }
}

extension DerivedTable {
  private static let people = DerivedTable(
    Person.storedKind, in: .person,
    also: { person, connection in
      let search = SearchIndex(connection)
      let history = try Repositories(connection, search).history(of: person)
      return history.care == person.care ? [] : [.care]
    },
    save: { person, repositories in
      try repositories.people.save(
        Person(
          id: person.id, details: person.details,
          care: try repositories.history(of: person).care))
    })

  private static let waterings = DerivedTable(Watering.storedKind, in: .watering) {
    try $1.waterings.save($0)
  }

  private static let contacts = DerivedTable(Contact.storedKind, in: .contact) {
    try $1.contacts.save($0)
  }

  private static let moods = DerivedTable(Mood.storedKind, in: .mood) { try $1.moods.save($0) }

  private static let sayings = DerivedTable(Saying.storedKind, in: .saying) {
    try $1.sayings.save($0)
  }

  private static let events = DerivedTable(
    Event.table, in: .event, read: { try Event(row: $0) }, row: { $0.row[...] },
    text: { event, connection in
      let events = SQLEventRepository(connection)
      return event.searchText(
        with: try events.exceptions(of: event.id), try events.searchWords(of: event.id))
    },
    also: { event, connection in
      let kept = try connection.rows(
        "SELECT event_id, minutes, at FROM event_reminder WHERE event_id = ?1 ORDER BY minutes",
        [.integer(event.id.rawValue)], of: "event_reminder"
      ) { [try $0.int("minutes"), try $0.optional("at", $0.int)] }
      let starts = event.series == nil ? event.span.stored.starts : nil
      let wanted = event.details.reminders.minutesBefore.sorted().map { minutes in
        [minutes, starts.map { $0 - minutes * 60 }]
      }
      let areWordsInStep = try SQLEventRepository(connection).areWordsCurrent(of: event.id)
      return kept == wanted && event == recomputed(event) && areWordsInStep ? [] : [.keys]
    },
    save: { event, repositories in
      try (repositories.events as? SQLEventRepository)?.rebuildWords(of: event.id)
      try repositories.events.save(recomputed(event))
    })

  /// The event with the last start of its series computed again, if its rule fits its start.
  private static func recomputed(_ event: Event) -> Event {
    (try? event.withRecomputedLast()) ?? event
  }

  private static let toDos = DerivedTable(ToDo.storedKind, in: .toDo) { try $1.toDos.save($0) }

  private static let books = DerivedTable(
    Book.storedKind, in: .book,
    also: { book, connection in
      let repositories = Repositories(connection, SearchIndex(connection))
      let figures = try repositories.figures(of: book)
      return figures.book == book && figures.correctedRecords.isEmpty
        && figures.correctedOpenReadings.isEmpty
        ? [] : [.keys]
    },
    save: { try $1.saveFigures(of: $0) })

  private static let sentences = DerivedTable(Sentence.storedKind, in: .sentence) {
    try $1.sentences.save($0)
  }

  /// What a check found in a table: wrong derived data by part, and unreadable rows.
  struct Tally {
    var counts: [DerivedPart: Int] = [:]
    let unreadableRows = InvalidRowLog()
  }

  func tally(in connection: any SQLConnection) throws -> Tally {
    var tally = Tally()
    let names = columns.split(at: ", ").map { "thing.\($0)" }.joined(separator: ", ")
    try connection.query(
      """
      SELECT \(names), search.folded AS search_folded, search.initials AS search_initials
      FROM \(name) AS thing LEFT JOIN search ON area = ?1 AND entity_id = thing.id
      """,
      [.integer(kind.searchNumber)], of: name
    ) { row in
      var row = row
      row.invalidRowLog = tally.unreadableRows
      do {
        let (text, wrong) = try check(row, connection)
        for part in wrong { tally.counts[part, default: 0] += 1 }
        let isFound =
          row.values.suffix(2) == [.text(text?.folded), .text(text?.initials)]
        if !isFound { tally.counts[.search, default: 0] += 1 }
      } catch DomainError.damaged(.row(let table, let column, let id)) {
        // Damage in other tables is reported by their own checks.
        if table == name { tally.unreadableRows.add(table: table, column: column, id: id) }
      }
    }
    tally.counts[.search, default: 0] += try countOrphanedTexts(in: connection)
    return tally
  }

  /// Returns the number of search texts without a record.
  private func countOrphanedTexts(in connection: any SQLConnection) throws -> Int {
    try connection.first(
      """
      SELECT ?1 AS id, count(*) AS strays FROM search WHERE id BETWEEN ?1 AND ?2
        AND NOT EXISTS (SELECT 1 FROM \(name) WHERE \(name).id = entity_id)
      """,
      [.integer(kind.searchIDs.lowerBound), .integer(kind.searchIDs.upperBound)], of: "search"
    ) { try $0.int("strays") } ?? 0
  }

  /// Number of rows that are read before they are saved.
  private static let pageSize = 500

  /// Saves all rows in the order of ids; unreadable rows stay unchanged.
  func resaveRows(in connection: any SQLConnection, _ repositories: Repositories) throws {
    var last: Int64 = 0
    while true {
      let rows = try connection.rows(
        "SELECT \(columns) FROM \(name) WHERE id > ?1 ORDER BY id LIMIT ?2",
        [.integer(last), .number(DerivedTable.pageSize)], of: name
      ) { $0 }
      guard let end = rows.last else { return }
      last = try end.integer("id")
      for row in rows {
        do {
          try save(row, repositories)
        } catch DomainError.damaged(.row) {}
      }
    }
  }
}
