/// Searches all areas. Starter sayings that are due are added to the store first.
///
/// Each area is queried for one item more than its share:
///
/// - sayings, books and sentences: matches of whole words first, then the newest,
/// - moods and notes about contact with people: the newest,
/// - people: the first of their list, at least a screenful,
/// - events: the nearest to now, at least a screenful.
///
/// Notes have a share of their own, so that names do not hide them.
public struct SearchEverywhere: Sendable {
  private let store: any Store
  public let clock: LocalClock
  private let release: ReleaseStarters

  public init(store: any Store, clock: LocalClock, release: ReleaseStarters) {
    self.store = store
    self.clock = clock
    self.release = release
  }

  /// Result of a search.
  public struct Results: Hashable, Sendable {
    /// The results, the best first.
    public var results: [SearchResult]
    /// Whether there are more matches than the limits allow.
    public var hasMore: Bool

    public static let empty = Results(results: [], hasMore: false)
  }

  /// Searches for the words in one transaction; blank words find nothing. If the words name a day
  /// (`day`), its events and moods come first.
  public func callAsFunction(
    _ words: String, in kinds: Set<Kind> = Set(Kind.searchedKinds), on day: Day? = nil,
    _ bounds: SearchLimits
  ) throws -> Results {
    try SearchedText.check(words)
    let line = try SearchExpression(words)
    guard !SearchFolding.folded(words).isEmpty, bounds.maxTotal > 0 else { return .empty }
    if kinds.contains(.saying) { try release() }
    return try store.read { repositories in
      let sources = Kind.searchedKinds.filter(kinds.contains).flatMap(Source.sources)
      var share = bounds.maxPerArea
      func findings(in source: Source, _ places: Range<Int>) throws -> [SearchResult] {
        switch source {
        case .items(let kind): try self.results(words, line, in: kind, places, repositories)
        case .tasks: try tasks(words, line, in: places, repositories)
        }
      }
      var found = try sources.map { try findings(in: $0, 0..<share + 1) }
      if let more = bounds.increasedShare(afterFinding: found.map(\.count)) {
        for place in found.indices where (share + 1...more).contains(found[place].count) {
          let next = found[place].count..<more + 1
          found[place] += try findings(in: sources[place], next)
        }
        share = more
      }
      if kinds.contains(.person), line.isPlain,
        !found.joined().contains(where: { $0.kind == .person || $0.kind == .contact })
      {
        found.append(try plantedPeople(words, in: 0..<share + 1, repositories))
      }
      let ofDay = try day.map { try items(of: $0, kinds, repositories) } ?? []
      let best =
        ofDay.map { SearchResult($0, by: words, clock) }
        + found.flatMap { $0.prefix(share) }.ranked().filter { !ofDay.contains($0.item) }
      let hasMore = best.count > bounds.maxTotal || found.contains { $0.count > share }
      return Results(results: Array(best.prefix(bounds.maxTotal)), hasMore: hasMore)
    }
  }

  /// Returns people whose name in the linked contact matches; it may differ from their name here.
  private func plantedPeople(
    _ words: String, in places: Range<Int>, _ repositories: Repositories
  ) throws -> [SearchResult] {
    try SeveralWords.search(words, in: places, id: \.id, texts: { [$0.name] }) {
      try repositories.contacts.list(ContactFilter(search: $0, includesPlanted: true), in: $1)
    }
    .map { SearchResult(.contact($0), by: words, clock) }
  }

  /// Returns the events, to-dos and moods of a day.
  private func items(
    of day: Day, _ kinds: Set<Kind>, _ repositories: Repositories
  ) throws -> [FoundItem] {
    let places = 0..<SearchEverywhere.minCandidates
    let events =
      kinds.contains(.event)
      ? try repositories.events.list(.on(day...day), in: clock.zone, places: places) : []
    let moods =
      kinds.contains(.mood) ? try repositories.moods.list(.on(day), .newest(places.count)) : []
    let tasks =
      kinds.contains(.toDo)
      ? try repositories.tasks(on: day...day, today: clock.today, in: clock.zone)[day, default: []]
      : []
    return events.map { .event($0) } + tasks.prefix(places.count).map { .task($0) }
      + moods.map { .mood($0) }
  }

