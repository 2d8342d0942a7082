/// How many sayings of the starter collection a store has got so far.
public struct StarterProgress: Hashable, Sendable {
  /// The day on which the store got the first starter sayings.
  public let startedOn: Day
  /// Number of starter sayings added so far, including those that the user has removed. After the
  /// last one, it also counts the days on which a saying may have returned.
  public internal(set) var releasedCount: Int
  /// Whether starter sayings are added in their seasons; false for stores older than this feature.
  public let isSeasonal: Bool

  public init(startedOn: Day, released: Int, isSeasonal: Bool = true) {
    self.startedOn = startedOn
    self.releasedCount = released
    self.isSeasonal = isSeasonal
  }

  /// Number of starter sayings in a newly created store.
  package static let initialCount = 90
  /// Indices of the starter sayings that count as new in a new store, so that a new user sees the
  /// red dot. They welcome the user.
  static let unreadLineIndices = 57..<60
  /// Number of days, after the first, on each of which one more starter saying is added.
  static let dailyReleaseDays = 365
  /// Number of starter sayings that stores older than the seasons feature get in the order of the
  /// collection.
  static let linesBeforeSeasons = 150

  /// Returns the day on which the starter saying at this position of the order is added.
  static func releaseDay(ofPlace place: Int, startedOn: Day) -> Day {
    startedOn.adding(days: max(0, place - initialCount + 1))
  }

  /// Returns the number of days since the last of all starter sayings was added; nil while some are
  /// still to come.
  func daysSinceLastRelease(on day: Day, of lines: Int) -> Int? {
    let last = StarterProgress.releaseDay(
      ofPlace: min(lines, StarterProgress.initialCount + StarterProgress.dailyReleaseDays) - 1,
      startedOn: startedOn)
    return releasedCount >= lines && day > last ? day - last : nil
  }

  /// Whether all starter sayings were added before that day and none has returned on it.
  func isReturnDue(on day: Day, of lines: @autoclosure () -> Int) -> Bool {
    let days = day - startedOn
    guard days > 0, releasedCount < StarterProgress.initialCount + days else { return false }
    let due = StarterProgress.dueCount(on: day, startedOn: startedOn, of: lines())
    return due > 0 && releasedCount >= due
  }

  /// Returns the number of starter sayings to be added by that day.
  static func dueCount(on day: Day, startedOn: Day, of lines: Int) -> Int {
    min(lines, initialCount + min(dailyReleaseDays, max(0, day - startedOn)))
  }
}

/// Adds the starter collection to the store step by step: many sayings when the store is created,
/// then one a day. After the last one, a saying of the season returns each day.
///
/// If nothing is due, this costs one read. Does nothing if the store cannot be written.
public struct ReleaseStarters: Sendable {
  let store: any Store
  let clock: LocalClock
  private let collection: @Sendable () -> [StarterLine]

  var lines: [StarterLine] { collection() }

  /// Creates the use case; `collection` is called only when starter sayings are added or looked up.
  init(
    store: any Store, clock: LocalClock, from collection: @escaping @Sendable () -> [StarterLine]
  ) {
    (self.store, self.clock, self.collection) = (store, clock, collection)
  }

  public func callAsFunction() throws {
    let today = clock.today
    let progress = try store.read { try $0.starters.progress() }
    do {
      // In a new store, wait until it can be written. Otherwise there would be no sayings, and the
      // user's own ones would get the first numbers.
      if progress == nil {
        try store.write { try release(in: $0, on: today) }
      } else if isDue(progress, on: today) {
        try store.writeIfFree { try release(in: $0, on: today) }
      } else if progress?.isReturnDue(on: today, of: lines.count) == true {
        try store.relaxedWrite(ifFree: true) { try returnLine(in: $0, on: today) }
      }
    } catch let error as DomainError where error.isStoreReadOnly {
      return
    }
  }

  /// Adds the starter sayings that are due, within a transaction.
  func callAsFunction(in repositories: Repositories) throws {
    let today = clock.today
    let progress = try repositories.starters.progress()
    if isDue(progress, on: today) { try release(in: repositories, on: today) }
  }

  /// Returns the number of days since the last of all starter sayings was added; nil while some are
  /// still to come.
  public func daysSinceLastRelease() throws -> Int? {
    let progress = try store.read { try $0.starters.progress() }
    return progress?.daysSinceLastRelease(on: clock.today, of: lines.count)
  }

