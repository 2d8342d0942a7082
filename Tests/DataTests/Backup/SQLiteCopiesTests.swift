import Foundation
import HearthDomain
import HearthTestSupport
import Synchronization
import Testing

@testable import HearthData

@Suite struct SQLiteCopiesTests: CopiedStore {
  let folder = ScratchFolder()

  @Test func `a copy has all committed data while other connections use the store`() throws {
    let running = store
    try rename("Mina", in: running)
    let copy = try copies.makeBackup(at: nil, replacing: false)
    #expect(copy.path == backups.path + "/hearth-2026-11-20-090000.db")
    #expect(try permissions(of: copy.path.displayText) == 0o600)
    #expect(try permissions(of: backups.path.displayText) == 0o700)
    try rename("Jun", in: running)
    // A copy needs no other files, even in a read-only folder.
    #expect(
      Set(try FileManager.default.contentsOfDirectory(atPath: backups.path.displayText))
        == ["hearth-2026-11-20-090000.db", "hearth-2026-11-20-090000.db.sha256"])
    #expect(try name(at: copy.path) == "Mina")
    #expect(try copies.newestBackup()?.madeAt == LocalTime(literal: "2026-11-20T09:00"))
  }

  @Test func `a copy does not contain the uncommitted changes of another writer`() throws {
    try rename("Mina", in: store)
    let writer = try SQLiteConnection(path: path)
    try writer.begin(.write)
    try writer.execute("UPDATE setting SET value = 'Jun'")
    let copy = try copies.makeBackup(at: folder.place("copy.db"), replacing: false)
    try writer.commit()
    #expect(try name(at: copy.path) == "Mina")
    #expect(try name(at: path) == "Jun")
  }

  @Test func `copying reports its progress, and an error then leaves no file`() throws {
    try rename("Mina", in: store)
    let told = Mutex<[Int]>([])
    let copy = folder.place("copy.db")
    _ = try copies.reportingProgress { done, total in told.withLock { $0 += [done, total] } }
      .makeBackup(at: copy, replacing: false)
    let first = told.withLock { $0 }
    #expect(first.count >= 2 && first[0] == 0 && first[1] > 10)
    struct Stopped: Error {}
    let stopping = copies.reportingProgress { _, _ in throw Stopped() }
    #expect(throws: Stopped.self) { try stopping.makeBackup(at: copy + "2", replacing: false) }
    #expect(throws: Stopped.self) { try stopping.makeBackup(at: nil, replacing: false) }
    #expect(try folder.names().filter { $0.hasPrefix("copy") } == ["copy.db", "copy.db.sha256"])
    #expect(try copies.newestBackup() == nil)
  }

  @Test(.inWholeRuns) func `the newest ten copies are kept, and other files are not touched`()
    throws
  {
    try rename("Mina", in: store)
    try FileManager.default.createDirectory(
      atPath: backups.path.displayText, withIntermediateDirectories: true)
    let foreign = ["hearth-2020-01-01-000000.db.txt", "hearth-2020-13-01-000000.db", "notes.db"]
    for name in foreign {
      try Data().write(to: URL(fileURLWithPath: backups.path.appending(name).displayText))
    }
    for _ in 0..<12 { _ = try copies.makeBackup(at: nil, replacing: false) }
    let names = try FileManager.default.contentsOfDirectory(atPath: backups.path.displayText)
    #expect(Set(foreign).isSubset(of: names))
    let ours = (3...12).map { "hearth-2026-11-20-090000-\($0).db" }
    #expect(Set(names).subtracting(foreign) == Set(ours + ours.map { $0 + ".sha256" }))
  }

  @Test(.inWholeRuns) func `the last ten copies are kept, whatever the clock showed`() throws {
    try rename("Mina", in: store)
    let backups = backups
    let ahead = SQLiteBackups(
      path: path, clock: LocalClock(now: .fixed("2099-01-01T09:00"), zone: FixedZone.seoul)
    ) { backups }
    for _ in 0..<10 { _ = try ahead.makeBackup(at: nil, replacing: false) }
    let made = try (0..<10).map { _ in try copies.makeBackup(at: nil, replacing: false).path }
    #expect(backups.namesNewestFirst().map { backups.path.appending($0.text) } == made.reversed())
    #expect(try copies.newestBackup()?.path == made.last)
    // Copies without a number are removed first, and so are those dated in the future.
    for (name, seconds) in [
      ("hearth-2098-01-01-000000.db", 0.0), ("hearth-2098-01-02-000000.db", 4_200_000_000.0),
    ] {
      try folder.write("state/backups/\(name)", [])
      try date(backups.path.appending(name), seconds)
    }
    let next = try copies.makeBackup(at: nil, replacing: false).path
    #expect(
      backups.namesNewestFirst().map { backups.path.appending($0.text) } == [next]
        + made.dropFirst().reversed())
  }

  @Test(.inWholeRuns) func `a copy keeps its position if its checksum file is lost or truncated`()
    throws
  {
    try rename("Mina", in: store)
    let made = try makeCopies(10)
    let order = found
    #expect(order == made.reversed())
    try FileManager.default.removeItem(atPath: (made[9] + ".sha256").displayText)
    let note = made[4].lastComponent.displayText + ".sha256"
    try folder.write("state/backups/\(note)", Array("# backup 5".utf8))
    #expect(found == order)
    #expect(try copies.newestBackup()?.path == made[9])
    let next = try copies.makeBackup(at: nil, replacing: false).path
    #expect(found == [next] + made.dropFirst().reversed())
    // Later it is removed like any other copy.
    for turn in 11...20 {
      let copy = try copies.makeBackup(at: nil, replacing: false).path
      try date(copy, Double(turn) * 1_000)
    }
    #expect(Set(found).isDisjoint(with: made))
  }

  @Test func `extreme copy numbers do not prevent new copies`() throws {
    try rename("Mina", in: store)
    let first = try makeCopies(1)[0]
    for number in [Int.max, .min, 0, 1 << 53] {
      var checksum = try BackupChecksum(of: first)
      checksum.number = number
      let note = first.lastComponent.displayText + ".sha256"
      try folder.write("state/backups/\(note)", checksum.fileContents(besides: first))
      let read = try BackupChecksum(besides: first)?.number
      #expect(read == (number == 1 << 53 ? number : nil))
      let next = try copies.makeBackup(at: nil, replacing: false).path
      #expect(found.first == next)
    }
    for turn in ["9223372036854775806", "9007199254740992"] {
      try folder.write("state/backups/hearth-2026-11-20-090000-\(turn).db", [])
    }
    for turn in 6...7 {
      let next = try copies.makeBackup(at: nil, replacing: false).path
      #expect(next == backups.path + "/hearth-2026-11-20-090000-\(turn).db")
    }
  }

  @Test func `a foreign file with the checksum file's name is replaced only on request`() throws {
    try rename("Mina", in: store)
    let file = folder.place("n.db")
    try folder.write("n.db.sha256", Array("mine".utf8))
    #expect(throws: DomainError.unavailable(.file(path: file + ".sha256", .exists))) {
      try copies.makeBackup(at: file, replacing: false)
    }
    #expect(folder.bytes("n.db.sha256") == Array("mine".utf8))
    #expect(folder.bytes("n.db") == nil)
    _ = try copies.makeBackup(at: file, replacing: true)
    // A leftover checksum file does not interfere.
    try FileManager.default.removeItem(atPath: file.displayText)
    try rename("Jun", in: store)
    _ = try copies.makeBackup(at: file, replacing: false)
    try copies.check(file)
  }

  @Test func `copies made at the same moment are all kept`() async throws {
    try rename("Mina", in: store)
    let copies = copies
    for pair in 1...4 {
      let made = try await withThrowingTaskGroup(of: FilePath.self) { group in
        for _ in 0..<2 {
          group.addTask { try copies.makeBackup(at: nil, replacing: false).path }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(Set(made).count == 2)
      #expect(backups.namesNewestFirst().count == pair * 2)
    }
  }

  @Test func `a copy's checksum is stored beside it in the format of sha256sum`() throws {
    try rename("Mina", in: store)
    let odd = folder.place("my \\ copy.db")
    for copy in [
      try copies.makeBackup(at: nil, replacing: false).path,
      try copies.makeBackup(at: odd, replacing: false).path,
    ] {
      let folder = URL(fileURLWithPath: copy.text ?? "").deletingLastPathComponent().path
      let check = ["--strict", "-c", (copy + ".sha256").text ?? ""]
      #expect(try OtherProgram("sha256sum", check, in: folder).run() == 0)
    }
    // A replaced copy has a new checksum file.
    try rename("Jun", in: store)
    _ = try copies.makeBackup(at: odd, replacing: true)
    try copies.check(odd)
  }

  @Test func `a checksum file is removed with its copy, or if the copy is missing`() throws {
    try rename("Mina", in: store)
    _ = try copies.makeBackup(at: nil, replacing: false)
    let lone = "hearth-2026-01-01-000000.db.sha256"
    try folder.write("state/backups/\(lone)", [])
    let copy = try copies.makeProvisionalBackup()
    copy.keepIfChanged()
    _ = try copies.makeBackup(at: nil, replacing: false)
    let names = try FileManager.default.contentsOfDirectory(atPath: backups.path.displayText)
    #expect(names.count == 4 && !names.contains(lone), "\(names)")
  }

  @Test func `an existing file is replaced only on request`() throws {
    try rename("Mina", in: store)
    try folder.write("copy.db", Array("mine".utf8))
    let file = folder.place("copy.db")
    #expect(throws: DomainError.unavailable(.file(path: file, .exists))) {
      try copies.makeBackup(at: file, replacing: false)
    }
    #expect(folder.bytes("copy.db") == Array("mine".utf8))
    _ = try copies.makeBackup(at: file, replacing: true)
    #expect(try name(at: file) == "Mina")
    #expect(throws: DomainError.refused(.store(.isTheStore(path: path)))) {
      try copies.makeBackup(at: path, replacing: true)
    }
  }

  @Test func `copying fails if there is no store yet`() throws {
    #expect(throws: DomainError.refused(.store(.isMissing(path: path)))) {
      try copies.makeBackup(at: nil, replacing: false)
    }
    try copies.backUpBeforeChange()
    #expect(try folder.names().isEmpty)
    #expect(throws: DomainError.refused(.store(.isInMemory))) {
      try InMemoryBackups().makeBackup(at: nil, replacing: false)
    }
  }

  @Test func `nothing is imported if no backup can be written`() throws {
    try rename("Mina", in: store)
    try folder.write("state", Array("a file".utf8))
    let guarded = BackedUpStore(store: store, copies: copies)
    #expect {
      try rename("Jun", in: guarded)
    } throws: { error in
      if case DomainError.unavailable(.backup) = error { true } else { false }
    }
    #expect(try name(at: path) == "Mina")
  }

  @Test func `a store is backed up before its migration, and only then`() throws {
    let old = SQLStore.former(at: path)
    _ = try old.read { _ in }
    let made = copies
    let new = SQLStore.sqlite(
      path: path, now: .fixed("2026-11-20T09:00"),
      beforeMigrating: { try made.backUpBeforeChange() })
    _ = try new.read { _ in }
    let copy = try #require(try made.newestBackup())
    let before = try SQLiteConnection(path: copy.path)
    #expect(try before.schemaVersion() == Migration.oldestSupported)
    _ = try new.read { _ in }
    #expect(backups.namesNewestFirst().count == 1)
  }

  @Test func `a store is not migrated without a backup`() throws {
    let old = SQLStore.former(at: path)
    _ = try old.read { _ in }
    try old.close()
    let new = SQLStore.sqlite(
      path: path, now: .fixed("2026-11-20T09:00"),
      beforeMigrating: { throw DomainError.unavailable(.backup(path: "b", .full)) })
    #expect(throws: DomainError.unavailable(.backup(path: "b", .full))) { try new.read { _ in } }
    #expect(try SQLiteConnection(path: path).schemaVersion() == Migration.oldestSupported)
  }
}
