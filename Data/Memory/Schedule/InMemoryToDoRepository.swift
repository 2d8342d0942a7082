import HearthDomain

struct InMemoryToDoRepository: ToDoRepository {
  let transaction: InMemoryTransaction

  func toDo(_ id: ID<ToDo>) throws -> ToDo? {
    try transaction.read { $0.toDos[id] }
  }

  func save(_ toDo: ToDo) throws {
    try transaction.write { $0.toDos.save(toDo) }
  }

  func remove(_ id: ID<ToDo>) throws {
    try transaction.write { $0.toDos.remove(id) }
  }

  func list(_ filter: ToDoFilter) throws -> [ToDo] {
    try transaction.read { $0.toDos.all }.filter(filter.accepts)
  }

  func countsByCalendar() throws -> [CalendarName: Int] {
    try list(ToDoFilter()).reduce(into: [:]) { $0[$1.calendar, default: 0] += 1 }
  }

  func toDos(matching meaning: NameMatcher, limit: Int) throws -> [ToDo] {
    let all = try transaction.read { $0.toDos }
    return all.all.compactMap { meaning.fit($0.id, [$0.title]) }.sorted()
      .prefix(max(0, limit)).compactMap { all[$0.id] }
  }
}
