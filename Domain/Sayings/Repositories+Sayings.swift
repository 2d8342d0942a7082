extension Repositories {
  /// Returns the saying; throws ``DomainError/notFound(_:query:nearest:)`` if there is none.
  func existing(_ id: ID<Saying>) throws -> Saying {
    try existing(id, .saying, by: sayings.saying(_:))
  }

  /// Returns the search results at these indices; see ``SayingQueries/search(_:in:)``.
  func searchSayings(_ words: String, in places: Range<Int>) throws -> [Saying] {
    guard let number = SayingNumber(words)?.value, !places.isEmpty,
      let named = try sayings.saying(numbered: number)
    else { return try searchTexts(words, in: places) }
    let others = try searchTexts(words, in: 0..<min(places.upperBound, .max / 8))
    let all = [named] + others.filter { $0.id != named.id }
    return Array(all.prefix(places.upperBound).dropFirst(places.lowerBound))
  }

  private func searchTexts(_ words: String, in places: Range<Int>) throws -> [Saying] {
    try SeveralWords.search(
      words, in: places, id: \.id, texts: \.details.searchedTexts
    ) { try sayings.search($0, in: $1) }
  }

  /// Adds a saying with the next number and returns it as saved. `mark` may change it first.
  func add(
    _ details: SayingDetails, at moment: Instant, _ newID: IDGenerator,
    marking mark: (inout Saying) -> Void = { _ in }
  ) throws -> Saying {
    var saying = Saying(
      id: try newID { try sayings.saying($0) != nil }, number: try sayings.nextNumber(),
      details: details, addedAt: moment)
    mark(&saying)
    try sayings.save(saying)
    return saying
  }

  /// Marks the saying as opened, which removes its red dot; returns it as saved.
  func markOpened(_ saying: Saying, at now: Instant) throws -> Saying {
    guard saying.openedAt == nil else { return saying }
    var opened = saying
    opened.markOpened(at: now)
    try sayings.save(opened)
    return opened
  }

  /// Throws ``DomainError/conflict(_:holder:)`` if another saying has the same texts and author.
  func checkTexts(of details: SayingDetails, of id: ID<Saying>?) throws {
    let others = try sayings.sayings(withTextsOf: details).filter { $0.id != id }
    guard let holder = others.first(where: { $0.details.isSame(as: details) }) else { return }
    throw DomainError.conflict(.saying, holder: "#\(holder.number)")
  }
}
