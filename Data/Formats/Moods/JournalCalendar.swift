import HearthDomain

/// Reads the journal entries (VJOURNAL) of a calendar file as moods.
struct JournalCalendar {
  private let zone: any ZoneRules
  private let zones: @Sendable (String) -> (any ZoneRules)?

  init(zone: any ZoneRules, zones: @escaping @Sendable (String) -> (any ZoneRules)?) {
    (self.zone, self.zones) = (zone, zones)
  }

  /// Reads the entries. Throws ``Damage/otherFileKind(_:)`` if the calendar has none.
  func read(
    _ source: @escaping () throws -> [UInt8], each: (ImportedMood) throws -> ImportFact?
  ) throws -> ImportReport {
    var report = ImportReport()
    var delivery = MoodDelivery()
    var events = ICalendarEventReader(zones: ICalendarZones(CachedZones(zones)), local: zone)
    var reader = ICalendarReader(source: source)
    var hasJournal = false
    while let piece = try reader.next() {
      switch piece {
      case .component(let component, _) where component.name == "VTIMEZONE":
        events.zones.define(component)
      case .component(let component, let isFinished)
      where component.name == StoredComponent.journalName:
        hasJournal = true
        if !isFinished { report.warn(line: component.line, .unfinished) }
        guard let mood = mood(of: component, &events) else {
          report.skip(line: component.line, .missing(field: "DTSTART"))
          continue
        }
        report.countRead()
        try delivery.deliver(mood, &report, to: each)
      case .tooLarge(let line, _, let limit): report.skip(line: line, .tooLarge(limit: limit))
      case .component, .calendarBoundary, .property, .stray: break
      }
    }
    guard hasJournal else { throw DomainError.damaged(.otherFileKind(.calendar)) }
    delivery.reportGaps(&report)
    if report.readCount > 0 { report.format = "icalendar" }
    return report
  }

  /// Converts the journal entry to a mood; returns nil if the entry has no date.
  private func mood(
    of component: ICalendarComponent, _ events: inout ICalendarEventReader
  ) -> FoundMood? {
    guard let line = component.first("DTSTART") ?? component.first("CREATED"),
      let start = events.moment(line)
    else { return nil }
    var isDay = false
    let moment: MoodMoment
    switch start {
    case .day(let day):
      isDay = true
      moment = MoodMoment(LocalTime(day: day, time: .noon), in: zone)
    case .time(let time, let own):
      let own = own ?? zone
      // A time in UTC is converted to the user's zone.
      moment =
        own.name == FixedZone.utc.name
        ? MoodMoment(own.instant(of: time), in: zone) : MoodMoment(time, in: own)
    }
    var mood = FoundMood(line: component.line, moment: moment)
    if isDay {
      mood.gaps.append(.defaultUsed(field: "time", text: TimeOfDay.noon.description))
    }
    mood.setLevel(nil)
    for name in ["SUMMARY", "DESCRIPTION"] {
      for line in component.all(name) { mood.append(line.text) }
    }
    let words = component.all("CATEGORIES").flatMap { line in
      line.value.split(separator: ",").map { ContentText.unescaped(String($0)) }
    }
    if !mood.setTags(words).isEmpty { mood.gaps.append(.dropped(field: "CATEGORIES")) }
    return mood
  }
}
