import HearthDomain

/// Finds events by words that may also name a task of another program.
extension EventTools {
  /// Returns the event that the words name, like ``findEventOrOccurrence(_:)``. If only a task
  /// matches, throws ``CalendarRefusal/isTask(title:)``, because tasks are read-only.
  func findEvent(_ words: String) throws -> NamedEvent {
    do {
      return try findEventOrOccurrence(words)
    } catch let error as DomainError {
      let tasks = (try? schedule.queries.tasks(search: words)) ?? []
      guard case .notFound = error,
        let task = tasks.first(where: { NameMatchQuality(of: words, to: $0.title) != nil })
      else { throw error }
      throw CalendarRefusal.isTask(title: task.title).error
    }
  }
}
