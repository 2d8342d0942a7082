import HearthDomain
import Synchronization

/// What a database consists of, compared with what this program makes: tables, indexes, triggers
/// and views, each as it was written.
///
/// A trigger of another hand would do its work with every change, as would a table that refers to
/// ours or an index that computes, and a table of other words might replace a row by the next.
struct StoreSchema {
  /// In a transaction.
  let connection: any SQLConnection
  /// All that this program knows.
  let steps: [Migration]

  /// Refuses what stands in the way of changes. The mark alone suffices where nobody gains by a
  /// forged one, as looking at each thing takes as long as making a new store.
  func check(inFull: Bool = false) throws {
    let isNewest = try connection.schemaVersion() == Migration.known
    if !inFull, isNewest, (try? mark()) == StoreSchema.mark { return }
    guard let first = try mismatches().first(where: \.isInTheWay) else { return }
    throw DomainError.damaged(.schema(path: connection.name, first))
  }

  /// Refuses a table of ours with a column that is computed whenever it is read: none that this
  /// program makes has one, and it may take as long as somebody likes. Asked also where nothing is
  /// changed.
  func checkReading() throws {
    let computing = try connection.rows(
      """
      SELECT thing.name AS name FROM sqlite_master AS thing, pragma_table_xinfo(thing.name) AS column
      WHERE thing.type = 'table' AND thing.rootpage > 0 AND thing.sql LIKE '%as%'
        AND column.hidden = 2
      """, of: "sqlite_master"
    ) { try $0.anyText("name") }
    guard !computing.isEmpty else { return }
    let ours = try wanted().map(\.name)
    guard let table = computing.first(where: ours.contains) else { return }
    throw DomainError.damaged(
      .schema(path: connection.name, SchemaMismatch(.table, table, .changed)))
  }

  /// The mark of the newest form. A mark that is not right costs time and nothing else.
  static let mark = "1df65b37660a2842"

  /// A short text that two databases with the same things in them have in common.
  func mark() throws -> String? {
    let texts = try connection.first(
      """
      SELECT 1 AS id, group_concat(text, char(10)) AS texts FROM (
        SELECT coalesce(name, '') || char(10) || coalesce(sql, '') AS text FROM sqlite_master
        ORDER BY name, text)
      """, of: "sqlite_master"
    ) { try $0.anyText("texts") }
    return texts.map { Fingerprint.long(of: $0) }
  }

  /// All that is not as it should be, in the order of the database.
  func mismatches() throws -> [SchemaMismatch] {
    var wanted = try wanted()
    let things = try things()
    if things == wanted { return [] }
    // What a later step would make again stops that step.
    let isOlder = try connection.schemaVersion() < steps.count
    let later = isOlder ? Set(try made(version: steps.count).map(\.name)) : []
    var mismatches: [SchemaMismatch] = []
    for found in things {
      guard let same = wanted.first(where: { $0.name == found.name }) else {
        mismatches.append(
          SchemaMismatch(
            found.kind, found.name, .added,
            isInTheWay: !found.isHarmless || later.contains(found.name)))
        continue
      }
      wanted.removeAll { $0.name == found.name }
      if same != found { mismatches.append(SchemaMismatch(same.kind, same.name, .changed)) }
    }
    return mismatches + wanted.map { SchemaMismatch($0.kind, $0.name, .missing) }
  }

  /// The queries that look for damage. What others put into a schema is computed while it is
  /// looked at, which may have no end, however patient anybody is: one call of a function may take
  /// years. Where there is any of it, only tables that have nothing to do with it are looked at.
  func soundnessQueries() throws -> [String] {
    let (ours, all) = (try wanted(), try things())
    let strange = all == ours ? [] : all.filter { !ours.contains($0) }
    let computing = Set(strange.filter(\.isComputed).map(\.name))
    guard !computing.isEmpty else { return ["PRAGMA integrity_check(\(SQLiteCheck.most))"] }
    return try ours.filter { $0.kind == .table && all.contains($0) && !$0.isVirtual }
      .map { "'\($0.name)'" }
      .filter { table in
        try connection.rows("PRAGMA index_list(\(table))", of: "index_list") {
          try $0.anyText("name")
        }
        .allSatisfy { !computing.contains($0) }
      }
      .map { "PRAGMA integrity_check(\($0))" }
  }

  /// The queries that find a value of our tables that is longer than any can be, by a row or by
  /// the engine's own error, for a text is read where its length is asked for.
  func lengthQueries() throws -> [String] {
    let ours = try wanted().filter { $0.kind == .table }.map(\.name)
    return try connection.rows(
      """
      SELECT 'SELECT 1 AS id FROM "' || thing.name || '" NOT INDEXED WHERE ' || group_concat(
          'length("' || column.name || '") > \(SQLiteStatement.longestValue)', ' OR ')
          || ' LIMIT 1' AS query, thing.name AS name
      FROM sqlite_master AS thing, pragma_table_info(thing.name) AS column
      WHERE thing.type = 'table' AND thing.rootpage > 0 AND column.type IN ('TEXT', 'BLOB')
      GROUP BY thing.name
      """, of: "sqlite_master"
    ) { (name: try $0.anyText("name"), query: try $0.anyText("query")) }
    .filter { ours.contains($0.name) }.map(\.query)
  }

