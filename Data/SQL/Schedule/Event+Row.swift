import HearthDomain

extension Event: TableRow {
  static let fields: [SQLField<Event>] = [
    SQLField("id", nil, .id) { .integer($0.id.rawValue) }, SQLField("title") { .text($0.title) },
    SQLField("note") { .text($0.note) },
    SQLField("allDay", nil, .flag) { .flag($0.span.stored.isAllDay) },
    SQLField("anchored", nil, .flag) { .flag($0.span.stored.isAnchored) },
    SQLField("starts", nil, .clock) { .number($0.span.stored.starts) },
    SQLField("ends", nil, .clock) { .number($0.span.stored.ends) },
    SQLField(derived: "reach") {
      .number(EventReach.level(ofSeconds: $0.span.stored.ends - $0.span.stored.starts))
    },
    SQLField("zone") { .text($0.span.zone) },
    SQLField("reminders", nil, .numbers) { .text($0.details.reminders.text) },
  ]

  static let table = SQLTable("event", columns: columnNames)

  init(row: SQLRow) throws {
    self.init(
      id: try row.id("id"),
      details: EventDetails(
        title: try row.convert("title", row.text("title")) { try EventTitle(kept: $0) },
        note: try row.convert("note", row.text("note")) { try EventNote(kept: $0) },
        span: try EventSpan(StoredSpan(row: row), row), reminders: try LeadTimes(row: row)))
  }

  /// What the event is found by.
  var searchText: SearchText { SearchText([title, note]) }
}

/// A span in the numbers of the table `event`: seconds since 1970, of UTC where it is anchored,
/// else of the wall clock.
struct StoredSpan {
  let isAllDay: Bool
  let isAnchored: Bool
  let starts: Int
  let ends: Int

  init(isAllDay: Bool = false, isAnchored: Bool = false, starts: Int, ends: Int) {
    self.isAllDay = isAllDay
    self.isAnchored = isAnchored
    self.starts = starts
    self.ends = ends
  }

  init(row: SQLRow) throws {
    self.init(
      isAllDay: try row.flag("all_day"), isAnchored: try row.flag("anchored"),
      starts: try row.calendarSeconds("starts"), ends: try row.calendarSeconds("ends"))
  }

  static let secondsOfDay = 86_400
}

extension SQLRow {
  /// Seconds since 1970 of a supported day, or of the midnight after the last.
  func calendarSeconds(_ column: String) throws -> Int {
    let day = StoredSpan.secondsOfDay
    let first = Day.earliest.number * day
    let last = (Day.latest.number + 1) * day
    return try convert(column, int(column)) { (first...last).contains($0) ? $0 : nil }
  }
}

extension EventSpan {
  var stored: StoredSpan {
    switch bounds {
    case .floating(let start, let end):
      StoredSpan(starts: start.secondsSinceEpoch, ends: end.secondsSinceEpoch)
    case .anchored(let start, let end):
      StoredSpan(isAnchored: true, starts: start.seconds, ends: end.seconds)
    case .allDay(let first, let last):
      // The day after the last may lie beyond the calendar, which no number minds.
      StoredSpan(
        isAllDay: true, starts: first.number * StoredSpan.secondsOfDay,
        ends: (last.number + 1) * StoredSpan.secondsOfDay)
    }
  }

  fileprivate init(_ stored: StoredSpan, _ row: SQLRow) throws {
    let zone = try row.text("zone")
    self = try row.convert("ends", stored) { stored in
      if stored.isAllDay {
        guard let first = Day(secondsSinceEpoch: stored.starts),
          let after = Day(secondsSinceEpoch: stored.ends - StoredSpan.secondsOfDay)
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
  /// The day that begins so many seconds after 1970; nil if none does.
  fileprivate init?(secondsSinceEpoch seconds: Int) {
    guard seconds % StoredSpan.secondsOfDay == 0 else { return nil }
    self.init(number: seconds / StoredSpan.secondsOfDay)
  }
}

extension LeadTimes {
  /// The minutes in ascending order, a space between them.
  fileprivate var text: String { minutesBefore.map(String.init).joined(separator: " ") }

  fileprivate init(row: SQLRow) throws {
    let text = try row.text("reminders")
    if text == LeadTimes.usual {
      self = .atStart
      return
    }
    self = try row.convert("reminders", text) { text in
      let minutes = text.split(separator: " ").map { Int($0) }
      guard minutes.allSatisfy({ $0 != nil }) else { return nil }
      return try LeadTimes(minutesBefore: minutes.compactMap { $0 })
    }
  }

  /// How ``LeadTimes/atStart`` is kept, which most events have.
  private static let usual = "0"
}
