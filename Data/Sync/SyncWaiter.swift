import CLibrary
import HearthDomain

/// The background process that syncs a store. The lock ensures that there is only one; it is
/// released when the process ends in any way.
package struct SyncWaiter: Sendable {
  private let lock: FilePath
  private let store: FilePath

  package init(ofStoreAt store: FilePath, in folder: FilePath) {
    self.store = store
    let name = SHA256.hash(of: Array(store.bytes)).prefix(8).map { String($0, radix: 16) }
    lock = folder.appending(FilePath("sync-\(name.joined()).lock"))
  }

  /// Starts the process unless it is running, in a session of its own. Failure is ignored, because
  /// the next change tries again.
  package func start() {
    guard let program = ProgramFile.path, let held = acquireLock() else { return }
    close(held)
    var id: pid_t = 0
    _ = ProgramStart(
      words: [program, "sync", "wait", "--store", store], leadsSession: true)(&id)
  }

  /// Does the work as that process; returns at once if there is another one. After the work, checks
  /// for changes that arrived just before the end, when others still believed it running, unless
  /// the work reports a problem that would persist.
  package func run(
    _ work: (_ rest: () -> Void) throws -> Bool, while isWaiting: () throws -> Bool,
    pause: Pause = .system
  ) throws {
    repeat {
      guard let held = acquireLock() else { return }
      defer { close(held) }
      guard try work({ _ = pause(milliseconds: 2_000, until: .never) }) else { return }
    } while try isWaiting()
  }

  /// Acquires the lock and returns its descriptor; nil if another process has it, or it cannot be
  /// created.
  private func acquireLock() -> Int32? {
    let descriptor = open(lock.cString, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { return nil }
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      if errno == EINTR { continue }
      close(descriptor)
      return nil
    }
    return descriptor
  }
}
