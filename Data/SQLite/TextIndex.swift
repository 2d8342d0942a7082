import HearthDomain

/// SQLite's full-text indexes on the table `search`. All FTS5 statements are in this type.
///
/// The indexes do not store texts, so removing a text requires its former contents.
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

  func remove(_ text: SearchText, at place: Int64, of kind: Kind) throws {
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

  /// Statements that erase removed texts from the indexes. The first index is rebuilt from its
  /// table; the others, which have no stored source, merge their segments so that unused words are
  /// dropped.
  static let eraseStatements =
    ["INSERT INTO search_index (search_index) VALUES ('rebuild')"]
    + Kind.allCases.compactMap(\.wordIndex).map { "INSERT INTO \($0) (\($0)) VALUES ('optimize')" }

  /// Throws ``DomainError/damaged(_:)`` if an index does not match the texts.
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
        guard leaf?.isValid ?? true else { throw row.damage(in: "block") }
      }
    } catch DomainError.damaged {
      throw DomainError.damaged(.index(path: connection.name))
    }
  }

  /// Runs the body with a larger write buffer of the index, which halves the time because fewer
  /// segments are merged; an even larger one does not help. Restores the setting afterwards, as it
  /// is stored in the file.
  func withLargeBuffer(_ body: () throws -> Void) throws {
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
  /// Returns the FTS5 expression for texts that contain the part; empty if there are none, nil if
  /// the index cannot answer. The index consists of trigrams, so a part of fewer than three letters
  /// becomes all trigrams that begin with it.
  func expression(for part: SearchQuery.Part, fromLetters least: Int = 2) throws -> String? {
    if part.letterCount >= 3 { return "\(part.column) : \(TextIndex.phrase(part.text))" }
    guard part.letterCount >= least else { return nil }
    let terms = try terms(beginningWith: part.text)
    guard terms.count <= TextIndex.maxTerms else { return nil }
    guard !terms.isEmpty else { return "" }
    return "\(part.column) : (\(terms.map(TextIndex.phrase).joined(separator: " OR ")))"
  }

  /// Returns the FTS5 expression for texts that contain any part of the query; empty if there are
  /// none, nil if the index cannot answer.
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

  /// Maximum number of trigrams in an expression; with more, scanning all texts is as fast.
  private static let maxTerms = 400

  /// Returns the trigrams in the index with this prefix.
  private func terms(beginningWith letters: String) throws -> [String] {
    try connection.rows(
      "SELECT term FROM search_term WHERE term >= ?1 AND term <= ?2 LIMIT ?3",
      [.text(letters), .text(letters + "\u{10FFFF}"), .number(TextIndex.maxTerms + 1)],
      of: "search_term"
    ) { try $0.text("term") }
  }
}
