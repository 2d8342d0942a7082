import HearthDomain

extension Event: TableRow {
  static let fields: [SQLField<Event>] = [
    SQLField("id", nil, .id) { .integer($0.id.rawValue) }, SQLField("title") { .text($0.title) },
    SQLField("note") { .text($0.note) },
    SQLField("allDay", nil, .flag) { .flag($0.span.storedSpan.isAllDay) },
    SQLField("anchored", nil, .flag) { .flag($0.span.storedSpan.isAnchored) },
    SQLField("starts", nil, .localTime) { .number($0.span.storedSpan.starts) },
    SQLField("ends", nil, .localTime) { .number($0.span.storedSpan.ends) },
    SQLField(derived: "reach") {
      .number(
        EventLengthLevels.level(ofSeconds: $0.span.storedSpan.ends - $0.span.storedSpan.starts))
    },
    SQLField("zone") { .text($0.span.zone) },
    SQLField("reminders", nil, .numbers) { .text($0.details.regularRemindersText) },
    SQLField("lateReminders", nil, .numbers) { .text($0.details.lateRemindersText) },
    SQLField("rule") { .text($0.series?.rule.description) },
    SQLField("skipHolidays", nil, .flag) { $0.series?.skipsHolidays == true ? .flag(true) : .null },
    SQLField("followsZone", nil, .flag) { $0.series?.followsZone == true ? .flag(true) : .null },
    SQLField("afterDone", nil, .number) { .number($0.afterDone?.days) },
    SQLField("timesLeft", nil, .number) { .number($0.afterDone?.timesLeft) },
    SQLField("part") { .text($0.details.availability.storedValue) },
    SQLField("calendar") { .text($0.calendar.isHome ? nil : $0.calendar.value) },
    SQLField(derived: "rule_last") { .number($0.series?.lastStart?.secondsSinceEpoch) },
    SQLField(derived: "repeats") { .flag($0.series != nil) },
    SQLField(derived: "until") { .number($0.seriesEnd.map { min($0, StoredSpan.latestEnd) }) },
    SQLField(derived: "months") { .number($0.series == nil ? 0 : $0.seriesDays.months) },
    SQLField(derived: "weekdays") { .number($0.series == nil ? 0 : $0.seriesDays.weekdays) },
    SQLField(derived: "month_days") { .number($0.series == nil ? 0 : $0.seriesDays.monthDays) },
  ]

  static let table = SQLTable("event", columns: columnNames)

  /// Columns that ``init(row:)`` reads, for lists: all that users entered, and the last start of a
  /// series, which would be slow to compute.
  static let readColumns = fields.filter { $0.key != nil || $0.column == "rule_last" }
    .map(\.column).joined(separator: ", ")

  init(row: SQLRow) throws {
    try self.init(row: row) { try Recurrence($0, from: .file) }
  }

  /// Reads a row. `rule` parses recurrence rules, and may cache them.
  init(row: SQLRow, rule: (String) throws -> Recurrence) throws {
    let details = try EventDetails(row: row)
    self.init(
      id: try row.id("id"), details: details,
      repetition: try EventRepetition(row: row, of: details.span, rule),
      in: try row.optional("calendar", row.text)
        .map { name in try row.convert("calendar", name) { try CalendarName($0) } } ?? .home)
  }

  /// The event, with the last start of its series computed again.
  var withRecomputedLast: Event {
    guard let series, let start = span.repetitionStart,
      let anew = try? EventSeries(
        series.rule, from: start, skipsHolidays: series.skipsHolidays,
        followsZone: series.followsZone)
    else { return self }
    return Event(id: id, details: details, repetition: .series(anew), in: calendar)
  }

  /// Returns the search text of the event, including titles and notes of overrides and the words in
  /// its iCalendar text.
  func searchText(with exceptions: [SeriesException], _ told: EventSearchWords) -> SearchText {
    let known = [title, details.title.asOccurrenceTitle.value, note, ""]
    let own = exceptions.compactMap { exception -> [String]? in
      guard !exception.isRemoved, let details = exception.details else { return nil }
      return [details.title.value, details.note.value].filter { !known.contains($0) }
    }
    return SearchText([title, note] + own.joined()).appending(told.all)
  }
}

extension EventRepetition {
  /// Reads the repetition. The last start is computed if the row lacks it, as in archives.
  init?(
    row: SQLRow, of span: EventSpan,
    _ rule: (String) throws -> Recurrence = { try Recurrence($0, from: .file) }
  ) throws {
    if let text = try row.optional("rule", row.text) {
      self = .series(try row.convert("rule", text) { try EventSeries(rule($0), of: span, row) })
    } else if let days = try row.optional("after_done", row.int) {
      let times = try row.optional("times_left", row.int)
      self = .afterDone(
        try row.convert("after_done", days) { try AfterDone(days: $0, timesLeft: times) })
    } else {
      return nil
    }
  }
}

extension EventSeries {
  fileprivate init?(_ rule: Recurrence, of span: EventSpan, _ row: SQLRow) throws {
    guard let start = span.repetitionStart else { return nil }
    let skips = try row.optional("skip_holidays", row.flag) ?? false
    let follows = try row.optional("follows_zone", row.flag) ?? false
    guard row.columns.index(of: "rule_last") != nil else {
      try self.init(rule, from: start, skipsHolidays: skips, followsZone: follows)
      return
    }
    let last = try row.optional("rule_last", row.calendarSeconds)
    self.init(
      known: rule, last: last.map(LocalTime.init(clampingSecondsSinceEpoch:)), skipsHolidays: skips,
      followsZone: follows)
  }
}

