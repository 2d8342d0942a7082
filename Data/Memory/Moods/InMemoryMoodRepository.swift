import HearthDomain

struct InMemoryMoodRepository: MoodRepository {
  let transaction: InMemoryTransaction

  func mood(_ id: ID<Mood>) throws -> Mood? {
    try transaction.read { $0.moods[id] }
  }

  func save(_ mood: Mood) throws {
    try transaction.write { $0.moods.keep(mood) }
  }

  func add(_ moods: [Mood]) throws {
    try transaction.write { tables in
      if let taken = moods.first(where: { tables.moods[$0.id] != nil }) {
        throw DomainError.conflict(.mood, holder: taken.id.short)
      }
      for mood in moods { tables.moods.keep(mood) }
    }
  }

  func remove(_ id: ID<Mood>) throws {
    try transaction.write { $0.moods.remove(id) }
  }

  func list(_ filter: MoodFilter, _ page: MoodSlice) throws -> [Mood] {
    try transaction.read { tables in
      let days = tables.moods.days(in: filter.days)
      var found: [Mood] = []
      for day in page.isNewestFirst ? Array(days.reversed()) : Array(days) {
        if found.count >= page.limit { break }
        let moods = tables.moods.moods(on: day)
        found += (page.isNewestFirst ? moods.reversed() : moods)
          .filter { page.reaches($0.position) && filter.accepts($0) }
      }
      return Array(found.prefix(max(0, page.limit)))
    }
  }

  func ending(in tail: IDTail, limit: Int) throws -> [Mood] {
    try transaction.read { tables in
      tables.moods.ids.filter(tail.matches).sorted().prefix(max(0, limit))
        .compactMap { tables.moods[$0] }
    }
  }
}

extension MoodSlice {
  fileprivate func reaches(_ position: MoodPosition) -> Bool {
    guard let after else { return true }
    return isNewestFirst ? position < after : position > after
  }
}
