import HearthDomain

struct InMemoryMoodRepository: MoodRepository {
  let transaction: InMemoryTransaction

  func mood(_ id: ID<Mood>) throws -> Mood? {
    try transaction.read { $0.moods[id] }
  }

  func save(_ mood: Mood) throws {
    try transaction.write { $0.moods.save(mood) }
  }

  func add(_ moods: [Mood]) throws {
    try transaction.write { try $0.moods.add(moods, as: .mood) }
  }

  func remove(_ id: ID<Mood>) throws {
    try transaction.write { $0.moods.remove(id) }
  }

  func list(_ filter: MoodFilter, _ page: MoodPage) throws -> [Mood] {
    try transaction.read { tables in
      let moods = tables.moods.moods(in: filter.days)
      let limit = max(0, page.limit)
      func isListed(_ mood: Mood) -> Bool {
        let isBehind = page.after.map {
          page.isNewestFirst ? mood.sortKey < $0 : mood.sortKey > $0
        }
        return isBehind ?? true && filter.accepts(mood)
      }
      return page.isNewestFirst
        ? Array(moods.reversed().lazy.filter(isListed).prefix(limit))
        : Array(moods.lazy.filter(isListed).prefix(limit))
    }
  }

  func moodsEnding(in tail: IDTail, limit: Int) throws -> [Mood] {
    try transaction.read { tables in
      tables.moods.all.filter { tail.matches($0.id) }.sorted { $0.id < $1.id }
        .prefix(max(0, limit)).map { $0 }
    }
  }
}

extension InMemoryTable<Mood> {
  /// Returns the moods of the days in order.
  func moods(in days: ClosedRange<Day>) -> ArraySlice<Mood> {
    range(after: { $0.day < days.lowerBound }, while: { $0.day <= days.upperBound })
  }
}
