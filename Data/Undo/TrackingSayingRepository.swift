import HearthDomain

/// Keeps sayings, and notes what changes.
struct TrackingSayingRepository: SayingRepository {
  let log: ChangeLog

  private var kept: any SayingRepository { log.kept.sayings }

  func save(_ saying: Saying) throws {
    try log.note(.saying(saying.id))
    try kept.save(saying)
  }

  func remove(_ id: ID<Saying>) throws {
    try log.note([.saying(id), .rest(id)])
    if let sentence = try log.kept.sentences.sentence(of: id) {
      try log.note(.sentence(sentence.id))
    }
    try kept.remove(id)
  }

  func saying(_ id: ID<Saying>) throws -> Saying? { try kept.saying(id) }

  func saying(numbered number: Int) throws -> Saying? { try kept.saying(numbered: number) }

  func saying(withTextsOf details: SayingDetails) throws -> Saying? {
    try kept.saying(withTextsOf: details)
  }

  func nextNumber() throws -> Int { try kept.nextNumber() }

  func list(
    _ filter: SayingFilter, at now: Instant, in places: Range<Int>, each: (Saying) throws -> Void
  ) throws {
    try kept.list(filter, at: now, in: places, each: each)
  }

  func list(after number: Int, limit: Int) throws -> [Saying] {
    try kept.list(after: number, limit: limit)
  }

  func search(
    _ words: String, in places: Range<Int>, each: (Saying) throws -> Void
  ) throws {
    try kept.search(words, in: places, each: each)
  }

  func totals() throws -> SayingTotals { try kept.totals() }
}

/// Keeps how far the starter collection was handed out; who hands out lines of it does so by
/// themselves.
struct TrackingStarterRepository: StarterRepository {
  let log: ChangeLog

  func progress() throws -> StarterProgress? { try log.kept.starters.progress() }

  func keep(_ progress: StarterProgress) throws {
    log.isByItself = true
    try log.kept.starters.keep(progress)
  }
}
