/// Exports events and to-dos as a calendar file for other programs.
public struct ExportEvents: UseCase, Sendable {
  let context: UseCaseContext

  /// Writes the file in chunks and returns the number of events; the number of to-dos is passed to
  /// `countToDos`. What was read from files comes first, in its original order. With `days`, only
  /// events that take place and to-dos that are due on these days are written, but series
  /// completely; without `days`, other components are written, too.
  @discardableResult
  public func callAsFunction(
    on days: ClosedRange<Day>? = nil, in calendar: CalendarName? = nil,
    as file: some CalendarFile, _ form: CalendarExportOptions = .standard,
    countToDos: (Int) -> Void = { _ in },
    to write: ([UInt8]) throws -> Void
  ) throws -> Int {
    try store.read { repositories in
      let timestampCache = EventTimestampCache(repositories)
      func each(_ body: (StoredEvent) throws -> Void) throws {
        try repositories.events.all { event, text in
          guard calendar.map({ $0 == event.calendar }) ?? true else { return }
          let kept = try timestampCache.storedEvent(event, text: text)
          let own = try repositories.events.fileDefinedZone(of: event)
          if kept.takesPlace(on: days, in: clock.zone, by: own) { try body(kept) }
        }
      }
      let writer = file.makeWriter(form)
      try each { writer.register($0) }
      var beside: [PositionedItem] = []
      let toDos = try repositories.toDos.list(ToDoFilter(in: calendar))
        .filter { $0.isDue(on: days, in: clock.zone) }
      for toDo in toDos {
        writer.register(toDo)
        beside.append(.toDo(toDo))
      }
      if days == nil {
        try repositories.calendars.components { component in
          guard calendar.map({ $0 == component.calendar }) ?? true else { return }
          writer.register(component)
          beside.append(.component(component))
        }
      }
      var others = beside.sorted { $0.position < $1.position }[...]
      try write(writer.header())
      func writeOther(_ other: PositionedItem) throws {
        switch other {
        case .toDo(let toDo): try write(writer.bytes(of: toDo))
        case .component(let component): try write(writer.bytes(of: component))
        }
      }
      func writeOthers(before place: Int) throws {
        while let other = others.first, other.position < place {
          try writeOther(other)
          others.removeFirst()
        }
      }
      countToDos(toDos.count)
      var count = 0
      try each {
        try writeOthers(before: $0.text?.position ?? .max)
        try write(writer.bytes(of: $0))
        count += 1
      }
      for other in others { try writeOther(other) }
      try write(writer.footer())
      return count
    }
  }
}

/// An item of a calendar file that is not an event.
private enum PositionedItem {
  case toDo(ToDo)
  case component(StoredComponent)

  var position: Int {
    switch self {
    case .toDo(let toDo): toDo.text?.position ?? .max
    case .component(let component): component.position
    }
  }
}

extension ToDo {
  /// Whether it is due on one of the days; always true without `days`.
  fileprivate func isDue(on days: ClosedRange<Day>?, in zone: any ZoneRules) -> Bool {
    guard let days else { return true }
    return dueTimes(to: days.upperBound, in: zone).contains {
      days.contains($0.localTime(in: zone).day)
    }
  }
}

extension StoredEvent {
  fileprivate func takesPlace(
    on days: ClosedRange<Day>?, in zone: any ZoneRules, by fileDefinedZone: (any ZoneRules)?
  ) -> Bool {
    guard let days else { return true }
    guard let timetable = SeriesTimetable(of: event, exceptions, in: zone, by: fileDefinedZone)
    else {
      return Occurrence(of: event, in: zone).overlaps(days.timeRange)
    }
    return !timetable.occurrences(in: days.timeRange, limit: 1).isEmpty
  }
}
