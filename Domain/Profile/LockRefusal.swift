/// Why the lock of a profile prevents an operation.
public enum LockRefusal: Hashable, Sendable {
  /// The profile is locked, and there is no terminal to ask at.
  case isLocked
  /// A secret must be typed, and there is no terminal.
  case secretNeedsTerminal
  /// A secret is required: typed, from standard input, or from the file given by this option.
  case secretNeedsInput(option: String)
  /// The terminal cannot hide typed text.
  case terminalShowsSecrets
  case wrongPassphrase
  /// There were too many wrong attempts; the next one is allowed after this many seconds.
  case mustWait(seconds: Int)
  case notLocked
  /// The text does not have the form of a recovery code.
  case notARecoveryCode
  case wrongRecoveryCode
  /// The passphrase for exported data equals that of the profile's lock.
  case isPassphraseOfLock
  /// The passphrase consists of one repeated character or of blanks.
  case isOneRepeatedCharacter
  /// The two entries of a passphrase differ.
  case passphrasesDiffer
}
