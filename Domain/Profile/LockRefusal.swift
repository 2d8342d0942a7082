/// What the lock of a profile does not let happen at this moment.
public enum LockRefusal: Hashable, Sendable {
  /// The profile is locked, and nobody is there to be asked.
  case isLocked
  /// A secret has to be typed, and nobody is there to be asked.
  case secretNeedsTerminal
  /// The same of one that may also come from standard input, or from the file which that option
  /// names.
  case secretNeedsInput(option: String)
  /// The terminal cannot be kept from showing what is typed.
  case terminalShowsSecrets
  case wrongPassphrase
  /// Too many wrong tries; the next one counts after so many seconds.
  case waits(seconds: Int)
  case notLocked
  /// What was typed has not the form of a recovery code.
  case noRecoveryCode
  case wrongRecoveryCode
  /// What is to close something that leaves the machine is what opens the profile.
  case isPassphraseOfLock
  /// It is one letter again and again, or nothing but blanks.
  case isOneLetter
  /// A passphrase was typed differently the second time.
  case passphrasesDiffer
}
