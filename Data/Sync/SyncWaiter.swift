import CLibrary
import HearthDomain

/// The one process of a store that exchanges by itself: who has its lock. It ends with its process,
/// however that ends.
package struct SyncWaiter: Sendable {
  private let lock: FilePath
  private let store: FilePath

  package init(ofStoreAt store: FilePath, in folder: FilePath) {
    self.store = store
    let name = SHA256.bytes(of: Array(store.bytes)).prefix(8).map { String($0, radix: 16) }
    lock = folder.appending(FilePath("sync-\(name.joined()).lock"))
  }

  /// Starts that process unless there is one: in a session of its own, which nothing ties to this
  /// one. What cannot be started is no trouble: another change tries again.
  package func start() {
    guard let program = ProgramFile.path, let held = taken() else { return }
    close(held)
    var id: pid_t = 0
    _ = ProgramStart(
      words: [program, "sync", "wait", "--store", store], leadsSession: true)(&id)
  }

  /// Does the work as that process; does nothing where there is one. Whatever comes right before
  /// its end, when others still take it to be there, it looks for once more; not where the work
  /// says that something is in its way, which would be there all the same.
  package func run(
    _ work: (_ rest: () -> Void) throws -> Bool, while isWaiting: () throws -> Bool,
    pause: Pause = .system
  ) throws {
    repeat {
      guard let held = taken() else { return }
      defer { close(held) }
      guard try work({ _ = pause(milliseconds: 2_000, until: .never) }) else { return }
    } while try isWaiting()
  }

  /// The lock, for as long as its descriptor is open; nil where another one has it, or where there
  /// can be none.
  private func taken() -> Int32? {
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
