/// Answers from the list of all sayings, for stores without an index.
extension SayingRepository {
  /// All sayings, by number.
  private func all() throws -> [Saying] {
    try list(.all, at: Instant(milliseconds: 0), in: 0..<Int.max).sorted { $0.number < $1.number }
  }

  public func saying(numbered number: Int) throws -> Saying? {
    try all().first { $0.number == number }
  }

  public func sayings(withTextsOf details: SayingDetails) throws -> [Saying] {
    try all().filter { $0.details.hasSameTexts(as: details) }
  }

  public func list(after number: Int, limit: Int) throws -> [Saying] {
    Array(try all().filter { $0.number > number }.prefix(max(0, limit)))
  }

  public func search(
    _ words: String, in places: Range<Int>, each: (Saying) throws -> Void
  ) throws {
    let found = try all().compactMap { saying in
      WordMatch(of: words, in: saying.details.searchedTexts).map { ($0, saying) }
    }
    try found.sorted { ($0.0, $1.1.number) < ($1.0, $0.1.number) }.map(\.1).page(places)
      .forEach(each)
  }

  public func totals() throws -> SayingTotals {
    try all().reduce(into: SayingTotals()) { totals, saying in
      totals.all += 1
      totals.liked += saying.isLiked ? 1 : 0
      totals.used += saying.isUsed ? 1 : 0
    }
  }
}
