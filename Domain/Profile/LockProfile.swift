/// Adds, replaces and removes the lock of a profile.
package struct LockProfile: Sendable {
  private let store: any Store
  private let hasher: any PassphraseHasher
  private let unlock: UnlockProfile
  private let randomness: Randomness

  package init(
    store: any Store, hasher: any PassphraseHasher, unlock: UnlockProfile, randomness: Randomness
  ) {
    self.store = store
    self.hasher = hasher
    self.unlock = unlock
    self.randomness = randomness
  }

  /// Throws if this machine cannot create a lock. Called before the user is asked for a passphrase.
  package func prepare() throws {
    try hasher.prepare()
  }

  /// Adds or replaces the lock, unlocks this session, and returns the recovery code. If `minutes`
  /// is nil, the time limit of the previous lock is kept.
  ///
  /// Calls `show` with the code before anything is written; otherwise an interruption could leave a
  /// lock whose code nobody has seen. If `show` throws, the previous lock stays.
  @discardableResult
  package func callAsFunction(
    _ passphrase: Passphrase, minutes: Int?,
    showing show: (_ code: RecoveryCode, _ minutes: Int) throws -> Void = { _, _ in }
  ) throws -> RecoveryCode {
    let code = RecoveryCode(random: randomness)
    let lock = ProfileLock(
      passphrase: try hasher.hash(passphrase.secret, for: .passphrase),
      recovery: try hasher.hash(Secret(code.value.utf8), for: .recoveryCode),
      minutes: try minutes ?? unlock.lock()?.minutes ?? ProfileLock.defaultMinutes)
    try show(code, lock.minutes)
    try store.write { try $0.profile.saveLock(lock) }
    unlock.remember(lock)
    return code
  }

  package func removeLock() throws {
    try unlock.lockAllSessions()
    try store.write { try $0.profile.saveLock(nil) }
  }
}
