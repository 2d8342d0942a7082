/// Lock of a profile: hashes of its passphrase and recovery code.
public struct ProfileLock: Hashable, Sendable {
  /// Range of ``minutes``.
  public static let minutesRange = 0...1440
  public static let defaultMinutes = 15

  public var passphraseHash: String
  public var recoveryCodeHash: String
  /// Number of minutes for which a session stays unlocked.
  public var minutes: Int
  public var attempts: UnlockAttempts
  /// Number of times that the user locked all sessions again.
  public var generation: Int

  public init(
    passphrase: String, recovery: String, minutes: Int, tries: UnlockAttempts = UnlockAttempts(),
    generation: Int = 0
  ) {
    self.passphraseHash = passphrase
    self.recoveryCodeHash = recovery
    self.minutes = minutes
    self.attempts = tries
    self.generation = generation
  }

  /// Identifies this lock and its generation.
  public var identity: LockIdentity {
    // FNV-1a is not secure, but the hash it is computed from is salted and unique.
    LockIdentity(number: FNV1a().combining("\(passphraseHash) \(generation)".utf8).value)
  }
}

/// Identity of a lock that does not reveal its secrets.
public struct LockIdentity: Hashable, Sendable {
  public let number: UInt64
}
