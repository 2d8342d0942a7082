import HearthDomain

/// Finds events by words that may also name a task of another program.
extension EventTools {
  /// Returns the event that the words name, like ``findEventOrOccurrence(_:)``. If only a task
  /// or to-do matches, throws ``CalendarRefusal/isTask(title:)`` or
  /// ``CalendarRefusal/isToDo(title:)``.
  func findEvent(_ words: String) throws -> NamedEvent {
    do {
      return try findEventOrOccurrence(words)
    } catch let error as DomainError {
      let tasks = (try? schedule.queries.tasks(search: words)) ?? []
      guard case .notFound = error,
        let task = tasks.first(where: { NameMatchQuality(of: words, to: $0.title) != nil })
      else { throw error }
      throw task.toDo == nil
        ? CalendarRefusal.isTask(title: task.title).error
        : CalendarRefusal.isToDo(title: task.title).error
    }
  }
}
