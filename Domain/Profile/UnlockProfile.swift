/// Unlocks a profile.
///
/// Each attempt is counted before it is verified, so that neither concurrent nor killed processes
/// gain extra attempts.
package struct UnlockProfile: Sendable {
  /// A secret offered to open the lock.
  package enum OfferedSecret: Hashable {
    case passphrase(Secret)
    case recovery(RecoveryCode)
  }

  private let lockAccess: any ProfileLockAccess
  private let hasher: any PassphraseHasher
  private let memory: any UnlockMemory
  private let openedLocks: (any OpenedLocks)?
  /// The system clock, for waits and time limits.
  package let now: Now

  package init(
    front: any ProfileLockAccess, hasher: any PassphraseHasher, memory: any UnlockMemory, now: Now,
    opened: (any OpenedLocks)? = nil
  ) {
    self.lockAccess = front
    self.hasher = hasher
    self.memory = memory
    self.now = now
    self.openedLocks = opened
  }

  /// Returns the lock; nil if there is none.
  package func lock() throws -> ProfileLock? { try lockAccess.lock() }

  /// Whether there is no lock or this session has opened it.
  package func isOpen() throws -> Bool { try closedLock() == nil }

  /// Returns the lock if this session has to open it; nil otherwise.
  package func closedLock() throws -> ProfileLock? {
    guard let lock = try lock() else { return nil }
    return hasOpened(lock) ? nil : lock
  }

  /// Whether this session has opened the lock and its time limit has not passed.
  package func hasOpened(_ lock: ProfileLock) -> Bool {
    memory.isUnlocked(lock.identity, at: now())
  }

  /// Whether the typed text is the lock's passphrase, which must not be used for anything else.
  /// Answers only while the profile is unlocked, so it does not count as an attempt.
  package func isPassphrase(_ typed: Secret) throws -> Bool {
    guard let lock = try lock(), hasOpened(lock) || openedLocks?.contains(lock.identity) == true
    else {
      return false
    }
    return try normalizedSecret(of: .passphrase(typed), thatOpens: lock) != nil
  }

  /// Name of the profile, if it is readable and not empty.
  package var name: DisplayName? {
    guard let name = try? lockAccess.name(), !name.isEmpty else { return nil }
    return name
  }

  /// Throws ``LockRefusal/mustWait(seconds:)`` if an attempt is not allowed yet. Called before the
  /// user types.
  package func requireAttemptAllowed() throws {
    guard let lock = try lock() else { return }
    let now = now()
    try UnlockProfile.throwIfWaitRemains(
      max(lock.attempts.remainingWait(at: now), memory.remainingWait(lock.identity, at: now)))
  }

  /// Throws ``LockRefusal/isLocked`` if the profile is locked and its store has an older schema,
  /// since migrating would change it.
  package func requireCurrentSchema() throws {
    guard try isOpen() || lockAccess.hasCurrentSchema() else {
      throw DomainError.refused(.lock(.isLocked))
    }
  }

  /// Whether the secret opens the lock; true if there is no lock. A correct passphrase unlocks this
  /// session.
  ///
  /// Throws ``LockRefusal/mustWait(seconds:)`` after too many wrong attempts, and errors of the
  /// hasher.
  package func callAsFunction(_ offer: OfferedSecret) throws -> Bool {
    guard try lock() != nil else { return true }
    // If this machine cannot verify attempts, it must not count them.
    try hasher.prepare()
    guard var lock = try countAttempt() else { return true }
    guard let spelling = try normalizedSecret(of: offer, thatOpens: lock) else { return false }
    let hash = try? renewedHash(of: offer, spelling, lock)
    memory.resetAttempts(lock.identity)
    try nilIfReadOnly {
      _ = try lockAccess.changeLock { present in
        guard present.passphraseHash == lock.passphraseHash else { return }
        present.attempts = UnlockAttempts()
        present.passphraseHash = hash ?? present.passphraseHash
        lock = present
      }
    }
    if case .passphrase = offer { remember(lock) }
    return true
  }

  /// Locks all sessions again.
  package func lockAllSessions() throws {
    guard let lock = try lock() else { return }
    // Forget first what does not require writing to the store, which may be impossible.
    memory.forget(lock.identity)
    _ = try lockAccess.changeLock { $0.generation = ($0.generation + 1) % Int(Int32.max) }
  }

  func remember(_ lock: ProfileLock) {
    openedLocks?.insert(lock.identity)
    guard lock.minutes > 0 else { return }
    let start = now()
    memory.remember(
      lock.identity, from: start, until: start.adding(milliseconds: Int64(lock.minutes) * 60_000))
  }

  private func countAttempt() throws -> ProfileLock? {
    let now = now()
    let claimed = try nilIfReadOnly {
      try lockAccess.changeLock { lock in (lock, wait: lock.attempts.countAttempt(at: now)) }
    }
    if let claimed {
      guard let (lock, wait) = claimed else { return nil }
      try UnlockProfile.throwIfWaitRemains(wait)
      return lock
    }
    // If the store is read-only, count this attempt elsewhere; attempts in the store still count.
    guard let lock = try lock() else { return nil }
    try UnlockProfile.throwIfWaitRemains(lock.attempts.remainingWait(at: now))
    try UnlockProfile.throwIfWaitRemains(memory.countAttempt(lock.identity, at: now))
    return lock
  }

  /// Returns the result of the change; nil if the store can be read but not written.
  private func nilIfReadOnly<T>(_ change: () throws -> T) throws -> T? {
    do {
      return try change()
    } catch DomainError.unavailable(.store(_, let trouble))
      where [.readOnly, .noPermission, .full].contains(trouble)
    {
      return nil
    }
  }

  private static func throwIfWaitRemains(_ milliseconds: Int64) throws {
    guard milliseconds == 0 else {
      throw DomainError.refused(.lock(.mustWait(seconds: Int((milliseconds + 999) / 1000))))
    }
  }

  /// Returns the secret in the normalization form that opens the lock; nil if no form does. Older
  /// locks used the text as it was typed, in any normalization form.
  private func normalizedSecret(of offer: OfferedSecret, thatOpens lock: ProfileLock) throws
    -> Secret?
  {
    switch offer {
    case .passphrase(let typed):
      var spellings = [typed.normalized(in: .composed)]
      if hasher.isWeak(lock.passphraseHash) {
        for other in [typed, typed.normalized(in: .decomposed)] where !spellings.contains(other) {
          spellings.append(other)
        }
      }
      return try spellings.first { try hasher.matches($0, lock.passphraseHash) }
    case .recovery(let code):
      let secret = Secret(code.value.utf8)
      return try hasher.matches(secret, lock.recoveryCodeHash) ? secret : nil
    }
  }

  /// Returns a new hash of the passphrase if the present one is weak or belongs to another
  /// normalization form; otherwise nil.
  private func renewedHash(
    of offer: OfferedSecret, _ spelling: Secret, _ lock: ProfileLock
  ) throws -> String? {
    guard case .passphrase = offer else { return nil }
    let composed = spelling.normalized(in: .composed)
    let isSpelledAnew = composed != spelling
    guard isSpelledAnew || hasher.isWeak(lock.passphraseHash) else { return nil }
    let hash = try hasher.hash(composed, for: .passphrase)
    return isSpelledAnew || !hasher.isWeak(hash) ? hash : nil
  }
}
