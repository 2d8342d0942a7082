import HearthDomain

/// SQLite's full-text indexes over the table `search`, all that is said in the language of FTS5.
///
/// They keep no texts: to forget one they must be told what it was.
struct TextIndex {
  let connection: any SQLConnection

  func add(_ places: ClosedRange<Int64>, of kind: Kind) throws {
    let bounds = [SQLValue.integer(places.lowerBound), .integer(places.upperBound)]
    try connection.execute(
      """
      INSERT INTO search_index (rowid, folded, initials)
      SELECT id, folded, initials FROM search WHERE id BETWEEN ?1 AND ?2
      """,
      bounds)
    guard let words = kind.wordIndex else { return }
    try connection.execute(
      """
      INSERT INTO \(words) (rowid, folded) SELECT id, folded FROM search WHERE id BETWEEN ?1 AND ?2
      """,
      bounds)
  }

  func forget(_ text: SearchText, at place: Int64, of kind: Kind) throws {
    try connection.execute(
      """
      INSERT INTO search_index (search_index, rowid, folded, initials)
      VALUES ('delete', ?1, ?2, ?3)
      """,
      [.integer(place), .text(text.folded), .text(text.initials)])
    guard let words = kind.wordIndex else { return }
    try connection.execute(
      "INSERT INTO \(words) (\(words), rowid, folded) VALUES ('delete', ?1, ?2)",
      [.integer(place), .text(text.folded)])
  }

  func clear() throws {
    for index in ["search_index"] + Kind.allCases.compactMap(\.wordIndex) {
      try connection.execute("INSERT INTO \(index) (\(index)) VALUES ('delete-all')")
    }
  }

  /// Writes the indexes anew without what was in texts that are gone. One is made of the texts that
  /// stand in the table; the others have theirs from nowhere, but lose the words that no text has.
  static let erasing =
    ["INSERT INTO search_index (search_index) VALUES ('rebuild')"]
    + Kind.allCases.compactMap(\.wordIndex).map { "INSERT INTO \($0) (\($0)) VALUES ('optimize')" }

  /// Throws ``DomainError/damaged(_:)`` where an index does not say what the texts do.
  func check() throws {
    try checkLeaves(of: "search_index")
    try connection.execute(
      "INSERT INTO search_index (search_index, rank) VALUES ('integrity-check', 1)")
    for words in Kind.allCases.compactMap(\.wordIndex) {
      try checkLeaves(of: words)
      try connection.execute("INSERT INTO \(words) (\(words)) VALUES ('integrity-check')")
    }
  }

  private func checkLeaves(of index: String) throws {
    let pages = "\(index)_data"
    do {
      try connection.query("SELECT id, block FROM \(pages)", [], of: pages) { row in
        let leaf = try TextIndexLeaf(id: row.integer("id"), row.bytes("block"))
        guard leaf?.isSound ?? true else { throw row.damage(in: "block") }
      }
    } catch DomainError.damaged {
      throw DomainError.damaged(.index(path: connection.name))
    }
  }

  /// Lets the index gather more before it writes a piece of itself, which are merged again and
  /// again; that halves the time, which more than this does not. The file would remember it, so it
  /// is taken back.
  func withMuchMemory(_ body: () throws -> Void) throws {
    func gather(_ bytes: Int) throws {
      try connection.execute(
        "INSERT INTO search_index (search_index, rank) VALUES ('hashsize', ?1)",
        [.number(bytes)])
    }
    try gather(4 << 20)
    try body()
    try gather(1 << 20)
  }
}

// MARK: - Expressions

extension TextIndex {
  /// What texts match that hold the part; empty when none can, nil when the index cannot answer
  /// it, as it knows letters by their triples: fewer are looked up by all that begin so.
  func expression(for part: SearchQuery.Part, fromLetters least: Int = 2) throws -> String? {
    if part.letters >= 3 { return "\(part.column) : \(TextIndex.phrase(part.text))" }
    guard part.letters >= least else { return nil }
    let terms = try terms(beginningWith: part.text)
    guard terms.count <= TextIndex.mostTerms else { return nil }
    guard !terms.isEmpty else { return "" }
    return "\(part.column) : (\(terms.map(TextIndex.phrase).joined(separator: " OR ")))"
  }

  /// What texts match that hold any of the query's parts; empty and nil as for one.
  func expression(for query: SearchQuery) throws -> String? {
    var alternatives: [String] = []
    for part in query.parts {
      guard let expression = try expression(for: part) else { return nil }
      if !expression.isEmpty { alternatives.append("(\(expression))") }
    }
    return alternatives.joined(separator: " OR ")
  }

  static func phrase(_ text: String) -> String {
    let quote = UInt8(ascii: "\"")
    let doubled = text.utf8.flatMap { $0 == quote ? [quote, quote] : [$0] }
    return "\"" + String(decoding: doubled, as: UTF8.self) + "\""
  }

  /// Beyond so many, looking at each text is as quick.
  private static let mostTerms = 400

  /// The triples of letters in the index that begin with these.
  private func terms(beginningWith letters: String) throws -> [String] {
    try connection.rows(
      "SELECT term FROM search_term WHERE term >= ?1 AND term <= ?2 LIMIT ?3",
      [.text(letters), .text(letters + "\u{10FFFF}"), .number(TextIndex.mostTerms + 1)],
      of: "search_term"
    ) { try $0.text("term") }
  }
}
