import HearthDomain
import Synchronization

/// The schema of a database, compared with what this program creates: the SQL definitions of
/// tables, indexes, triggers and views.
///
/// Foreign objects may be dangerous. Triggers run with every change; so do tables that refer to
/// this program's tables and indexes with expressions. A table with another definition might
/// replace rows.
struct StoreSchema {
  /// Connection with an open transaction.
  let connection: any SQLConnection
  /// All known migrations.
  let steps: [Migration]

  /// Throws if foreign or missing schema objects could affect changes. Unless `inFull`, a matching
  /// hash suffices, as nobody gains by forging it; comparing everything takes as long as creating a
  /// store.
  func check(inFull: Bool = false) throws {
    let isNewest = try connection.schemaVersion() == Migration.newestNumber
    if !inFull, isNewest, (try? currentHash()) == Migration.newestHash { return }
    guard let first = try mismatches().first(where: \.canAffectWrites) else { return }
    throw DomainError.damaged(.schema(path: connection.name, first))
  }

  /// Throws if a table has a computed column, which could take any time to read; this program
  /// creates none. Called even before reading only.
  func checkReading() throws {
    let computing = try connection.rows(
      """
      SELECT thing.name AS name FROM sqlite_master AS thing, pragma_table_xinfo(thing.name) AS column
      WHERE thing.type = 'table' AND thing.rootpage > 0 AND thing.sql LIKE '%as%'
        AND column.hidden = 2
      """, of: "sqlite_master"
    ) { try $0.lossyText("name") }
    guard !computing.isEmpty else { return }
    let ours = try expectedObjects().map(\.name)
    guard let table = computing.first(where: ours.contains) else { return }
    throw DomainError.damaged(
      .schema(path: connection.name, SchemaMismatch(.table, table, .changed)))
  }

  /// Returns a hash of the schema.
  func currentHash() throws -> String? {
    let texts = try connection.first(
      """
      SELECT 1 AS id, group_concat(text, char(10)) AS texts FROM (
        SELECT coalesce(name, '') || char(10) || coalesce(sql, '') AS text FROM sqlite_master
        ORDER BY name, text)
      """, of: "sqlite_master"
    ) { try $0.lossyText("texts") }
    return texts.map { Fingerprint.long(of: $0) }
  }

