/// Answers from the waterings of all people on some days, for stores without an index.
extension WateringRepository {
  /// The waterings of all people on these days, the newest first.
  private func all(on days: ClosedRange<Day> = .earliest ... .latest) throws -> [Watering] {
    try newest(on: days, in: 0..<Int.max)
  }

  public func daysWithWatering(in days: ClosedRange<Day>) throws -> [Day] {
    try Set(all(on: days).map(\.day)).sorted()
  }

  public func wateredPeople(in days: ClosedRange<Day>) throws -> [ID<Person>: Set<Day>] {
    try all(on: days).reduce(into: [:]) { $0[$1.personID, default: []].insert($1.day) }
  }

  public func wateringCounts(on days: ClosedRange<Day>) throws -> [Day: Int] {
    try all(on: days).reduce(into: [:]) { $0[$1.day, default: 0] += 1 }
  }

  public func waterings(on day: Day, in places: Range<Int>) throws -> [Watering] {
    try all(on: day...day).sorted { $0.id < $1.id }.page(places)
  }

  public func newest(of person: ID<Person>, in places: Range<Int>) throws -> [Watering] {
    try waterings(of: person, on: .earliest ... .latest).reversed().page(places)
  }

  public func forEachReviewed(
    on days: ClosedRange<Day>, each: (_ watering: Watering, _ isEnough: inout Bool) throws -> Void
  ) throws {
    var isEnough = false
    for watering in try all(on: days) where !watering.review.isBlank {
      try each(watering, &isEnough)
      if isEnough { return }
    }
  }

  public func search(_ words: String, in places: Range<Int>) throws -> [Watering] {
    guard !SearchFolding.folded(words).isEmpty else { return [] }
    return try all().filter {
      $0.review.searchedTexts.contains { SearchFolding.matches($0, words) }
    }.page(places)
  }

  public func unreviewed(enteredAt moments: Range<Instant>) throws -> [Watering] {
    let ids = ID<Watering>.values(madeAt: moments)
    return try all().filter { $0.review.isBlank && ids.contains($0.id.rawValue) }
      .sorted { $0.id < $1.id }
  }
}
