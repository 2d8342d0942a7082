/// Lock of a profile: hashes of its passphrase and recovery code.
public struct ProfileLock: Hashable, Sendable {
  /// Range of ``minutes``.
  public static let minutesRange = 0...1440
  public static let usualMinutes = 15

  public var passphrase: String
  public var recovery: String
  /// Number of minutes for which a session stays unlocked.
  public var minutes: Int
  public var tries: LockTries
  /// Number of times all sessions were locked again.
  public var generation: Int

  public init(
    passphrase: String, recovery: String, minutes: Int, tries: LockTries = LockTries(),
    generation: Int = 0
  ) {
    self.passphrase = passphrase
    self.recovery = recovery
    self.minutes = minutes
    self.tries = tries
    self.generation = generation
  }

  /// Identifies this lock and its generation.
  public var mark: LockMark {
    // FNV-1a is not secure, but the hash it is computed from is salted and unique.
    LockMark(number: FNV1a().taking("\(passphrase) \(generation)".utf8).value)
  }
}

/// Identity of a lock that does not reveal its secrets.
public struct LockMark: Hashable, Sendable {
  public let number: UInt64
}
