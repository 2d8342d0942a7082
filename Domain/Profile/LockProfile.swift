/// Locks a profile, locks it anew, and takes the lock off.
public struct LockProfile: Sendable {
  private let store: any Store
  private let hasher: any PassphraseHasher
  private let unlock: UnlockProfile
  private let randomness: Randomness

  public init(
    store: any Store, hasher: any PassphraseHasher, unlock: UnlockProfile, randomness: Randomness
  ) {
    self.store = store
    self.hasher = hasher
    self.unlock = unlock
    self.randomness = randomness
  }

  /// Throws where the machine cannot make a lock, before anybody is asked for a passphrase.
  public func prepare() throws {
    try hasher.prepare()
  }

  /// Puts a lock in the place of one that may be there, and lets this session through; returns
  /// the code that opens it once. Without minutes those of the lock before stay.
  public func callAsFunction(_ passphrase: Passphrase, minutes: Int?) throws -> RecoveryCode {
    let code = RecoveryCode(random: randomness)
    var lock = ProfileLock(
      passphrase: try hasher.hash(passphrase.secret, for: .passphrase),
      recovery: try hasher.hash(Secret(code.value.utf8), for: .recoveryCode),
      minutes: ProfileLock.usualMinutes)
    lock = try store.write { repositories in
      lock.minutes = try minutes ?? repositories.profile.lock()?.minutes ?? lock.minutes
      try repositories.profile.keep(lock)
      return lock
    }
    unlock.remember(lock)
    return code
  }

  /// Puts the lock of before, or none, in the place of one whose code nobody has seen.
  public func takeBack(to before: ProfileLock?) throws {
    try store.write { try $0.profile.keep(before) }
  }

  /// Takes the lock off, if there is one.
  public func takeOff() throws {
    try unlock.forget()
    try store.write { try $0.profile.keep(nil) }
  }
}
