import Foundation
import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthData

extension SQLStore {
  /// A store in that file as programs made it before this step was there.
  static func older(
    than step: Migration, at path: String, now: Now = FiledStore.clock.now
  ) -> SQLStore {
    SQLStore(
      SQLiteDriver(path: FilePath(path)), now: now,
      steps: Array(Migration.all.prefix(step.number - 1)))
  }

  /// The ids of what merging remembers that the step lets be looked at anew; what later ones do is
  /// theirs.
  static func unsettled(by step: Migration, at path: String) throws -> [Int64] {
    let store = SQLStore(
      SQLiteDriver(path: FilePath(path)), now: FiledStore.clock.now,
      steps: Array(Migration.all.prefix(step.number)))
    let ids = try store.transaction(.write) { connection, _ in
      try connection.rows(
        "SELECT id FROM sync_thing WHERE is_settled = 0", of: "sync_thing"
      ) { try $0.integer("id") }
    }
    try store.close()
    return ids
  }

  /// Adds things in those of their columns that an older store has: the repositories write all that
  /// there are by now. What is said of each for a search is up to the body.
  func putOld<Thing: TableRow>(
    _ things: [Thing], in table: String,
    _ findable: (Thing, SearchIndex) throws -> Void = { _, _ in }
  ) throws {
    try transaction(.write) { connection, search in
      let there = try connection.rows(
        "SELECT name FROM pragma_table_info('\(table)')", [], of: table
      ) { try $0.text("name") }
      for thing in things {
        let known = zip(Thing.columnNames, thing.row).filter { there.contains($0.0) }
        let names = known.map { $0.0 }.joined(separator: ", ")
        let places = known.indices.map { "?\($0 + 1)" }.joined(separator: ", ")
        try connection.execute(
          "INSERT INTO \(table) (\(names)) VALUES (\(places))", known.map { $0.1 })
        try findable(thing, search)
      }
    }
  }
}

/// A store in a folder of its own, which nobody has open.
struct FiledStore: ArchiveText {
  let folder: ScratchFolder
  let store: SQLStore
  static let clock = LocalClock(now: .fixed("2026-11-20T09:00"), zone: FixedZone.seoul)

  /// One that holds what the body keeps.
  init(_ keep: (Repositories) throws -> Void = { _ in }) throws {
    try self.init(EmptyStore.put)
    try store.write(keep)
    try store.close()
  }

  private init(_ put: (String) throws -> Void) throws {
    folder = ScratchFolder()
    try put(folder.file("hearth.db"))
    store = .sqlite(path: folder.place("hearth.db"), now: FiledStore.clock.now)
  }

  /// One that holds `ArchiveSample.everything`.
  static func sampled() throws -> FiledStore { try copy(of: sample.get()) }

  /// One that holds what was left of another one.
  static func copy(of bytes: Data) throws -> FiledStore {
    try FiledStore { path in
      try EmptyStore.put(at: path)
      try bytes.write(to: URL(fileURLWithPath: path))
    }
  }

  /// Its file, once nobody has it open any more.
  func left() throws -> Data {
    try store.close()
    return Data(folder.bytes("hearth.db") ?? [])
  }

  private static let sample = Result {
    let home = try FiledStore()
    try home.read(ArchiveSample.everything, into: home.store)
    return try home.left()
  }
}

/// A suite about a store in a file.
protocol OnFiledStore: ArchiveText {
  var home: FiledStore { get }
}

extension OnFiledStore {
  var folder: ScratchFolder { home.folder }
  var path: String { home.folder.file("hearth.db") }
  var store: SQLStore { home.store }
  var now: Now { FiledStore.clock.now }
  var inspector: SQLiteInspector { SQLiteInspector(path: FilePath(path)) }
  var copies: SQLiteCopies { SQLiteCopies(path: FilePath(path), clock: FiledStore.clock) { nil } }

  /// Each statement breaks a rule of the tables, which another program may not even know.
  func expectRefused(_ statement: String) throws {
    let connection = try SQLiteConnection(path: FilePath(path))
    try connection.begin(.write)
    #expect(throws: DomainError.self) { try connection.execute(statement) }
    try connection.rollback()
  }
}

extension PlanRecorder {
  convenience init(of home: FiledStore) throws {
    self.init(try SQLiteConnection(path: home.folder.place("hearth.db")))
  }

  /// How the engine would do what is written and taken back here; a word counts as common from
  /// `few` things on.
  func plan(
    few: Int = 200, of body: (Repositories) throws -> Void
  ) throws -> [Step] {
    try begin(.write)
    let index = SearchIndex(self)
    index.commonWords.few = few
    try body(Repositories(self, index))
    try rollback()
    #expect(!steps.isEmpty)
    return steps
  }
}
