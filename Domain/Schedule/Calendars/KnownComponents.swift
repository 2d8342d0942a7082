/// What is kept beside events already, for an import that asks what of its file is among it.
struct KnownComponents {
  /// The calendar that was named, and the one of what is new.
  private let named: CalendarName?
  private let target: CalendarName
  private let byKey: [String: [KeptComponent]]
  private let nameless: [NamelessTask: [KeptComponent]]
  /// The keys of what the file has.
  private var met: Set<String> = []

  init(
    _ calendars: any CalendarRepository, _ named: CalendarName?, _ target: CalendarName
  ) throws {
    var byKey: [String: [KeptComponent]] = [:]
    var nameless: [NamelessTask: [KeptComponent]] = [:]
    try calendars.components(due: nil) { component in
      byKey[component.key, default: []].append(component)
      if let task = NamelessTask(component) { nameless[task, default: []].append(component) }
    }
    (self.named, self.target, self.byKey, self.nameless) = (named, target, byKey, nameless)
  }

  /// The one of that name, or that says the same where it has none.
  mutating func known(_ component: KeptComponent) -> KeptComponent? {
    met.insert(component.key)
    return nearest(byKey[component.key] ?? [])
  }

  func hasNamesake(of component: KeptComponent) -> Bool {
    NamelessTask(component).map { nameless[$0] != nil } ?? false
  }

  /// A task that is called so and that the file does not have otherwise: it is the same one, which
  /// was done or changed since. To be asked once all of the file was read.
  mutating func namesake(
    of component: KeptComponent, notIn readOnly: Set<CalendarName>
  ) -> KeptComponent? {
    let others = NamelessTask(component).flatMap { nameless[$0] } ?? []
    let found = nearest(
      others.filter { !met.contains($0.key) && !readOnly.contains($0.calendar) })
    if let found { met.insert(found.key) }
    return found
  }

  private func nearest(_ alike: [KeptComponent]) -> KeptComponent? {
    alike.first { $0.calendar == target } ?? (named == nil ? alike.first : nil)
  }
}

/// By what a task without a name of its own is known, as calcurse writes them.
private struct NamelessTask: Hashable {
  let title: String
  let due: DueTask.Due?

  /// Nil for what is no task, and for one that has a name.
  init?(_ component: KeptComponent) {
    guard let task = component.task, let name = component.key.split(separator: " ").last,
      ReadEvent.isNameless(String(name))
    else { return nil }
    (title, due) = (task.title, task.due)
  }
}
