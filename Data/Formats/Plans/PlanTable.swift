import HearthDomain

/// Plans as a table. Each row is converted to an iCalendar event. Values without an iCalendar
/// property go to the event's note, so that an export contains them as well.
struct PlanTable {
  let zone: any ZoneRules
  let hints: ImportHints
  let reader: ICalendarEventReader

  func read(
    _ source: @escaping () throws -> [UInt8],
    each: (ReadEvent, inout ImportReport) throws -> Void
  ) throws -> ImportReport {
    var reader = reader
    var known: [String: Int] = [:]
    var rows = ReadRecords()
    return try TableReader<PlanPart>(zone: zone, hints: hints).readRows(
      source, required: PlanProgram.requiredColumns, columns: PlanProgram.columns
    ) { record, dates, report in
      let row = try Row(record, dates)
      // Number equal rows, as two rows with the same title and times are two plans.
      let number = known[row.key, default: 0]
      known[row.key] = number + 1
      if rows.repeats(row.lines) { report.warn(line: record.line, .repeated) }
      let uid = ReadEvent.derivedUID(of: row.key + (number == 0 ? "" : "\n\(number)"))
      guard let read = try event(row, uid, line: record.line, &reader) else {
        throw UnreadableRecord(.missing(field: "start"))
      }
      for fact in row.facts + reader.facts { report.warn(line: record.line, fact) }
      try each(read, &report)
    }
  }

  private func event(
    _ row: Row, _ uid: String, line: Int, _ reader: inout ICalendarEventReader
  ) throws -> ReadEvent? {
    var bytes: [UInt8] = []
    for text in ["BEGIN:VEVENT", "UID:\(uid)"] + row.lines + ["END:VEVENT"] {
      ContentFolding.fold(text, into: &bytes)
    }
    let components = ICalendarReader.components(of: bytes).map { $0.starting(at: line) }
    return try reader.read(
      ICalendarEvent(uid: uid, components), text: String(decoding: bytes, as: UTF8.self),
      zonesText: "")
  }

  /// A row as iCalendar properties.
  private struct Row {
    private(set) var lines: [String] = []
    private(set) var facts: [ImportFact] = []
    /// Text from which the plan's UID is derived, so that a second import recognizes it.
    let key: String

    private static let trueWords: Set<String> = [
      "true", "yes", "y", "1", "o", "on", "예", "네", "참", "켜기", "✓",
    ]
    private static let falseWords: Set<String> = [
      "", "false", "no", "n", "0", "x", "off", "-", "아니요", "아니오", "거짓", "끄기", "✗",
    ]

    init(_ record: TableRecord<PlanPart>, _ dates: FileDates) throws(UnreadableRecord) {
      let title = try record.text(.title)
      // The day alone is the start.
      let hasStart = record.columns.has(.start)
      let day = hasStart ? try record.text(.day) : ""
      let start = try record.text(hasStart ? .start : .day)
      let started = start.isEmpty ? day : start
      guard !title.isEmpty else { throw UnreadableRecord(.missing(field: "title")) }
      guard !started.isEmpty else { throw UnreadableRecord(.missing(field: "start")) }
      let ends = PlanMoment.startAndEnd(of: started)
      let date = PlanMoment(day, dates)
      guard ends.count < 3, var start = ends.first.flatMap({ PlanMoment($0, after: date, dates) })
      else {
        throw UnreadableRecord("start", started)
      }
      let times = PlanMoment.startAndEnd(of: try record.text(.startTime))
      guard times.count < 3 else {
        throw UnreadableRecord("start time", times.joined(separator: "-"))
      }
      try start.setTime(times.first ?? "", of: "start time", dates)
      var end: PlanMoment?
      let (endText, endTimeText) = try (record.text(.end), record.text(.endTime))
      let ended = endText.isEmpty ? ends.dropFirst().first ?? "" : endText
      if !ended.isEmpty {
        end = PlanMoment(ended, after: start, dates)
        if end == nil { throw UnreadableRecord("end", ended) }
      }
      let endTime = endTimeText.isEmpty ? times.dropFirst().first ?? "" : endTimeText
      if !endTime.isEmpty {
        end = end ?? start.withoutTime
        try end?.setTime(endTime, of: "end time", dates)
      }
      let isAllDay = Row.isTrue(try record.text(.allDay), of: "all day", &facts)
      // Outlook writes the start of the next day as the end of an all-day event.
      if isAllDay, let last = end, last.time == .midnight, last.day > start.day {
        end?.day = last.day.adding(days: -1)
      }
      if isAllDay || start.time == nil {
        start.time = nil
        end?.time = nil
      }
      if let last = end, last < start { throw UnreadableRecord("end", ended + endTime) }
      key = title + "\n" + start.text
      lines = ["SUMMARY:" + ContentText.escaped(title), "DTSTART" + start.text]
      if let end {
        if end.text != start.text { lines.append("DTEND" + end.asEnd(of: start).text) }
      } else if start.time != nil {
        lines.append("DURATION:PT\(EventSpan.defaultMinutes)M")
      }
      let place = try record.text(.place)
      if !place.isEmpty { lines.append("LOCATION:" + ContentText.escaped(place)) }
      let isTold = day.isEmpty || date?.day == start.day
      let named =
        record.otherValues.map { ($0.name, $0.text) }
        + (isTold ? [] : record.columns[.day].map { ($0.name, day) })
      let others = named.map { name, text in name.isEmpty ? text : "\(name): \(text)" }
      let notes = ([try record.text(.notes)] + others).filter { !$0.isEmpty }
      if !notes.isEmpty {
        lines.append("DESCRIPTION:" + ContentText.escaped(notes.joined(separator: "\n")))
      }
      try addReminder(record, of: title, at: start, dates)
    }

