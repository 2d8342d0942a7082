import CLibrary
import HearthDomain

/// Remembers opened locks in a folder of the session, one small file each.
///
/// A file is valid for the login session and boot in which it was written; files that count
/// attempts are valid for all.
package struct UnlockFolder: UnlockMemory {
  private let path: FilePath
  private let session: String

  /// The folder is created on first use, accessible only to its owner.
  package init(path: FilePath) {
    self.init(path: path, session: UnlockFolder.session)
  }

  init(path: FilePath, session: String) {
    self.path = path
    self.session = session
  }

  package func isUnlocked(_ mark: LockIdentity, at now: Instant) -> Bool {
    guard let bytes = try? FileReader(limit: 1024).bytes(of: file(of: mark)) else { return false }
    let parts = String(decoding: bytes, as: UTF8.self).split(separator: " ")
    guard parts.count == 3, parts[0] == session, let start = Int64(parts[1]),
      let end = Int64(parts[2])
    else { return false }
    // Setting the clock back must not extend the time.
    return (start..<max(start, end)).contains(now.milliseconds)
  }

  package func remember(_ mark: LockIdentity, from now: Instant, until end: Instant) {
    let text = "\(session) \(now.milliseconds) \(end.milliseconds)"
    guard (try? Folder(path: path).create()) != nil else { return }
    try? AtomicFile(path: file(of: mark)).writePrivately(Array(text.utf8))
  }

  package func forget(_ mark: LockIdentity) {
    let prefix = prefix(of: mark)
    for name in Folder(path: path).names() where name.hasPrefix(FilePath(prefix)) {
      unlink(path.appending(name).cString)
    }
  }

  package func countAttempt(_ mark: LockIdentity, at now: Instant) -> Int64 {
    let folder = Folder(path: path)
    var rest: Int64 = 0
    try? folder.create()
    try? folder.withLock {
      var tries = tries(mark)
      rest = tries.countAttempt(at: now)
      let text = "\(tries.count) \(tries.lastAttemptAt.milliseconds)"
      try AtomicFile(path: triesFile(of: mark)).writePrivately(Array(text.utf8))
    }
    return rest
  }

  package func remainingWait(_ mark: LockIdentity, at now: Instant) -> Int64 {
    tries(mark).remainingWait(at: now)
  }

  package func resetAttempts(_ mark: LockIdentity) {
    unlink(triesFile(of: mark).cString)
  }

  private func tries(_ mark: LockIdentity) -> UnlockAttempts {
    let bytes = try? FileReader(limit: 1024).bytes(of: triesFile(of: mark))
    let numbers = String(decoding: bytes ?? [], as: UTF8.self).split(separator: " ")
      .map { Int64($0) ?? 0 }
    guard numbers.count == 2, numbers[0] >= 0 else { return UnlockAttempts() }
    return UnlockAttempts(
      count: Int(clamping: numbers[0]), lastAt: Instant(milliseconds: numbers[1]))
  }

  private func triesFile(of mark: LockIdentity) -> FilePath {
    path.appending("tries-\(String(mark.number, radix: 16))")
  }

  private func prefix(of mark: LockIdentity) -> String {
    "unlocked-\(String(mark.number, radix: 16))-"
  }

  private func file(of mark: LockIdentity) -> FilePath {
    path.appending("\(prefix(of: mark))\(session.split(separator: "/").last ?? "")")
  }

  /// Boot id and login session, such as `0a1b…/4711`.
  private static var session: String {
    let bytes = try? FileReader(limit: 128).bytes(of: "/proc/sys/kernel/random/boot_id")
    let boot = String(decoding: (bytes ?? []).filter { $0 > 0x20 }, as: UTF8.self)
    return "\(boot)/\(getsid(0))"
  }
}
