/// Reads the data of a status line. It changes nothing and marks no saying as shown.
package struct ReadStatus: Sendable {
  /// Number of open books that are considered, those with the nearest targets.
  package static let maxBooks = 20
  /// Number of newest sayings that are considered.
  static let maxSayings = 100
  /// Number of current events to read; among them, one with times is preferred to all-day events.
  private static let maxPresentEvents = 8

  private let store: any Store
  private let clock: LocalClock

  package init(store: any Store, clock: LocalClock) {
    self.store = store
    self.clock = clock
  }

  /// Reads the requested parts in one transaction; the others keep their default values.
  package func callAsFunction(_ parts: Set<Status.Part>) throws -> Status {
    guard !parts.isEmpty else { return Status() }
    return try store.read { repositories in
      var status = Status()
      for part in parts { try read(part, from: repositories, into: &status) }
      return status
    }
  }

  private func read(
    _ part: Status.Part, from repositories: Repositories, into status: inout Status
  ) throws {
    let today = clock.today
    switch part {
    case .duePeople:
      let totals = try repositories.people.totals(on: today)
      status.duePeople = totals.duePlants + totals.wiltedPlants
    case .nextPerson:
      status.nextPerson = try repositories.people.list(.all, in: 0..<1).first
    case .currentEvent:
      let going = try repositories.ongoingOccurrences(ReadStatus.maxPresentEvents, by: clock)
      status.currentEvent = going.first { $0.isTimed } ?? going.first
    case .nextEvent:
      status.nextEvent = try repositories.upcomingOccurrences(1, by: clock).first
    case .pages:
      status.pages = try pagesToRead(repositories, today)
    case .mood:
      status.mood = try latestMood(repositories, of: today)
    case .saying:
      status.saying = try newestUnreadSaying(repositories, at: clock.now())
    }
  }

  /// Returns today's last mood, ignoring those in the future.
  private func latestMood(_ repositories: Repositories, of today: Day) throws -> Mood? {
    let end = ID<Mood>(rawValue: .max).map {
      MoodSortKey(day: today, instant: clock.now(), id: $0)
    }
    return try repositories.moods.list(.on(today), .newest(1, before: end)).first
  }

  /// Returns the newest unread saying; nil if there is none among the newest ones.
  private func newestUnreadSaying(_ repositories: Repositories, at now: Instant) throws -> Saying? {
    var found: Saying?
    do {
      try repositories.sayings.list(
        SayingFilter(.new), at: now, in: 0..<ReadStatus.maxSayings
      ) { saying in
        guard saying.isUnread(at: now) else { return }
        found = saying
        throw StopEnumeration()
      }
    } catch is StopEnumeration {}
    return found
  }

  private func pagesToRead(_ repositories: Repositories, _ today: Day) throws -> Status.Pages {
    // Books without a target sort last and need no pages today.
    let plans = try repositories.books.list(
      BookFilter(.open), by: .target, today: today, in: 0..<ReadStatus.maxBooks + 1
    ).compactMap { $0.plan(today: today) }
    return Status.Pages(
      count: plans.prefix(ReadStatus.maxBooks).filter { !$0.isInPercent }
        .reduce(0) { $0 + $1.pagesLeftToday },
      isOpenEnded: plans.count > ReadStatus.maxBooks)
  }
}

/// Stops an enumeration.
private struct StopEnumeration: Error {}
