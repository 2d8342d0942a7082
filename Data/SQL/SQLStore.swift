import HearthDomain
import Synchronization

/// A store in an SQLite database, on one connection that is opened by the first transaction.
public final class SQLStore: Store {
  private var name: FilePath { driver.path }
  private let now: Now
  private let steps: [Migration]
  private let beforeMigrating: @Sendable () throws -> Void
  /// For how long changes are kept.
  private let keeping: @Sendable () -> JournalKeeping
  /// Asked before changes are kept; what it throws undoes them.
  private let asking: Asking

  public typealias Asking = @Sendable ([EntryName], Repositories) throws -> Void
  private let driver: SQLiteDriver
  private let gate = TransactionGate()
  /// The schema that was found to be ours, by the number that each change of one counts up.
  private let knownSchema = Mutex<Int64?>(nil)
  /// What transactions have left out of their lists.
  package let invalidRows = InvalidRowLog()
  private let noted = Mutex<[EntryName]>([])
  /// What this program has changed so far, as the journal names it.
  package var written: [EntryName] { noted.withLock { $0 } }
  private let told = Mutex(false)
  /// Whether this program has changed something of which other devices are told.
  package var hasTold: Bool { told.withLock { $0 } }
  private let kept = Mutex(false)
  /// Whether a transaction that writes has come to its end, whatever became of those after it.
  package var hasKept: Bool { kept.withLock { $0 } }

  /// The form of stores that this program makes and brings older ones to.
  package static var schema: Int { Migration.known }

  /// What comes before migrating is done when there is a store to migrate, and what it throws
  /// leaves that as it was.
  init(
    _ driver: SQLiteDriver, now: Now, steps: [Migration] = Migration.all,
    beforeMigrating: @escaping @Sendable () throws -> Void = {},
    keeping: @escaping @Sendable () -> JournalKeeping = { .quarter },
    asking: @escaping Asking = { _, _ in }
  ) {
    self.driver = driver
    self.now = now
    self.steps = steps
    self.beforeMigrating = beforeMigrating
    self.keeping = keeping
    self.asking = asking
  }

  public func read<T>(_ body: (Repositories) throws -> T) throws -> T {
    try tolerantTransaction(.read, body)
  }

  public func write<T>(_ body: (Repositories) throws -> T) throws -> T {
    try transaction(.write) { try body(Repositories($0, $1)) }
  }

  public func writeIfFree<T>(_ body: (Repositories) throws -> T) throws -> T {
    try transaction(.write, waits: false) { try body(Repositories($0, $1)) }
  }

  public func relaxedWrite<T>(
    ifFree: Bool, _ body: (Repositories) throws -> T
  ) throws -> T {
    try tolerantTransaction(.relaxedWrite, waits: !ifFree, body)
  }

  /// A transaction whose lists leave out what means nothing. What is changed in earnest must not
  /// follow from lists that may lack something.
  private func tolerantTransaction<T>(
    _ kind: TransactionKind, waits: Bool = true, _ body: (Repositories) throws -> T
  ) throws -> T {
    try transaction(kind, waits: waits) { connection, _ in
      // Their own for each transaction: somebody may have mended a row in the meantime.
      let invalid = InvalidRowLog(after: invalidRows)
      defer { invalidRows.note(invalid.all) }
      let tolerant = TolerantConnection(connection, noting: invalid)
      let search = SearchIndex(tolerant)
      let result = try body(Repositories(tolerant, search))
      try search.finish()
      return result
    }
  }

  /// Whether others have changed the database since this was asked last; no when asked first.
  package func wasChangedElsewhere() throws -> Bool {
    try gate.pass(of: name) {
      try driver.wasChangedElsewhere(try opened())
    }
  }

