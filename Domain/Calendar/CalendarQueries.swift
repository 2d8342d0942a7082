/// Queries for the calendar of all areas.
///
/// A person appears only on the next due day, since later ones depend on when the user gets in
/// touch. Overdue people appear on today.
public struct CalendarQueries: Sendable {
  private let store: any Store
  public let clock: LocalClock

  public init(store: any Store, clock: LocalClock) {
    self.store = store
    self.clock = clock
  }

  public var today: Day { clock.today }

  private static let maxNames = 10_000

  /// Returns the month, listing at most `limit` of its events.
  public func month(_ month: Month, naming limit: Int) throws -> CalendarMonth {
    let (days, today) = (month.firstDay...month.lastDay, clock.today)
    return try store.read { repositories in
      let birthdays = try repositories.birthdays(on: days)
      let marks = try repositories.itemCounts(on: days, birthdays, today: today, in: clock.zone)
      // One more than needed, to detect whether there are more.
      let most = min(max(0, limit), CalendarQueries.maxNames)
      let events = try repositories.events.list(.on(days), in: clock.zone, places: 0..<most + 1)
      return CalendarMonth(
        month, days: marks,
        notes: notes(
          birthdays, Array(events.prefix(most)),
          try most > 0 ? repositories.tasks(on: days, today: today, in: clock.zone) : [:],
          from: days.lowerBound),
        hasMoreEvents: events.count > most,
        palette: try repositories.moodSettings.load().palette)
    }
  }

  private func notes(
    _ birthdays: [UpcomingBirthday], _ events: [Occurrence], _ tasks: [Day: [DueTask]],
    from first: Day
  ) -> [CalendarNote] {
    let notes =
      birthdays.map { CalendarNote(.birthday($0), on: $0.day) }
      + events.map { CalendarNote(.event($0), on: max($0.start.day, first)) }
      + tasks.flatMap { day, due in
        due.map { CalendarNote(.task($0, at: $0.due(in: clock.zone)?.time), on: day) }
      }
    return Dictionary(grouping: notes, by: \.day).sorted { $0.key < $1.key }
      .flatMap { day, notes in
        notes.map(\.item).sorted(for: day).map { CalendarNote($0, on: day) }
      }
  }

  /// Returns the day with at most `limit` items of each kind.
  public func day(_ day: Day, limit: Int) throws -> DayItems {
    let today = clock.today
    return try store.read { repositories in
      let birthdays = try repositories.birthdays(on: day...day)
      let marks = try repositories.itemCounts(
        on: day...day, birthdays, today: today, in: clock.zone)
      let reader = DayReader(repositories: repositories, day: day, limit: limit)
      let things =
        birthdays.prefix(limit).map { .birthday($0) } + (try reader.people(today: today))
        + (try reader.events(in: clock.zone)) + (try reader.tasks(today: today, in: clock.zone))
        + (try reader.moods()) + (try reader.books())
      let general = try repositories.moodSettings.load().palette
      return DayItems(
        counts: marks.first ?? CalendarDay(day: day), items: things.sorted(for: day),
        palette: marks.first?.palette ?? general)
    }
  }
}

/// Reads the items of a day, at most `limit` of each kind.
private struct DayReader {
  let repositories: Repositories
  let day: Day
  let limit: Int

  func people(today: Day) throws -> [DayItem] {
    let due =
      day < today
      ? []
      : try repositories.people.list(
        day == today ? .due(until: day) : .due(on: day), in: 0..<limit)
    let waterings = try repositories.waterings.waterings(on: day, in: 0..<limit)
    return due.map { .due($0) }
      + (try waterings.map { .watering($0, of: try repositories.existing($0.personID)) })
  }

  func events(in zone: any ZoneRules) throws -> [DayItem] {
    try repositories.events.list(.on(day...day), in: zone, places: 0..<limit).map { .event($0) }
  }

  func tasks(today: Day, in zone: any ZoneRules) throws -> [DayItem] {
    let tasks = try repositories.tasks(on: day...day, today: today, in: zone)[day] ?? []
    return tasks.prefix(limit).map { .task($0, at: $0.due(in: zone)?.time) }
  }

  func moods() throws -> [DayItem] {
    try repositories.moods.list(.on(day), .oldest(limit)).map { .mood($0) }
  }

  func books() throws -> [DayItem] {
    let (targets, finished) = (
      try repositories.books.booksWithTarget(on: day...day),
      try repositories.books.booksFinished(on: day...day)
    )
    return try targets.prefix(limit).map { .target(try repositories.existing($0.book)) }
      + finished.prefix(limit).map { .finished(try repositories.existing($0.book)) }
      + repositories.readingRecords.list(on: day).map {
        .read(BookRead(book: try repositories.existing($0.book), record: $0))
      }
  }
}