  /// Removes triggers, views and indexes of others and makes our own anew, in a transaction for
  /// writing. Tables are left alone, whoever made them, for their rows are what somebody entered.
  /// What cannot be dropped as it stands gets other words first.
  func mend(
    rewriting rewrite: (_ table: String, _ statement: String) throws -> Void,
    removing remove: (_ index: String) throws -> Void
  ) throws {
    try dropEngines(rewrite)
    try mendTextIndexes(removing: remove)
    let (wanted, mismatches) = (try wanted(), try mismatches())
    // Nothing of ours can be made of a table that is another one.
    if let table = mismatches.first(where: { $0.kind == .table && $0.isInTheWay }) {
      throw DomainError.damaged(.schema(path: connection.name, table))
    }
    for object in mismatches where object.kind != .table {
      if object.trouble != .missing {
        let name = object.name.split(separator: "\"", omittingEmptySubsequences: false)
          .joined(separator: "\"\"")
        let kind = try things().first { $0.name == object.name }?.kind ?? object.kind
        try connection.execute("DROP \(kind.rawValue) \"\(name)\"")
      }
      guard let own = wanted.first(where: { $0.name == object.name }) else { continue }
      try connection.execute(own.statement)
    }
  }

  /// Removes what the engine has counted where it is another one.
  private func dropEngines(_ rewrite: (String, String) throws -> Void) throws {
    let mismatches = try mismatches().filter { $0.kind == .table }
    for table in mismatches where table.name.lowercased().hasPrefix("sqlite_stat") {
      let drop = "DROP TABLE \(table.name)"
      do { try connection.execute(drop) } catch {
        // What its columns compute is computed by that, too.
        guard let plain = Thing.counted[table.name.lowercased()] else { throw error }
        try rewrite(table.name, plain)
        try connection.execute(drop)
      }
    }
  }

  /// Makes the engine's tables anew that consist of others than they should, and indexes of words
  /// that cannot even be emptied; who mends what follows from the rest fills them.
  func mendTextIndexes(removing remove: (_ index: String) throws -> Void) throws {
    let mismatches = try mismatches().filter { $0.kind == .table && $0.trouble != .added }
    for index in try wanted().filter(\.isVirtual) {
      let isAnother = mismatches.contains {
        $0.name == index.name || $0.name.hasPrefix(index.name + "_")
      }
      guard isAnother || index.isTextIndex && !isUsable(index.name) else { continue }
      do {
        try trying { try connection.execute("DROP TABLE \(index.name)") }
      } catch {
        try remove(index.name)
      }
      try connection.execute(index.statement)
    }
  }

  /// Whether the engine can open and change the index.
  private func isUsable(_ index: String) -> Bool {
    struct Enough: Error {}
    do {
      try trying {
        try connection.execute("INSERT INTO \(index) (\(index)) VALUES ('delete-all')")
        throw Enough()
      }
    } catch is Enough {
      return true
    } catch {
      return false
    }
    return true
  }

  /// What the body throws takes back what it did.
  private func trying(_ body: () throws -> Void) throws {
    try connection.execute("SAVEPOINT trying")
    do { try body() } catch {
      try connection.execute("ROLLBACK TO trying")
      try connection.execute("RELEASE trying")
      throw error
    }
    try connection.execute("RELEASE trying")
  }

  /// What the same steps make of an empty database.
  private func wanted() throws -> [Thing] {
    let version = try connection.schemaVersion()
    guard version == Migration.known, steps.count == version else {
      return try made(version: version)
    }
    if let newest = Self.newest.withLock({ $0 }) { return newest }
    let things = try made(version: version)
    Self.newest.withLock { $0 = things }
    return things
  }

  /// Of the newest form: a look at a store asks for it again and again.
  private static let newest = Mutex<[Thing]?>(nil)

  private func made(version: Int) throws -> [Thing] {
    let model = try SQLiteConnection(inMemory: connection.name)
    try Migrator(steps: Array(steps.prefix(version)), now: Now { Instant(milliseconds: 0) })
      .migrate(model)
    try model.begin(.read)
    return try StoreSchema(connection: model, steps: steps).things()
  }

