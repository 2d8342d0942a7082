/// Queries about sayings. Each first adds the sayings of the starter collection that are due.
public struct SayingQueries: UseCase, Sendable {
  let context: UseCaseContext
  let release: ReleaseStarters

  public var now: Instant { clock.now() }

  /// Returns the sayings that the filter accepts, at these indices, in the order of
  /// ``SayingFilter/isListed(_:before:)``.
  public func list(_ filter: SayingFilter = .all, in places: Range<Int>) throws -> [Saying] {
    try release()
    return try store.read { try $0.sayings.list(filter, at: clock.now(), in: places) }
  }

  /// Returns the sayings that match the words, at these indices, in this order:
  ///
  /// 1. the saying with that number,
  /// 2. sayings that contain the words as typed,
  /// 3. sayings that contain all of the words in any order.
  ///
  /// Within a group, matches of whole words come first, then greater numbers.
  public func search(_ words: String, in places: Range<Int>) throws -> [Saying] {
    try SearchedText.check(words)
    let line = try SearchExpression(words)
    try release()
    return try store.read { repositories in
      line.isPlain
        ? try repositories.searchSayings(words, in: places)
        : try repositories.sayings(by: line, clock, in: places)
    }
  }

  /// Passes the sayings of ``list(_:in:)`` to `each`, one at a time.
  public func list(
    _ filter: SayingFilter = .all, in places: Range<Int>, each: (Saying) throws -> Void
  ) throws {
    try release()
    try store.read { try $0.sayings.list(filter, at: clock.now(), in: places, each: each) }
  }

  /// Passes the sayings of ``search(_:in:)`` to `each`, one at a time.
  public func search(
    _ words: String, in places: Range<Int>, each: (Saying) throws -> Void
  ) throws {
    try SearchedText.check(words)
    guard try SearchExpression(words).isPlain else {
      return try search(words, in: places).forEach(each)
    }
    try release()
    try store.read { repositories in
      // With a single word, results can be passed on as soon as they are found.
      guard SeveralWords(words) != nil || SayingNumber(words) != nil else {
        return try repositories.sayings.search(words, in: places, each: each)
      }
      try repositories.searchSayings(words, in: places).forEach(each)
    }
  }

  public func totals() throws -> SayingTotals {
    try release()
    return try store.read { try $0.sayings.totals() }
  }

  /// Returns the saying with that id; throws ``DomainError/notFound(_:query:nearest:)``.
  public func saying(_ id: ID<Saying>) throws -> Saying {
    try store.read { try $0.existing(id) }
  }

  /// Returns the saying with that number, with or without `#`, or with these words.
  ///
  /// Throws ``DomainError/notFound(_:query:nearest:)``, or
  /// ``DomainError/ambiguous(_:query:candidates:)`` if several contain the words and none has
  /// exactly this text.
  public func find(_ words: String) throws -> Saying {
    guard (try? SearchedText(words)) != nil else {
      throw DomainError.notFound(.saying, query: words, nearest: [])
    }
    try release()
    return try store.read { repositories in
      if let number = SayingNumber(words)?.value {
        if let saying = try repositories.sayings.saying(numbered: number) { return saying }
        throw DomainError.notFound(.saying, query: "#\(number)", nearest: [])
      }
      let found = try repositories.searchSayings(
        words, in: 0..<NameResolver<Saying>.candidateLimit)
      return try singleMatch(among: found, query: words)
    }
  }

  private func singleMatch(among found: [Saying], query words: String) throws -> Saying {
    if found.count == 1 { return found[0] }
    guard !found.isEmpty else { throw DomainError.notFound(.saying, query: words, nearest: []) }
    let whole = found.filter { NameMatchQuality(of: words, toAny: $0.details.texts) == .exact }
    if whole.count == 1 { return whole[0] }
    throw DomainError.ambiguous(
      .saying, query: words,
      candidates: found.map { saying in
        let (korean, english) = (saying.details.korean?.value, saying.details.english?.value)
        return Candidate(
          name: english ?? korean ?? "", korean: korean, id: "#\(saying.number)")
      })
  }
}

/// The number of a saying as the user types it: `12` or `#12`. The number 0 is accepted, but no
/// saying has it.
public struct SayingNumber: Hashable, Sendable {
  public let value: Int

  /// Parses the text; nil if it is not a number of at least 0.
  public init?(_ text: String) {
    let digits = text.normalizingWhitespace(keepingLines: false)
    guard let value = Int(digits.hasPrefix("#") ? String(digits.dropFirst()) : digits), value >= 0
    else { return nil }
    self.value = value
  }
}
