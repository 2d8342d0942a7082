extension Repositories {
  /// Returns the to-dos and tasks of linked calendars that match the search text, the latest due
  /// first. All stored tasks are checked, since they have no index.
  func tasks(_ words: String, by line: SearchExpression, _ clock: LocalClock) throws -> [DueTask] {
    let (zone, today) = (clock.zone, clock.today)
    var found: [(task: DueTask, at: Instant?)] = []
    try calendars.components(due: nil) { component in
      guard var task = component.task else { return }
      // The text of a task is needed only if there are search terms.
      if !line.terms.isEmpty { task.searchWords = events.texts.words(ofTask: component) }
      let facts = SearchableProperties(task, today: today, in: zone)
      // As in other searches, the words also match exactly as they were typed.
      let isFound =
        !line.terms.isEmpty && line.accepts(facts) || line.isPlain && facts.containsWords(words)
      guard isFound else { return }
      task.priority = component.priority
      found.append((task, task.dueMoment(in: zone)))
    }
    for toDo in try toDos.list(ToDoFilter(search: line.longestWord)) {
      let task = DueTask(toDo, on: today, in: zone)
      guard line.accepts(SearchableProperties(task, today: today, in: zone)) else { continue }
      found.append((task, task.dueMoment(in: zone)))
    }
    let none = Instant(milliseconds: .min)
    return found.sorted { ($1.at ?? none, $0.task.title) < ($0.at ?? none, $1.task.title) }
      .map(\.task)
  }
}
