import Foundation
import HearthDomain
import HearthTestSupport
import Testing

@testable import HearthData

/// Copies that were made before a lock was set.
@Suite struct SealedCopiesTests {
  private let folder = ScratchFolder()
  private let path: FilePath
  private let copies: SQLiteBackups
  private let lock = ProfileLock(
    passphrase: "$y$one", recovery: "$y$two", minutes: 5,
    tries: UnlockAttempts(count: 3, lastAt: Instant(milliseconds: 5)))

  init() throws {
    path = folder.place("hearth.db")
    let backups = folder.file("backups")
    copies = SQLiteBackups(
      path: path, clock: LocalClock(now: .system, zone: FixedZone.seoul), busyMilliseconds: 10
    ) { BackupFolder(path: FilePath(backups)) }
  }

  private var store: SQLStore { .sqlite(path: path, now: .system, busyMilliseconds: 10) }

  private var open: UnlockedBackups {
    let path = path
    return UnlockedBackups(
      locks: copies,
      front: SQLProfileLockAccess(of: store) {
        FileManager.default.fileExists(atPath: path.displayText)
      })
  }

  /// Makes a copy of each kind (manual, automatic, put aside by a restore), then sets the lock.
  private func lockAfterCopies() throws -> Set<FilePath> {
    try store.write { try $0.profile.save(Profile(displayName: DisplayName("Mina"))) }
    let asked = try copies.makeBackup(at: nil, replacing: false).path
    let own = try copies.makeProvisionalBackup()
    own.keep()
    let kept = try copies.restore(asked) { nil }.formerStorePath
    #expect(open().isEmpty)
    try store.write { try $0.profile.saveLock(lock) }
    return [asked, own.path, try #require(kept)]
  }

  private func content(of file: FilePath) throws -> (lock: ProfileLock?, name: String) {
    let store = SQLStore.sqlite(path: file, now: .system)
    defer { try? store.close() }
    return try store.read { (try $0.profile.lock(), try $0.profile.load().displayName.value) }
  }

  @Test func `only the copies without the lock are found`() throws {
    let before = try lockAfterCopies()
    _ = try copies.makeBackup(at: nil, replacing: false)
    try folder.write("backups/hearth-2026-01-01-090000.db", Array("nonsense".utf8))
    #expect(Set(open().map(\.path)) == before)
    #expect(try open.treat(open(), .keep).map(\.path) == open().map(\.path))
    #expect(Set(open().map(\.path)) == before)
    try store.write { try $0.profile.saveLock(nil) }
    #expect(open().isEmpty)
  }

  @Test func `a locked copy has the same lock, without its tries, and all other data`() throws {
    let before = try lockAfterCopies()
    #expect(try open.treat(open(), .seal).isEmpty)
    #expect(open().isEmpty)
    for file in before {
      let (sealed, name) = try content(of: file)
      #expect(
        sealed?.passphraseHash == lock.passphraseHash
          && sealed?.recoveryCodeHash == lock.recoveryCodeHash)
      #expect(sealed?.attempts == UnlockAttempts() && name == "Mina")
      try copies.check(file)
      #expect(!FileManager.default.fileExists(atPath: (file + "-wal").displayText))
    }
  }

  @Test func `a copy that cannot be locked stays unchanged and is named`() throws {
    let before = try lockAfterCopies()
    let broken = try #require(before.first { $0.displayText.contains("before-change") })
    let session = try SQLiteSession.open(existing: broken, waiting: 10)
    try FileManager.default.removeItem(atPath: (broken + ".sha256").displayText)
    try session.run(
      "CREATE TRIGGER no BEFORE INSERT ON setting BEGIN SELECT RAISE(ABORT, 'no'); END")
    let bytes = FileManager.default.contents(atPath: broken.displayText)
    #expect(try open.treat(open(), .seal).map(\.path) == [broken])
    #expect(FileManager.default.contents(atPath: broken.displayText) == bytes)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.file("backups"))
    #expect(names.allSatisfy { $0.hasPrefix("hearth-") })
    #expect(try folder.names().allSatisfy { !$0.hasPrefix(".hearth-") })
  }

  @Test func `a locked copy is restored like any other, and keeps its position`() throws {
    let before = try lockAfterCopies()
    let names = BackupFolder(path: FilePath(folder.file("backups"))).namesNewestFirst()
    #expect(try open.treat(open(), .seal).isEmpty)
    #expect(BackupFolder(path: FilePath(folder.file("backups"))).namesNewestFirst() == names)
    for file in before where file.displayText.contains("backups/") {
      let note = (file + ".sha256").displayText
      #expect(FileManager.default.fileExists(atPath: note))
      _ = try copies.restore(file) { nil }
      #expect(try content(of: path).lock?.passphraseHash == lock.passphraseHash)
    }
  }

  @Test(.inWholeRuns, arguments: [0, 1])
  func `a copy that loses its checksum file while it is locked keeps its position`(place: Int)
    throws
  {
    _ = try lockAfterCopies()
    let backups = BackupFolder(path: FilePath(folder.file("backups")))
    let names = backups.namesNewestFirst()
    let files = names.map { backups.path.appending($0.text) }
    try #require(files.count == 2)
    for (file, seconds) in zip(files, [2_000.0, 1_000.0]) {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: seconds)], ofItemAtPath: file.displayText)
    }
    try copies.seal(files[place], with: lock)
    try FileManager.default.removeItem(atPath: (files[place] + ".sha256").displayText)
    #expect(backups.namesNewestFirst() == names)
  }

  @Test func `a copy that differs from its checksum is not locked`() throws {
    let asked = try #require(
      try lockAfterCopies().first { $0.displayText.contains("backups/hearth-2") })
    var bytes = try #require(FileManager.default.contents(atPath: asked.displayText))
    bytes[bytes.count - 1] ^= 1
    try bytes.write(to: URL(fileURLWithPath: asked.displayText))
    #expect(throws: DomainError.damaged(.checksum(path: asked))) {
      try copies.seal(asked, with: lock)
    }
    #expect(FileManager.default.contents(atPath: asked.displayText) == bytes)
  }

  @Test func `copies are removed without the store`() throws {
    let before = try lockAfterCopies()
    #expect(try open.treat(open(), .remove).isEmpty)
    for file in before { #expect(!FileManager.default.fileExists(atPath: file.displayText)) }
    #expect(try content(of: path).name == "Mina")
  }
}
