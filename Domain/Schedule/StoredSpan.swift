/// A span as stored numbers: seconds since 1970, in UTC if anchored, else on the wall clock.
package struct StoredSpan {
  package var isAllDay = false
  package var isAnchored = false
  package let starts: Int
  package let ends: Int

  package static let secondsPerDay = 86_400

  /// Midnight at the end of the last day.
  package static let latestEnd = (Day.latest.number + 1) * secondsPerDay

  /// Seconds of the supported days, and of the midnight after the last one.
  package static let validSeconds = Day.earliest.number * secondsPerDay...latestEnd
}

extension EventSpan {
  package var stored: StoredSpan {
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

  /// Reads the five columns of a span.
  init(_ cells: KindCells) throws {
    let stored = StoredSpan(
      isAllDay: try cells.column(0, .flag), isAnchored: try cells.column(1, .flag),
      starts: try cells.column(2, .number(in: StoredSpan.validSeconds)),
      ends: try cells.column(3, .number(in: StoredSpan.validSeconds)))
    let zone = try cells.column(4, .string)
    self = try cells.part(3) { try $0.requireKnown(EventSpan(stored, zone)) }
  }

  /// Returns nil for times that are not stored in this way.
  private init?(_ stored: StoredSpan, _ zone: String) throws {
    if stored.isAllDay {
      guard let first = Day(secondsSinceEpoch: stored.starts),
        let after = Day(secondsSinceEpoch: stored.ends - StoredSpan.secondsPerDay)
      else { return nil }
      try self.init(allDayFrom: first, through: after, zone: zone)
    } else if stored.isAnchored {
      try self.init(
        from: Instant(milliseconds: Int64(stored.starts) * 1000),
        to: Instant(milliseconds: Int64(stored.ends) * 1000),
        in: FixedZone(name: zone, secondsEast: 0))
    } else {
      let times = [stored.starts, stored.ends].map(LocalTime.init(clampingSecondsSinceEpoch:))
      guard times.map(\.secondsSinceEpoch) == [stored.starts, stored.ends] else { return nil }
      try self.init(from: times[0], to: times[1], zone: zone)
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
  /// Reads the columns with the regular and the late lead times.
  init(_ cells: KindCells, isAllDay: Bool) throws {
    let text = try cells.text()
    let late = try cells.column(1, .optional(.string))
    if text == LeadTimes.storedAtStart, late == nil {
      self = .atStart
      return
    }
    let minutes = try cells.requireKnown(LeadTimes.parseMinutes(text))
    guard isAllDay || minutes.allSatisfy({ $0 >= 0 }) else { throw InvalidCellError(index: 0) }
    let plain = try LeadTimes(minutesBefore: minutes)
    guard let late else {
      self = plain
      return
    }
    let both = try cells.part(1) { cells in
      let minutes = try cells.requireKnown(LeadTimes.parseMinutes(late))
      guard minutes.allSatisfy({ $0 < 0 }) else { throw InvalidCellError(index: 0) }
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