  /// Whether the saying may be shown today; false for a starter saying of another season.
  func isInSeason(_ saying: Saying) -> Bool {
    let today = clock.today
    return !lines.contains { line in
      guard let season = line.season, !season.contains(today) else { return false }
      return line.korean == saying.details.korean?.value
    }
  }

  private func isDue(_ progress: StarterProgress?, on today: Day) -> Bool {
    guard let progress else { return true }
    // This cheap check usually suffices; it does not load the collection.
    let most = StarterProgress.dueCount(on: today, startedOn: progress.startedOn, of: .max)
    return progress.releasedCount < most && progress.releasedCount < dueCount(on: today, progress)
  }

  private func dueCount(on day: Day, _ progress: StarterProgress) -> Int {
    StarterProgress.dueCount(on: day, startedOn: progress.startedOn, of: lines.count)
  }

  private func release(in repositories: Repositories, on today: Day) throws {
    var progress =
      try repositories.starters.progress() ?? initialProgress(in: repositories, on: today)
    let places = progress.releasedCount..<max(progress.releasedCount, dueCount(on: today, progress))
    let order = StarterOrder(of: lines, upTo: places.upperBound, progress).lineIndices
    for (place, line) in order.enumerated().dropFirst(places.lowerBound) {
      // Another device may have added this saying, and the user may have removed it there.
      if try repositories.isKnownStarter(line) { continue }
      let moment = additionMoment(ofLine: line, at: place, startedOn: progress.startedOn)
      try repositories.sayings.save(
        Saying(
          id: ID(starter: line), number: try repositories.sayings.nextNumber(),
          details: try lines[line].details(), addedAt: moment))
    }
    progress.releasedCount = places.upperBound
    try repositories.starters.save(progress)
  }

  /// Makes the starter saying that returns on that day new again, unless the user has removed it.
  /// Each device does that for itself, so it is not journaled.
  private func returnLine(in repositories: Repositories, on today: Day) throws {
    guard var progress = try repositories.starters.progress(),
      progress.isReturnDue(on: today, of: lines.count)
    else { return }
    try repositories.journal.excludeTransaction()
    if let line = StarterOrder.returningLine(of: lines, on: today, progress),
      var saying = try repositories.sayings.saying(ID(starter: line))
    {
      saying.addedAt = clock.zone.instant(of: LocalTime(day: today, time: .midnight))
      saying.openedAt = nil
      try repositories.sayings.save(saying)
    }
    progress.releasedCount = StarterProgress.initialCount + (today - progress.startedOn)
    try repositories.starters.save(progress)
  }

  /// Returns the progress of a new store. If the store joined other devices, it continues after the
  /// starter sayings that they already have.
  private func initialProgress(
    in repositories: Repositories, on today: Day
  ) throws -> StarterProgress {
    var known = 0
    if try repositories.sync.participation() != nil {
      known = try lines.indices.count { try repositories.isKnownStarter($0) }
    }
    let days = max(0, known - StarterProgress.initialCount)
    return StarterProgress(startedOn: today.adding(days: -days), released: 0)
  }

  /// Returns the moment at which a starter saying counts as added. After the first day, that is the
  /// beginning of the day on which it is due.
  private func additionMoment(ofLine line: Int, at place: Int, startedOn: Day) -> Instant {
    let now = clock.now()
    let day = StarterProgress.releaseDay(ofPlace: place, startedOn: startedOn)
    if day > startedOn {
      return min(now, clock.zone.instant(of: LocalTime(day: day, time: .midnight)))
    }
    let isNew = StarterProgress.unreadLineIndices.contains(line)
    return isNew ? now : Saying.lastOldMoment(at: now)
  }
}

extension Repositories {
  /// Whether the starter saying exists here, or was removed on any device.
  fileprivate func isKnownStarter(_ line: Int) throws -> Bool {
    let id = ID<Saying>(starter: line)
    if try sayings.saying(id) != nil { return true }
    return try sync.participation() != nil
      && !sync.itemStates(at: [ItemReference(.saying, id.rawValue)]).isEmpty
  }
}

/// Stores how many sayings of the starter collection were added.
public protocol StarterRepository {
  /// All sayings that come with the program, in the order of the collection.
  var lines: [StarterLine] { get }

  /// Returns how many starter sayings were added; nil in a new store.
  func progress() throws -> StarterProgress?

  func save(_ progress: StarterProgress) throws
}
