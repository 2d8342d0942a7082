/// The events of a calendar as the local side of a link, with its tasks, which can only be changed
/// on the remote side.
struct LinkedEvents: LinkedThings {
  let name: CalendarName
  let events: any EventLinkFormat

  /// The tasks of the calendar, loaded once before many changes: they cannot be queried by UID.
  private var prepared: [ID<LinkItem>: LinkedEvent]?

  init(name: CalendarName, events: any EventLinkFormat) {
    (self.name, self.events) = (name, events)
  }

  var kind: LinkKind { .calendar }
  var format: any LinkFormat { events }

  func all(in repositories: Repositories) throws -> [LinkedEvent] {
    let all = try repositories.events.all(in: name)
    let earlier = try earlierParts(of: all, in: repositories)
    let timestampCache = EventTimestampCache(repositories)
    let events = try all.map { event in
      var kept = try timestampCache.kept(event, text: repositories.events.text(of: event.id))
      kept.earlierPart = earlier[event.id]
      return LinkedEvent.event(kept)
    }
    return events + (try linkedTasks(in: repositories))
  }

  /// Returns the UID of the earlier part for each series that was split off another.
  private func earlierParts(
    of all: [Event], in repositories: Repositories
  ) throws -> [ID<Event>: String] {
    var parts: [ID<Event>: String] = [:]
    for event in all {
      guard let later = event.laterPart else { continue }
      parts[later] = try repositories.events.text(of: event.id)?.uid ?? event.id.uid
    }
    return parts
  }

  /// Returns the tasks that the link brought; those read from files are not part of it.
  private func linkedTasks(in repositories: Repositories) throws -> [LinkedEvent] {
    let all = try tasks(in: repositories)
    guard !all.isEmpty,
      let link = try repositories.calendars.all().first(where: { $0.name == name })?.link
    else { return [] }
    let brought = Set(try repositories.links.bases(of: link).map(\.thing))
    return all.filter { brought.contains(id(of: $0)) }
  }

  /// Returns the tasks of the calendar, grouped by UID.
  private func tasks(in repositories: Repositories) throws -> [LinkedEvent] {
    let tasks = try repositories.components(in: name).filter { $0.name == StoredComponent.task }
    let byUID = Dictionary(grouping: tasks) { ExternalName($0.uid ?? "") }
    return byUID.filter { !$0.key.text.isEmpty }.sorted { $0.key < $1.key }
      .map { .tasks($0.value, uid: $0.key) }
  }

  func thing(_ id: ID<LinkItem>, in repositories: Repositories) throws -> LinkedEvent? {
    if let event = try repositories.events.event(ID(id)) {
      var kept = try repositories.kept(event)
      // After `prepare`, nobody needs the UID of the earlier part.
      if prepared == nil, kept.text == nil {
        let all = try repositories.events.all(in: name)
        kept.earlierPart = try earlierParts(of: all, in: repositories)[event.id]
      }
      return .event(kept)
    }
    if let prepared { return prepared[id] }
    return try tasks(in: repositories).first { self.id(of: $0) == id }
  }

  func id(of thing: LinkedEvent) -> ID<LinkItem> {
    switch thing {
    case .event(let kept): ID(kept.event.id)
    case .tasks(_, let uid): ID(tasksOf: uid.text)
    }
  }

  func title(of thing: LinkedEvent) -> String { shown(thing, part: LinkUnits.whole).title }

  func shown(_ thing: LinkedEvent, part: ExternalName) -> LinkedThing {
    switch thing {
    case .event(let kept): .event(kept.time(LinkUnits.time(of: part)) ?? kept.event)
    case .tasks(let tasks, let uid): .task(tasks.lazy.compactMap(\.task).first?.title ?? uid.text)
    }
  }

  func item(of thing: LinkedEvent) -> LinkItem {
    switch thing {
    case .event(let kept): events.item(of: kept)
    case .tasks(let tasks, _): events.item(of: tasks)
    }
  }

