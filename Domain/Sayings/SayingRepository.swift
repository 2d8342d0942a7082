/// Stores sayings.
///
/// Ids and numbers are unique, texts need not be.
public protocol SayingRepository {
  /// Returns the saying with that id, or nil.
  func saying(_ id: ID<Saying>) throws -> Saying?

  /// Returns the saying with that number, or nil.
  func saying(numbered number: Int) throws -> Saying?

  /// Returns the sayings with these texts, whoever the authors are, by number; see
  /// ``SayingDetails/hasSameTexts(as:)``.
  func sayings(withTextsOf details: SayingDetails) throws -> [Saying]

  /// Returns a number that was never used, greater than all before; once the last of
  /// `Saying.assignableNumbers` was used, the lowest free number.
  func nextNumber() throws -> Int

  /// Adds the saying, or replaces the one with that id.
  func save(_ saying: Saying) throws

  /// Does nothing if there is no such saying.
  func remove(_ id: ID<Saying>) throws

  /// Passes the sayings that the filter accepts at that moment to `each`, at these indices, in the
  /// order of ``SayingFilter/isListed(_:before:)``; fewer if the list is shorter. Memory use does
  /// not depend on the length of the list; an error thrown by `each` ends it.
  func list(
    _ filter: SayingFilter, at now: Instant, in places: Range<Int>, each: (Saying) throws -> Void
  ) throws

  /// Returns up to `limit` sayings with greater numbers, ordered by number.
  func list(after number: Int, limit: Int) throws -> [Saying]

  /// Passes the sayings that match the words to `each`, at these indices, the best ``WordMatch``
  /// first, then the greater number; none for blank words. Each is passed as soon as it is found;
  /// an error thrown by `each` ends the search.
  func search(
    _ words: String, in places: Range<Int>, each: (Saying) throws -> Void
  ) throws

  func totals() throws -> SayingTotals
}

extension SayingRepository {
  /// Returns the first saying with these texts by number, or nil.
  public func saying(withTextsOf details: SayingDetails) throws -> Saying? {
    try sayings(withTextsOf: details).first
  }

  /// Returns the same saying, or nil; see ``SayingDetails/isSame(as:)``. A saying by that author
  /// comes before one without an author.
  func duplicate(of details: SayingDetails) throws -> Saying? {
    try sayings(withTextsOf: details).duplicate(of: details)
  }

  /// Returns the sayings of ``list(_:at:in:each:)`` as an array.
  public func list(
    _ filter: SayingFilter, at now: Instant, in places: Range<Int>
  ) throws -> [Saying] {
    try Array(each: { try list(filter, at: now, in: places, each: $0) })
  }

  /// Returns the sayings of ``search(_:in:each:)`` as an array.
  public func search(_ words: String, in places: Range<Int>) throws -> [Saying] {
    try Array(each: { try search(words, in: places, each: $0) })
  }
}

extension [Saying] {
  /// Returns the same saying among these, which have its texts: the one by its author, else another
  /// one that is the same.
  func duplicate(of details: SayingDetails) -> Saying? {
    first { $0.details.author.isSame(as: details.author) }
      ?? first { $0.details.isSame(as: details) }
  }
}
