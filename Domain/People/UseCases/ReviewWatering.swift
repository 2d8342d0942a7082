/// Writes down what a contact was about, at once or later.
public struct ReviewWatering: Sendable {
  let store: any Store
  let clock: LocalClock

  /// Reviews the person's last watering of that day, or of all days when none is given; nil
  /// leaves keywords or memo as they are.
  ///
  /// Throws ``DomainError/notFound(_:query:nearest:)`` when there is no watering then, and
  /// ``DomainError/invalid(_:)`` for more than three keywords.
  @discardableResult
  public func callAsFunction(
    _ id: ID<Person>, on day: Day? = nil, keywords: [Keyword]? = nil, memo: Memo? = nil
  ) throws -> WateringOutcome {
    try store.write { repositories in
      let watering = try repositories.lastWatering(of: try repositories.existing(id), on: day)
      let edit = WateringEdit(keywords: keywords, memo: memo)
      return try repositories.change(watering, edit, today: clock.today)
    }
  }
}

extension Review {
  /// Whether the change would put something else in the place of what is written here.
  public func isReplaced(byKeywords keywords: [Keyword]?, memo: Memo?) -> Bool {
    let replacesKeywords = keywords.map { !self.keywords.isEmpty && $0 != self.keywords } ?? false
    let replacesMemo = memo.map { !self.memo.isEmpty && $0 != self.memo } ?? false
    return replacesKeywords || replacesMemo
  }
}

extension Repositories {
  /// Throws ``DomainError/notFound(_:query:nearest:)`` when there was none.
  func lastWatering(of person: Person, on day: Day?) throws -> Watering {
    let found =
      if let day {
        try waterings.waterings(of: person.id, on: day...day).last
      } else {
        try waterings.newest(of: person.id, in: 0..<1).first
      }
    if let found { return found }
    throw DomainError.notFound(.watering, query: day?.description ?? person.name, nearest: [])
  }
}
