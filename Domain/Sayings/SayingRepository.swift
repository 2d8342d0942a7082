/// Keeps sayings.
///
/// Ids and numbers are unique, texts need not be.
public protocol SayingRepository {
  /// The saying with that id, or nil.
  func saying(_ id: ID<Saying>) throws -> Saying?

  /// The saying with that number, or nil.
  func saying(numbered number: Int) throws -> Saying?

  /// Those that have the same texts, whoever said them, by number; see
  /// ``SayingDetails/hasSameTexts(as:)``.
  func sayings(withTextsOf details: SayingDetails) throws -> [Saying]

  /// A number that no saying has or ever had, greater than all before; once the last of
  /// `Saying.givenNumbers` was given away, the lowest that no saying has.
  func nextNumber() throws -> Int

  /// Adds the saying, or replaces the one with the same id.
  func save(_ saying: Saying) throws

  /// Nothing happens if there is no such saying.
  func remove(_ id: ID<Saying>) throws

  /// Hands over the sayings whom the filter accepts at that moment, in the order of
  /// ``SayingFilter/lists(_:before:)``, from the range of places; fewer where the list ends.
  /// However long the list is, little memory is needed; what the body throws ends it.
  func list(
    _ filter: SayingFilter, at now: Instant, in places: Range<Int>, each: (Saying) throws -> Void
  ) throws

  /// The sayings with greater numbers, in the order of their numbers, at most so many.
  func list(after number: Int, limit: Int) throws -> [Saying]

  /// Hands over the sayings in which the words are found, the best ``WordMatch`` first, then the
  /// greater number, from the range of places; none for blank words. Each is handed over as soon
  /// as it is found; what the body throws ends the search.
  func search(
    _ words: String, in places: Range<Int>, each: (Saying) throws -> Void
  ) throws

  func totals() throws -> SayingTotals
}

extension SayingRepository {
  /// The first by number of those that have the same texts, or nil.
  public func saying(withTextsOf details: SayingDetails) throws -> Saying? {
    try sayings(withTextsOf: details).first
  }

  /// The one that is taken for the same saying, or nil; see ``SayingDetails/isSame(as:)``. One
  /// that has that author comes before one without any.
  func saying(like details: SayingDetails) throws -> Saying? {
    try sayings(withTextsOf: details).saying(like: details)
  }

  /// The same as ``list(_:at:in:each:)``, at hand.
  public func list(
    _ filter: SayingFilter, at now: Instant, in places: Range<Int>
  ) throws -> [Saying] {
    try Array(each: { try list(filter, at: now, in: places, each: $0) })
  }

  /// The same as ``search(_:in:each:)``, at hand.
  public func search(_ words: String, in places: Range<Int>) throws -> [Saying] {
    try Array(each: { try search(words, in: places, each: $0) })
  }
}

extension [Saying] {
  /// Of these with its texts the one by its author, else one that is the same.
  func saying(like details: SayingDetails) -> Saying? {
    first { $0.details.who.isSame(as: details.who) } ?? first { $0.details.isSame(as: details) }
  }
}