  /// Returns the matching to-dos at these positions, the best first.
  private func tasks(
    _ words: String, _ line: SearchExpression, in places: Range<Int>, _ repositories: Repositories
  ) throws -> [SearchResult] {
    let found = try repositories.tasks(line, clock)
      .map { SearchResult(.task($0), by: line.isPlain ? words : line.longestWord, clock) }
    return Array(found.ranked().prefix(places.upperBound).dropFirst(places.lowerBound))
  }

  /// Minimum number of people, and of events, among which the best are chosen.
  private static let minCandidates = 50

  /// Returns the results of the kind at these indices, the best first; for people and events, the
  /// first request returns all that were checked.
  private func results(
    _ words: String, _ line: SearchExpression, in source: Kind, _ places: Range<Int>,
    _ repositories: Repositories
  ) throws -> [SearchResult] {
    guard line.isPlain else {
      return try items(line, in: source, places, repositories)
        .map { SearchResult($0, by: line.longestWord, clock) }.ranked()
    }
    return try items(words, in: source, places, repositories)
      .map { SearchResult($0, by: words, clock) }.ranked()
  }

  /// Returns the items that match the search text.
  private func items(
    _ line: SearchExpression, in source: Kind, _ places: Range<Int>, _ repositories: Repositories
  ) throws -> [FoundItem] {
    switch source {
    case .person:
      return try Array(each: {
        try repositories.people(.all, by: line, today: clock.today, in: places, each: $0)
      }).map { .person($0) }
    case .contact:
      return try Array(each: {
        try repositories.contacts(.notPlanted, by: line, in: places, each: $0)
      }).map { .contact($0) }
    case .watering:
      return try repositories.waterings(by: line, in: places).map { .watering($0, of: $1) }
    case .saying:
      return try repositories.sayings(by: line, clock, in: places).map { saying in
        .saying(saying, of: try omittingInvalidRows { try repositories.book(ofSaying: saying.id) })
      }
    case .mood:
      let moods = try repositories.moods.list(.all, by: line, .newest(places.upperBound))
      return moods.dropFirst(places.lowerBound).map { .mood($0) }
    case .event:
      if line.asksForDays {
        return try repositories.events(EventFilter(latestFirst: true), by: line, clock, in: places)
          .map { .event($0) }
      }
      return try nearestEvents(in: places) {
        try repositories.events($0, by: line, clock, in: $1)
      }
    case .book:
      return try repositories.books(by: line, clock, in: places).map { .book($0) }
    case .sentence:
      return try repositories.sentences(by: line, in: clock.zone, places)
        .map { .sentence($0, of: $1) }
    case .toDo, .tag, .foundBook, .readingRecord, .zone, .profile, .change:
      return []
    }
  }

  /// Returns people with exactly that name, wherever they are in the list, then the first that
  /// match.
  private func people(
    _ words: String, in places: Range<Int>, _ repositories: Repositories
  ) throws -> [Person] {
    let meant = try omittingInvalidRows {
      try repositories.people.matched(by: NameMatcher(words), limit: places.upperBound)
    }
    let named = (meant ?? []).filter { NameMatchQuality.isWholeName(words, ofAny: $0.names) }
    let listed = try SeveralWords.search(words, in: places, id: \.id, texts: \.names) {
      try repositories.people.list(PersonFilter(search: $0), in: $1)
    }
    return named + listed.filter { person in !named.contains { $0.id == person.id } }
  }

