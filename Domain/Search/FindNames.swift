/// Completes names that the user has begun to type.
public struct FindNames: Sendable {
  private let store: any Store
  private let clock: LocalClock

  public init(store: any Store, clock: LocalClock) {
    self.store = store
    self.clock = clock
  }

  /// Returns up to `limit` distinct names of the kind that begin with the text. Letters, parts of
  /// syllables and initial consonants match as in a search. People also match by given name and
  /// nickname. Empty for kinds that are not in ``Kind/kindsWithStoredNames``. Changes nothing in
  /// the store.
  public func callAsFunction(
    _ kind: Kind, beginning: String, limit: Int
  ) throws -> [String] {
    let isBlank = beginning.allSatisfy(\.isWhitespace)
    let names = try store.read {
      try candidates(of: kind, isBlank ? nil : beginning, limit, $0)
    }
    var found: [String] = []
    for name in names where found.count < limit && !found.contains(name) {
      let begins =
        kind == .person
        ? FindNames.hasMatchingNamePart(name, beginning) : FindNames.begins(name, beginning)
      if isBlank || begins { found.append(name) }
    }
    return found
  }

  private static func begins(_ name: String, _ beginning: String) -> Bool {
    SearchFolding.matchRanges(of: beginning, in: name).contains { $0.lowerBound == name.startIndex }
  }

  /// Whether the name begins with the text, or a part of it that people use: `Lovelace` of `Ada
  /// Lovelace`, `민수` of `김민수`.
  private static func hasMatchingNamePart(_ name: String, _ beginning: String) -> Bool {
    let starts = Set(name.indices.filter { isNamePartStart($0, of: name) })
    return SearchFolding.matchRanges(of: beginning, in: name).contains {
      starts.contains($0.lowerBound)
    }
  }

  private static func isNamePartStart(_ place: String.Index, of name: String) -> Bool {
    if place == name.startIndex || name[name.index(before: place)].isWhitespace { return true }
    // Korean surnames have one syllable, rarely two; most given names have two.
    let isKorean =
      (3...4).contains(name.count) && name.unicodeScalars.allSatisfy { Jamo.isSyllable($0.value) }
    let surname = name.distance(from: name.startIndex, to: place)
    return isKorean && name.count - surname == 2
  }

  /// Returns the first `limit` names; with words, several times as many names that match them.
  private func candidates(
    of kind: Kind, _ words: String?, _ limit: Int, _ repositories: Repositories
  ) throws -> [String] {
    let (first, most) = (0..<limit, limit * 4)
    switch kind {
    case .person:
      guard let words else { return try repositories.people.list(.all, in: first).map(\.name) }
      return try repositories.people.matched(by: NameMatcher(words), limit: most).map { person in
        person.names.first { FindNames.hasMatchingNamePart($0, words) } ?? person.name
      }
    case .contact:
      guard let words else {
        return try repositories.contacts.list(.notPlanted, in: first).map(\.name)
      }
      return try repositories.contacts.matched(by: NameMatcher(words), limit: most).map(\.name)
    case .event:
      guard let words else {
        var coming = EventFilter.on(clock.today...Day.latest)
        coming.seriesOnceFrom = clock.zone.localTime(at: clock.now())
        return try repositories.events.list(coming, in: clock.zone, places: first)
          .map(\.event.title)
      }
      return try repositories.events.events(matching: NameMatcher(words), limit: most).map(\.title)
    case .toDo:
      guard let words else {
        return try repositories.toDos.list(ToDoFilter(isDone: false)).prefix(limit).map(\.title)
      }
      return try repositories.toDos.toDos(matching: NameMatcher(words), limit: most).map(\.title)
    case .book:
      guard let words else {
        return try repositories.books
          .list(BookFilter(.all), by: .title, today: clock.today, in: first).map(\.title)
      }
      return try repositories.books.matched(by: NameMatcher(words), limit: most).map(\.title)
    case .tag: return try tags(repositories)
    case .change:
      return try repositories.journal.entries(JournalFilter(), before: nil, limit: 1000)
        .map { "\($0.name)" }
    case .watering, .saying, .mood, .foundBook, .readingRecord, .sentence, .zone,
      .profile:
      return []
    }
  }

  /// Returns the tags of the newest sayings and moods.
  private func tags(_ repositories: Repositories) throws -> [String] {
    let sayings = try repositories.sayings.list(.all, at: clock.now(), in: 0..<1000)
    let moods = try repositories.moods.list(.all, .newest(1000))
    return (sayings.map(\.details.tags) + moods.map(\.tags)).flatMap { $0.values.map(\.value) }
  }
}
