/// Unlocks a profile.
///
/// An attempt is counted before it is verified, so that neither concurrent nor killed processes
/// gain extra attempts.
package struct UnlockProfile: Sendable {
  /// A secret offered to open the lock.
  package enum Offer: Hashable {
    case passphrase(Secret)
    case recovery(RecoveryCode)
  }

  private let front: any ProfileFront
  private let hasher: any PassphraseHasher
  private let memory: any UnlockMemory
  private let opened: (any OpenedLocks)?
  /// The system clock, for waits and time limits.
  package let now: Now

  package init(
    front: any ProfileFront, hasher: any PassphraseHasher, memory: any UnlockMemory, now: Now,
    opened: (any OpenedLocks)? = nil
  ) {
    self.front = front
    self.hasher = hasher
    self.memory = memory
    self.now = now
    self.opened = opened
  }

  /// Returns the lock; nil if there is none.
  package func lock() throws -> ProfileLock? { try front.lock() }

  /// Whether there is no lock or this session has opened it.
  package func isOpen() throws -> Bool { try closedLock() == nil }

  /// Returns the lock if this session has to open it; nil otherwise.
  package func closedLock() throws -> ProfileLock? {
    guard let lock = try lock() else { return nil }
    return hasOpened(lock) ? nil : lock
  }

  /// Whether this session has opened the lock and its time limit has not passed.
  package func hasOpened(_ lock: ProfileLock) -> Bool {
    memory.isUnlocked(lock.mark, at: now())
  }

  /// Whether the typed text is the lock's passphrase, which must not be reused for other purposes.
  /// Answers only after unlocking, and does not count as an attempt.
  package func isPassphrase(_ typed: Secret) throws -> Bool {
    guard let lock = try lock(), hasOpened(lock) || opened?.contains(lock.mark) == true else {
      return false
    }
    return try spelling(of: .passphrase(typed), thatOpens: lock) != nil
  }

  /// Name of the profile, if it is readable and not empty.
  package var name: DisplayName? {
    guard let name = try? front.name(), !name.isEmpty else { return nil }
    return name
  }

  /// Throws ``LockRefusal/waits(seconds:)`` if an attempt is not allowed yet, before the user
  /// types.
  package func requireTry() throws {
    guard let lock = try lock() else { return }
    let now = now()
    try UnlockProfile.refuseWhile(max(lock.tries.rest(at: now), memory.rest(lock.mark, at: now)))
  }

  /// Throws ``LockRefusal/isLocked`` if the profile is locked and the store would have to be
  /// migrated.
  package func requireThisForm() throws {
    guard try isOpen() || front.isOfThisForm() else {
      throw DomainError.refused(.lock(.isLocked))
    }
  }

  /// Whether the offer opens the lock, or there is none; a correct passphrase is remembered.
  ///
  /// Throws ``LockRefusal/waits(seconds:)`` after too many wrong attempts, and errors of the
  /// hasher.
  package func callAsFunction(_ offer: Offer) throws -> Bool {
    guard try lock() != nil else { return true }
    // If the machine cannot verify attempts, it does not count them.
    try hasher.prepare()
    guard var lock = try claimTry() else { return true }
    guard let spelling = try spelling(of: offer, thatOpens: lock) else { return false }
    let hash = try? renewedHash(of: offer, spelling, lock)
    memory.forgetTries(lock.mark)
    try whereWritable {
      _ = try front.changeLock { present in
        guard present.passphrase == lock.passphrase else { return }
        present.tries = LockTries()
        present.passphrase = hash ?? present.passphrase
        lock = present
      }
    }
    if case .passphrase = offer { remember(lock) }
    return true
  }

  /// Locks all sessions again.
  package func forget() throws {
    guard let lock = try lock() else { return }
    // Forget first what does not require writing to the store, which may be impossible.
    memory.forget(lock.mark)
    _ = try front.changeLock { $0.generation = ($0.generation + 1) % Int(Int32.max) }
  }

  func remember(_ lock: ProfileLock) {
    opened?.insert(lock.mark)
    guard lock.minutes > 0 else { return }
    let start = now()
    memory.remember(
      lock.mark, from: start, until: start.adding(milliseconds: Int64(lock.minutes) * 60_000))
  }

  private func claimTry() throws -> ProfileLock? {
    let now = now()
    let claimed = try whereWritable {
      try front.changeLock { lock in (lock, wait: lock.tries.claim(at: now)) }
    }
    if let claimed {
      guard let (lock, wait) = claimed else { return nil }
      try UnlockProfile.refuseWhile(wait)
      return lock
    }
    // If the store is read-only, count attempts elsewhere, in addition to former ones.
    guard let lock = try lock() else { return nil }
    try UnlockProfile.refuseWhile(lock.tries.rest(at: now))
    try UnlockProfile.refuseWhile(memory.claimTry(lock.mark, at: now))
    return lock
  }

  /// Returns nil if the store can be read but not written.
  private func whereWritable<T>(_ change: () throws -> T) throws -> T? {
    do {
      return try change()
    } catch DomainError.unavailable(.store(_, let trouble))
      where [.readOnly, .noPermission, .full].contains(trouble)
    {
      return nil
    }
  }

  private static func refuseWhile(_ milliseconds: Int64) throws {
    guard milliseconds == 0 else {
      throw DomainError.refused(.lock(.waits(seconds: Int((milliseconds + 999) / 1000))))
    }
  }

  /// Returns the form of the offered secret that opens the lock; nil if none does. Older locks used
  /// the text as typed, in any normalization.
  private func spelling(of offer: Offer, thatOpens lock: ProfileLock) throws -> Secret? {
    switch offer {
    case .passphrase(let typed):
      var spellings = [typed.spelled(in: .composed)]
      if hasher.isCheap(lock.passphrase) {
        for other in [typed, typed.spelled(in: .decomposed)] where !spellings.contains(other) {
          spellings.append(other)
        }
      }
      return try spellings.first { try hasher.matches($0, lock.passphrase) }
    case .recovery(let code):
      let secret = Secret(code.value.utf8)
      return try hasher.matches(secret, lock.recovery) ? secret : nil
    }
  }

  /// Returns a new hash if the passphrase's present one is outdated.
  private func renewedHash(
    of offer: Offer, _ spelling: Secret, _ lock: ProfileLock
  ) throws -> String? {
    guard case .passphrase = offer else { return nil }
    let composed = spelling.spelled(in: .composed)
    let isSpelledAnew = composed != spelling
    guard isSpelledAnew || hasher.isCheap(lock.passphrase) else { return nil }
    let hash = try hasher.hash(composed, for: .passphrase)
    return isSpelledAnew || !hasher.isCheap(hash) ? hash : nil
  }
}
