/// A watering, and the steps of affection that it adds to the plant.
public struct WateringWithSteps: Hashable, Sendable {
  public let watering: Watering
  /// Steps of affection added; 0 if an earlier watering of the same day added them.
  public let steps: Int
}

/// The last notes about a person, as topics for the next conversation.
public struct LastReview: Hashable, Sendable {
  /// The keywords of the last watering with keywords.
  public internal(set) var keywords: [Keyword] = []
  /// The last two waterings with a memo, the newest first.
  public internal(set) var wateringsWithMemo: [Watering] = []
  /// The waterings on days on which no watering has a review, the newest first.
  public internal(set) var unreviewedWaterings: [Watering] = []
}

extension PeopleQueries {
  /// Returns the waterings of the person at these indices, the newest first.
  public func history(of id: ID<Person>, in places: Range<Int>) throws -> [WateringWithSteps] {
    try store.read { try $0.history(of: id, in: places) }
  }

  /// Passes all waterings of the person to `each`, the newest first.
  public func history(of id: ID<Person>, each: (WateringWithSteps) throws -> Void) throws {
    try store.read { repositories in
      var count = 0
      while true {
        let places = count..<count + PeopleQueries.historyPageSize
        let page = try repositories.history(of: id, in: places)
        try page.forEach(each)
        count += page.count
        if page.count < places.count { return }
      }
    }
  }

  private static let historyPageSize = 500

  /// Returns the watering with the steps of affection that it adds.
  public func withSteps(_ watering: Watering) throws -> WateringWithSteps {
    let sameDay = try store.read {
      try $0.waterings.waterings(of: watering.personID, on: watering.day...watering.day)
    }
    let isFirst = sameDay.first.map { $0.id == watering.id } ?? true
    return WateringWithSteps(watering: watering, steps: isFirst ? watering.steps : 0)
  }

  /// Returns a month in the calendar of the person's plant; throws
  /// ``DomainError/notFound(_:query:nearest:)``.
  public func calendar(of id: ID<Person>, in month: Month) throws -> CareCalendar {
    try store.read { repositories in
      CareCalendar(
        of: try repositories.existing(id), month: month,
        waterings: try repositories.waterings.waterings(
          of: id, on: month.firstDay...month.lastDay),
        today: clock.today)
    }
  }

  /// Returns the last keywords and memos among the person's last fifty waterings.
  public func lastReview(of id: ID<Person>) throws -> LastReview {
    let last = try store.read { try $0.waterings.newest(of: id, in: 0..<50) }
    let written = Set(last.filter { !$0.review.isBlank }.map(\.day))
    return LastReview(
      keywords: last.first { !$0.review.keywords.isEmpty }?.review.keywords ?? [],
      wateringsWithMemo: Array(last.filter { !$0.review.memo.isEmpty }.prefix(2)),
      unreviewedWaterings: last.filter { $0.review.isBlank && !written.contains($0.day) })
  }
}

extension Repositories {
  fileprivate func history(of id: ID<Person>, in places: Range<Int>) throws -> [WateringWithSteps] {
    let page = try waterings.newest(of: id, in: places)
    guard let first = page.last else { return [] }
    // Earlier waterings of the last day on this page may be on the next page.
    let sameDay = try waterings.waterings(of: id, on: first.day...first.day)
    var firsts: [Day: ID<Watering>] = [:]
    for watering in page + sameDay {
      firsts[watering.day] = min(firsts[watering.day] ?? watering.id, watering.id)
    }
    return page.map {
      WateringWithSteps(watering: $0, steps: firsts[$0.day] == $0.id ? $0.steps : 0)
    }
  }
}
