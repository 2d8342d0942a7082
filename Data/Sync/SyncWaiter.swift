import CLibrary
import HearthDomain

/// The background process that syncs a store. A lock ensures that there is only one; the system
/// releases it however the process ends.
package struct SyncWaiter: Sendable {
  private let lock: FilePath
  private let store: FilePath

  package init(ofStoreAt store: FilePath, in folder: FilePath) {
    self.store = store
    let name = SHA256.hash(of: Array(store.bytes)).prefix(8).map { String($0, radix: 16) }
    lock = folder.appending(FilePath("sync-\(name.joined()).lock"))
  }

  /// Starts the background process in a session of its own, unless it is running. A failure is
  /// ignored, as the next change tries again.
  package func start() {
    guard let program = ProgramFile.path, let held = acquireLock() else { return }
    close(held)
    var id: pid_t = 0
    _ = ProgramStart(
      words: [program, "sync", "wait", "--store", store], leadsSession: true)(&id)
  }

  /// Does the work of the background process; returns at once if another process does it. Repeats
  /// it if changes arrived just before its end, as their writers still believed it to be running.
  /// Ends if `work` returns false because of a problem that would persist.
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
