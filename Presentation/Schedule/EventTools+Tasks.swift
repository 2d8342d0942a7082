import HearthDomain

/// Finds events by words that may also name a to-do.
extension EventTools {
  /// Returns the event that the words name, like ``findEventOrOccurrence(_:)``. If only a to-do
  /// matches, throws ``CalendarRefusal/isToDo(title:)``.
  func findEvent(_ words: String) throws -> NamedEvent {
    do {
      return try findEventOrOccurrence(words)
    } catch let error as DomainError {
      let tasks = (try? schedule.queries.tasks(search: words)) ?? []
      guard case .notFound = error,
        let task = tasks.first(where: { NameMatchQuality(of: words, to: $0.title) != nil })
      else { throw error }
      throw CalendarRefusal.isToDo(title: task.title).error
    }
  }
}
