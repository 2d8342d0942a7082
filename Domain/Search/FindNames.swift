/// What has names that only the store knows.
public enum NamedKind: String, CaseIterable, Sendable {
  case person
  case contact
  case event
  case book
  case tag
}

/// Finds names that begin as somebody has begun to type them.
public struct FindNames: Sendable {
  private let store: any Store
  private let clock: LocalClock

  public init(store: any Store, clock: LocalClock) {
    self.store = store
    self.clock = clock
  }

  /// At most so many names of the kind, each once, that begin with the text as a search takes it:
  /// by letters, parts of syllables, or initial consonants; a person's also by the given name, and
  /// the nickname where that begins so. Only reads.
  public func callAsFunction(
    _ kind: NamedKind, beginning: String, limit: Int
  ) throws -> [String] {
    let isBlank = beginning.allSatisfy(\.isWhitespace)
    let names = try store.read { repositories in
      isBlank
        ? try first(limit, kind, repositories)
        : try meant(by: beginning, limit * 4, kind, repositories)
    }
    var found: [String] = []
    for name in names where found.count < limit && !found.contains(name) {
      let begins =
        kind == .person ? FindNames.isCalled(name, beginning) : FindNames.begins(name, beginning)
      if isBlank || begins { found.append(name) }
    }
    return found
  }

  private static func begins(_ name: String, _ beginning: String) -> Bool {
    SearchFolding.hits(of: beginning, in: name).contains { $0.lowerBound == name.startIndex }
  }

  /// Whether the name or a part of it by which somebody is called begins so: `Lovelace` of `Ada
  /// Lovelace`, `민수` of `김민수`.
  private static func isCalled(_ name: String, _ beginning: String) -> Bool {
    let starts = Set(name.indices.filter { isStart($0, of: name) })
    return SearchFolding.hits(of: beginning, in: name).contains { starts.contains($0.lowerBound) }
  }

  private static func isStart(_ place: String.Index, of name: String) -> Bool {
    if place == name.startIndex || name[name.index(before: place)].isWhitespace { return true }
    // Surnames have one syllable, rarely two; given names mostly two.
    let isKorean =
      (3...4).contains(name.count) && name.unicodeScalars.allSatisfy { Jamo.isSyllable($0.value) }
    let surname = name.distance(from: name.startIndex, to: place)
    return isKorean && name.count - surname == 2
  }

  private func first(
    _ count: Int, _ kind: NamedKind, _ repositories: Repositories
  ) throws -> [String] {
    let places = 0..<count
    return switch kind {
    case .person: try repositories.people.list(.all, in: places).map(\.name)
    case .contact: try repositories.contacts.list(.notPlanted, in: places).map(\.name)
    case .event:
      try repositories.events.list(
        EventFilter.on(clock.today...Day.latest), in: clock.zone, places: places
      )
      .map(\.event.title)
    case .book:
      try repositories.books.list(BookFilter(.all), by: .title, today: clock.today, in: places).map(
        \.title)
    case .tag: try tags(repositories)
    }
  }

  private func meant(
    by words: String, _ count: Int, _ kind: NamedKind, _ repositories: Repositories
  ) throws -> [String] {
    switch kind {
    case .person:
      try repositories.people.meant(by: words, limit: count).map { person in
        person.names.first { FindNames.isCalled($0, words) } ?? person.name
      }
    case .contact: try repositories.contacts.meant(by: words, limit: count).map(\.name)
    case .event: try repositories.events.meant(by: words, limit: count).map(\.title)
    case .book: try repositories.books.meant(by: words, limit: count).map(\.title)
    case .tag: try tags(repositories)
    }
  }

  /// The tags of the newest sayings.
  private func tags(_ repositories: Repositories) throws -> [String] {
    let newest = try repositories.sayings.list(.all, at: clock.now(), in: 0..<1000)
    return newest.flatMap { $0.details.tags.values.map(\.value) }
  }
}