  /// Returns all differences from the expected schema, in the order of the database.
  func mismatches() throws -> [SchemaMismatch] {
    var wanted = try expectedObjects()
    let things = try actualObjects()
    if things == wanted { return [] }
    // In an older store, objects with the names of objects that later migrations create would make
    // these migrations fail.
    let newest = steps.last?.number ?? 0
    let isOlder = try connection.schemaVersion() < newest
    let later = isOlder ? Set(try migratedObjects(version: newest).map(\.name)) : []
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

  /// Returns the queries for integrity checks. If there are foreign objects that SQLite would
  /// evaluate, which might take years, only tables without them are checked.
  func integrityQueries() throws -> [String] {
    let (ours, all) = (try expectedObjects(), try actualObjects())
    let strange = all == ours ? [] : all.filter { !ours.contains($0) }
    let computing = Set(strange.filter(\.isComputed).map(\.name))
    guard !computing.isEmpty else { return ["PRAGMA integrity_check(\(SQLiteCheck.maxMessages))"] }
    return try ours.filter { $0.kind == .table && all.contains($0) && !$0.isVirtual }
      .map { "'\($0.name)'" }
      .filter { table in
        try connection.rows("PRAGMA index_list(\(table))", of: "index_list") {
          try $0.lossyText("name")
        }
        .allSatisfy { !computing.contains($0) }
      }
      .map { "PRAGMA integrity_check(\($0))" }
  }

  /// Returns queries that find values in this program's tables that are longer than allowed: they
  /// return a row, or SQLite fails because asking for the length reads the value.
  func lengthQueries() throws -> [String] {
    let ours = try expectedObjects().filter { $0.kind == .table }.map(\.name)
    return try connection.rows(
      """
      SELECT 'SELECT 1 AS id FROM "' || thing.name || '" NOT INDEXED WHERE ' || group_concat(
          'length("' || column.name || '") > \(SQLiteStatement.maxValueSize)', ' OR ')
          || ' LIMIT 1' AS query, thing.name AS name
      FROM sqlite_master AS thing, pragma_table_info(thing.name) AS column
      WHERE thing.type = 'table' AND thing.rootpage > 0 AND column.type IN ('TEXT', 'BLOB')
      GROUP BY thing.name
      """, of: "sqlite_master"
    ) { (name: try $0.lossyText("name"), query: try $0.lossyText("query")) }
    .filter { ours.contains($0.name) }.map(\.query)
  }

  /// Removes foreign triggers, views and indexes, and recreates this program's objects. Requires a
  /// write transaction. Never removes tables with user data. If an object cannot be dropped, first
  /// gives it a standard definition by `rewrite`.
  func repair(
    rewriting rewrite: (_ table: String, _ statement: String) throws -> Void,
    removing remove: (_ index: String) throws -> Void
  ) throws {
    try dropStatisticsTables(rewrite)
    try repairTextIndexes(removing: remove)
    let (wanted, mismatches) = (try expectedObjects(), try mismatches())
    // A table with another definition cannot be repaired.
    if let table = mismatches.first(where: { $0.kind == .table && $0.canAffectWrites }) {
      throw DomainError.damaged(.schema(path: connection.name, table))
    }
    for object in mismatches where object.kind != .table {
      // Dropping a view also drops its triggers.
      if object.difference != .missing,
        let kind = try actualObjects().first(where: { $0.name == object.name })?.kind
      {
        let name = object.name.split(separator: "\"", omittingEmptySubsequences: false)
          .joined(separator: "\"\"")
        try connection.execute("DROP \(kind.rawValue) \"\(name)\"")
      }
      guard let own = wanted.first(where: { $0.name == object.name }) else { continue }
      try connection.execute(own.statement)
    }
  }

  /// Drops SQLite's statistics tables if their definitions are not the standard ones.
  private func dropStatisticsTables(_ rewrite: (String, String) throws -> Void) throws {
    let mismatches = try mismatches().filter { $0.kind == .table }
    for table in mismatches where table.name.lowercased().hasPrefix("sqlite_stat") {
      let drop = "DROP TABLE \(table.name)"
      do { try connection.execute(drop) } catch {
        // Dropping failed because SQLite also evaluates computed columns, so first give the table
        // its standard definition.
        guard let plain = SchemaObject.statisticsTables[table.name.lowercased()] else {
          throw error
        }
        try rewrite(table.name, plain)
        try connection.execute(drop)
      }
    }
  }

  /// Recreates full-text indexes that have another definition or cannot be emptied. They are filled
  /// when derived data is rebuilt.
  func repairTextIndexes(removing remove: (_ index: String) throws -> Void) throws {
    let mismatches = try mismatches().filter { $0.kind == .table && $0.difference != .added }
    for index in try expectedObjects().filter(\.isVirtual) {
      let isAnother = mismatches.contains {
        $0.name == index.name || $0.name.hasPrefix(index.name + "_")
      }
      guard isAnother || index.isTextIndex && !isUsable(index.name) else { continue }
      do {
        try inSavepoint { try connection.execute("DROP TABLE \(index.name)") }
      } catch {
        try remove(index.name)
      }
      try connection.execute(index.statement)
    }
  }

  /// Whether SQLite can open and change the index.
  private func isUsable(_ index: String) -> Bool {
    struct Enough: Error {}
    do {
      try inSavepoint {
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

  /// Runs the body in a savepoint; rolls back if it throws.
  private func inSavepoint(_ body: () throws -> Void) throws {
    try connection.execute("SAVEPOINT trying")
    do { try body() } catch {
      try connection.execute("ROLLBACK TO trying")
      try connection.execute("RELEASE trying")
      throw error
    }
    try connection.execute("RELEASE trying")
  }

  /// Returns the schema that the migrations produce in an empty database.
  private func expectedObjects() throws -> [SchemaObject] {
    let version = try connection.schemaVersion()
    guard version == Migration.newestNumber else { return try migratedObjects(version: version) }
    if let newest = Self.newestObjects.withLock({ $0 }) { return newest }
    let things = try migratedObjects(version: version)
    Self.newestObjects.withLock { $0 = things }
    return things
  }

  /// Cached newest schema, which each check needs.
  private static let newestObjects = Mutex<[SchemaObject]?>(nil)

  private func migratedObjects(version: Int) throws -> [SchemaObject] {
    let model = try SQLiteConnection(inMemory: connection.name)
    let last = version == 0 ? 0 : max(version, Migration.baseline.number)
    try Migrator(steps: steps.filter { $0.number <= last }, now: Now { Instant(milliseconds: 0) })
      .migrate(model)
    try model.begin(.read)
    return try StoreSchema(connection: model, steps: steps).actualObjects()
  }

  /// Returns the schema objects of the database, without SQLite's own: indexes of keys, and
  /// statistics tables with their standard definitions.
  private func actualObjects() throws -> [SchemaObject] {
    var known = (Self.newestObjects.withLock { $0 } ?? [])[...]
    return try connection.rows(
      """
      SELECT coalesce(name, '') AS name, sql FROM sqlite_master WHERE sql IS NOT NULL
      ORDER BY rowid
      """, of: "sqlite_master"
    ) { row in
      let (name, statement) = (try row.lossyText("name"), try row.lossyText("sql"))
      // Fast path: reuse the known object if its text is equal. Known texts are ASCII, so an equal
      // string of the same length has the same bytes.
      guard let next = known.first, next.name == name, next.statement == statement,
        next.statement.utf8.count == statement.utf8.count
      else { return SchemaObject(name: name, statement: statement) }
      known.removeFirst()
      return next
    }
    .filter { !$0.isStandardStatisticsTable }
  }
}

/// A table, index, trigger or view.
private struct SchemaObject: Equatable {
  let name: String
  let kind: SchemaMismatch.Kind
  let statement: String
  /// Bytes of the statement with normalized white space. Bytes, since SQLite ignores combining
  /// characters.
  private let normalizedStatement: [UInt8]

  init(name: String, statement: String) {
    self.name = name
    self.statement = statement
    normalizedStatement = SchemaObject.normalizedBytes(of: statement)
    // The kind comes from the statement, which SQLite executes; the type column of the schema may
    // contain anything.
    let second =
      normalizedStatement.split(separator: UInt8(ascii: " "), maxSplits: 2).dropFirst().first ?? []
    kind =
      switch String(decoding: second, as: UTF8.self).uppercased() {
      case "TRIGGER": .trigger
      case "VIEW": .view
      case "INDEX", "UNIQUE": .index
      default: .table
      }
  }

  static func == (one: SchemaObject, other: SchemaObject) -> Bool {
    one.name == other.name && one.kind == other.kind
      && one.normalizedStatement == other.normalizedStatement
  }

  /// Returns the bytes with each run of white space replaced by one space.
  private static func normalizedBytes(of statement: String) -> [UInt8] {
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

  private func begins(_ start: String) -> Bool { normalizedStatement.starts(with: start.utf8) }

  /// Whether the object has an effect only if a statement names it. Not so for tables that refer to
  /// others, which take part in their changes, nor for index expressions, which are evaluated with
  /// each change.
  var isHarmless: Bool {
    // SQLite itself reads statistics tables by their names.
    if SchemaObject.statisticsTables[name.lowercased()] != nil { return false }
    if begins("CREATE INDEX ") { return isPlainIndex }
    if begins("CREATE TABLE ") { return !refersToOthers }
    return isVirtual
  }

  private var refersToOthers: Bool {
    normalizedStatement.split { !$0.isNameByte }.contains { $0.equalsIgnoringCase("references") }
  }

  /// Whether the index has only plain columns: no condition, and for each column only its name and
  /// maybe a direction.
  private var isPlainIndex: Bool {
    guard let open = normalizedStatement.firstIndex(of: UInt8(ascii: "(")),
      normalizedStatement.last == UInt8(ascii: ")")
    else { return false }
    return normalizedStatement[(open + 1)...].dropLast()
      .split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
      .allSatisfy { column in
        let parts = column.split(separator: UInt8(ascii: " "))
        guard let name = parts.first, parts.count <= 2 else { return false }
        return name.allSatisfy { $0.isNameByte || $0 == UInt8(ascii: "\"") }
          && parts.dropFirst().allSatisfy {
            $0.equalsIgnoringCase("asc") || $0.equalsIgnoringCase("desc")
          }
      }
  }

  var isVirtual: Bool { begins("CREATE VIRTUAL TABLE ") }

  var isTextIndex: Bool { isVirtual && statement.contains(" fts5 ") }

  /// Whether SQLite may evaluate expressions of the object during an integrity check.
  var isComputed: Bool {
    switch kind {
    case .trigger, .view: return false
    case .index: return !(begins("CREATE ") && isPlainIndex)
    case .table:
      guard begins("CREATE TABLE ") else { return true }
      return normalizedStatement.split { !$0.isNameByte }.contains { word in
        (["check", "as", "generated"] as [StaticString]).contains { word.equalsIgnoringCase($0) }
      }
    }
  }

  var isStandardStatisticsTable: Bool {
    SchemaObject.statisticsTables[name].map { normalizedStatement.elementsEqual($0.utf8) } ?? false
  }

  /// SQLite's own tables with their standard definitions.
  static let statisticsTables = [
    "sqlite_stat1": "CREATE TABLE sqlite_stat1(tbl,idx,stat)",
    "sqlite_stat4": "CREATE TABLE sqlite_stat4(tbl,idx,neq,nlt,ndlt,sample)",
    "sqlite_sequence": "CREATE TABLE sqlite_sequence(name,seq)",
  ]
}

extension UInt8 {
  /// Whether SQLite accepts the byte in a name, as it does all bytes beyond ASCII.
  fileprivate var isNameByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }
}

extension SQLRow {
  /// Returns the column's text with invalid bytes replaced, so that schema objects can be reported
  /// in any case.
  fileprivate func lossyText(_ column: String) throws -> String {
    do { return try text(column) } catch {
      return String(decoding: try bytes(column), as: UTF8.self)
    }
  }
}