  /// Returns the events at these positions, those nearest to now first. `list` returns those that a
  /// filter accepts; it is called for those to come and for those that have begun.
  private func nearestEvents(
    in places: Range<Int>, _ list: (EventFilter, Range<Int>) throws -> [Occurrence]
  ) rethrows -> [FoundItem] {
    let now = clock.now()
    let time = clock.zone.localTime(at: now)
    let found = try [time..<LocalTime.latest, .earliest..<time].flatMap { range in
      var filter = EventFilter(
        timeRange: range, startsWithin: true, latestFirst: range.upperBound == time)
      filter.seriesOnceFrom = time
      return try list(filter, 0..<places.upperBound)
    }
    return found.sorted { $0.startsAt.distance(from: now) < $1.startsAt.distance(from: now) }
      .prefix(places.upperBound).dropFirst(places.lowerBound).map { .event($0) }
  }

  private func items(
    _ words: String, in source: Kind, _ places: Range<Int>, _ repositories: Repositories
  ) throws -> [FoundItem] {
    let screenful = 0..<max(places.upperBound, SearchEverywhere.minCandidates)
    switch source {
    case .person:
      return try people(words, in: screenful, repositories).dropFirst(places.lowerBound)
        .map { .person($0) }
    case .contact:
      return try SeveralWords.search(words, in: places, id: \.id, texts: { [$0.name] }) {
        try repositories.contacts.list(ContactFilter(search: $0), in: $1)
      }
      .map { .contact($0) }
    case .watering:
      return try SeveralWords.search(
        words, in: places, id: \.id, texts: \.review.searchedTexts
      ) { try repositories.waterings.search($0, in: $1) }
      .compactMap { watering in
        try omittingInvalidRows {
          .watering(watering, of: try repositories.existing(watering.personID))
        }
      }
    case .saying:
      return try repositories.searchSayings(words, in: places)
        .map { saying in
          .saying(
            saying, of: try omittingInvalidRows { try repositories.book(ofSaying: saying.id) })
        }
    case .mood:
      return try SeveralWords.search(words, in: places, id: \.id, texts: \.details.searchedTexts) {
        Array(
          try repositories.moods.list(MoodFilter(search: $0), .newest($1.upperBound))
            .dropFirst($1.lowerBound))
      }
      .map { .mood($0) }
    case .event:
      return try nearestEvents(in: screenful) { filter, places in
        var filter = filter
        return try SeveralWords.search(
          words, in: places, id: \.occurrenceID, texts: \.event.searchedTexts
        ) {
          filter.search = $0
          return try repositories.events.list(filter, in: clock.zone, places: $1)
        }
      }
      .dropFirst(places.lowerBound).map(\.self)
    case .book:
      return try SeveralWords.search(
        words, in: places, id: \.id, texts: \.details.searchedTexts
      ) { try repositories.books.search($0, in: $1) }
      .map { .book($0) }
    case .sentence:
      return try SeveralWords.search(words, in: places, id: \.id, texts: { [$0.text.value] }) {
        try repositories.sentences.search($0, in: $1)
      }
      .compactMap { sentence in
        try omittingInvalidRows {
          .sentence(sentence, of: try repositories.existing(sentence.book))
        }
      }
    case .toDo, .tag, .foundBook, .readingRecord, .zone, .profile, .change:
      return []
    }
  }
}

/// A part of the data that is queried separately.
private enum Source {
  case items(Kind)
  case tasks

  /// Returns the sources in which items of the kind are found. People include the address book and
  /// waterings.
  static func sources(of kind: Kind) -> [Source] {
    if kind == .person { return [.items(.person), .items(.contact), .items(.watering)] }
    return kind == .toDo ? [.tasks] : [.items(kind)]
  }
}

extension [SearchResult] {
  /// Returns the results sorted, the best first; equally good ones keep their order.
  fileprivate func ranked() -> [SearchResult] {
    enumerated().sorted { left, right in
      if SearchResult.isListedBefore(left.element, right.element) { return true }
      if SearchResult.isListedBefore(right.element, left.element) { return false }
      return left.offset < right.offset
    }.map(\.element)
  }
}
