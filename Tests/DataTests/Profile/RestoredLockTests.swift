import Foundation
import HearthDomain
import HearthTestSupport
import Synchronization
import Testing

@testable import HearthData

/// The lock of a store that is replaced by a copy.
@Suite struct RestoredLockTests {
  private let folder = ScratchFolder()
  private let path: FilePath
  private let copies: SQLiteBackups
  private let lock = ProfileLock(
    passphrase: "$y$one", recovery: "$y$two", minutes: 5, generation: 2)

  init() throws {
    path = folder.place("hearth.db")
    copies = SQLiteBackups(
      path: path, clock: LocalClock(now: .system, zone: FixedZone.seoul), busyMilliseconds: 10
    ) { nil }
  }

  private var store: SQLStore { .sqlite(path: path, now: .system, busyMilliseconds: 10) }

  /// Makes a copy of the store before it has a lock.
  private func copy() throws -> FilePath {
    try store.write { try $0.profile.save(Profile(displayName: DisplayName("Mina"))) }
    return try copies.makeBackup(at: folder.place("copy.db"), replacing: false).path
  }

  private var kept: (lock: ProfileLock?, name: String) {
    get throws {
      try store.read { (try $0.profile.lock(), try $0.profile.load().displayName.value) }
    }
  }

  @Test(.inWholeRuns, arguments: ["sound", "damaged", "missing"])
  func `the lock is restored in the same step, whatever the state`(present: String) throws {
    let copy = try copy()
    switch present {
    case "damaged":
      var bytes = try #require(folder.bytes("hearth.db"))
      for place in 100..<140 { bytes[place] = 0xFF }
      try folder.write("hearth.db", bytes)
    case "missing":
      for tail in ["", "-wal", "-shm"] {
        try? FileManager.default.removeItem(atPath: (path + tail).displayText)
      }
    default: break
    }
    _ = try copies.restore(copy, keeping: { lock })
    #expect(try kept == (lock, "Mina"))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(!names.contains { $0.hasPrefix(".hearth-") }, "\(names)")
  }

  @Test func `an observer can stop a restore, which then changes nothing`() throws {
    let copy = try copy()
    try store.write {
      try $0.profile.saveLock(lock)
      try $0.profile.save(Profile(displayName: DisplayName("Later")))
    }
    let stopping = copies.reportingProgress { _, _ in throw CancellationError() }
    #expect(throws: CancellationError.self) { try stopping.restore(copy, keeping: { lock }) }
    #expect(try kept == (lock, "Later"))
    let told = Mutex(0)
    let noting = copies.reportingProgress { _, total in told.withLock { $0 = total } }
    _ = try noting.restore(copy, keeping: { lock })
    #expect(told.withLock { $0 } > 0)
    #expect(try kept == (lock, "Mina"))
  }

  @Test func `the copy itself is not changed`() throws {
    let copy = try copy()
    let before = folder.bytes("copy.db")
    _ = try copies.restore(copy, keeping: { lock })
    #expect(folder.bytes("copy.db") == before)
  }

  @Test func `a store without a lock takes that of the copy`() throws {
    _ = try copy()
    try store.write { try $0.profile.saveLock(lock) }
    let locked = try copies.makeBackup(at: folder.place("locked.db"), replacing: false).path
    try store.write { try $0.profile.saveLock(nil) }
    _ = try copies.restore(locked, keeping: { nil })
    #expect(try kept.lock == lock)
  }

  @Test func `with an unreadable lock nothing is restored`() throws {
    let copy = try copy()
    try store.write { try $0.profile.save(Profile(displayName: DisplayName("Later"))) }
    for trouble in [StoreTrouble.busy, .noPermission, .failed(detail: "i/o")] {
      let error = DomainError.unavailable(.store(path: path, trouble))
      let restore = RestoreStore(copies: copies, front: FailingProfileFront(error: error))
      #expect(throws: error) { try restore(copy) }
      #expect(try kept.name == "Later")
    }
    let damage = DomainError.damaged(.store(path: path, detail: "page 3"))
    _ = try RestoreStore(copies: copies, front: FailingProfileFront(error: damage))(copy)
    #expect(try kept.name == "Mina")
  }

  @Test(.inWholeRuns, arguments: ["set", "changed", "taken off"])
  func `lock changes while the file is copied are kept`(change: String) throws {
    let copy = try copy()
    var later = lock
    later.passphraseHash = "$y$three"
    let (before, after): (ProfileLock?, ProfileLock?) =
      switch change {
      case "set": (nil, lock)
      case "changed": (lock, later)
      default: (lock, nil)
      }
    let running = store
    try running.write { try $0.profile.saveLock(before) }
    let meanwhile = copies.reportingProgress { _, _ in
      try running.write { try $0.profile.saveLock(after) }
    }
    let front = SQLProfileLockAccess(of: running) { true }
    let restored = try RestoreStore(copies: meanwhile, front: front)(copy)
    #expect(try kept == (after, "Mina"))
    // The store that was put aside has the same lock.
    let beside = SQLStore.sqlite(path: try #require(restored.formerStorePath), now: .system)
    #expect(try beside.read { try $0.profile.lock() } == after)
  }

  @Test func `the lock is read once no other program can write`() throws {
    let copy = try copy()
    let busy = DomainError.unavailable(.store(path: path, .busy))
    let restored = try copies.restore(copy) {
      #expect(throws: busy) { try store.write { try $0.profile.saveLock(nil) } }
      return lock
    }
    #expect(try restored.formerStorePath != nil && kept == (lock, "Mina"))
  }

  @Test func `an error while reading the lock changes nothing`() throws {
    let copy = try copy()
    try store.write { try $0.profile.save(Profile(displayName: DisplayName("Later"))) }
    let before = try folder.names().filter { !$0.hasPrefix("hearth.db-") }
    #expect(throws: CancellationError.self) {
      try copies.restore(copy) { throw CancellationError() }
    }
    #expect(try kept == (nil, "Later"))
    #expect(try folder.names().filter { !$0.hasPrefix("hearth.db-") } == before)
  }

  @Test func `a store created while the file is copied keeps its lock`() throws {
    let copy = try copy()
    for tail in ["", "-wal", "-shm"] {
      try? FileManager.default.removeItem(atPath: (path + tail).displayText)
    }
    let other = store
    let meanwhile = copies.reportingProgress { [lock] _, _ in
      try other.write { try $0.profile.saveLock(lock) }
    }
    let front = SQLProfileLockAccess(of: store) { [path] in FileStatus(path: path) != nil }
    let restored = try RestoreStore(copies: meanwhile, front: front)(copy)
    #expect(try kept == (lock, "Mina"))
    #expect(restored.formerStorePath != nil)
    #expect(try other.read { try $0.profile.lock() } == lock)
  }

  @Test func `a lock without the counter of later versions is read`() throws {
    _ = try copy()
    let connection = try SQLiteConnection(path: path)
    try connection.begin(.write)
    try connection.saveSetting("15 $y$one $y$two 3 77", for: SQLProfileRepository.lockKey)
    try connection.commit()
    let lock = try #require(try kept.lock)
    #expect(lock.generation == 0 && lock.attempts.count == 3 && lock.minutes == 15)
  }
}
