/// Why something cannot be done at this moment, although its values are fine.
public enum Refusal: Hashable, Sendable {
  case plant(PlantRefusal)
  case book(BookRefusal)
  case store(StoreRefusal)
  /// The settings say that canvases stay as they are.
  case shufflingIsOff

  // Profile
  /// The profile is locked, and nobody is there to be asked.
  case profileIsLocked
  /// A secret has to be typed, and nobody is there to be asked.
  case secretNeedsTerminal
  /// The terminal cannot be kept from showing what is typed.
  case terminalShowsSecrets
  case wrongPassphrase
  /// Too many wrong tries; the next one counts after so many seconds.
  case lockWaits(seconds: Int)
  case notLocked
  /// What was typed has not the form of a recovery code.
  case noRecoveryCode
  case wrongRecoveryCode
  /// A passphrase was typed differently the second time.
  case passphrasesDiffer
}
