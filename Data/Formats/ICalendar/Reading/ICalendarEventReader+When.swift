import HearthDomain

extension ICalendarEventReader {
  /// The first occurrence of an event.
  struct When {
    /// Span of the first occurrence: local times if the event repeats; otherwise absolute times if
    /// it has a zone.
    var span: EventSpan
    /// Zone of the start; nil for all-day and floating events.
    let zone: (any ZoneRules)?
    let isSeries: Bool

    /// The start, as local time if it has a time.
    var start: RepetitionStart {
      span.repetitionStart ?? .time(span.start(in: zone ?? FixedZone.utc))
    }
  }

  /// A parsed time with its zone.
  enum Moment {
    case day(Day)
    case time(LocalTime, (any ZoneRules)?)
  }

  mutating func moment(_ line: ICalendarLine) -> Moment? {
    moment(line.value, zoneName: line.parameter("TZID"))
  }

  mutating func moment(_ text: some StringProtocol, zoneName: String?) -> Moment? {
    switch ICalendarTime(text) {
    case .day(let day): return .day(day)
    case .time(let time, isUTC: true): return .time(time, FixedZone.utc)
    case .time(let time, isUTC: false):
      guard let zoneName, !zoneName.isEmpty else { return .time(time, nil) }
      let zone = zones.zone(zoneName)
      let fact = ImportFact.unknownZone(name: ImportFact.excerpt(zoneName))
      if zone == nil, !facts.contains(fact) { facts.append(fact) }
      return .time(time, zone)
    case nil: return nil
    }
  }

  mutating func when(_ component: ICalendarComponent, isSeries: Bool) throws -> When? {
    guard let line = component.first("DTSTART"), let start = moment(line) else {
      facts.append(
        component.first("DTSTART").map {
          .unreadable(field: "DTSTART", text: ImportFact.excerpt($0.value))
        } ?? .missing(field: "DTSTART"))
      return nil
    }
    let end = component.first("DTEND").flatMap { moment($0) }
    let length = component.first("DURATION").flatMap { ICalendarDuration($0.value) }
    let isEndRead = end.map { !isReversed(start, $0) } ?? false
    for (name, isRead) in [("DTEND", isEndRead), ("DURATION", length != nil)] where !isRead {
      guard let line = component.first(name), !line.value.isEmpty else { continue }
      facts.append(.unusable(field: name, text: ImportFact.excerpt(line.value)))
    }
    switch start {
    case .day(let first):
      let after: Day =
        switch end {
        case .day(let day): day
        case .time(let time, _): time.time == .midnight ? time.day : time.day.adding(days: 1)
        case nil: first.adding(days: max(1, length?.days ?? 1))
        }
      let last = max(first, after.adding(days: -1))
      let span = try EventSpan(allDayFrom: first, through: last, zone: localZone.name)
      return When(span: span, zone: nil, isSeries: isSeries)
    case .time(let first, let zone):
      let last = wallEnd(of: first, zone, end, length)
      let name = zone?.name ?? localZone.name
      let floating = try EventSpan(from: first, to: last, zone: name)
      let when = When(span: floating, zone: zone, isSeries: isSeries)
      guard zone != nil, !isSeries else { return when }
      return When(span: try anchored(when), zone: zone, isSeries: false)
    }
  }

  /// Whether the end is before the start.
  private func isReversed(_ start: Moment, _ end: Moment) -> Bool {
    switch (start, end) {
    case (.day(let first), .day(let last)): last < first
    case (.day(let first), .time(let last, _)): last.day < first
    case (.time(let first, _), .day(let last)): last.start < first
    case (.time(let first, let zone), .time(let last, let own)):
      (own ?? zone ?? localZone).instant(of: last) < (zone ?? localZone).instant(of: first)
    }
  }

  /// Returns the end as local time in the zone of the start. An event without an end lasts one
  /// second.
  private func wallEnd(
    of start: LocalTime, _ zone: (any ZoneRules)?, _ end: Moment?, _ length: ICalendarDuration?
  ) -> LocalTime {
    var last = start
    switch (end, length) {
    case (.time(let time, let own)?, _):
      last = time
      // For a floating event, the end is converted to the zone of this device.
      let clock = zone ?? localZone
      if let own, own.name != clock.name { last = clock.localTime(at: own.instant(of: time)) }
    case (.day(let day)?, _): last = day.start
    case (nil, let length?):
      last = start.adding(seconds: length.days * 86_400)
      if let zone {
        let moment = zone.instant(of: last).adding(milliseconds: Int64(length.seconds) * 1000)
        last = zone.localTime(at: moment)
      } else {
        last = last.adding(seconds: length.seconds)
      }
    case (nil, nil): break
    }
    return last > start ? last : start.adding(seconds: 1)
  }

  /// Returns those periods in RDATE that are not as long as the event, with their starts.
  mutating func periodsOfOtherLength(
    in component: ICalendarComponent, _ usual: EventSpan, _ when: When
  ) -> [(start: LocalTime, span: EventSpan)] {
    guard case .time = when.start else { return [] }
    var found: [(start: LocalTime, span: EventSpan)] = []
    for line in component.all("RDATE") where line.bytes.contains(UInt8(ascii: "/")) {
      let zoneName = line.parameter("TZID")
      for text in line.value.split(separator: ",") {
        let ends = text.split(separator: "/")
        guard ends.count == 2, let first = moment(ends[0], zoneName: zoneName) else { continue }
        let length = ICalendarDuration(ends[1])
        let end = length == nil ? moment(ends[1], zoneName: zoneName) : nil
        guard length != nil || end != nil else { continue }
        let start = originalStart(first, when)
        let last = wallEnd(of: start, when.zone, end, length)
        // Skip a period that ends before it starts, whose length would be one second.
        guard let span = try? EventSpan(from: start, to: last, zone: usual.zone),
          span.length > 1, span.length != usual.length
        else { continue }
        let tied = When(span: span, zone: when.zone, isSeries: true)
        found.append((start, followsZone(when) ? (try? anchored(tied)) ?? span : span))
      }
    }
    return found
  }

  func anchored(_ when: When) throws -> EventSpan {
    guard let zone = when.zone,
      case .floating(let start, let end) = when.span.adjusted(in: zone).span.bounds
    else { return when.span }
    let first = zone.instant(of: start)
    return try EventSpan(
      from: first, to: max(zone.instant(of: end), first.adding(milliseconds: 1000)), in: zone)
  }
}
