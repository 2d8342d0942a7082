/// The kinds of entries that a calendar exported for other programs may include.
public enum LifePart: String, CaseIterable, Hashable, Sendable {
  case people
  case books
  case moods
  case events
}

/// An entry that is not an event in this program but is exported as one.
public enum ExportedItem: Hashable, Sendable {
  case birthday(Person)
  case watering(Person)
  case target(Book)
  /// The daily reading plan until the target day.
  case plan(Book, ReadingPlan)
  case mood(Mood)
}

/// Exports birthdays, waterings, reading plans, moods and events as one calendar, for a phone.
public struct ExportLife: UseCase, Sendable {
  let context: UseCaseContext

  /// Writes the file in chunks and returns the number of events. `called` returns the title of an
  /// entry in the user's language.
  @discardableResult
  public func callAsFunction(
    _ parts: Set<LifePart>, as file: some CalendarFile, _ settings: ReminderSettings,
    called: (ExportedItem) throws -> EventTitle, to write: ([UInt8]) throws -> Void
  ) throws -> Int {
    try store.read { repositories in
      var marks: [(uid: String, event: StoredEvent)] = []
      try forEachItem(parts, in: repositories) { mark in
        if let event = try event(of: mark, settings, called: try called(mark)) {
          marks.append((mark.uid, event))
        }
      }
      let timestampCache = EventTimestampCache(repositories)
      func events(_ body: (StoredEvent) throws -> Void) throws {
        guard parts.contains(.events) else { return }
        try repositories.events.all { event, text in
          try body(timestampCache.storedEvent(event, text: text))
        }
      }
      let writer = file.makeWriter(CalendarExportOptions(isZoned: true, namesAll: true))
      try events { writer.register($0) }
      for mark in marks { writer.register(mark.event) }
      try write(writer.header())
      var count = marks.count
      for mark in marks { try write(writer.bytes(of: mark.event, called: mark.uid)) }
      try events {
        try write(writer.bytes(of: $0))
        count += 1
      }
      try write(writer.footer())
      return count
    }
  }

  private func forEachItem(
    _ parts: Set<LifePart>, in repositories: Repositories, _ body: (ExportedItem) throws -> Void
  ) throws {
    if parts.contains(.people) {
      try repositories.people.list(.all, in: 0..<Int.max) { person in
        if person.details.birthday != nil { try body(.birthday(person)) }
        try body(.watering(person))
      }
    }
    if parts.contains(.books) {
      let today = clock.today
      let open = try repositories.books.list(
        BookFilter(.open), by: .target, today: today, in: 0..<Int.max)
      for book in open where book.reading?.targetOn != nil {
        try body(.target(book))
        if let plan = book.plan(today: today), plan.pagesLeft > 0, !plan.isLate {
          try body(.plan(book, plan))
        }
      }
    }
    guard parts.contains(.moods) else { return }
    var page = MoodPage(isNewestFirst: false, limit: 500)
    while true {
      let moods = try repositories.moods.list(.all, page)
      for mood in moods { try body(.mood(mood)) }
      guard moods.count == page.limit, let last = moods.last else { break }
      page.after = last.sortKey
    }
  }

  /// Returns the item as an event; nil if it has no day.
  private func event(
    of mark: ExportedItem, _ settings: ReminderSettings, called title: EventTitle
  ) throws -> StoredEvent? {
    func wholeDay(_ day: Day, alarm: TimeOfDay?) throws -> EventDetails {
      var details = EventDetails(
        title: title,
        span: try EventSpan(allDayFrom: day, through: day, zone: clock.zone.name))
      details.reminders = try LeadTimes(
        minutesBefore: alarm.map { [-($0.hour * 60 + $0.minute)] } ?? [])
      return details
    }
    switch mark {
    case .birthday(let person):
      guard let birthday = person.details.birthday else { return nil }
      let from = Day(year: clock.today.year - 1, month: 1, day: 1) ?? clock.today
      guard let first = birthday.next(from: from) else { return nil }
      let details = try wholeDay(first, alarm: settings.birthdayTime)
      let isYearly =
        if case .solar(_, let month, let day) = birthday { month != 2 || day != 29 } else { false }
      return try seriesEvent(
        mark, details, isYearly ? Recurrence("FREQ=YEARLY", from: .file) : birthday.recurrence,
        from: first)
    case .watering(let person):
      let alarm = person.details.alarm
      return try singleEvent(
        mark, wholeDay(max(person.care.dueOn, clock.today), alarm: alarm.isOn ? alarm.time : nil))
    case .target(let book):
      guard let target = book.reading?.targetOn else { return nil }
      return try singleEvent(mark, wholeDay(target, alarm: settings.readingTime))
    case .plan(let book, let plan):
      guard let target = book.reading?.targetOn else { return nil }
      let first = plan.pagesLeftToday > 0 ? clock.today : clock.today.adding(days: 1)
      guard first <= target else { return nil }
      return try seriesEvent(
        mark, wholeDay(first, alarm: settings.readingTime),
        Recurrence("FREQ=DAILY;COUNT=\(target - first + 1)", from: .file), from: first)
    case .mood(let mood):
      let start = mood.moment.instant
      return try singleEvent(
        mark,
        EventDetails(
          title: title,
          span: EventSpan(
            from: start, to: start.adding(milliseconds: 60_000), in: FixedZone.utc)))
    }
  }

  private func singleEvent(_ mark: ExportedItem, _ details: EventDetails) throws -> StoredEvent? {
    ID<Event>(rawValue: mark.number).map {
      StoredEvent(Event(id: $0, details: details), [], text: nil)
    }
  }

  private func seriesEvent(
    _ mark: ExportedItem, _ details: EventDetails, _ rule: Recurrence, from first: Day
  ) throws -> StoredEvent? {
    guard let id = ID<Event>(rawValue: mark.number) else { return nil }
    let series = try EventSeries(rule, from: .day(first))
    return StoredEvent(
      Event(id: id, details: details, repetition: .series(series)), [], text: nil)
  }
}

extension ExportedItem {
  /// UID of the exported event. It never changes, so that reading the calendar again replaces
  /// earlier entries.
  var uid: String {
    switch self {
    case .birthday(let person): "birthday-\(person.id.fullForm)@hearth"
    case .watering(let person): "water-\(person.id.fullForm)@hearth"
    case .target(let book): "target-\(book.id.fullForm)@hearth"
    case .plan(let book, _): "plan-\(book.id.fullForm)@hearth"
    case .mood(let mood): "mood-\(mood.id.fullForm)@hearth"
    }
  }

  fileprivate var number: Int64 {
    switch self {
    case .birthday(let person), .watering(let person): person.id.rawValue
    case .target(let book), .plan(let book, _): book.id.rawValue
    case .mood(let mood): mood.id.rawValue
    }
  }
}
