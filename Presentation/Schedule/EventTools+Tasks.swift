import HearthDomain

/// Finding events by words that may name a task of another program.
extension EventTools {
  /// Returns the event that the words name; see ``named(_:)``. Throws
  /// ``CalendarRefusal/isTask(title:)`` if only a task matches, because tasks are read-only.
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