  func thing(
    _ item: LinkItem, insteadOf known: LinkedEvent?, as id: ID<LinkItem>?, of link: ID<Link>
  ) -> LinkedEvent? {
    if item.isOnlyRead {
      let tasks = events.tasks(of: item).map { $0.moved(to: name, at: known?.place ?? 0) }
      return tasks.isEmpty ? nil : .tasks(tasks, uid: item.uid)
    }
    var report = ImportReport()
    guard let read = events.meaning(of: item, &report) else { return nil }
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
          of: id, uid: item.uid.text, text: read.text, zones: read.zones, place: known?.place ?? 0))
    )
  }

  /// Returns the event tied to the zone in which it was entered, as the other side has it now; nil
  /// if it is tied already or its time comes from somebody else's text.
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
      guard event.repetition == nil, let read = events.meaning(of: item, &report),
        case .anchored = read.details.span.bounds
      else { return nil }
      event.details.span = read.details.span
    }
    var tied = StoredEvent(event, thing.exceptions, text: nil)
    tied.earlierPart = thing.earlierPart
    return events.item(of: tied).units == item.units ? .event(tied) : nil
  }

  mutating func prepare(in repositories: Repositories) throws {
    let all = try tasks(in: repositories).map { (id(of: $0), $0) }
    prepared = Dictionary(all) { first, _ in first }
  }

  mutating func save(
    _ thing: LinkedEvent, insteadOf known: LinkedEvent?, uid: ExternalName, of link: ID<Link>,
    in repositories: Repositories
  ) throws -> ID<LinkItem> {
    let id: ID<LinkItem>
    switch thing {
    case .event(let kept):
      if case .tasks? = known { try remove(self.id(of: .tasks([], uid: uid)), in: repositories) }
      id = try save(kept, insteadOf: known?.keptEvent, uid: uid, of: link, in: repositories)
    case .tasks(let tasks, let uid):
      id = self.id(of: thing)
      // The old component is removed because the key depends on the due day.
      try remove(id, in: repositories)
      if let event = known?.keptEvent { try repositories.events.remove(event.event.id) }
      let last = try repositories.events.lastTextPosition()
      let placed = tasks.map { task in
        task.moved(
          to: name, at: task.place > 0 ? task.place : EventText.place(1, behind: last))
      }
      for task in placed { try repositories.calendars.save(task) }
      prepared?[id] = .tasks(placed, uid: uid)
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
      // Another calendar has this event too; this one gets its own id.
      kept = kept.with(ID(linkedBy: link, uid: uid.text))
    }
    try events.save(kept.event)
    try events.save(kept.changes, of: kept.event.id, insteadOf: known?.changes ?? [:])
    if let text = kept.text, text != known?.text {
      try events.save(
        text.place > 0 ? text : text.at(EventText.place(1, behind: events.lastTextPosition())))
    }
    return ID(kept.event.id)
  }

  mutating func remove(_ id: ID<LinkItem>, in repositories: Repositories) throws {
    if case .tasks(let tasks, _)? = try thing(id, in: repositories) {
      for task in tasks { try repositories.calendars.remove(task) }
      prepared?[id] = nil
    } else {
      try repositories.events.remove(ID(id))
    }
  }

  func isKept(_ id: ID<LinkItem>, in repositories: Repositories) throws -> Bool {
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
  fileprivate var keptEvent: StoredEvent? {
    if case .event(let kept) = self { kept } else { nil }
  }

  /// Position among everything that was read; nil if it was not read.
  fileprivate var place: Int? {
    switch self {
    case .event(let kept): kept.text?.place
    case .tasks(let tasks, _): tasks.first?.place
    }
  }
}

extension StoredComponent {
  /// The UID of the component; nil if it has none.
  fileprivate var uid: String? { UnfoldedLines(text).values("UID").first }

  fileprivate func moved(to calendar: CalendarName, at place: Int) -> StoredComponent {
    var moved = self
    (moved.calendar, moved.place) = (calendar, place)
    return moved
  }
}

extension EventText {
  fileprivate func at(_ place: Int) -> EventText {
    EventText(of: event, uid: uid, text: text, zones: zones, place: place)
  }
}
