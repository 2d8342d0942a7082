/// Lets in who knows what opens the profile.
///
/// A try is counted before it is looked at, so that neither several processes at once nor one
/// that is killed get more of them.
public struct UnlockProfile: Sendable {
  /// What somebody offers to be let in.
  public enum Secret: Hashable, Sendable {
    case passphrase(String)
    case recovery(RecoveryCode)
  }

  private let front: any ProfileFront
  private let hasher: any PassphraseHasher
  private let memory: any UnlockMemory
  /// The machine's own clock, by which waits and sessions go.
  public let now: Now

  public init(
    front: any ProfileFront, hasher: any PassphraseHasher, memory: any UnlockMemory, now: Now
  ) {
    self.front = front
    self.hasher = hasher
    self.memory = memory
    self.now = now
  }

  /// The lock; nil where there is none.
  public func lock() throws -> ProfileLock? { try front.lock() }

  /// Whether nobody needs to be asked: there is no lock, or this session has opened it.
  public func isOpen() throws -> Bool { try closedLock() == nil }

  /// The lock that this session has not opened, or not lately; nil where nobody needs to be asked.
  public func closedLock() throws -> ProfileLock? {
    guard let lock = try lock() else { return nil }
    return hasOpened(lock) ? nil : lock
  }

  /// Whether this session has opened that lock, and the time for it is not over.
  public func hasOpened(_ lock: ProfileLock) -> Bool {
    memory.isUnlocked(lock.mark, at: now())
  }

  /// The name of the profile, as far as it can be seen from outside; nil for none.
  public var name: DisplayName? {
    guard let name = try? front.name(), !name.isEmpty else { return nil }
    return name
  }

  /// Throws ``LockRefusal/waits(seconds:)`` where a try would not count yet, before anybody types.
  public func requireTry() throws {
    try UnlockProfile.refuseWhile(try lock()?.tries.rest(at: now()) ?? 0)
  }

  /// Throws ``LockRefusal/isLocked`` where somebody has to be let in before the store can be
  /// used at all, because that would bring it to another form.
  public func requireThisForm() throws {
    guard try isOpen() || front.isOfThisForm() else {
      throw DomainError.refused(.lock(.isLocked))
    }
  }

  /// Whether the secret opens the lock, or there is none; a right passphrase is remembered.
  ///
  /// Throws ``LockRefusal/waits(seconds:)`` after too many wrong tries, and what the hasher does
  /// where it has no method.
  public func callAsFunction(_ secret: Secret) throws -> Bool {
    guard try lock() != nil else { return true }
    // A machine that cannot look at a try does not count it.
    try hasher.prepare()
    guard let lock = try claimTry() else { return true }
    guard try matches(secret, lock) else { return false }
    _ = try front.changeLock { present in
      if present.passphrase == lock.passphrase { present.tries = LockTries() }
    }
    if case .passphrase = secret { remember(lock) }
    return true
  }

  /// Asks every session again from now on, wherever it remembers that it was let in.
  public func forget() throws {
    guard let lock = try lock() else { return }
    // First what needs no writing to the store, which may not be possible.
    memory.forget(lock.mark)
    _ = try front.changeLock { $0.generation = ($0.generation + 1) % Int(Int32.max) }
  }

  func remember(_ lock: ProfileLock) {
    guard lock.minutes > 0 else { return }
    let start = now()
    memory.remember(
      lock.mark, from: start, until: start.adding(milliseconds: Int64(lock.minutes) * 60_000))
  }

  private func claimTry() throws -> ProfileLock? {
    let now = now()
    let claimed = try front.changeLock { lock in (lock, wait: lock.tries.claim(at: now)) }
    guard let (lock, wait) = claimed else { return nil }
    try UnlockProfile.refuseWhile(wait)
    return lock
  }

  private static func refuseWhile(_ milliseconds: Int64) throws {
    guard milliseconds == 0 else {
      throw DomainError.refused(.lock(.waits(seconds: Int((milliseconds + 999) / 1000))))
    }
  }

  private func matches(_ secret: Secret, _ lock: ProfileLock) throws -> Bool {
    switch secret {
    case .passphrase(let text): try hasher.matches(text, lock.passphrase)
    case .recovery(let code): try hasher.matches(code.value, lock.recovery)
    }
  }
}
