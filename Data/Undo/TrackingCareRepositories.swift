import HearthDomain

/// Keeps waterings, and notes what changes.
struct TrackingWateringRepository: WateringRepository {
  let log: ChangeLog

  private var kept: any WateringRepository { log.kept.waterings }

  func save(_ watering: Watering) throws {
    try log.note(.watering(watering.id))
    try kept.save(watering)
  }

  func remove(_ id: ID<Watering>) throws {
    try log.note(.watering(id))
    try kept.remove(id)
  }

  func watering(_ id: ID<Watering>) throws -> Watering? { try kept.watering(id) }

  func waterings(of person: ID<Person>, on days: ClosedRange<Day>) throws -> [Watering] {
    try kept.waterings(of: person, on: days)
  }

  func waterings(on day: Day, in places: Range<Int>) throws -> [Watering] {
    try kept.waterings(on: day, in: places)
  }

  func search(_ words: String, in places: Range<Int>) throws -> [Watering] {
    try kept.search(words, in: places)
  }

  func days(in days: ClosedRange<Day>) throws -> [Day] { try kept.days(in: days) }

  func counts(on days: ClosedRange<Day>) throws -> [Day: Int] { try kept.counts(on: days) }

  func newest(of person: ID<Person>, in places: Range<Int>) throws -> [Watering] {
    try kept.newest(of: person, in: places)
  }

  func unreviewed(in places: Range<Int>) throws -> [Watering] { try kept.unreviewed(in: places) }

  func unreviewed(enteredAt moments: Range<Instant>) throws -> [Watering] {
    try kept.unreviewed(enteredAt: moments)
  }
}

/// Keeps postponements, and notes what changes.
struct TrackingPostponementRepository: PostponementRepository {
  let log: ChangeLog

  private var kept: any PostponementRepository { log.kept.postponements }

  func save(_ postponement: Postponement) throws {
    try log.note(.postponement(postponement.id))
    try kept.save(postponement)
  }

  func remove(_ id: ID<Postponement>) throws {
    try log.note(.postponement(id))
    try kept.remove(id)
  }

  func postponement(_ id: ID<Postponement>) throws -> Postponement? {
    try kept.postponement(id)
  }

  func postponements(of person: ID<Person>) throws -> [Postponement] {
    try kept.postponements(of: person)
  }
}
