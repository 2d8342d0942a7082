import HearthDomain

/// The lock is stored in one row, so that a store without a lock costs one lookup. The value
/// contains, separated by spaces: the minutes, the two hashes, the number of wrong attempts and
/// their time, and how often everyone was asked again. Locks of earlier versions lack the last
/// number.
extension SQLProfileRepository {
  /// Key of the lock, which is never archived.
  static let lockKey = "profile.lock"

  func lock() throws -> ProfileLock? {
    let sql = "SELECT key, value FROM setting WHERE key = ?1"
    return try connection.first(sql, [.text(Self.lockKey)], of: "setting") { row in
      try row.convert("value", try row.text("value")) { ProfileLock(row: $0) }
    }
  }

  func saveLock(_ lock: ProfileLock?) throws {
    try connection.saveSetting(lock?.row, for: Self.lockKey)
  }
}

extension ProfileLock {
  fileprivate init?(row text: String) {
    let parts = text.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 5 || parts.count == 6, let minutes = Int(parts[0]),
      let count = Int(parts[3]),
      let last = Int64(parts[4]), ProfileLock.minutesRange.contains(minutes), count >= 0,
      let generation = parts.count == 6 ? Int(parts[5]) : 0, generation >= 0
    else { return nil }
    self.init(
      passphrase: String(parts[1]), recovery: String(parts[2]), minutes: minutes,
      tries: UnlockAttempts(count: count, lastAt: Instant(milliseconds: last)),
      generation: generation)
  }

  fileprivate var row: String {
    "\(minutes) \(passphraseHash) \(recoveryCodeHash) \(attempts.count) \(attempts.lastAttemptAt.milliseconds)"
      + " \(generation)"
  }
}
