/// The events and to-dos of a calendar, as the local side of a link.
struct LinkedEvents: LocalLinkCollection {
  let name: CalendarName
  let events: any EventLinkFormat

  /// Whether `prepare` was called.
  private var isPrepared = false
  /// The greatest position of a text; nil until first needed.
  private var lastPosition: Int?

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
    return events + (try toDos(in: repositories).map { .toDo($0) })
  }

  /// Returns the to-dos of the calendar. If the other side accepts none, only those that it has,
  /// for example from before.
  private func toDos(in repositories: Repositories) throws -> [ToDo] {
    let all = try repositories.toDos.list(ToDoFilter(in: name))
    guard let calendar = try repositories.calendars.all().first(where: { $0.name == name }),
      let link = calendar.link, !calendar.acceptsToDos
    else { return all }
    let known = Set(try repositories.links.bases(of: link).map(\.itemID))
    return all.filter { known.contains(ID($0.id)) }
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

  func localItem(_ id: ID<LinkItem>, in repositories: Repositories) throws -> LinkedEvent? {
    if let event = try repositories.events.event(ID(id)) {
      var kept = try repositories.storedEvent(event)
      // After `prepare`, the UID of the earlier part is no longer needed.
      if !isPrepared, kept.text == nil {
        let all = try repositories.events.all(in: name)
        kept.earlierPartUID = try earlierParts(of: all, in: repositories)[event.id]
      }
      return .event(kept)
    }
    return try repositories.toDos.toDo(ID(id)).map { .toDo($0) }
  }

  func id(of thing: LinkedEvent) -> ID<LinkItem> {
    switch thing {
    case .event(let kept): ID(kept.event.id)
    case .toDo(let toDo): ID(toDo.id)
    }
  }

  func title(of thing: LinkedEvent) -> String { displayed(thing, part: LinkUnits.wholeItem).title }

  func displayed(_ thing: LinkedEvent, part: ExternalName) -> DisplayedLinkItem {
    switch thing {
    case .event(let kept):
      .event(kept.overriddenOccurrence(at: LinkUnits.time(of: part)) ?? kept.event)
    case .toDo(let toDo): .toDo(toDo)
    }
  }

  func item(of thing: LinkedEvent) -> LinkItem {
    switch thing {
    case .event(let kept): events.item(of: kept)
    case .toDo(let toDo): events.item(of: toDo)
    }
  }

  func localItem(
    _ item: LinkItem, insteadOf known: LinkedEvent?, as id: ID<LinkItem>?, of link: ID<Link>
  ) -> LinkedEvent? {
    if let read = events.toDo(of: item) {
      let id =
        id.map { ID($0) } ?? ID<ToDo>(uid: item.uid.text) ?? ID(linkedBy: link, uid: item.uid.text)
      return .toDo(read.toDo(id, in: name, at: known?.position ?? 0))
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

  mutating func prepare(in repositories: Repositories) throws { isPrepared = true }

  mutating func save(
    _ thing: LinkedEvent, insteadOf known: LinkedEvent?, uid: ExternalName, of link: ID<Link>,
    in repositories: Repositories
  ) throws -> ID<LinkItem> {
    // An event may have become a to-do, or the reverse.
    switch (thing, known) {
    case (.event, .toDo(let toDo)?): try repositories.toDos.remove(toDo.id)
    case (.toDo, .event(let kept)?): try repositories.events.remove(kept.event.id)
    case (.event, _), (.toDo, _): break
    }
    switch thing {
    case .event(let kept):
      return try save(kept, insteadOf: known?.storedEvent, uid: uid, of: link, in: repositories)
    case .toDo(let toDo):
      return try save(toDo, isNew: known == nil, uid: uid, of: link, in: repositories)
    }
  }

  private mutating func save(
    _ toDo: ToDo, isNew: Bool, uid: ExternalName, of link: ID<Link>, in repositories: Repositories
  ) throws -> ID<LinkItem> {
    var kept = toDo
    if isNew, let other = try repositories.toDos.toDo(toDo.id), other.calendar != name {
      // Another calendar contains this to-do, too; the copy in this one gets an id of its own.
      kept = ToDo(id: ID(linkedBy: link, uid: uid.text), details: toDo.details, in: name)
        .replacing(by: toDo, text: toDo.text)
    }
    if let text = kept.text, text.position < 1 {
      let next = EventText.position(1, after: try lastPosition ?? repositories.lastTextPosition())
      kept.text?.position = next
      lastPosition = next
    }
    try repositories.toDos.save(kept)
    return ID(kept.id)
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
    if try repositories.events.event(ID(id)) == nil {
      try repositories.toDos.remove(ID(id))
    } else {
      try repositories.events.remove(ID(id))
    }
  }

  func acceptsToDos(in repositories: Repositories) throws -> Bool? {
    try repositories.calendars.all().first { $0.name == name }?.acceptsToDos
  }

  func save(acceptsToDos: Bool, in repositories: Repositories) throws {
    guard var calendar = try repositories.calendars.all().first(where: { $0.name == name }) else {
      return
    }
    calendar.acceptsToDos = acceptsToDos
    try repositories.calendars.save(calendar)
  }

  func isStored(_ id: ID<LinkItem>, in repositories: Repositories) throws -> Bool {
    try repositories.calendar(ofItem: id) != nil
  }

  func link(holding id: ID<LinkItem>, in repositories: Repositories) throws -> ID<Link>? {
    guard let calendar = try repositories.calendar(ofItem: id), !calendar.isHome else {
      return nil
    }
    return try repositories.calendars.all().first { $0.name == calendar }?.link
  }
}

extension Repositories {
  /// Returns the calendar that contains the event or to-do; nil if there is no such item.
  func calendar(ofItem id: ID<LinkItem>) throws -> CalendarName? {
    try events.event(ID(id))?.calendar ?? toDos.toDo(ID(id))?.calendar
  }

  /// Returns the greatest position of the texts of events and to-dos; 0 if there are none.
  func lastTextPosition() throws -> Int {
    try max(events.lastTextPosition(), toDos.lastTextPosition())
  }
}

extension LinkedEvent {
  fileprivate var storedEvent: StoredEvent? {
    if case .event(let kept) = self { kept } else { nil }
  }

  /// Position in the order in which texts were read; nil if it was not read from a file.
  fileprivate var position: Int? {
    switch self {
    case .event(let kept): kept.text?.position
    case .toDo(let toDo): toDo.text?.position
    }
  }
}

extension EventText {
  fileprivate func withPosition(_ place: Int) -> EventText {
    EventText(of: event, uid: uid, text: text, zones: zones, place: place)
  }
}
