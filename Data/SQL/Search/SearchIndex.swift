import HearthDomain

/// The search texts of all areas, as one transaction sees and changes them.
///
/// What was kept is written to the engine's index together, when somebody searches or the
/// transaction ends: thousands of texts cost a quarter of what they cost one by one.
final class SearchIndex {
  let connection: any SQLConnection
  var fullText: TextIndex { TextIndex(connection: connection) }
  var commonWords = CommonWordLimits()
  /// What it was asked since a text last came or went.
  var answers = SearchAnswers()
  /// The first row of each kind that is not in the index yet; nor are the rows after it.
  private var firstPending: [Kind: Int64] = [:]
  private var last: [Kind: Int64] = [:]
  /// Whether the engine's index is made anew in the end, so that nothing needs to be taken from it.
  private var isMadeAnew = false

  init(_ connection: any SQLConnection) {
    self.connection = connection
  }

  /// Makes the thing be found by this text only.
  func keep(_ text: SearchText, of id: Int64, in kind: Kind) throws {
    if let old = try row(of: id, in: kind) {
      if old.text.isSame(as: text) { return }
      try drop(old, from: kind)
    }
    try add([(id, text)], in: kind)
  }

  /// Makes things be found that are not found yet, without looking for them.
  func add(_ texts: [(id: Int64, text: SearchText)], in kind: Kind) throws {
    guard !texts.isEmpty else { return }
    answers = SearchAnswers()
    let first = try nextPlace(in: kind)
    var (place, values) = (first, [SQLValue]())
    for (id, text) in texts {
      values += SearchIndex.row(text, of: id, in: kind, at: place)
      place += 1
    }
    try connection.execute(SearchIndex.table.insertion(ofRows: texts.count), values)
    last[kind] = place - 1
    if firstPending[kind] == nil { firstPending[kind] = first }
  }

  /// Makes the thing be found by this text only, among those of its kind in the order of their
  /// numbers; `isNew` where nothing was kept of it before.
  func keep(
    _ text: SearchText, of id: Int64, in kind: Kind, numbered number: Int, isNew: Bool
  ) throws {
    let place = kind.searchIDs.lowerBound + Int64(number)
    if !isNew, let old = try row(of: id, in: kind) {
      if old.place == place && old.text.isSame(as: text) { return }
      try drop(old, from: kind)
    }
    answers = SearchAnswers()
    let next = try nextPlace(in: kind)
    try connection.execute(
      SearchIndex.table.insertion(ofRows: 1), SearchIndex.row(text, of: id, in: kind, at: place))
    last[kind] = max(place, next - 1)
    if isMadeAnew || place >= next || place >= firstPending[kind] ?? .max {
      firstPending[kind] = firstPending[kind] ?? place
    } else {
      try fullText.add(place...place, of: kind)
    }
  }

  private static let table = SQLTable(
    "search", "id", "area", "entity_id", "folded", "initials")

  private static func row(
    _ text: SearchText, of id: Int64, in kind: Kind, at place: Int64
  ) -> [SQLValue] {
    [
      .integer(place), .integer(kind.searchNumber), .integer(id), .text(text.folded),
      .text(text.initials),
    ]
  }

  /// Makes the thing be found no more.
  func forget(_ id: Int64, in kind: Kind) throws {
    if let old = try row(of: id, in: kind) { try drop(old, from: kind) }
  }

  /// Removes the thing itself; neither it nor what goes with it is found any more.
  func remove<Thing: SQLStored>(_ id: ID<Thing>, from kind: Kind) throws {
    if let (parts, query) = kind.searchedParts {
      let ids = try connection.rows(query, [.integer(id.rawValue)], of: Thing.table.name) {
        try $0.integer("id")
      }
      for id in ids { try forget(id, in: parts) }
    }
    try connection.remove(id)
    try forget(id.rawValue, in: kind)
  }

  /// Makes ready for so many things to come or go: where most of the index would be taken from it
  /// text by text, making it anew of what is left costs a fraction.
  func expectChanges(of count: Int) throws {
    guard count >= SearchIndex.many, firstPending.isEmpty, !isMadeAnew else { return }
    let all = try connection.first("SELECT count(*) AS n FROM search", of: "search") {
      try $0.int("n")
    }
    isMadeAnew = count > (all ?? 0) / 3
  }

  /// Makes the engine's index anew of the texts that are kept.
  func makeAnew() throws {
    isMadeAnew = true
    try finish()
  }

  /// Writes to the index what is kept already.
  func finish() throws {
    if isMadeAnew {
      isMadeAnew = false
      firstPending = [:]
      try fullText.clear()
      return try fullText.withMuchMemory {
        for kind in Kind.allCases where kind.searchNumber > 0 {
          try fullText.add(kind.searchIDs, of: kind)
        }
      }
    }
    for (kind, first) in firstPending {
      let places = first...max(first, try nextPlace(in: kind) - 1)
      try places.count < SearchIndex.many
        ? fullText.add(places, of: kind)
        : fullText.withMuchMemory { try fullText.add(places, of: kind) }
    }
    firstPending = [:]
  }

  /// From how many texts on the index is better made in large pieces.
  private static let many = 2_000

  private struct Row {
    let place: Int64
    let text: SearchText
  }

  private func row(of id: Int64, in kind: Kind) throws -> Row? {
    try connection.first(
      "SELECT id, folded, initials FROM search WHERE area = ?1 AND entity_id = ?2",
      [.integer(kind.searchNumber), .integer(id)], of: "search"
    ) {
      let text = SearchText(folded: try $0.text("folded"), initials: try $0.text("initials"))
      return Row(place: try $0.integer("id"), text: text)
    }
  }

  private func drop(_ row: Row, from kind: Kind) throws {
    answers = SearchAnswers()
    if !isMadeAnew, row.place < firstPending[kind] ?? .max {
      try fullText.forget(row.text, at: row.place, of: kind)
    }
    try connection.execute("DELETE FROM search WHERE id = ?1", [.integer(row.place)])
  }

  func nextPlace(in kind: Kind) throws -> Int64 {
    if let last = last[kind] { return last + 1 }
    let last = try connection.first(
      "SELECT id FROM search WHERE id BETWEEN ?1 AND ?2 ORDER BY id DESC LIMIT 1",
      [.integer(kind.searchIDs.lowerBound), .integer(kind.searchIDs.upperBound)], of: "search"
    ) { try $0.integer("id") }
    return last.map { $0 + 1 } ?? kind.searchIDs.lowerBound
  }
}
