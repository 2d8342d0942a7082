/// The events of a calendar, as the local side of a link. It also includes tasks, which can be
/// changed only on the other side.
struct LinkedEvents: LocalLinkCollection {
  let name: CalendarName
  let events: any EventLinkFormat

  /// The tasks of the calendar. They are loaded once before many changes, since they cannot be
  /// queried by UID.
  private var preparedTasks: [ID<LinkItem>: LinkedEvent]?

  init(name: CalendarName, events: any EventLinkFormat) {
    (self.name, self.events) = (name, events)
  }

  var kind: LinkKind { .calendar }
  var format: any LinkFormat { events }

  func allItems(in repositories: Repositories) throws -> [LinkedEvent] {
    let all = try repositories.events.all(in: name)
    let earlier = try earlierParts(of: all, in: repositories)
    let timestampCache = EventTimestampCache(repositories)
    let events = try all.map { event in
      var kept = try timestampCache.storedEvent(event, text: repositories.events.text(of: event.id))
      kept.earlierPartUID = earlier[event.id]
      return LinkedEvent.event(kept)
    }
    return events + (try linkedTasks(in: repositories))
  }

  /// Returns, for each series that was split off another one, the UID of the earlier part.
  private func earlierParts(
    of all: [Event], in repositories: Repositories
  ) throws -> [ID<Event>: String] {
    var parts: [ID<Event>: String] = [:]
    for event in all {
      guard let later = event.laterPartID else { continue }
      parts[later] = try repositories.events.text(of: event.id)?.uid ?? event.id.uid
    }
    return parts
  }

  /// Returns the tasks that the link downloaded, but not those imported from files.
  private func linkedTasks(in repositories: Repositories) throws -> [LinkedEvent] {
    let all = try tasks(in: repositories)
    guard !all.isEmpty,
      let link = try repositories.calendars.all().first(where: { $0.name == name })?.link
    else { return [] }
    let brought = Set(try repositories.links.bases(of: link).map(\.itemID))
    return all.filter { brought.contains(id(of: $0)) }
  }

  /// Returns the tasks of the calendar, grouped by UID.
  private func tasks(in repositories: Repositories) throws -> [LinkedEvent] {
    let tasks = try repositories.components(in: name).filter { $0.name == StoredComponent.taskName }
    let byUID = Dictionary(grouping: tasks) { ExternalName($0.uid ?? "") }
    return byUID.filter { !$0.key.text.isEmpty }.sorted { $0.key < $1.key }
      .map { .tasks($0.value, uid: $0.key) }
  }

  func localItem(_ id: ID<LinkItem>, in repositories: Repositories) throws -> LinkedEvent? {
    if let event = try repositories.events.event(ID(id)) {
      var kept = try repositories.storedEvent(event)
      // After `prepare`, the UID of the earlier part is no longer needed.
      if preparedTasks == nil, kept.text == nil {
        let all = try repositories.events.all(in: name)
        kept.earlierPartUID = try earlierParts(of: all, in: repositories)[event.id]
      }
      return .event(kept)
    }
    if let preparedTasks { return preparedTasks[id] }
    return try tasks(in: repositories).first { self.id(of: $0) == id }
  }

  func id(of thing: LinkedEvent) -> ID<LinkItem> {
    switch thing {
    case .event(let kept): ID(kept.event.id)
    case .tasks(_, let uid): ID(tasksOf: uid.text)
    }
  }

  func title(of thing: LinkedEvent) -> String { displayed(thing, part: LinkUnits.wholeItem).title }

  func displayed(_ thing: LinkedEvent, part: ExternalName) -> DisplayedLinkItem {
    switch thing {
    case .event(let kept):
      .event(kept.overriddenOccurrence(at: LinkUnits.time(of: part)) ?? kept.event)
    case .tasks(let tasks, let uid): .task(tasks.lazy.compactMap(\.task).first?.title ?? uid.text)
    }
  }

  func item(of thing: LinkedEvent) -> LinkItem {
    switch thing {
    case .event(let kept): events.item(of: kept)
    case .tasks(let tasks, _): events.item(of: tasks)
    }
  }

  func localItem(
    _ item: LinkItem, insteadOf known: LinkedEvent?, as id: ID<LinkItem>?, of link: ID<Link>
  ) -> LinkedEvent? {
    if item.isDownloadOnly {
      let tasks = events.tasks(of: item).map { $0.moved(to: name, at: known?.position ?? 0) }
      return tasks.isEmpty ? nil : .tasks(tasks, uid: item.uid)
    }
    var report = ImportReport()
    guard let read = events.parsedEvent(of: item, &report) else { return nil }
    let id =
      id.map { ID($0) } ?? ID<Event>(uid: item.uid.text) ?? ID(linkedBy: link, uid: item.uid.text)
    let event = Event(id: id, details: read.details, repetition: read.repetition, in: name)
    return .event(
      StoredEvent(
        event,
        read.exceptions.sorted { $0.key < $1.key }.map {
          SeriesException(of: id, at: $0.key, $0.value)
        },
        text: EventText(
          of: id, uid: item.uid.text, text: read.text, zones: read.zones,
          place: known?.position ?? 0))
    )
  }