  /// Without what the engine makes by itself: the indexes of keys, and what it counted, in its
  /// own words.
  private func things() throws -> [Thing] {
    var known = (Self.newest.withLock { $0 } ?? [])[...]
    return try connection.rows(
      """
      SELECT coalesce(name, '') AS name, sql FROM sqlite_master WHERE sql IS NOT NULL
      ORDER BY rowid
      """, of: "sqlite_master"
    ) { row in
      let (name, statement) = (try row.anyText("name"), try row.anyText("sql"))
      // Ours are known, and stand in this order. They are ASCII: what equals one and has as many
      // bytes has the same ones.
      guard let next = known.first, next.name == name, next.statement == statement,
        next.statement.utf8.count == statement.utf8.count
      else { return Thing(name: name, statement: statement) }
      known.removeFirst()
      return next
    }
    .filter { !$0.isOfTheEngine }
  }
}

/// A table, index, trigger or view.
private struct Thing: Equatable {
  let name: String
  let kind: SchemaMismatch.Kind
  let statement: String
  /// The statement however it is broken into lines, by the bytes that the engine goes by: a mark
  /// makes no other letter of the one before.
  private let words: [UInt8]

  init(name: String, statement: String) {
    self.name = name
    self.statement = statement
    words = Thing.words(of: statement)
    // What the engine goes by are the words; the type that stands beside them may be any.
    let second = words.split(separator: UInt8(ascii: " "), maxSplits: 2).dropFirst().first ?? []
    kind =
      switch String(decoding: second, as: UTF8.self).uppercased() {
      case "TRIGGER": .trigger
      case "VIEW": .view
      case "INDEX", "UNIQUE": .index
      default: .table
      }
  }

  static func == (one: Thing, other: Thing) -> Bool {
    one.name == other.name && one.kind == other.kind && one.words == other.words
  }

  /// With one space wherever there is any.
  private static func words(of statement: String) -> [UInt8] {
    var words: [UInt8] = []
    words.reserveCapacity(statement.utf8.count)
    for byte in statement.utf8 {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0x0C:
        if let last = words.last, last != UInt8(ascii: " ") { words.append(UInt8(ascii: " ")) }
      default: words.append(byte)
      }
    }
    if words.last == UInt8(ascii: " ") { words.removeLast() }
    return words
  }

  private func begins(_ start: String) -> Bool { words.starts(with: start.utf8) }

  /// Whether nothing happens because of it while nobody asks for it by name: a table that refers
  /// to others has a say in their changes, and what an index computes is computed with each.
  var isHarmless: Bool {
    // The engine asks for it by name.
    if Thing.counted[name.lowercased()] != nil { return false }
    if begins("CREATE INDEX ") { return isPlainIndex }
    if begins("CREATE TABLE ") { return !refersToOthers }
    return isVirtual
  }

  private var refersToOthers: Bool {
    words.split { !$0.isPartOfName }.contains { $0.equalsIgnoringCase("references") }
  }

  /// Whether it is of columns and of nothing else: there is no condition, and of each column no
  /// more than its name and its direction.
  private var isPlainIndex: Bool {
    guard let open = words.firstIndex(of: UInt8(ascii: "(")), words.last == UInt8(ascii: ")")
    else { return false }
    return words[(open + 1)...].dropLast()
      .split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
      .allSatisfy { column in
        let parts = column.split(separator: UInt8(ascii: " "))
        guard let name = parts.first, parts.count <= 2 else { return false }
        return name.allSatisfy { $0.isPartOfName || $0 == UInt8(ascii: "\"") }
          && parts.dropFirst().allSatisfy {
            $0.equalsIgnoringCase("asc") || $0.equalsIgnoringCase("desc")
          }
      }
  }

  var isVirtual: Bool { begins("CREATE VIRTUAL TABLE ") }

  var isTextIndex: Bool { isVirtual && statement.contains(" fts5 ") }

  /// Whether the engine may compute something while it looks for damage in it.
  var isComputed: Bool {
    switch kind {
    case .trigger, .view: return false
    case .index: return !(begins("CREATE ") && isPlainIndex)
    case .table:
      guard begins("CREATE TABLE ") else { return true }
      return words.split { !$0.isPartOfName }.contains { word in
        (["check", "as", "generated"] as [StaticString]).contains { word.equalsIgnoringCase($0) }
      }
    }
  }

  var isOfTheEngine: Bool { Thing.counted[name].map { words.elementsEqual($0.utf8) } ?? false }

  /// What the engine counts in, as every version of it makes it.
  static let counted = [
    "sqlite_stat1": "CREATE TABLE sqlite_stat1(tbl,idx,stat)",
    "sqlite_stat4": "CREATE TABLE sqlite_stat4(tbl,idx,neq,nlt,ndlt,sample)",
    "sqlite_sequence": "CREATE TABLE sqlite_sequence(name,seq)",
  ]
}

extension UInt8 {
  /// As the engine sees it: every byte beyond ASCII is part of a name.
  fileprivate var isPartOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }
}

extension SQLRow {
  /// The text, also of bytes that are none: what stands in a schema is told in any case.
  fileprivate func anyText(_ column: String) throws -> String {
    do { return try text(column) } catch {
      return String(decoding: try bytes(column), as: UTF8.self)
    }
  }
}
