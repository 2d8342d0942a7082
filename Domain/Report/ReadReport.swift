/// Reads a report in one transaction.
///
/// The period is read once. Memory is limited to the report itself and a month of events.
public struct ReadReport: Sendable {
  private let store: any Store
  public let clock: LocalClock

  public init(store: any Store, clock: LocalClock) {
    self.store = store
    self.clock = clock
  }

  /// Returns the report of the period. If it is private, names and memos are left out. Throws
  /// ``DomainError/invalid(_:)`` for a period in the future.
  public func callAsFunction(
    _ period: ReportPeriod, isPrivate: Bool = false
  ) throws -> Report {
    let today = clock.today
    let (first, last) = (period.days.lowerBound, period.days.upperBound)
    guard first <= today else {
      throw DomainError.invalid(.day, .inTheFuture(first, today: today))
    }
    let days = first...min(last, today)
    return try store.read { repositories in
      Report(
        period: period, days: days, createdOn: today, isPrivate: isPrivate,
        name: isPrivate ? .blank : try repositories.profile.load().displayName,
        moods: try moods(repositories, on: days, isPrivate),
        people: try people(repositories, on: days, isPrivate),
        plans: try plans(repositories, period, on: days),
        books: try books(repositories, on: days),
        sayings: try sayings(repositories, on: days, isPrivate))
    }
  }
}

extension ReadReport {
  private func moods(
    _ repositories: Repositories, on days: ClosedRange<Day>, _ isPrivate: Bool
  ) throws -> ReportedMoods {
    let found = try repositories.moodDays.daysWithMoods(days, isNewestFirst: false, limit: .max)
    let extremes = ReportedMoods.brightestAndHeaviest(of: found)
    func canvases(_ days: [MoodDay]) throws -> [MoodCanvas] {
      try days.map {
        let canvas = try repositories.canvas(of: $0.day)
        return isPrivate ? canvas.withoutMemos : canvas
      }
    }
    return ReportedMoods(
      days: found, palette: try repositories.moodSettings.load().palette,
      brightest: try canvases(extremes.brightest), heaviest: try canvases(extremes.heaviest))
  }

  private func people(
    _ repositories: Repositories, on days: ClosedRange<Day>, _ isPrivate: Bool
  ) throws -> ReportedPeople {
    let met = try repositories.waterings.wateredPeople(in: days)
    let order = met.map { (id: $0.key, days: $0.value.count) }
      .sorted { ($1.days, $0.id) < ($0.days, $1.id) }
    let shown = try order.prefix(ReportedPeople.maxShown).compactMap { id, days in
      try omittingInvalidRows {
        try repositories.people.person(id).map {
          ReportedPeople.Entry(
            name: isPrivate ? nil : $0.name, plant: $0.plant, stage: $0.stage, contactDays: days)
        }
      }
    }
    return ReportedPeople(
      entries: shown, personCount: met.count,
      contactsByDay: try repositories.waterings.wateringCounts(on: days))
  }

  /// Counts the events month by month, since daily events have many occurrences.
  private func plans(
    _ repositories: Repositories, _ period: ReportPeriod, on days: ClosedRange<Day>
  ) throws -> ReportedPlans {
    var byHour = Array(repeating: 0, count: 24)
    var allDay = 0
    for month in period.allMonths where month.firstDay <= days.upperBound {
      let part = max(month.firstDay, days.lowerBound)...min(month.lastDay, days.upperBound)
      // Skip events that start later today.
      let stretch = part.timeRange.clamped(to: .earliest..<clock.localTime.adding(seconds: 1))
      var filter = EventFilter(timeRange: stretch, startsWithin: true)
      filter.busyOnly = true
      for occurrence in try repositories.events.list(filter, in: clock.zone, places: 0..<Int.max) {
        guard occurrence.isTimed else {
          allDay += 1
          continue
        }
        byHour[occurrence.start.time.hour] += 1
      }
    }
    return ReportedPlans(timedCountByHour: byHour, allDayCount: allDay)
  }

  private func books(
    _ repositories: Repositories, on days: ClosedRange<Day>
  ) throws -> ReportedBooks {
    var shown: [ReportedBooks.Entry] = []
    var seen: Set<ID<Book>> = []
    var tenths = 0
    for found in try repositories.books.booksFinished(on: days).reversed() {
      guard seen.insert(found.book).inserted else { continue }
      guard let book = try omittingInvalidRows({ try repositories.books.book(found.book) }) else {
        seen.remove(found.book)
        continue
      }
      tenths += book.details.spineThickness.tenthsOfMillimetre
      guard shown.count < ReportedBooks.maxShown else { continue }
      shown.append(
        ReportedBooks.Entry(
          book: book, finishedOn: found.day,
          rating: try repositories.rating(of: book, finishedOn: found.day)))
    }
    return ReportedBooks(
      entries: shown, tower: BookTower(books: seen.count, tenths: tenths),
      readDays: ReadDays(try repositories.readingRecords.readingDays(days)))
  }

  /// Returns the sayings liked in the period. The list begins with the latest liked one, so reading
  /// stops before the period.
  private func sayings(
    _ repositories: Repositories, on days: ClosedRange<Day>, _ isPrivate: Bool
  ) throws -> ReportedSayings {
    var shown: [SayingDetails] = []
    var liked = 0
    do {
      try repositories.sayings.list(
        SayingFilter(.liked), at: clock.now(), in: 0..<Int.max
      ) { saying in
        guard let moment = saying.likedAt else { return }
        let day = clock.zone.localTime(at: moment).day
        if day < days.lowerBound { throw ReachedPeriodStart() }
        guard day <= days.upperBound else { return }
        liked += 1
        guard shown.count < ReportedSayings.maxShown else { return }
        shown.append(isPrivate ? saying.details.withoutAuthor : saying.details)
      }
    } catch is ReachedPeriodStart {}
    return ReportedSayings(sayings: shown, likedCount: liked)
  }
}

extension Repositories {
  /// Returns the rating of the last reading that was finished on the day.
  fileprivate func rating(of book: Book, finishedOn day: Day) throws -> Rating? {
    if book.reading?.finishedOn == day { return book.rating }
    return try books.pastReadings(of: book.id).last { $0.reading.finishedOn == day }?.rating
  }
}

/// Thrown to stop reading a list when it reaches the beginning of the period.
private struct ReachedPeriodStart: Error {}

extension MoodCanvas {
  /// Copy without memos and tags.
  fileprivate var withoutMemos: MoodCanvas {
    MoodCanvas(
      day: day,
      moods: moods.map { mood in
        var mood = mood
        mood.details.memo = .blank
        mood.details.tags = .none
        return mood
      }, inAll: moods.count + hiddenCount, palette: palette)
  }
}
