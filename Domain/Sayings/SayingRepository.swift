/// Stores sayings.
///
/// Ids and numbers are unique, texts need not be.
public protocol SayingRepository {
  /// Returns the saying with that id, or nil.
  func saying(_ id: ID<Saying>) throws -> Saying?

  /// Returns the saying with that number, or nil.
  func saying(numbered number: Int) throws -> Saying?

  /// Returns the sayings with these texts, whatever their authors, sorted by number; see
  /// ``SayingDetails/hasSameTexts(as:)``.
  func sayings(withTextsOf details: SayingDetails) throws -> [Saying]

  /// Returns the number for a new saying: greater than all numbers ever used. If the last of
  /// `Saying.assignableNumbers` was used, the lowest free number.
  func nextNumber() throws -> Int

  /// Adds the saying, or replaces the one with that id.
  func save(_ saying: Saying) throws

  /// Removes the saying; does nothing if it does not exist.
  func remove(_ id: ID<Saying>) throws

  /// Passes the sayings that the filter accepts to `each`, at these indices, in the order of
  /// ``SayingFilter/isListed(_:before:)``; fewer if the list is shorter. `now` decides which
  /// sayings are new. The list is not held in memory; an error thrown by `each` ends it.
  func list(
    _ filter: SayingFilter, at now: Instant, in places: Range<Int>, each: (Saying) throws -> Void
  ) throws

  /// Returns up to `limit` sayings with greater numbers, ordered by number.
  func list(after number: Int, limit: Int) throws -> [Saying]

  /// Passes the sayings that match the words to `each`, at these indices; none for blank words. The
  /// best ``WordMatch`` comes first, then the greater number. Each saying is passed as soon as it
  /// is found; an error thrown by `each` ends the search.
  func search(
    _ words: String, in places: Range<Int>, each: (Saying) throws -> Void
  ) throws

  func totals() throws -> SayingTotals
}

extension SayingRepository {
  /// Returns the saying with these texts; if several have them, the one with the lowest number; nil
  /// if none has.
  public func saying(withTextsOf details: SayingDetails) throws -> Saying? {
    try sayings(withTextsOf: details).first
  }

  /// Returns the stored saying that is the same as these details, or nil; see
  /// ``SayingDetails/isSame(as:)``. One by the same author is preferred to one without an author.
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
  /// Returns the saying that is the same as `details`, or nil. All sayings in the array must have
  /// its texts. One by the same author is preferred.
  func duplicate(of details: SayingDetails) -> Saying? {
    first { $0.details.author.isSame(as: details.author) }
      ?? first { $0.details.isSame(as: details) }
  }
}