extension EventDetails {
  /// Reads columns that events and overrides have in common.
  init(row: SQLRow) throws {
    self.init(
      title: try row.convert("title", row.text("title")) { try EventTitle(stored: $0) },
      note: try row.convert("note", row.text("note")) { try EventNote(stored: $0) },
      span: try EventSpan(StoredSpan(row: row), row), reminders: try LeadTimes(row: row),
      availability: try row.optional("part", row.text)
        .map { part in try row.convert("part", part) { EventAvailability(rawValue: $0) } } ?? .busy)
  }
}

extension EventAvailability {
  /// The value stored in a row; nil for the default, busy.
  var storedValue: String? { self == .busy ? nil : rawValue }
}

/// A span as numbers in the table `event`: seconds since 1970, in UTC if anchored, else on the wall
/// clock.
struct StoredSpan {
  var isAllDay = false
  var isAnchored = false
  let starts: Int
  let ends: Int
}

extension StoredSpan {
  init(row: SQLRow) throws {
    self.init(
      isAllDay: try row.flag("all_day"), isAnchored: try row.flag("anchored"),
      starts: try row.calendarSeconds("starts"), ends: try row.calendarSeconds("ends"))
  }

  static let secondsPerDay = 86_400

  /// Midnight at the end of the last day.
  static let latestEnd = (Day.latest.number + 1) * secondsPerDay
}

extension SQLRow {
  /// Returns seconds since 1970 of a supported day, or of the midnight after the last one.
  func calendarSeconds(_ column: String) throws -> Int {
    let day = StoredSpan.secondsPerDay
    let first = Day.earliest.number * day
    return try convert(column, int(column)) {
      (first...StoredSpan.latestEnd).contains($0) ? $0 : nil
    }
  }
}

extension EventSpan {
  var storedSpan: StoredSpan {
    switch bounds {
    case .floating(let start, let end):
      StoredSpan(starts: start.secondsSinceEpoch, ends: end.secondsSinceEpoch)
    case .anchored(let start, let end):
      StoredSpan(isAnchored: true, starts: start.seconds, ends: end.seconds)
    case .allDay(let first, let last):
      // The day after the last one is beyond the calendar, but valid as a number.
      StoredSpan(
        isAllDay: true, starts: first.number * StoredSpan.secondsPerDay,
        ends: (last.number + 1) * StoredSpan.secondsPerDay)
    }
  }

  fileprivate init(_ stored: StoredSpan, _ row: SQLRow) throws {
    let zone = try row.text("zone")
    self = try row.convert("ends", stored) { stored in
      if stored.isAllDay {
        guard let first = Day(secondsSinceEpoch: stored.starts),
          let after = Day(secondsSinceEpoch: stored.ends - StoredSpan.secondsPerDay)
        else { return nil }
        return try EventSpan(allDayFrom: first, through: after, zone: zone)
      }
      if stored.isAnchored {
        return try EventSpan(
          from: Instant(milliseconds: Int64(stored.starts) * 1000),
          to: Instant(milliseconds: Int64(stored.ends) * 1000),
          in: FixedZone(name: zone, secondsEast: 0))
      }
      let times = [stored.starts, stored.ends].map(LocalTime.init(clampingSecondsSinceEpoch:))
      guard times.map(\.secondsSinceEpoch) == [stored.starts, stored.ends] else { return nil }
      return try EventSpan(from: times[0], to: times[1], zone: zone)
    }
  }
}

extension Day {
  /// Returns the day that begins that many seconds after the beginning of 1970 UTC; nil if no day
  /// does.
  fileprivate init?(secondsSinceEpoch seconds: Int) {
    guard seconds % StoredSpan.secondsPerDay == 0 else { return nil }
    self.init(number: seconds / StoredSpan.secondsPerDay)
  }
}

extension EventDetails {
  /// Minutes of the lead times, ascending, separated by spaces. Those after the start of timed
  /// events are excluded, because older programs would reject the event; they are in
  /// ``lateRemindersText``.
  var regularRemindersText: String {
    let late = lateReminders
    return text(of: reminders.minutesBefore.filter { !late.contains($0) })
  }

  /// Minutes of the lead times after the start of a timed event; nil if there are none.
  var lateRemindersText: String? { lateReminders.isEmpty ? nil : text(of: lateReminders) }

  private func text(of minutes: [Int]) -> String {
    minutes.map(String.init).joined(separator: " ")
  }
}

extension LeadTimes {
  fileprivate init(row: SQLRow) throws {
    let text = try row.text("reminders")
    let late = try row.optional("late_reminders", row.text)
    if text == LeadTimes.storedAtStart, late == nil {
      self = .atStart
      return
    }
    let isAllDay = try row.flag("all_day")
    let plain = try row.convert("reminders", text) { text -> LeadTimes? in
      guard let minutes = LeadTimes.parseMinutes(text), isAllDay || minutes.allSatisfy({ $0 >= 0 })
      else { return nil }
      return try LeadTimes(minutesBefore: minutes)
    }
    guard let late else {
      self = plain
      return
    }
    let both = try row.convert("late_reminders", late) { late -> LeadTimes? in
      guard let minutes = LeadTimes.parseMinutes(late), minutes.allSatisfy({ $0 < 0 }) else {
        return nil
      }
      // If other programs changed both, there may be too many.
      let all = Set(plain.minutesBefore + minutes).sorted(by: >)
      return try LeadTimes(minutesBefore: Array(all.prefix(LeadTimes.maxCount)))
    }
    // If another program made the event all-day, lead times refer to the day.
    self = isAllDay ? plain : both
  }

  private static func parseMinutes(_ text: String) -> [Int]? {
    let minutes = text.split(separator: " ").map { Int($0) }
    return minutes.contains(nil) ? nil : minutes.compactMap { $0 }
  }

  /// Stored form of ``LeadTimes/atStart``, which most events have.
  private static let storedAtStart = "0"
}