    private static func isTrue(
      _ text: String, of field: String, _ facts: inout [ImportFact]
    ) -> Bool {
      let word = text.lowercased()
      if trueWords.contains(word) { return true }
      if !falseWords.contains(word) {
        facts.append(.unreadable(field: field, text: ImportFact.excerpt(text)))
      }
      return false
    }

    /// Adds the reminder, which Outlook writes as a switch, a day and a time.
    private mutating func addReminder(
      _ record: TableRecord<PlanPart>, of title: String, at start: PlanMoment, _ dates: FileDates
    ) throws(UnreadableRecord) {
      let (day, time) = try (record.text(.reminderDay), record.text(.reminderTime))
      let isOn = Row.isTrue(try record.text(.reminder), of: "reminder on/off", &facts)
      guard isOn || !record.columns.has(.reminder) && !day.isEmpty else { return }
      guard var moment = PlanMoment(day, dates),
        (try? moment.setTime(time, of: "reminder time", dates)) != nil
      else {
        return facts.append(
          .unreadable(field: "reminder date", text: ImportFact.excerpt("\(day) \(time)")))
      }
      let minutes = (start.local.secondsSinceEpoch - moment.local.secondsSinceEpoch) / 60
      let alarm = LocalEventLines.alarm(minutes, title: title)
      lines += String(decoding: alarm.raw, as: UTF8.self).split(separator: "\r\n").map(String.init)
    }
  }
}

/// Start or end of a plan in a table.
struct PlanMoment: Comparable {
  var day: Day
  var time: TimeOfDay?
  /// The moment as written in the table, maybe in another zone than the user's.
  private var statedMoment: FileMoment

  private init(_ told: FileMoment, _ dates: FileDates) {
    self.statedMoment = told
    (day, time) = told.local(in: dates.zone)
  }

  /// Parses the text; nil if it is not a moment. A time without a date is on the day of `start`, if
  /// given. A zone written for the start also applies to the end.
  init?(_ text: String, after start: PlanMoment? = nil, _ dates: FileDates) {
    if let moment = dates.moment(text) {
      self.init(moment.withDefaultClock(start?.statedMoment.clock ?? .reader), dates)
      return
    }
    guard let start, let written = WrittenMoment(FileDates.stripped(text)), !written.hasDate,
      let time = written.time
    else { return nil }
    self.init(start.statedMoment.withTime(time, written.clock), dates)
  }

  /// The time on the clock; midnight for a day without a time.
  var local: LocalTime { LocalTime(day: day, time: time ?? .midnight) }

  /// The day without its time.
  var withoutTime: PlanMoment {
    var moment = self
    moment.time = nil
    return moment
  }

  /// Sets the time to the one in a separate column, named `field` in messages.
  mutating func setTime(
    _ text: String, of field: String, _ dates: FileDates
  ) throws(UnreadableRecord) {
    guard !text.isEmpty else { return }
    guard let written = PlanMoment(text, after: self, dates) else {
      throw UnreadableRecord(field, text)
    }
    self = written
  }

  static func < (left: PlanMoment, right: PlanMoment) -> Bool {
    left.local < right.local
  }

  /// Property value as a floating time or date.
  var text: String {
    guard let time else { return ";VALUE=DATE:" + ICalendarTime.day(day).text }
    return ":" + ICalendarTime.time(LocalTime(day: day, time: time), isUTC: false).text
  }

  /// Returns the exclusive end of a plan: for a day without time, the next day, at midnight if the
  /// start has a time.
  func asEnd(of start: PlanMoment) -> PlanMoment {
    guard time == nil else { return self }
    var end = self
    end.day = day.adding(days: 1)
    if start.time != nil { end.time = .midnight }
    return end
  }

  /// Splits a span into start and end: at an arrow, as Notion writes it, at a tilde or a dash, or
  /// at a hyphen between two times.
  static func startAndEnd(of text: String) -> [String] {
    let parts = text.split { "→~～〜–—".contains($0) }.map(\.withoutBlanks).filter { !$0.isEmpty }
    guard parts.count == 1, let hyphen = hyphenOfSpan(text) else { return parts }
    return [text[..<hyphen], text[text.index(after: hyphen)...]].map(\.withoutBlanks)
  }

  /// Returns the index of the hyphen in `10:00-11:30`, before which a day may be written. Returns
  /// nil if the hyphen belongs to an offset, as in `10:00:00-05:00`, or follows a zone name.
  private static func hyphenOfSpan(_ text: String) -> String.Index? {
    if let moment = ISOMoment(text), !FileDates.isSpan(text, moment) { return nil }
    guard let colon = text.firstIndex(of: ":"),
      let hyphen = text[colon...].firstIndex(of: "-"), text[hyphen...].contains(":")
    else { return nil }
    let before = text[..<hyphen].last { !$0.isWhitespace }?.lowercased() ?? ""
    return "0123456789m분".contains(before) ? hyphen : nil
  }
}
