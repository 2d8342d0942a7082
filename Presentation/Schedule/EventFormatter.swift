import HearthDomain
import HearthWhen
import JSONText

/// Formats events as text and JSON, relative to the current time.
struct EventFormatter: Sendable {
  let clock: LocalClock
  /// Whether readers of that language see public holidays in calendars.
  var usesHolidays: @Sendable (Language) -> Bool = { $0 == .korean }

  var today: Day { clock.today }

  /// Parses typed days. A day with several meanings, such as a weekday, is taken to be in the
  /// future.
  var dateReader: WhenReader { WhenReader(clock, .future) }

  func words(_ language: Language) -> OccurrenceWords {
    OccurrenceWords(language, today: today)
  }

  func occurrence(of event: Event) -> Occurrence { Occurrence(of: event, in: clock.zone) }

  /// Returns the count of days since the first occurrence.
  func dayCount(of occurrence: Occurrence) -> DayCount {
    DayCount(since: occurrence.storedEvent.span.start(in: clock.zone).day)
  }

  func status(of occurrence: Occurrence) -> EventStatus { occurrence.status(at: clock.now()) }

  /// Returns the start in the event's own time zone, such as `09:00 Asia/Tokyo`; with the date if
  /// that differs. Nil if that is the local zone, for all-day events, and for floating times unless
  /// the series follows its zone.
  func startInOwnZone(_ occurrence: Occurrence) -> String? {
    EventFormatter.startInOwnZone(
      occurrence, followsZone: occurrence.storedEvent.series?.followsZone == true, from: clock.zone,
      today: today)
  }

  /// Returns the start in the event's own time zone; nil if that is the zone `here`, or if the
  /// event's zone does not matter.
  static func startInOwnZone(
    _ occurrence: Occurrence, followsZone: Bool, from here: any ZoneRules, today: Day
  ) -> String? {
    let span = occurrence.event.span
    guard span.zone != here.name, let zone = here.zone(named: span.zone) else { return nil }
    switch span.bounds {
    case .anchored: break
    case .floating: if !followsZone { return nil }
    case .allDay: return nil
    }
    let start = zone.localTime(at: occurrence.startsAt)
    let time = DayFormatter(.english, today: today).time(start.time)
    let day = start.day == occurrence.start.day ? "" : "\(start.day) "
    return "\(day)\(time) \(span.zone.displayedZone)"
  }

  /// Returns the question to ask before adding an event that is already over, or nil if it is not
  /// over.
  func pastQuestion(_ details: EventDetails) -> Words? {
    guard let id = ID<Event>(rawValue: 1) else { return nil }
    let occurrence = occurrence(of: Event(id: id, details: details))
    guard status(of: occurrence) == .done else { return nil }
    let when = Words { words($0).dateAndTime(occurrence) }
    return Words(
      ko: "\(KoreanParticle.topic(when.ko)) 이미 지났어요. 그래도 적을까요?",
      en: "\(when.en) has already passed. Plan it anyway?")
  }

  /// Returns the question to ask before adding an event that is already planned.
  func duplicateQuestion(_ planned: Occurrence) -> Words {
    let when = Words { words($0).dateAndTime(planned) }
    let title = planned.event.title.quotable()
    return Words(
      ko: "같은 일정이 이미 있어요: \(title), \(when.ko). 하나 더 적을까요?",
      en: "This is already planned: \(title), \(when.en). Plan it once more?")
  }

  func json(of listed: ListedEvent) -> JSONObject {
    var json = listed.occurrence.json(
      status: listed.status, overlaps: listed.overlaps.firstOverlaps, exceptions: listed.exceptions,
      in: clock.zone)
    if listed.overlaps.hasMore { json.append("hasMoreOverlaps", .bool(true)) }
    if !listed.unsupportedAlarms.isEmpty {
      json.append("untoldAlarms", .array(listed.unsupportedAlarms.map { .string($0.trigger) }))
    }
    if let later = listed.laterPart { json.append("laterPart", .string(later.id.fullForm)) }
    if !listed.unreadRules.isEmpty {
      json.append("unreadRules", .array(listed.unreadRules.map { .string($0) }))
    }
    return json
  }

  func json(of outcome: EventOutcome, exceptions: [SeriesException]) -> JSONObject {
    var json = json(
      of: ListedEvent(
        occurrence: outcome.occurrence, status: status(of: outcome.occurrence),
        overlaps: Overlaps(outcome.overlaps, hasMore: outcome.hasMoreOverlaps),
        exceptions: exceptions))
    if !outcome.omittedLines.isEmpty {
      json.append("linesLeftOut", .array(outcome.omittedLines.map { .string($0) }))
    }
    return json
  }
}
