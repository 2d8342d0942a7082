/// The events of a calendar as one side of a link.
struct LinkedEvents: LinkedThings {
  let name: CalendarName
  let events: any EventLinkFormat

  var kind: LinkKind { .calendar }
  var format: any LinkFormat { events }

  func all(in repositories: Repositories) throws -> [KeptEvent] {
    try repositories.events.all(in: name).map { try repositories.kept($0) }
  }

  func thing(_ id: ID<LinkItem>, in repositories: Repositories) throws -> KeptEvent? {
    try repositories.events.event(ID(id)).map { try repositories.kept($0) }
  }

  func id(of thing: KeptEvent) -> ID<LinkItem> { ID(thing.event.id) }

  func title(of thing: KeptEvent) -> String { thing.event.title }

  func shown(_ thing: KeptEvent) -> LinkedThing { .event(thing.event) }

  func item(of thing: KeptEvent) -> LinkItem { events.item(of: thing) }

  func thing(
    _ item: LinkItem, insteadOf known: KeptEvent?, as id: ID<LinkItem>?, of link: ID<Link>
  ) -> KeptEvent? {
    var report = ImportReport()
    guard let read = events.meaning(of: item, &report) else { return nil }
    let id =
      id.map { ID($0) } ?? ID<Event>(uid: item.uid) ?? ID(linkedBy: link, uid: item.uid)
    let event = Event(id: id, details: read.details, repetition: read.repetition, in: name)
    return KeptEvent(
      event,
      read.exceptions.sorted { $0.key < $1.key }.map {
        SeriesException(of: id, at: $0.key, $0.value)
      },
      text: EventText(
        of: id, uid: item.uid, text: read.text, zones: read.zones,
        place: known?.text?.place ?? 0))
  }

  /// Tied to the zone in which it was entered; nil where it is tied already, or says when it takes
  /// place in somebody else's words.
  func handedOver(_ thing: KeptEvent, as item: LinkItem) -> KeptEvent? {
    guard thing.text == nil, case .floating = thing.event.span.bounds else { return nil }
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
    let tied = KeptEvent(event, thing.exceptions, text: nil)
    return events.item(of: tied).units == item.units ? tied : nil
  }

  func save(
    _ thing: KeptEvent, insteadOf known: KeptEvent?, uid: String, of link: ID<Link>,
    in repositories: Repositories
  ) throws -> ID<LinkItem> {
    let events = repositories.events
    var kept = thing
    if known == nil, let other = try events.event(kept.event.id), other.calendar != name {
      // The same event is in another calendar, too, as one of its own.
      kept = kept.with(ID(linkedBy: link, uid: uid))
    }
    try events.save(kept.event)
    try events.save(kept.changes, of: kept.event.id, insteadOf: known?.changes ?? [:])
    if let text = kept.text, text != known?.text {
      try events.save(
        text.place > 0 ? text : text.at(EventText.place(1, behind: events.lastTextPlace())))
    }
    return ID(kept.event.id)
  }

  func remove(_ id: ID<LinkItem>, in repositories: Repositories) throws {
    try repositories.events.remove(ID(id))
  }

  func link(holding id: ID<LinkItem>, in repositories: Repositories) throws -> ID<Link>? {
    guard let event = try repositories.events.event(ID(id)), !event.calendar.isHome else {
      return nil
    }
    return try repositories.calendars.all().first { $0.name == event.calendar }?.link
  }
}

extension EventText {
  fileprivate func at(_ place: Int) -> EventText {
    EventText(of: event, uid: uid, text: text, zones: zones, place: place)
  }
}
