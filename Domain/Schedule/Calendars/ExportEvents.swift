/// Exports events as a calendar file for other programs.
public struct ExportEvents: UseCase, Sendable {
  let context: UseCaseContext

  /// Writes the file in chunks and returns the number of events. Events that were read from files
  /// come first, in their original order. With `days`, only events that take place on these days
  /// are written, but series completely; without `days`, other components are written, too.
  @discardableResult
  public func callAsFunction(
    on days: ClosedRange<Day>? = nil, in calendar: CalendarName? = nil,
    as file: some CalendarFile, _ form: CalendarExportOptions = .standard,
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
      var beside: [StoredComponent] = []
      if days == nil {
        try repositories.calendars.components(due: nil) { component in
          guard calendar.map({ $0 == component.calendar }) ?? true else { return }
          writer.register(component)
          beside.append(component)
        }
      }
      var others = beside.sorted { $0.position < $1.position }[...]
      try write(writer.header())
      func writeOthers(before place: Int) throws {
        while let other = others.first, other.position < place {
          try write(writer.bytes(of: other))
          others.removeFirst()
        }
      }
      var count = 0
      try each {
        try writeOthers(before: $0.text?.position ?? .max)
        try write(writer.bytes(of: $0))
        count += 1
      }
      for other in others { try write(writer.bytes(of: other)) }
      try write(writer.footer())
      return count
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
