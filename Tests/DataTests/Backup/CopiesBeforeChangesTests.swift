import HearthDomain
import HearthTestSupport
import Synchronization
import Testing

@testable import HearthData

@Suite struct CopiesBeforeChangesTests: CopiedStore {
  let folder = ScratchFolder()

  @Test(.inWholeRuns) func `however many changes come, a copy that was asked for stays`() throws {
    let running = store
    try rename("Mina", in: running)
    let asked = try copies.make(at: nil, replacing: false)
    let guarded = BackedUpStore(store: running, copies: copies)
    for turn in 1...12 { try rename("Jun \(turn)", in: guarded) }
    #expect(try name(at: asked.path) == "Mina")
    let made = backups.names().filter { $0.series == .beforeChange }
    #expect(made.map(\.turn) == Array((3...12).reversed()))
    #expect(try name(at: backups.path.appending(made[0].text)) == "Jun 11")
    #expect(try copies.newest()?.path.hasPrefix(backups.path + "/hearth-") == true)
  }

  @Test(.inWholeRuns) func `a change that changes nothing leaves no copy and takes none away`()
    throws
  {
    let running = store
    try rename("Mina", in: running)
    let guarded = BackedUpStore(store: running, copies: copies)
    for turn in 1...10 { try rename("Jun \(turn)", in: guarded) }
    let kept = backups.names()
    #expect(kept.count == 10)
    try guarded.write { _ in }
    #expect(backups.names() == kept)
    struct Stopped: Error {}
    #expect(throws: Stopped.self) {
      try guarded.write { repositories in
        try repositories.profile.save(Profile(displayName: try DisplayName("Sora")))
        throw Stopped()
      }
    }
    #expect(backups.names() == kept)
    try rename("Sora", in: guarded)
    #expect(backups.names().first?.turn == 11)
  }

  @Test(.inWholeRuns, arguments: 0...2)
  func `a store goes without a copy only where it reads as damaged twice`(times: Int) throws {
    try rename("Mina", in: store)
    let misread = MisreadCopies(copies: copies, times: times)
    let copy = try misread.makeBeforeRemoval {}
    #expect((copy == nil) == (times > 1))
    if let copy { #expect(try name(at: copy) == "Mina") }
  }
}

/// Copies that are reported as damaged that many times.
private final class MisreadCopies: StoreCopies {
  let copies: SQLiteCopies
  let left: Mutex<Int>

  init(copies: SQLiteCopies, times: Int) {
    self.copies = copies
    left = Mutex(times)
  }

  func makeProvisional() throws -> ProvisionalCopy {
    let isDamaged = left.withLock { left in
      left -= 1
      return left >= 0
    }
    if isDamaged { throw DomainError.damaged(.notAStore(path: "hearth.db")) }
    return try copies.makeProvisional()
  }

  func make(at path: FilePath?, replacing: Bool) throws -> StoreCopy {
    try copies.make(at: path, replacing: replacing)
  }

  func restore(_ path: FilePath, keeping lock: () throws -> ProfileLock?) throws -> RestoredStore {
    try copies.restore(path, keeping: lock)
  }

  func check(_ path: FilePath, called name: FilePath) throws {
    try copies.check(path, called: name)
  }

  func sound(limit: Int) -> [StoreCopy] { copies.sound(limit: limit) }

  func newest(limit: Int) throws -> [StoreCopy] { try copies.newest(limit: limit) }

  func noting(
    _ note: @escaping @Sendable (_ done: Int, _ total: Int) throws -> Void
  ) -> any StoreCopies { copies.noting(note) }
}
