import HearthDomain

struct InMemoryEventRepository: EventRepository {
  let transaction: InMemoryTransaction

  var texts: any EventTextFormat { ICalendarTexts() }

  func event(_ id: ID<Event>) throws -> Event? {
    try transaction.read { $0.events[id] }
  }

  func save(_ event: Event) throws {
    try transaction.write { $0.events.save(event) }
  }

  func remove(_ id: ID<Event>) throws {
    try transaction.write { tables in
      tables.events.remove(id)
      tables.exceptions.removeAll(ownedBy: id)
      tables.eventTexts.removeAll(ownedBy: id)
    }
  }

  func text(of event: ID<Event>) throws -> EventText? {
    try transaction.read { $0.text(of: event) }
  }

  func save(_ text: EventText) throws {
    try transaction.write { tables in
      try tables.require(tables.events[text.event], .event, text.event)
      tables.eventTexts.save(text)
    }
  }

  func removeText(of event: ID<Event>) throws {
    try transaction.write { $0.eventTexts.removeAll(ownedBy: event) }
  }

  func all(each: (Event, EventText?) throws -> Void) throws {
    let tables = try transaction.read { $0 }
    for text in tables.eventTexts.all.sorted(by: {
      ($0.position, $0.event) < ($1.position, $1.event)
    }) {
      if let event = tables.events[text.event] { try each(event, text) }
    }
    for event in tables.events.all where tables.text(of: event.id) == nil {
      try each(event, nil)
    }
  }

  func exceptions(of series: ID<Event>) throws -> [SeriesException] {
    try transaction.read { Array($0.exceptions.owned(by: series)) }
  }

  func save(_ exception: SeriesException) throws {
    try transaction.write { tables in
      try tables.require(tables.events[exception.series], .event, exception.series)
      tables.exceptions.save(exception)
    }
  }

  func removeException(at place: OccurrenceID) throws {
    guard let original = place.originalStart else { return }
    try transaction.write {
      $0.exceptions.remove([.number(place.event.rawValue), .int(original.secondsSinceEpoch)])
    }
  }
}

extension InMemoryTables {
  fileprivate func text(of event: ID<Event>) -> EventText? {
    eventTexts[.number(event.rawValue)]
  }
}
