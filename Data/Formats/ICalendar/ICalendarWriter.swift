import HearthDomain

/// Writes a calendar file: what was read as it was read, with no more than what was changed since.
final class ICalendarWriter: CalendarWriter {
  private let file: ICalendarFile
  private let local: any ZoneRules
  private let now: Instant
  private let find: @Sendable (String) -> (any ZoneRules)?
  private let isZoned: Bool
  /// The zones that were read, by their names, and the texts that were looked through already.
  private var readZones: [String: [UInt8]] = [:]
  private var seenTexts: Set<String> = []
  /// The zones of events of our own, with the years in which they are needed.
  private var ownZones: [String: ClosedRange<Int>] = [:]
  /// What series are called in files of which a part was split off, by the number that has then.
  private var earlierParts: [ID<Event>: String] = [:]

  init(
    file: ICalendarFile, local: any ZoneRules, now: Instant,
    zones: @escaping @Sendable (String) -> (any ZoneRules)?, isZoned: Bool
  ) {
    self.file = file
    self.local = local
    self.now = now
    find = zones
    self.isZoned = isZoned
  }

  func announce(_ kept: KeptEvent) {
    if let later = kept.event.laterPart {
      earlierParts[later] = kept.text?.uid ?? kept.event.id.uid
    }
    if let text = kept.text {
      guard !text.zones.isEmpty, seenTexts.insert(text.zones).inserted else { return }
      for zone in ICalendarReader.components(of: KeptBytes.bytes(of: text.zones)) {
        guard let name = zone.first("TZID")?.value, readZones[name] == nil else { continue }
        readZones[name] = zone.raw
      }
      return
    }
    let times = times(of: kept.event)
    guard case .zoned(let name) = times.form else { return }
    let first = kept.event.span.start(in: times.zone ?? local).day.year
    let last =
      kept.event.series.map { $0.last?.day.year ?? thisYear + VTimeZone.yearsAhead }
      ?? kept.event.span.end(in: times.zone ?? local).day.year
    let known = ownZones[name]
    let from = min(first, known?.lowerBound ?? first)
    ownZones[name] = from...max(from, last, known?.upperBound ?? last)
  }

  func beginning() -> [UInt8] {
    var bytes = Array(
      """
      BEGIN:VCALENDAR\r
      VERSION:2.0\r
      PRODID:-//Hearth//Hearth//EN\r
      CALSCALE:GREGORIAN\r\n
      """.utf8)
    for (_, raw) in readZones.sorted(by: { $0.key < $1.key }) { bytes += raw }
    for (name, years) in ownZones.sorted(by: { $0.key < $1.key }) where readZones[name] == nil {
      guard let zone = find(name) else { continue }
      bytes += VTimeZone(name, zone, years: years, now: thisYear).component.raw
    }
    return bytes
  }

  func ending() -> [UInt8] { Array("END:VCALENDAR\r\n".utf8) }

  func bytes(of kept: KeptEvent) -> [UInt8] {
    guard let text = kept.text else { return bytes(of: kept, called: kept.event.id.uid) }
    guard let base = file.meaning(of: text),
      var editing = ICalendarEditing(
        kept, ICalendarEvent(kept: text), since: base, reader(of: text), now: now)
    else { return KeptBytes.bytes(of: text.text) }
    editing.apply()
    return editing.components.reduce(into: []) { $1.write(to: &$0) }
  }

  private func reader(of text: EventText) -> ICalendarEventReader {
    ICalendarEventReader(zones: ICalendarZones(kept: text.zones, find: find), local: local)
  }

  private var thisYear: Int { local.localTime(at: now).day.year }

  private func times(of event: Event) -> ICalendarTimes {
    ICalendarTimes(of: event, tied: isZoned, find: find)
  }

  func bytes(of kept: KeptEvent, called uid: String) -> [UInt8] {
    let (event, times) = (kept.event, times(of: kept.event))
    var further = earlierParts[event.id].map { ["RELATED-TO:\($0)"] } ?? []
    var changed: [ICalendarComponent] = []
    func list(_ name: String, _ originals: [LocalTime]) {
      guard !originals.isEmpty else { return }
      let line = times.line(name, originals.sorted().map { times.time(at: $0) })
      further.append(String(decoding: line.bytes, as: UTF8.self))
    }
    var days = daysOfRareRule(event)
    var removed: [LocalTime] = []
    for exception in kept.exceptions {
      switch exception.change {
      case .removed: removed.append(exception.original)
      case .added: days.append(exception.original)
      case .moved(let details):
        changed.append(
          OwnEventLines(
            Event(id: event.id, details: details), times, uid: uid, stamp: stamp(of: event),
            override: exception.original
          ).component)
      }
    }
    list("RDATE", days)
    list("EXDATE", removed)
    let whole = OwnEventLines(
      event, times, uid: uid, stamp: stamp(of: event),
      leavingOut: LeftOutDays(of: kept, in: local, now: now)
    ).component(further)
    return ([whole] + changed).reduce(into: []) { $1.write(to: &$0) }
  }

  /// When the event was made, as its number tells. That of a series that was split off tells no
  /// time, and nobody is to think that it was written in the future: it says any in the past.
  private func stamp(of event: Event) -> Instant {
    let made = event.id.rawValue >> 21
    return Instant(milliseconds: made > now.milliseconds ? made % 1_000_000_000_000 : made)
  }

  /// The days that a rule gives which few programs know, from last year to ten years ahead.
  private func daysOfRareRule(_ event: Event) -> [LocalTime] {
    guard let series = event.series, series.rule.isRare, let start = event.span.repetitionStart,
      let repetition = try? Repetition(
        series.rule, from: start, keepsStart: true, last: event.lastStart(in: local)),
      let first = Day(year: max(1, thisYear - 1), month: 1, day: 1),
      let last = Day(year: min(9999, thisYear + VTimeZone.yearsAhead), month: 12, day: 31)
    else { return [] }
    let holidays = SeriesTimetable(of: event, [], in: local)?.onHolidays(through: last) ?? []
    return repetition.occurrences(in: (first...last).stretch, limit: 1000).times
      .filter { $0 != start.moment && !holidays.contains($0) }
  }
}
