import Foundation
import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthDomain

/// The word index is derived from the texts: damage is detected when the index is used, and
/// repaired.
@Suite struct DamagedIndexTests: OnFiledStore {
  let home: FiledStore
  /// A new connection on each access.
  var store: SQLStore { .sqlite(path: FilePath(path), now: now) }

  init() throws {
    home = try .sampled()
  }

  static let damages = [
    "DELETE FROM search_index_config", "UPDATE search_index_config SET v = 99",
    "DELETE FROM search_index_data WHERE id = 10",
    "UPDATE search_index_data SET block = x'DEADBEEF' WHERE id = 10",
    "DELETE FROM search_index_data WHERE id = 1",
    "UPDATE search_index_data SET block = zeroblob(5) WHERE id > 10",
    "UPDATE search_index_data SET block = randomblob(30) WHERE id > 10",
    // Moves the next word two gigabytes away, twice; the check of SQLite 3.40 crashes on this.
    "UPDATE search_index_data SET block = CAST(substr(block, 1, length(block) - 10) "
      + "|| x'87FFFFFF7F87FFFFFF7F' AS BLOB) WHERE id > 1 << 37",
    "DELETE FROM search_index_data", "DELETE FROM saying_word_config",
    "DELETE FROM book_word_data WHERE id = 10",
  ]

  private func add() throws {
    let use = UseCaseContext(store, FiledStore.clock, .seeded(9))
    let saying = try SayingDetails(english: SayingText("A new word: zebrafish"))
    _ = try SayingUseCases(use) { [] }.add(saying)
    _ = try MoodUseCases(use).add(MoodLevel(70), MoodMemo("zebrafish again"))
  }

  private func found(_ words: String) throws -> Int {
    try store.read { try $0.sayings.search(words, in: 0..<9).count }
  }

  @Test(arguments: damages.tried(usually: 1))
  func `a damaged index is reported and rebuilt`(statement: String) throws {
    try runSQL(path, statement)
    #expect(try inspector.inspect().findings == [.outdatedData(.index, count: 1)])
    // A change either succeeds or fails with an error that says what to do.
    do {
      try add()
    } catch {
      #expect(error as? DomainError == .damaged(.index(path: FilePath(path))), "\(error)")
    }
    let copy = try copies.makeBackup(at: folder.place("copy.db"), replacing: false)
    try copies.check(copy.path)
    #expect(try text(of: store).contains("지펴"))
    let isThere = (try? found("zebrafish")) ?? 0 > 0
    try inspector.rebuildDerivedData()
    #expect(try inspector.inspect().findings == [])
    // The first attempt may have added the entry.
    if !isThere { do { try add() } catch DomainError.conflict {} }
    #expect(try found("zebrafish") == 1 && found("지펴") == 1)
    #expect(try store.read { try $0.books.search("헤세", in: 0..<9).count } == 1)
    #expect(try inspector.inspect().findings == [])
  }

  /// Displaying Today writes as well: it stores the saying of the day.
  @Test func `a saying is recommended even if the store cannot be changed`() throws {
    try runSQL(path, "DELETE FROM search_index_config")
    try runSQL(
      path, "CREATE TRIGGER thief AFTER INSERT ON mood BEGIN DELETE FROM person; END")
    let use = UseCaseContext(store, FiledStore.clock, .seeded(9))
    #expect(throws: DomainError.self) { try MoodUseCases(use).add(MoodLevel(1), MoodMemo("m")) }
    let lines = try SayingUseCases(use) { [] }.recommend.sayingOfDay()
    #expect(lines != nil)
  }

  @Test(.inWholeRuns, arguments: damages)
  func `restoring a copy with a damaged index rebuilds it`(statement: String) throws {
    let copy = try copies.makeBackup(at: folder.place("copy.db"), replacing: false).path
    try FileManager.default.removeItem(atPath: copy.displayText + ".sha256")
    try runSQL(copy.displayText, statement)
    _ = try copies.restore(copy, keeping: { nil })
    #expect(try inspector.inspect().findings == [])
    try add()
    #expect(try found("zebrafish") == 1 && found("지펴") == 1)
  }

  @Test(.inWholeRuns, arguments: ["search_index_config", "search_index_data", "saying_word_idx"])
  func `an index with a missing table is rebuilt`(table: String) throws {
    try runSQL(path, "DROP TABLE \(table)")
    #expect(try !inspector.inspect().findings.isEmpty)
    try inspector.rebuildDerivedData()
    #expect(try inspector.inspect().findings == [])
    try add()
    #expect(try found("zebrafish") == 1 && found("지펴") == 1)
  }
}
