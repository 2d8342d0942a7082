/// Lets in who knows what opens the profile.
///
/// A try is counted before it is looked at, so that neither several processes at once nor one
/// that is killed get more of them.
package struct UnlockProfile: Sendable {
  /// What somebody offers to be let in.
  package enum Offer: Hashable {
    case passphrase(Secret)
    case recovery(RecoveryCode)
  }

  private let front: any ProfileFront
  private let hasher: any PassphraseHasher
  private let memory: any UnlockMemory
  private let opened: (any OpenedLocks)?
  /// The machine's own clock, by which waits and sessions go.
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

  /// The lock; nil where there is none.
  package func lock() throws -> ProfileLock? { try front.lock() }

  /// Whether nobody needs to be asked: there is no lock, or this session has opened it.
  package func isOpen() throws -> Bool { try closedLock() == nil }

  /// The lock that this session has not opened, or not lately; nil where nobody needs to be asked.
  package func closedLock() throws -> ProfileLock? {
    guard let lock = try lock() else { return nil }
    return hasOpened(lock) ? nil : lock
  }

  /// Whether this session has opened that lock, and the time for it is not over.
  package func hasOpened(_ lock: ProfileLock) -> Bool {
    memory.isUnlocked(lock.mark, at: now())
  }

  /// Whether what somebody typed is what opens the lock, so that it is not to close anything else.
  /// That is told only to who was let in, if only for this run, and is no try.
  package func isPassphrase(_ typed: Secret) throws -> Bool {
    guard let lock = try lock(), hasOpened(lock) || opened?.contains(lock.mark) == true else {
      return false
    }
    return try spelling(of: .passphrase(typed), thatOpens: lock) != nil
  }

  /// The name of the profile, as far as it can be seen from outside; nil for none.
  package var name: DisplayName? {
    guard let name = try? front.name(), !name.isEmpty else { return nil }
    return name
  }

  /// Throws ``LockRefusal/waits(seconds:)`` where a try would not count yet, before anybody types.
  package func requireTry() throws {
    guard let lock = try lock() else { return }
    let now = now()
    try UnlockProfile.refuseWhile(max(lock.tries.rest(at: now), memory.rest(lock.mark, at: now)))
  }

  /// Throws ``LockRefusal/isLocked`` where somebody has to be let in before the store can be
  /// used at all, because that would bring it to another form.
  package func requireThisForm() throws {
    guard try isOpen() || front.isOfThisForm() else {
      throw DomainError.refused(.lock(.isLocked))
    }
  }

  /// Whether what is offered opens the lock, or there is none; a right passphrase is remembered.
  ///
  /// Throws ``LockRefusal/waits(seconds:)`` after too many wrong tries, and what the hasher does
  /// where it has no method.
  package func callAsFunction(_ offer: Offer) throws -> Bool {
    guard try lock() != nil else { return true }
    // A machine that cannot look at a try does not count it.
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

  /// Asks every session again from now on, wherever it remembers that it was let in.
  package func forget() throws {
    guard let lock = try lock() else { return }
    // First what needs no writing to the store, which may not be possible.
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
    // On a disk that cannot be written tries are counted elsewhere, beside those of before.
    guard let lock = try lock() else { return nil }
    try UnlockProfile.refuseWhile(lock.tries.rest(at: now))
    try UnlockProfile.refuseWhile(memory.claimTry(lock.mark, at: now))
    return lock
  }

  /// Nil where the store can be read, but not written.
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

  /// How the offer is spelled where it opens the lock; nil where it does not. Locks were once
  /// made of what was typed, with letters and marks as the keyboard sent them.
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

  /// The hash that a passphrase would have by now, where that is another one.
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
