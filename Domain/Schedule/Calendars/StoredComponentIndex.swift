/// The components stored before an import, for matching those of the file against them.
struct StoredComponentIndex {
  /// The calendar that the user named, if any, and the one for new components.
  private let named: CalendarName?
  private let target: CalendarName
  private let byKey: [ExternalName: [StoredComponent]]
  private let nameless: [NamelessTask: [StoredComponent]]
  /// Keys of the components in the file.
  private var met: Set<ExternalName> = []

  init(
    _ calendars: any CalendarRepository, _ named: CalendarName?, _ target: CalendarName
  ) throws {
    var byKey: [ExternalName: [StoredComponent]] = [:]
    var nameless: [NamelessTask: [StoredComponent]] = [:]
    try calendars.components(due: nil) { component in
      byKey[ExternalName(component.key), default: []].append(component)
      if let task = NamelessTask(component) { nameless[task, default: []].append(component) }
    }
    (self.named, self.target, self.byKey, self.nameless) = (named, target, byKey, nameless)
  }

  /// Returns the stored component with that key.
  mutating func known(_ component: StoredComponent) -> StoredComponent? {
    met.insert(ExternalName(component.key))
    return nearest(byKey[ExternalName(component.key)] ?? [])
  }

  func hasNamesake(of component: StoredComponent) -> Bool {
    NamelessTask(component).map { nameless[$0] != nil } ?? false
  }

  /// Returns a stored task with the same title and due date that the file does not have otherwise:
  /// the same task, done or changed since. Call this after the whole file is read.
  mutating func namesake(
    of component: StoredComponent, notIn readOnly: Set<CalendarName>
  ) -> StoredComponent? {
    let others = NamelessTask(component).flatMap { nameless[$0] } ?? []
    let found = nearest(
      others.filter { !met.contains(ExternalName($0.key)) && !readOnly.contains($0.calendar) })
    if let found { met.insert(ExternalName(found.key)) }
    return found
  }

  private func nearest(_ alike: [StoredComponent]) -> StoredComponent? {
    alike.first { $0.calendar == target } ?? (named == nil ? alike.first : nil)
  }
}

/// Identity of a task without a UID, such as calcurse writes them.
private struct NamelessTask: Hashable {
  let title: String
  let due: DueTask.Due?

  /// Creates the identity of a task; returns nil if the component is not a task or has a UID.
  init?(_ component: StoredComponent) {
    guard let task = component.task, let name = component.key.split(separator: " ").last,
      ReadEvent.isNameless(String(name))
    else { return nil }
    (title, due) = (task.title, task.due)
  }
}