  /// A transaction on what is there already, whatever its form: nothing is migrated. Nil where
  /// nothing was made yet.
  func asItStands<T>(
    _ kind: TransactionKind, _ body: (any SQLConnection) throws -> T
  ) throws -> T? {
    try gate.pass(of: name) {
      do {
        let connection = try opened()
        do {
          try connection.begin(kind)
          _ = try isCurrent(connection)
          if kind != .read { try checkSchema(of: connection) }
          let result = try connection.schemaVersion() > 0 ? try body(connection) : nil
          try connection.commit()
          return result
        } catch {
          abandon(connection)
          throw error
        }
      } catch let damage as DomainError where kind == .read && damage.isDamagedStore {
        // A lock may still be read in a file that was cut off, and must not be passed by; but what
        // is left may tell less than the damage itself.
        do { return try rescueTransaction(body) } catch { throw damage }
      }
    }
  }

  /// Whether what is there has the form that this program knows; nil where nothing was made yet.
  package func isOfThisForm() throws -> Bool? { try asItStands(.read) { try isCurrent($0) } }

  /// Lets go of the database; the next transaction opens it anew.
  package func close() throws {
    try gate.pass(of: name) { drop() }
  }

  /// A transaction for who works on the tables themselves; what they put and remove is noted.
  func transaction<T>(
    _ kind: TransactionKind, waits: Bool = true,
    _ body: (any SQLConnection, SearchIndex) throws -> T
  ) throws -> T {
    try gate.pass(of: name) {
      let connection = try opened()
      do {
        try begin(kind, on: connection, waits: waits)
        let recorder = kind == .read || !hasJournal ? nil : ChangeRecorder()
        let told: any SQLConnection =
          recorder.map { RecordingConnection(connection, telling: $0) } ?? connection
        let search = SearchIndex(told)
        let result = try body(told, search)
        let entries = try recorder.map { try journal($0, kind, connection, search) } ?? []
        try search.finish()
        if !entries.isEmpty { try asking(entries, Repositories(connection, search)) }
        try commit(kind, on: connection)
        if kind == .write { kept.withLock { $0 = true } }
        if !entries.isEmpty { noted.withLock { $0 += entries } }
        return result
      } catch {
        let cause = cause(of: error, on: connection)
        abandon(connection)
        throw cause
      }
    }
  }

  /// Not where a store is made in the form of before there was one.
  private var hasJournal: Bool { steps.contains { $0.number == Migration.journal.number } }

  /// Writes what was changed into the journal, in the transaction that changed it.
  private func journal(
    _ recorder: ChangeRecorder, _ kind: TransactionKind, _ connection: any SQLConnection,
    _ search: SearchIndex
  ) throws -> [EntryName] {
    let things = JournaledThings { Repositories(connection, search) }
    let drafts = try recorder.finish(titles: things.title(of:))
    if drafts.isEmpty, recorder.forgotten == nil { return [] }
    // Nobody would miss what such a transaction changes; what was entered would be missed.
    guard kind == .write else {
      let detail = "a change that nobody may miss in a relaxed write"
      throw DomainError.unavailable(.store(path: name, .failed(detail: detail)))
    }
    let journal = SQLJournal(
      connection: connection, now: now, clock: .system, age: keeping().age)
    let isTold =
      try (drafts.contains(where: \.isTold) || recorder.forgotten != nil)
      && journal.isTold()
    var (entries, told): ([EntryName], [NotedChange]) = ([], [])
    for draft in drafts {
      let name =
        try draft.origin.isNoted
        ? journal.write(
          draft.words, draft.named, beside: draft.added, undoes: draft.undoes?.id,
          from: draft.origin) : nil
      // What stays whatever is taken back is nobody's to take back or to refuse.
      if draft.origin == .here, draft.words.staying == nil, let name { entries.append(name) }
      if isTold, draft.isTold {
        told.append(draft.told(as: name, at: now()))
      }
    }
    let forgotten = recorder.forgotten
    if isTold, !told.isEmpty || forgotten != nil {
      var replica = try StoredReplica(Repositories(connection, search))
      if !told.isEmpty { try replica?.note(told, at: Now.system()) }
      if let forgotten { try replica?.forget(forgotten, at: Now.system()) }
      self.told.withLock { $0 = true }
    }
    try journal.trim()
    return entries
  }

