extension MoodRepository {
  /// Returns the moods that match the search text, up to the page's limit.
  func list(_ filter: MoodFilter, by line: SearchExpression, _ page: MoodPage) throws -> [Mood] {
    var narrow = filter
    narrow.search = line.longestWord
    narrow.tag = filter.tag ?? line.tag
    let stretches = line.dayRanges.intersection(with: [filter.days])
    var found: [Mood] = []
    for days in page.isNewestFirst ? stretches.reversed() : stretches {
      narrow.days = days
      var next = page
      // Read more moods than needed at a time, since not all will match.
      next.limit = max(256, min(page.limit, 4_096))
      while found.count < page.limit {
        let moods = try list(narrow, next)
        found += moods.filter { line.accepts(SearchableProperties($0)) }
        guard moods.count == next.limit, let last = moods.last else { break }
        next.after = last.sortKey
      }
    }
    return Array(found.prefix(max(0, page.limit)))
  }
}

extension ClosedRange {
  /// Returns the intersection; nil if it is empty.
  func intersection(with other: ClosedRange<Bound>) -> ClosedRange<Bound>? {
    let (first, last) = (
      Swift.max(lowerBound, other.lowerBound), Swift.min(upperBound, other.upperBound)
    )
    return first <= last ? first...last : nil
  }
}

extension [ClosedRange<Day>] {
  /// The days as sorted ranges without overlaps.
  var withoutOverlaps: [ClosedRange<Day>] {
    sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { stretches, next in
      guard let last = stretches.last, last.overlaps(next) else { return stretches.append(next) }
      let end = Swift.max(last.upperBound, next.upperBound)
      stretches[stretches.count - 1] = last.lowerBound...end
    }
  }

  /// Returns the intersection of two sorted lists without overlaps.
  func intersection(with others: [ClosedRange<Day>]) -> [ClosedRange<Day>] {
    var (shared, place) = ([ClosedRange<Day>](), 0)
    for stretch in self {
      while place < others.count, others[place].upperBound < stretch.lowerBound { place += 1 }
      for other in others[place...] {
        guard let both = stretch.intersection(with: other) else { break }
        shared.append(both)
      }
    }
    return shared
  }
}

extension SearchExpression {
  /// Whether the expression is more than a single word, so that results must be filtered. Stores
  /// can search for a single word by themselves.
  var needsFiltering: Bool { !isPlain || words.count > 1 }
}

extension Repositories {
  /// Passes the people that match the search text to `each`.
  func people(
    _ filter: PersonFilter, by line: SearchExpression, today: Day, in places: Range<Int>,
    each: (Person) throws -> Void
  ) throws {
    try line.search(
      in: places, facts: { SearchableProperties($0, today: today) },
      list: { words, places in
        var filter = filter
        filter.search = words
        return try people.list(filter, in: places)
      }, each: each)
  }

  /// Passes the contacts that match the search text to `each`.
  func contacts(
    _ filter: ContactFilter, by line: SearchExpression, in places: Range<Int>,
    each: (Contact) throws -> Void
  ) throws {
    try line.search(
      in: places, facts: { SearchableProperties($0) },
      list: { words, places in
        var filter = filter
        filter.search = words
        return try contacts.list(filter, in: places)
      }, each: each)
  }

  /// Returns the sayings that match the search text; if it has no words, the newest first.
  func sayings(by line: SearchExpression, _ clock: LocalClock, in places: Range<Int>) throws
    -> [Saying]
  {
    let now = clock.now()
    return try line.search(
      in: places, facts: { SearchableProperties($0, at: now, in: clock.zone) },
      list: {
        $0.isEmpty
          ? try sayings.list(SayingFilter(.all, tag: line.tag), at: now, in: $1)
          : try sayings.search($0, in: $1)
      })
  }

  /// Returns the books that match the search text; if it has no words, sorted by title.
  func books(by line: SearchExpression, _ clock: LocalClock, in places: Range<Int>) throws -> [Book]
  {
    let today = clock.today
    return try line.search(
      in: places, facts: { SearchableProperties($0, today: today, in: clock.zone) },
      list: { words, places in
        // The index contains shelves as words with a leading `#`.
        let wanted = words.isEmpty ? line.tag.map { "#\($0.value)" } ?? "" : words
        return wanted.isEmpty
          ? try books.list(BookFilter(.all), by: .title, today: today, in: places)
          : try books.search(wanted, in: places)
      })
  }

  /// Returns the occurrences that match the search text, including every occurrence of a series on
  /// the requested days.
  func events(
    _ filter: EventFilter, by line: SearchExpression, _ clock: LocalClock, in places: Range<Int>
  ) throws -> [Occurrence] {
    let (now, today) = (clock.now(), clock.today)
    func found(_ filter: EventFilter, in places: Range<Int>) throws -> [Occurrence] {
      try line.search(
        in: places, facts: { SearchableProperties($0, at: now, today: today) },
        list: {
          var filter = filter
          filter.search = $0
          return try events.list(filter, in: clock.zone, places: $1)
        })
    }
    let parts = filter.filtersPerRange(of: line)
    if parts.count == 1 { return try found(parts[0], in: places) }
    var (all, kept) = ([Occurrence](), Set<OccurrenceID>())
    for part in filter.latestFirst ? parts.reversed() : parts where all.count < places.upperBound {
      // A long event may be found in several ranges of days.
      all += try found(part, in: 0..<places.upperBound).filter {
        kept.insert($0.occurrenceID).inserted
      }
    }
    return Array(all.dropFirst(places.lowerBound).prefix(places.count))
  }

