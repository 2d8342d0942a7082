/// Reads about sayings; the starter collection of the day is handed out before.
public struct SayingQueries: UseCase, Sendable {
  let context: UseCaseContext
  let release: ReleaseStarters

  public var now: Instant { clock.now() }

  /// The sayings whom the filter accepts, from the range of places, in the order of
  /// ``SayingFilter/lists(_:before:)``.
  public func list(_ filter: SayingFilter = .all, in places: Range<Int>) throws -> [Saying] {
    try release()
    return try store.read { try $0.sayings.list(filter, at: clock.now(), in: places) }
  }

  /// The sayings in which the words are found, whole words first, then the greater number: first
  /// the one of which they are the number, then where they stand as they are, then where all of
  /// them stand in any order.
  public func search(_ words: String, in places: Range<Int>) throws -> [Saying] {
    try SearchedText.check(words)
    let line = try SearchLine(words)
    try release()
    return try store.read { repositories in
      line.isPlain
        ? try repositories.searchSayings(words, in: places)
        : try repositories.sayings(by: line, clock, in: places)
    }
  }

  /// Hands over the same as ``list(_:in:)`` one by one, however many there are.
  public func list(
    _ filter: SayingFilter = .all, in places: Range<Int>, each: (Saying) throws -> Void
  ) throws {
    try release()
    try store.read { try $0.sayings.list(filter, at: clock.now(), in: places, each: each) }
  }

  /// Hands over the same as ``search(_:in:)`` one by one, however many there are.
  public func search(
    _ words: String, in places: Range<Int>, each: (Saying) throws -> Void
  ) throws {
    try SearchedText.check(words)
    guard try SearchLine(words).isPlain else {
      return try search(words, in: places).forEach(each)
    }
    try release()
    try store.read { repositories in
      // What is found by one word comes as it is found, however much that is.
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

  /// The saying with that id; throws ``DomainError/notFound(_:query:nearest:)``.
  public func saying(_ id: ID<Saying>) throws -> Saying {
    try store.read { try $0.existing(id) }
  }

  /// The saying that is meant: by its number, with or without `#`, or by words of it.
  ///
  /// Throws ``DomainError/notFound(_:query:nearest:)``, or
  /// ``DomainError/ambiguous(_:query:candidates:)`` when the words are found in several and
  /// are the whole text of none.
  public func find(_ words: String) throws -> Saying {
    try release()
    return try store.read { repositories in
      if let number = SayingNumber(words)?.value {
        if let saying = try repositories.sayings.saying(numbered: number) { return saying }
        throw DomainError.notFound(.saying, query: "#\(number)", nearest: [])
      }
      let found = try repositories.searchSayings(
        words, in: 0..<NameResolver<Saying>.enoughCandidates)
      return try only(of: found, meantBy: words)
    }
  }

  private func only(of found: [Saying], meantBy words: String) throws -> Saying {
    if found.count == 1 { return found[0] }
    guard !found.isEmpty else { throw DomainError.notFound(.saying, query: words, nearest: []) }
    let whole = found.filter { NameFit(of: words, toAny: $0.details.texts) == .exact }
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

/// A saying's number as somebody typed it: `12` or `#12`; none has the number 0.
public struct SayingNumber: Hashable, Sendable {
  public let value: Int

  /// Nil if the text is no number from 0 on.
  public init?(_ text: String) {
    let digits = text.tidied(keepingLines: false)
    guard let value = Int(digits.hasPrefix("#") ? String(digits.dropFirst()) : digits), value >= 0
    else { return nil }
    self.value = value
  }
}
