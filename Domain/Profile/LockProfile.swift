/// Locks a profile, locks it anew, and takes the lock off.
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

  /// Throws where the machine cannot make a lock, before anybody is asked for a passphrase.
  package func prepare() throws {
    try hasher.prepare()
  }

  /// Puts a lock in the place of one that may be there, and lets this session through; returns
  /// the code that opens it once. Without minutes those of the lock before stay.
  ///
  /// The code is shown before anything is written, for nobody could show it after a run that was
  /// ended in between; what `show` throws leaves the lock of before.
  @discardableResult
  package func callAsFunction(
    _ passphrase: Passphrase, minutes: Int?,
    showing show: (_ code: RecoveryCode, _ minutes: Int) throws -> Void = { _, _ in }
  ) throws -> RecoveryCode {
    let code = RecoveryCode(random: randomness)
    let lock = ProfileLock(
      passphrase: try hasher.hash(passphrase.secret, for: .passphrase),
      recovery: try hasher.hash(Secret(code.value.utf8), for: .recoveryCode),
      minutes: try minutes ?? unlock.lock()?.minutes ?? ProfileLock.usualMinutes)
    try show(code, lock.minutes)
    try store.write { try $0.profile.keep(lock) }
    unlock.remember(lock)
    return code
  }

  package func takeOff() throws {
    try unlock.forget()
    try store.write { try $0.profile.keep(nil) }
  }
}