  /// Returns the waterings that match the search text, with their people; if it has no words, the
  /// newest first.
  func waterings(
    by line: SearchExpression, in places: Range<Int>
  ) throws -> [(watering: Watering, person: Person)] {
    var people: [ID<Person>: Person] = [:]
    func person(_ id: ID<Person>) throws -> Person? {
      if people[id] == nil { people[id] = try omittingInvalidRows { try existing(id) } }
      return people[id]
    }
    func found(on days: ClosedRange<Day>, in places: Range<Int>) throws -> [Watering] {
      try line.search(
        in: places,
        facts: { watering in
          try person(watering.personID).map { SearchableProperties(watering, of: $0) }
            ?? SearchableProperties(texts: [])
        },
        list: {
          $0.isEmpty
            ? try waterings.newest(on: days, in: $1) : try waterings.search($0, in: $1)
        })
    }
    // With words, one range that spans all days suffices, since a search for words does not use the
    // days.
    let stretches = line.longestWord.isEmpty ? line.dayRanges : line.days.map { [$0] } ?? []
    var all: [Watering] = []
    for days in stretches.reversed() where all.count < places.upperBound {
      all += try found(on: days, in: 0..<places.upperBound - all.count)
    }
    return try all.dropFirst(places.lowerBound).compactMap { watering in
      try person(watering.personID).map { (watering, $0) }
    }
  }

  /// Returns the sentences that match the search text, with their books; if it has no words, the
  /// newest first.
  func sentences(
    by line: SearchExpression, in zone: any ZoneRules, _ places: Range<Int>
  ) throws -> [(sentence: Sentence, book: Book)] {
    func book(of sentence: Sentence) throws -> Book? {
      try omittingInvalidRows { try existing(sentence.book) }
    }
    let found = try line.search(
      in: places,
      facts: { sentence in
        try book(of: sentence).map { SearchableProperties(sentence, of: $0, in: zone) }
          ?? SearchableProperties(texts: [])
      },
      list: {
        $0.isEmpty
          ? Array(try sentences.newest(before: nil, limit: $1.upperBound).dropFirst($1.lowerBound))
          : try sentences.search($0, in: $1)
      })
    return try found.compactMap { sentence in
      try book(of: sentence).map { (sentence, $0) }
    }
  }

  /// Returns the journal entries that match the search text, the newest first.
  func entries(
    _ filter: JournalFilter, by line: SearchExpression, before id: Int?, limit: Int,
    in zone: any ZoneRules
  ) throws -> [JournalEntry] {
    let stretches = line.dayRanges
    if stretches.isEmpty { return [] }
    let part = 256
    var (found, last, narrow) = ([JournalEntry](), id, filter)
    narrow.search = line.longestWord
    while found.count < limit {
      let entries = try journal.entries(narrow, before: last, limit: part)
      found += try entries.filter { entry in
        let day = zone.localTime(at: entry.changedAt).day
        // Check the day first, so that the steps of most entries need not be read.
        guard stretches.contains(where: { $0.contains(day) }) else { return false }
        return try matches(line, of: entry, on: day)
      }
      guard entries.count == part, let end = entries.last else { break }
      last = end.id
    }
    return Array(found.prefix(max(0, limit)))
  }

  /// Whether a step of the entry matches the search text. In large entries, the values of added
  /// items are not considered.
  private func matches(_ line: SearchExpression, of entry: JournalEntry, on day: Day) throws -> Bool
  {
    let (most, some) = (1000, 20)
    let steps =
      entry.itemCount <= some
      ? try self.steps(of: entry, limit: some) : try firstSteps(of: entry, limit: most)
    if steps.isEmpty { return line.accepts(SearchableProperties(entry, on: day, nil)) }
    return steps.contains { line.accepts(SearchableProperties(entry, on: day, $0)) }
  }
}

extension EventFilter {
  /// Returns one filter for each range of requested days, the earliest first. They accept all
  /// occurrences of a series, since its next one, which usually represents it, may be on another
  /// day.
  func filtersPerRange(of line: SearchExpression) -> [EventFilter] {
    guard line.asksForDays else { return [self] }
    return line.dayRanges.compactMap { days in
      var filter = self
      let wanted = days.timeRange
      let given = timeRange ?? wanted
      let (first, last) = (
        max(given.lowerBound, wanted.lowerBound), min(given.upperBound, wanted.upperBound)
      )
      guard first < last else { return nil }
      filter.timeRange = first..<last
      filter.seriesOnceFrom = nil
      return filter
    }
  }
}