  /// Returns the event with the fixed time zone with which it was sent. Nil if its time already has
  /// one, or if the event comes from someone else's text.
  func updatedAfterSending(_ thing: LinkedEvent, as item: LinkItem) -> LinkedEvent? {
    guard case .event(let thing) = thing, thing.text == nil,
      case .floating = thing.event.span.bounds
    else { return nil }
    var event = thing.event
    if let series = event.series {
      guard !series.followsZone, let start = event.span.repetitionStart,
        let tied = try? EventSeries(
          series.rule, from: start, skipsHolidays: series.skipsHolidays, followsZone: true)
      else { return nil }
      event.repetition = .series(tied)
    } else {
      var report = ImportReport()
      guard event.repetition == nil, let read = events.parsedEvent(of: item, &report),
        case .anchored = read.details.span.bounds
      else { return nil }
      event.details.span = read.details.span
    }
    var tied = StoredEvent(event, thing.exceptions, text: nil)
    tied.earlierPartUID = thing.earlierPartUID
    return events.item(of: tied).units == item.units ? .event(tied) : nil
  }

  mutating func prepare(in repositories: Repositories) throws {
    let all = try tasks(in: repositories).map { (id(of: $0), $0) }
    preparedTasks = Dictionary(all) { first, _ in first }
  }

  mutating func save(
    _ thing: LinkedEvent, insteadOf known: LinkedEvent?, uid: ExternalName, of link: ID<Link>,
    in repositories: Repositories
  ) throws -> ID<LinkItem> {
    let id: ID<LinkItem>
    switch thing {
    case .event(let kept):
      if case .tasks? = known { try remove(self.id(of: .tasks([], uid: uid)), in: repositories) }
      id = try save(kept, insteadOf: known?.storedEvent, uid: uid, of: link, in: repositories)
    case .tasks(let tasks, let uid):
      id = self.id(of: thing)
      // Remove the old component: its key contains the due day, which may have changed.
      try remove(id, in: repositories)
      if let event = known?.storedEvent { try repositories.events.remove(event.event.id) }
      let last = try repositories.events.lastTextPosition()
      let placed = tasks.map { task in
        task.moved(
          to: name, at: task.position > 0 ? task.position : EventText.position(1, after: last))
      }
      for task in placed { try repositories.calendars.save(task) }
      preparedTasks?[id] = .tasks(placed, uid: uid)
    }
    return id
  }

  private func save(
    _ thing: StoredEvent, insteadOf known: StoredEvent?, uid: ExternalName, of link: ID<Link>,
    in repositories: Repositories
  ) throws -> ID<LinkItem> {
    let events = repositories.events
    var kept = thing
    if known == nil, let other = try events.event(kept.event.id), other.calendar != name {
      // Another calendar contains this event, too; the copy in this one gets an id of its own.
      kept = kept.withID(ID(linkedBy: link, uid: uid.text))
    }
    try events.save(kept.event)
    try events.save(kept.changes, of: kept.event.id, insteadOf: known?.changes ?? [:])
    if let text = kept.text, text != known?.text {
      try events.save(
        text.position > 0
          ? text : text.withPosition(EventText.position(1, after: events.lastTextPosition())))
    }
    return ID(kept.event.id)
  }

  mutating func remove(_ id: ID<LinkItem>, in repositories: Repositories) throws {
    if case .tasks(let tasks, _)? = try localItem(id, in: repositories) {
      for task in tasks { try repositories.calendars.remove(task) }
      preparedTasks?[id] = nil
    } else {
      try repositories.events.remove(ID(id))
    }
  }

  func isStored(_ id: ID<LinkItem>, in repositories: Repositories) throws -> Bool {
    try repositories.events.event(ID(id)) != nil
  }

  func link(holding id: ID<LinkItem>, in repositories: Repositories) throws -> ID<Link>? {
    guard let event = try repositories.events.event(ID(id)), !event.calendar.isHome else {
      return nil
    }
    return try repositories.calendars.all().first { $0.name == event.calendar }?.link
  }
}

extension LinkedEvent {
  fileprivate var storedEvent: StoredEvent? {
    if case .event(let kept) = self { kept } else { nil }
  }

  /// Position in the order in which events and tasks were read; nil for an event that was not read
  /// from a file.
  fileprivate var position: Int? {
    switch self {
    case .event(let kept): kept.text?.position
    case .tasks(let tasks, _): tasks.first?.position
    }
  }
}

extension StoredComponent {
  /// The UID of the component; nil if it has none.
  fileprivate var uid: String? { UnfoldedLines(text).values("UID").first }

  fileprivate func moved(to calendar: CalendarName, at place: Int) -> StoredComponent {
    var moved = self
    (moved.calendar, moved.position) = (calendar, place)
    return moved
  }
}

extension EventText {
  fileprivate func withPosition(_ place: Int) -> EventText {
    EventText(of: event, uid: uid, text: text, zones: zones, place: place)
  }
}
