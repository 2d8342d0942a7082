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
  /// by letters, parts of syllables, or initial consonants. Only reads.
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
      if isBlank || FindNames.begins(name, with: beginning) { found.append(name) }
    }
    return found
  }

  private static func begins(_ name: String, with beginning: String) -> Bool {
    SearchFolding.hits(of: beginning, in: name).contains { $0.lowerBound == name.startIndex }
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
    case .person: try repositories.people.meant(by: words, limit: count).map(\.name)
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
