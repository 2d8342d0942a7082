/// What keeps eyes off a profile: hashes of what opens it, never what they are of.
public struct ProfileLock: Hashable, Sendable {
  /// How many minutes one answer may be good for.
  public static let minutesRange = 0...1440
  public static let usualMinutes = 15

  public var passphrase: String
  public var recovery: String
  /// For how long a session that opened it is not asked again.
  public var minutes: Int
  public var tries: LockTries
  /// How often everybody who had been let in was asked anew.
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

  /// What tells this lock from all others, also from the one before it on the same profile and
  /// from itself before everybody was asked anew.
  public var mark: LockMark {
    // Anybody can make it, but the hash is salted and so unlike any other already.
    LockMark(number: FNV1a().taking("\(passphrase) \(generation)".utf8).value)
  }
}

/// Tells one lock from another, without telling what opens it.
public struct LockMark: Hashable, Sendable {
  public let number: UInt64
}
