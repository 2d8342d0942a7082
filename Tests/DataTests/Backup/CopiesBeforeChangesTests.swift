import HearthDomain
import HearthTestSupport
import Synchronization
import Testing

@testable import HearthData

@Suite struct CopiesBeforeChangesTests: CopiedStore {
  let folder = ScratchFolder()

  @Test(.inWholeRuns) func `a requested copy survives any number of later automatic copies`() throws
  {
    let running = store
    try rename("Mina", in: running)
    let asked = try copies.makeBackup(at: nil, replacing: false)
    let guarded = BackedUpStore(store: running, copies: copies)
    for turn in 1...12 { try rename("Jun \(turn)", in: guarded) }
    #expect(try name(at: asked.path) == "Mina")
    let made = backups.namesNewestFirst().filter { $0.series == .beforeChange }
    #expect(made.map(\.sequenceNumber) == Array((3...12).reversed()))
    #expect(try name(at: backups.path.appending(made[0].text)) == "Jun 11")
    #expect(try copies.newestBackup()?.path.hasPrefix(backups.path + "/hearth-") == true)
  }

  @Test(.inWholeRuns) func `a write without changes keeps no copy and removes none`()
    throws
  {
    let running = store
    try rename("Mina", in: running)
    let guarded = BackedUpStore(store: running, copies: copies)
    for turn in 1...10 { try rename("Jun \(turn)", in: guarded) }
    let kept = backups.namesNewestFirst()
    #expect(kept.count == 10)
    try guarded.write { _ in }
    #expect(backups.namesNewestFirst() == kept)
    struct Stopped: Error {}
    #expect(throws: Stopped.self) {
      try guarded.write { repositories in
        try repositories.profile.save(Profile(displayName: try DisplayName("Sora")))
        throw Stopped()
      }
    }
    #expect(backups.namesNewestFirst() == kept)
    try rename("Sora", in: guarded)
    #expect(backups.namesNewestFirst().first?.sequenceNumber == 11)
  }

  @Test(.inWholeRuns, arguments: 0...2)
  func `a store is left without a copy only if it is reported damaged twice`(times: Int) throws {
    try rename("Mina", in: store)
    let misread = MisreadCopies(copies: copies, times: times)
    let copy = try misread.removeAfterBackup {}
    #expect((copy == nil) == (times > 1))
    if let copy { #expect(try name(at: copy) == "Mina") }
  }
}

/// Copies that are reported as damaged that many times.
private final class MisreadCopies: StoreBackups {
  let copies: SQLiteBackups
  let left: Mutex<Int>

  init(copies: SQLiteBackups, times: Int) {
    self.copies = copies
    left = Mutex(times)
  }

  func makeProvisionalBackup() throws -> ProvisionalBackup {
    let isDamaged = left.withLock { left in
      left -= 1
      return left >= 0
    }
    if isDamaged { throw DomainError.damaged(.notAStore(path: "hearth.db")) }
    return try copies.makeProvisionalBackup()
  }

  func makeBackup(at path: FilePath?, replacing: Bool) throws -> StoreBackup {
    try copies.makeBackup(at: path, replacing: replacing)
  }

  func restore(_ path: FilePath, keeping lock: () throws -> ProfileLock?) throws -> RestoredStore {
    try copies.restore(path, keeping: lock)
  }

  func checkIsRestorable(_ path: FilePath, called name: FilePath) throws {
    try copies.checkIsRestorable(path, called: name)
  }

  func validBackups(limit: Int) -> [StoreBackup] { copies.validBackups(limit: limit) }

  func newestBackups(limit: Int) throws -> [StoreBackup] { try copies.newestBackups(limit: limit) }

  func reportingProgress(
    _ note: @escaping @Sendable (_ done: Int, _ total: Int) throws -> Void
  ) -> any StoreBackups { copies.reportingProgress(note) }
}