  /// A disk that fails at the end of a change may have it all the same, and bring it back with
  /// the log; of one that is full or may not be written to, nobody needs to fear that.
  private func commit(_ kind: TransactionKind, on connection: any SQLConnection) throws {
    do {
      try connection.commit()
    } catch DomainError.unavailable(.store(_, .failed)) where kind != .read {
      throw DomainError.unsure(.store(path: name))
    }
  }

  /// A transaction for reading what is left of a damaged store, on a connection of its own.
  func rescueTransaction<T>(_ body: (any SQLConnection) throws -> T) throws -> T {
    let connection = try driver.beginRescue()
    defer { try? connection.rollback() }
    guard try isCurrent(connection) else {
      // Only a sound store can be brought to the form that this program knows.
      throw DomainError.damaged(.store(path: name, detail: "older schema"))
    }
    return try body(connection)
  }

  /// Begins a transaction on the schema that this program knows.
  private func begin(
    _ kind: TransactionKind, on connection: any SQLConnection, waits: Bool
  ) throws {
    try connection.begin(kind, waits: waits)
    // Asked in every transaction: a newer program may have come while this one was running.
    let isCurrent = try isCurrent(connection)
    if kind != .read || !isCurrent { try checkSchema(of: connection) }
    if isCurrent { return }
    let isThere = try connection.schemaVersion() > 0
    try connection.rollback()
    if isThere { try prepareToMigrate(connection) }
    try Migrator(steps: steps, now: now).migrate(connection)
    try connection.begin(kind, waits: waits)
  }

  /// Refuses to change what consists of other things than this program makes. Reading does
  /// nothing else because of them, whatever they are: the driver looks into no views.
  private func checkSchema(of connection: any SQLConnection) throws {
    let found = try connection.first("PRAGMA schema_version", of: "schema") {
      try $0.integer("schema_version")
    }
    guard found != knownSchema.withLock({ $0 }), try connection.schemaVersion() > 0 else { return }
    try StoreSchema(connection: connection, steps: steps).check()
    knownSchema.withLock { $0 = found }
  }

  /// Why a statement was not even understood: what it is about is something else.
  private func cause(of error: any Error, on connection: any SQLConnection) -> any Error {
    guard case DomainError.damaged(.store) = error else { return error }
    do {
      try StoreSchema(connection: connection, steps: steps).check()
    } catch DomainError.damaged(.schema(let path, let object)) {
      return DomainError.damaged(.schema(path: path, object))
    } catch {}
    return error
  }

  /// A store that cannot be written to is told so before anything is done about it.
  private func prepareToMigrate(_ connection: any SQLConnection) throws {
    try connection.begin(.write)
    try connection.rollback()
    try beforeMigrating()
  }

  /// Whether the schema is the one that this program knows, or older; throws if it is newer.
  private func isCurrent(_ connection: any SQLConnection) throws -> Bool {
    let found = try connection.schemaVersion()
    let known = steps.last?.number ?? 0
    guard found <= known else {
      throw DomainError.unavailable(.store(path: name, .newerSchema(found: found, known: known)))
    }
    return found == known
  }

  private func opened() throws -> SQLiteConnection {
    let (connection, isNew) = try driver.connection()
    guard isNew else { return connection }
    knownSchema.withLock { $0 = nil }
    do {
      // Before anything else: beginning to write may already change the file. In one transaction,
      // because another program may be creating the store.
      try connection.begin(.read)
      _ = try isCurrent(connection)
      try StoreSchema(connection: connection, steps: steps).checkReading()
      try connection.rollback()
    } catch {
      drop()
      throw error
    }
    return connection
  }

  /// Rolls back; a connection that cannot do even that is given up.
  private func abandon(_ connection: any SQLConnection) {
    do { try connection.rollback() } catch { drop() }
  }

  private func drop() {
    driver.close()
    knownSchema.withLock { $0 = nil }
  }
}

extension DomainError {
  /// Whether the store as a whole is not as it should be, so that only a part of it may be read.
  var isDamagedStore: Bool {
    switch self {
    case .damaged(.store), .damaged(.schema): true
    default: false
    }
  }
}
