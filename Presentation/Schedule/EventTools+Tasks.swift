import HearthDomain

/// Tasks of others' calendars where events are meant.
extension EventTools {
  /// The event that the words name; see ``named(_:)``. Throws ``CalendarRefusal/isTask(title:)``
  /// where only a task is called so: nothing is done with it here.
  func meant(_ words: String) throws -> MeantEvent {
    do {
      return try named(words)
    } catch let error as DomainError {
      let tasks = (try? schedule.queries.tasks(search: words)) ?? []
      guard case .notFound = error,
        let task = tasks.first(where: { NameFit(of: words, to: $0.title) != nil })
      else { throw error }
      throw CalendarRefusal.isTask(title: task.title).error
    }
  }
}
