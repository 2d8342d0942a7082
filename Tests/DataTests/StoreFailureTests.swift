import Foundation
import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthData

@Suite struct StoreFailureTests {
  private let folder = ScratchFolder()
  private var path: String { folder.file("hearth.db") }
  private var store: SQLStore { .sqlite(path: FilePath(path), now: .fixed("2026-11-20T09:00")) }

  @Test func `a full disk rolls back the write and leaves the store intact`() throws {
    try rename("지은", in: store)
    let narrow = SQLStore.sqlite(path: FilePath(path), now: .fixed("2026-11-20T09:00"))
    try narrow.transaction(.read) { connection, _ in
      try connection.query("PRAGMA max_page_count = 8", [], of: "none") { _ in }
    }
    // A single character with more bytes than fit.
    let long = "a" + String(repeating: "\u{301}", count: 100_000)
    expect(.full, at: path) { try rename(long, in: narrow) }
    #expect(try name(in: narrow) == "지은")
    try rename("하나", in: narrow)
    #expect(try name(in: store) == "하나")
  }

  @Test(arguments: [(ENOSPC, true), (EIO, false)])
  func `a log that cannot grow means a full disk, and an I/O error does not`(
    number: Int32, isFull: Bool
  ) {
    let shmSize: Int32 = 10 | 19 << 8
    let error = SQLiteError(code: shmSize, systemError: number).domainError(path: "/hearth.db")
    #expect((error == .unavailable(.store(path: "/hearth.db", .full))) == isFull)
  }

