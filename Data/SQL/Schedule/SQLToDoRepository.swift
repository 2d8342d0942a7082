import HearthDomain

extension ToDo: SQLDescribed {
  static let storedKind = StoredKind(
    described, search: .init(kind: .toDo) { SearchText($0.searchedTexts) })
}

/// Stores to-dos in the table `todo`.
struct SQLToDoRepository: ToDoRepository {
  let connection: any SQLConnection
  let search: SearchIndex

  func toDo(_ id: ID<ToDo>) throws -> ToDo? { try connection.item(id) }

  func save(_ toDo: ToDo) throws {
    try SQLItemWriter(storedKind: ToDo.storedKind, connection: connection, search: search)
      .save(toDo)
  }

  func remove(_ id: ID<ToDo>) throws { try search.remove(id, from: .toDo) }

  func list(_ filter: ToDoFilter) throws -> [ToDo] {
    let query = SearchQuery(filter.search)
    guard query.isBlank else {
      guard let found = try search.candidates(for: query, in: .toDo) else { return [] }
      return try connection.rows(
        """
        SELECT \(ToDo.storedKind.readColumns) FROM \(found.sql) AS found CROSS JOIN todo
        WHERE id = entity_id ORDER BY id
        """, found.values, of: "todo", ToDo.init(row:)
      ).filter(filter.accepts)
    }
    var conditions = filter.isDone.map { ["done_at IS\($0 ? " NOT" : "") NULL"] } ?? []
    var values: [SQLValue] = []
    if let days = filter.dueDays {
      conditions.append("due BETWEEN ?1 AND ?2")
      values = [
        .number(days.lowerBound.start.secondsSinceEpoch),
        .number(days.upperBound.number * 86_400 + 86_399),
      ]
    }
    if let since = filter.doneSince {
      values.append(.instant(since))
      conditions.append("done_at >= ?\(values.count)")
    }
    if let calendar = filter.calendar, !calendar.isHome {
      values.append(.text(calendar.value))
      conditions.append("calendar = ?\(values.count)")
    }
    let condition = conditions.isEmpty ? "true" : conditions.joined(separator: " AND ")
    // The sign keeps SQLite from reading the whole table in the order of its ids.
    return try connection.rows(where: "\(condition) ORDER BY +id", values).filter(filter.accepts)
  }

  func countsByCalendar() throws -> [CalendarName: Int] {
    try connection.countsByCalendar(in: "todo")
  }

  func lastTextPosition() throws -> Int {
    try connection.first(
      "SELECT text_place FROM todo WHERE text_place IS NOT NULL ORDER BY text_place DESC LIMIT 1",
      [], of: "todo"
    ) { try $0.int("text_place") } ?? 0
  }

  func toDos(matching meaning: NameMatcher, limit: Int) throws -> [ToDo] {
    try search.matched(by: meaning, limit: limit, in: .toDo, names: ["title"])
  }
}
