/// How much of the starter collection a store has released.
public struct StarterProgress: Hashable, Sendable {
  /// The day of the first release.
  public let startedOn: Day
  /// Number of released lines, including those removed since.
  public internal(set) var releasedCount: Int
  /// Whether lines are released in their seasons; false for stores older than this feature.
  public let isSeasonal: Bool

  public init(startedOn: Day, released: Int, isSeasonal: Bool = true) {
    self.startedOn = startedOn
    self.releasedCount = released
    self.isSeasonal = isSeasonal
  }

  /// Number of lines released when a store is created.
  package static let initialCount = 90
  /// Indices of the first lines that count as new, so that a new user sees the red dot; they are
  /// welcome lines.
  static let unreadLineIndices = 57..<60
  /// Number of days after the first day on each of which one more line is released.
  static let dailyReleaseDays = 365
  /// Number of lines that stores without seasons release in the order of the collection.
  static let linesBeforeSeasons = 150

  /// Returns the day on which the line at that position is released.
  static func releaseDay(ofPlace place: Int, startedOn: Day) -> Day {
    startedOn.adding(days: max(0, place - initialCount + 1))
  }

  /// Returns the number of days since the last line was released; nil while unreleased lines
  /// remain.
  func daysSinceLastRelease(on day: Day, of lines: Int) -> Int? {
    let last = StarterProgress.releaseDay(
      ofPlace: min(lines, StarterProgress.initialCount + StarterProgress.dailyReleaseDays) - 1,
      startedOn: startedOn)
    return releasedCount >= lines && day > last ? day - last : nil
  }

  /// Returns the number of lines to release by that day.
  static func dueCount(on day: Day, startedOn: Day, of lines: Int) -> Int {
    min(lines, initialCount + min(dailyReleaseDays, max(0, day - startedOn)))
  }
}

/// Releases the starter collection: many lines when a store is created, then one a day.
///
/// Costs one read if nothing is due; does nothing if the store cannot be written.
public struct ReleaseStarters: Sendable {
  let store: any Store
  let clock: LocalClock
  private let collection: @Sendable () -> [StarterLine]

  var lines: [StarterLine] { collection() }

  /// `collection` is only called when lines are released or looked up.
  init(
    store: any Store, clock: LocalClock, from collection: @escaping @Sendable () -> [StarterLine]
  ) {
    (self.store, self.clock, self.collection) = (store, clock, collection)
  }

  public func callAsFunction() throws {
    let today = clock.today
    guard try store.read({ try isDue(in: $0, on: today) }) else { return }
    // The first release waits for the store: otherwise there would be no lines, and the user's own
    // sayings would be numbered first.
    let isNew = try store.read { try $0.starters.progress() == nil }
    do {
      try isNew
        ? store.write { try release(in: $0, on: today) }
        : store.writeIfFree { try release(in: $0, on: today) }
    } catch let error as DomainError where error.isStoreReadOnly {
      return
    }
  }

  /// Releases the due lines within a transaction.
  func callAsFunction(in repositories: Repositories) throws {
    let today = clock.today
    if try isDue(in: repositories, on: today) { try release(in: repositories, on: today) }
  }

  /// Returns the number of days since the last line was released; nil while unreleased lines
  /// remain.
  public func daysSinceLastRelease() throws -> Int? {
    let progress = try store.read { try $0.starters.progress() }
    return progress?.daysSinceLastRelease(on: clock.today, of: lines.count)
  }

  /// Whether the saying is not a starter line of another season.
  func isInSeason(_ saying: Saying) -> Bool {
    let today = clock.today
    return !lines.contains { line in
      guard let season = line.season, !season.contains(today) else { return false }
      return line.korean == saying.details.korean?.value
    }
  }

  private func isDue(in repositories: Repositories, on today: Day) throws -> Bool {
    guard let progress = try repositories.starters.progress() else { return true }
    // This cheap check mostly suffices; it does not load the lines.
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
      // Another device may have released the line, and the user may have removed it there.
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

  /// Returns the initial progress; a store that joined other devices continues where they are.
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

  /// Returns the moment of adding: a line of a later day counts as added at the start of that day.
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
  /// Whether the line exists here, or was removed on any device.
  fileprivate func isKnownStarter(_ line: Int) throws -> Bool {
    let id = ID<Saying>(starter: line)
    if try sayings.saying(id) != nil { return true }
    return try sync.participation() != nil
      && !sync.itemStates(at: [ItemReference(.saying, id.rawValue)]).isEmpty
  }
}

/// Stores how much of the starter collection was released.
public protocol StarterRepository {
  /// All lines that come with the program, in the order of the collection.
  var lines: [StarterLine] { get }

  /// Nil in a new store.
  func progress() throws -> StarterProgress?

  func save(_ progress: StarterProgress) throws
}