  @Test func `a write that continues after SQLite rolled it back stores nothing`() throws {
    try rename("지은", in: store)
    let connection = try SQLiteConnection(path: FilePath(path))
    try connection.begin(.write)
    try connection.execute("INSERT INTO setting VALUES ('a', 'before')")
    #expect(throws: DomainError.self) {
      try connection.execute("INSERT OR ROLLBACK INTO setting VALUES ('a', 'again')")
    }
    #expect(throws: DomainError.self) {
      try connection.execute("INSERT INTO setting VALUES ('b', 'after')")
    }
    #expect(throws: DomainError.self) { try connection.commit() }
    try connection.rollback()
    try connection.begin(.read)
    #expect(
      try connection.first("SELECT count(*) AS n FROM setting", of: "setting") { try $0.int("n") }
        == 1)
  }

  @Test func `waiting too long for another writer reports that the store is busy`() throws {
    try rename("지은", in: store)
    let other = try SQLiteConnection(path: FilePath(path))
    try other.begin(.write)
    let hasty = SQLStore.sqlite(
      path: FilePath(path), now: .fixed("2026-11-20T09:00"), busyMilliseconds: 20)
    expect(.busy, at: path) { try rename("하나", in: hasty) }
    #expect(try name(in: hasty) == "지은")
    try other.rollback()
    try rename("하나", in: hasty)
    #expect(try name(in: hasty) == "하나")
  }

  @Test(.inWholeRuns) func `a relaxed write after a read waits for no other writer`() throws {
    let (reader, other) = (store, try SQLiteConnection(path: FilePath(path)))
    try rename("지은", in: reader)
    try other.begin(.write)
    let began = ContinuousClock.now
    expect(.busy, at: path) {
      try reader.relaxedWrite(ifFree: true) { try $0.profile.save(Profile()) }
    }
    expect(.busy, at: path) { try reader.writeIfFree { try $0.profile.save(Profile()) } }
    // A waiting write would take five seconds each time.
    #expect(ContinuousClock.now - began < .seconds(4))
    try other.rollback()
    try jot(1, in: reader)
    #expect(try jotted(in: reader) == 1 && name(in: reader) == "지은")
  }

  @Test(.inWholeRuns) func `concurrent creations of a store all find the same one`() async throws {
    for _ in 0..<10 {
      let path = folder.file("\(UUID().uuidString).db")
      try await withThrowingTaskGroup(of: Void.self) { group in
        for number in 0..<4 {
          group.addTask {
            let store = SQLStore.sqlite(path: FilePath(path), now: .fixed("2026-11-20T09:00"))
            if number.isMultiple(of: 2) { _ = try name(in: store) }
            try store.write { repositories in
              var profile = try repositories.profile.load()
              let count = profile.welcomedAt?.milliseconds ?? 0
              profile.welcomedAt = Instant(milliseconds: count + 1)
              try repositories.profile.save(profile)
            }
          }
        }
        try await group.waitForAll()
      }
      let store = SQLStore.sqlite(path: FilePath(path), now: .fixed("2026-11-20T09:00"))
      #expect(try store.read { try $0.profile.load().welcomedAt?.milliseconds } == 4)
    }
  }

  @Test func `committed data survives a crash, and uncommitted data leaves no trace`() throws {
    let running = store
    try rename("confirmed", in: running)
    // The copies are what a crash at that moment would leave on disk.
    try running.write { repositories in
      try repositories.profile.save(Profile(displayName: DisplayName("unconfirmed")))
      try crash(into: "during.db")
    }
    try crash(into: "after.db")
    #expect(try name(in: copy("during.db")) == "confirmed")
    #expect(try name(in: copy("after.db")) == "unconfirmed")
  }

  @Test func `a change that was still being logged at a crash is rolled back`() throws {
    let running = store
    try rename("confirmed", in: running)
    try rename("torn", in: running)
    try crash(into: "torn.db")
    let log = try #require(folder.bytes("torn.db-wal"))
    try folder.write("torn.db-wal", log.dropLast(100))
    #expect(try name(in: copy("torn.db")) == "confirmed")
  }

  @Test func `closing the store checkpoints a long log`() throws {
    let store = store
    let long = "a" + String(repeating: "\u{301}", count: 200_000)
    try rename(long, in: store)
    #expect(folder.bytes("hearth.db-wal")?.count ?? 0 > 400_000)
    try store.close()
    #expect(folder.bytes("hearth.db-wal")?.isEmpty ?? true)
    #expect(try name(in: store).unicodeScalars.count == 200_001)
  }

  @Test func `relaxed writes stay in the log until the next full write`() throws {
    try rename("made", in: store)
    let relaxed = store
    try jot(7, in: relaxed)
    try relaxed.close()
    #expect(folder.bytes("hearth.db-wal")?.isEmpty == false)
    let writing = store
    #expect(try jotted(in: writing) == 7)
    try rename("written", in: writing)
    try writing.close()
    #expect(folder.bytes("hearth.db-wal")?.isEmpty ?? true)
  }

  @Test(.inWholeRuns) func `repeated relaxed writes keep the log short`() throws {
    try rename("made", in: store)
    for turn in 0..<200 {
      let relaxed = store
      try jot(turn, in: relaxed)
      try relaxed.close()
    }
    #expect(folder.bytes("hearth.db-wal")?.count ?? 0 < 400_000)
    #expect(try jotted(in: store) == 199)
  }

  /// Writes data that the user did not enter, without waiting for the disk.
  private func jot(_ moment: Int, in store: SQLStore) throws {
    try store.relaxedWrite { repositories in
      var profile = try repositories.profile.load()
      profile.welcomedAt = Instant(milliseconds: Int64(moment))
      try repositories.profile.save(profile)
    }
  }

  private func jotted(in store: SQLStore) throws -> Int64? {
    try store.read { try $0.profile.load().welcomedAt?.milliseconds }
  }

  private func crash(into name: String) throws {
    for suffix in ["", "-wal"] {
      try folder.write(name + suffix, try #require(folder.bytes("hearth.db" + suffix)))
    }
  }

  private func copy(_ name: String) -> SQLStore {
    .sqlite(path: folder.place(name), now: .fixed("2026-11-20T09:00"))
  }
}
