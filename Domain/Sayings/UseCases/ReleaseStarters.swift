/// How far the starter collection was handed out in a store.
public struct StarterProgress: Hashable, Sendable {
  /// The day on which the first lines were loaded.
  public let startedOn: Day
  /// How many lines were handed out; one that was removed since stays removed.
  public internal(set) var released: Int
  /// Whether its lines come in their seasons, as they do not in stores that are older than that.
  public let isSeasonal: Bool

  public init(startedOn: Day, released: Int, isSeasonal: Bool = true) {
    self.startedOn = startedOn
    self.released = released
    self.isSeasonal = isSeasonal
  }

  /// How many lines come at once when a store is made.
  package static let atOnce = 90
  /// Those of them that are new, so that a newcomer sees what the dot is: they bid welcome.
  static let newOnes = 57..<60
  /// On how many days after the first another line comes.
  static let furtherDays = 365
  /// So many lines came in the order of the collection before there were seasons.
  static let linesBeforeSeasons = 150

  /// The day on which the line at that place comes.
  static func day(ofPlace place: Int, startedOn: Day) -> Day {
    startedOn.adding(days: max(0, place - atOnce + 1))
  }

  /// How many days have passed since the last line came; nil while there are more to come.
  func daysSinceEnd(on day: Day, of lines: Int) -> Int? {
    let last = StarterProgress.day(
      ofPlace: min(lines, StarterProgress.atOnce + StarterProgress.furtherDays) - 1,
      startedOn: startedOn)
    return released >= lines && day > last ? day - last : nil
  }

  /// How many of so many lines are to be handed out by that day.
  static func due(on day: Day, startedOn: Day, of lines: Int) -> Int {
    min(lines, atOnce + min(furtherDays, max(0, day - startedOn)))
  }
}

/// Hands out the starter collection: many lines when a store is made, then one a day.
///
/// Costs one read when nothing is due, and leaves a store alone that cannot be written.
public struct ReleaseStarters: Sendable {
  let store: any Store
  let clock: LocalClock
  private let collection: @Sendable () -> [StarterLine]

  var lines: [StarterLine] { collection() }

  /// The lines are asked for only where some are handed out, or one is looked for.
  init(
    store: any Store, clock: LocalClock, from collection: @escaping @Sendable () -> [StarterLine]
  ) {
    (self.store, self.clock, self.collection) = (store, clock, collection)
  }

  public func callAsFunction() throws {
    let today = clock.today
    guard try store.read({ try isDue(in: $0, on: today) }) else { return }
    // The first lines are waited for: without them there are none, and own ones would come before.
    let isNew = try store.read { try $0.starters.progress() == nil }
    do {
      try isNew
        ? store.write { try release(in: $0, on: today) }
        : store.writeIfFree { try release(in: $0, on: today) }
    } catch let error as DomainError where error.forbidsWriting {
      return
    }
  }

  /// The same within a transaction.
  func callAsFunction(in repositories: Repositories) throws {
    let today = clock.today
    if try isDue(in: repositories, on: today) { try release(in: repositories, on: today) }
  }

  /// How many days ago the last of all lines came; nil while there are more to come.
  public func daysSinceEnd() throws -> Int? {
    let progress = try store.read { try $0.starters.progress() }
    return progress?.daysSinceEnd(on: clock.today, of: lines.count)
  }

  /// Whether the saying is no line of the collection that belongs to another season.
  func isInSeason(_ saying: Saying) -> Bool {
    let today = clock.today
    return !lines.contains { line in
      guard let season = line.season, !season.contains(today) else { return false }
      return line.korean == saying.details.korean?.value
    }
  }

  private func isDue(in repositories: Repositories, on today: Day) throws -> Bool {
    guard let progress = try repositories.starters.progress() else { return true }
    // Mostly that much is enough to know, however many lines there are.
    let most = StarterProgress.due(on: today, startedOn: progress.startedOn, of: .max)
    return progress.released < most && progress.released < due(on: today, progress)
  }

  private func due(on day: Day, _ progress: StarterProgress) -> Int {
    StarterProgress.due(on: day, startedOn: progress.startedOn, of: lines.count)
  }

  private func release(in repositories: Repositories, on today: Day) throws {
    var progress = try repositories.starters.progress() ?? beginning(in: repositories, on: today)
    let places = progress.released..<max(progress.released, due(on: today, progress))
    let order = StarterOrder(of: lines, upTo: places.upperBound, progress).places
    for (place, line) in order.enumerated().dropFirst(places.lowerBound) {
      // Another device may have handed it out, and somebody may have removed it there.
      if try repositories.knowsStarter(line) { continue }
      let moment = moment(ofLine: line, at: place, startedOn: progress.startedOn)
      try repositories.sayings.save(
        Saying(
          id: ID(starter: line), number: try repositories.sayings.nextNumber(),
          details: try lines[line].details(), addedAt: moment))
    }
    progress.released = places.upperBound
    try repositories.starters.keep(progress)
  }

  /// A store that joined others goes on where they are.
  private func beginning(
    in repositories: Repositories, on today: Day
  ) throws -> StarterProgress {
    var known = 0
    if try repositories.sync.part() != nil {
      known = try lines.indices.count { try repositories.knowsStarter($0) }
    }
    let days = max(0, known - StarterProgress.atOnce)
    return StarterProgress(startedOn: today.adding(days: -days), released: 0)
  }

  /// A line of a later day is as old as if somebody had looked on that day.
  private func moment(ofLine line: Int, at place: Int, startedOn: Day) -> Instant {
    let now = clock.now()
    let day = StarterProgress.day(ofPlace: place, startedOn: startedOn)
    if day > startedOn {
      return min(now, clock.zone.instant(of: LocalTime(day: day, time: .midnight)))
    }
    let isNew = StarterProgress.newOnes.contains(line)
    return isNew ? now : Saying.lastOldMoment(at: now)
  }
}

extension Repositories {
  /// Whether the line is there, or was removed on any of the devices.
  fileprivate func knowsStarter(_ line: Int) throws -> Bool {
    let id = ID<Saying>(starter: line)
    if try sayings.saying(id) != nil { return true }
    return try sync.part() != nil
      && !sync.things(at: [JournalPlace(.saying, id.rawValue)]).isEmpty
  }
}

/// Keeps how far the starter collection was handed out.
public protocol StarterRepository {
  /// All that the program ships, in the order of the collection.
  var lines: [StarterLine] { get }

  /// Nil in a store that was just made.
  func progress() throws -> StarterProgress?

  func keep(_ progress: StarterProgress) throws
}
