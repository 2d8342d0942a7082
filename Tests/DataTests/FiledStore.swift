import Foundation
import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthData

extension Migration {
  /// Creates a store of schema 34, which has the same contents as the baseline.
  static let former = Migration(
    number: oldestSupported, name: "former", statements: baseline.statements)
}

extension SQLStore {
  /// Opens that file as the last version before the baseline did.
  static func former(at path: FilePath) -> SQLStore {
    SQLStore(SQLiteDriver(path: path), now: FiledStore.clock.now, steps: [.former])
  }
}

/// A closed store in a separate folder.
struct FiledStore: ArchiveText {
  let folder: ScratchFolder
  let store: SQLStore
  static let clock = LocalClock(now: .fixed("2026-11-20T09:00"), zone: FixedZone.seoul)

  /// Creates a store with the data that the body saves.
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

  /// Returns a store with `ArchiveSample.everything`.
  static func sampled() throws -> FiledStore { try copy(of: sample.get()) }

  /// Returns a store with the bytes of another one.
  static func copy(of bytes: Data) throws -> FiledStore {
    try FiledStore { path in
      try EmptyStore.put(at: path)
      try bytes.write(to: URL(fileURLWithPath: path))
    }
  }

  /// Closes the store and returns the bytes of its file.
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
  var copies: SQLiteBackups { SQLiteBackups(path: FilePath(path), clock: FiledStore.clock) { nil } }

  /// Expects that the table constraints reject the statement, as it might come from another
  /// program.
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

  /// Returns the query plans of the body, which is rolled back; a word counts as common from `few`
  /// entries on.
  func plan(
    few: Int = 200, of body: (Repositories) throws -> Void
  ) throws -> [Step] {
    try begin(.write)
    let index = SearchIndex(self)
    index.commonWordLimits.maxSorted = few
    try body(Repositories(self, index))
    try rollback()
    #expect(!steps.isEmpty)
    return steps
  }
}
