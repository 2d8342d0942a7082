/// The components that were stored before an import. Those of the file are compared with them.
struct StoredComponentIndex {
  /// The calendar that the user named; nil if none. The next property is the one for new
  /// components.
  private let namedCalendar: CalendarName?
  private let defaultCalendar: CalendarName
  private let componentsByKey: [ExternalName: [StoredComponent]]
  private let tasksWithoutUID: [TaskWithoutUID: [StoredComponent]]
  /// Keys of the components in the file.
  private var keysInFile: Set<ExternalName> = []

  init(
    _ calendars: any CalendarRepository, _ named: CalendarName?, _ target: CalendarName
  ) throws {
    var byKey: [ExternalName: [StoredComponent]] = [:]
    var nameless: [TaskWithoutUID: [StoredComponent]] = [:]
    try calendars.components(due: nil) { component in
      byKey[ExternalName(component.key), default: []].append(component)
      if let task = TaskWithoutUID(component) { nameless[task, default: []].append(component) }
    }
    (self.namedCalendar, self.defaultCalendar, self.componentsByKey, self.tasksWithoutUID) = (
      named, target, byKey, nameless
    )
  }

  /// Returns the stored component with the same key; nil if there is none.
  mutating func storedVersion(of component: StoredComponent) -> StoredComponent? {
    keysInFile.insert(ExternalName(component.key))
    return preferredMatch(componentsByKey[ExternalName(component.key)] ?? [])
  }

  func hasNamesake(of component: StoredComponent) -> Bool {
    TaskWithoutUID(component).map { tasksWithoutUID[$0] != nil } ?? false
  }

  /// Returns a stored task with the same title and due date that corresponds to no other component
  /// of the file. It is probably the same task before it was done or changed. Must be called after
  /// the whole file was read.
  mutating func matchingTask(
    of component: StoredComponent, notIn readOnly: Set<CalendarName>
  ) -> StoredComponent? {
    let others = TaskWithoutUID(component).flatMap { tasksWithoutUID[$0] } ?? []
    let found = preferredMatch(
      others.filter {
        !keysInFile.contains(ExternalName($0.key)) && !readOnly.contains($0.calendar)
      })
    if let found { keysInFile.insert(ExternalName(found.key)) }
    return found
  }

  private func preferredMatch(_ alike: [StoredComponent]) -> StoredComponent? {
    alike.first { $0.calendar == defaultCalendar } ?? (namedCalendar == nil ? alike.first : nil)
  }
}

/// Identity of a task without a UID, as written by calcurse: its title and due date.
private struct TaskWithoutUID: Hashable {
  let title: String
  let due: DueTask.Due?

  /// Creates the identity of a task; returns nil if the component is not a task or has a UID.
  init?(_ component: StoredComponent) {
    guard let task = component.task, let name = component.key.split(separator: " ").last,
      ReadEvent.isDerivedUID(String(name))
    else { return nil }
    (title, due) = (task.title, task.due)
  }
}
