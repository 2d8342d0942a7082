/// Cryptography for data that leaves or enters the machine. It stores nothing.
///
/// All calls throw ``Unavailability/library(name:package:)`` if the required library is missing,
/// and ``Damage/sealed(_:)`` for data that does not open.
package protocol Sealer: Sendable {
  // MARK: Keys

  /// Creates a random profile key.
  func makeKey(number: Int) throws -> ProfileKey

  /// Creates random device keys.
  func makeDeviceKeys() throws -> DeviceKeys

  /// Encrypts the key with a passphrase.
  func wrap(
    _ key: ProfileKey, of profile: SyncProfileID, with passphrase: SealPassphrase
  ) throws -> [UInt8]

  /// Decrypts a key that was encrypted by ``wrap(_:of:with:)``. The stated work factor is checked
  /// before any work is done.
  func unwrap(
    _ bytes: [UInt8], of profile: SyncProfileID, with passphrase: SealPassphrase
  ) throws -> ProfileKey

  /// Returns the twenty-four words that encode the key.
  func recoveryWords(of key: ProfileKey) -> [RecoveryWord]

  /// Returns the key that the words encode; four letters of each English word are enough.
  func key(number: Int, ofRecoveryWords words: [String]) throws -> ProfileKey

  // MARK: Pieces

  /// Seals the bytes with the label and signs them with the device's key. The result is
  /// ``PieceLabel/overhead`` bytes longer.
  func seal(
    _ bytes: [UInt8], as label: PieceLabel, with key: ProfileKey, by device: DeviceKeys
  ) throws -> [UInt8]

  /// Returns the label that the piece claims to have, which is not verified yet. It tells which key
  /// opens the piece.
  func label(
    of sealed: [UInt8], named name: PieceName, in profile: SyncProfileID
  ) throws -> PieceLabel

  /// Returns the payload of a verified piece: its signature matches the device, and its contents
  /// the label.
  func open(
    _ sealed: [UInt8], as label: PieceLabel, with key: ProfileKey, from device: DevicePublicKeys
  ) throws -> [UInt8]

  // MARK: Sealing for one device

  /// Seals the bytes so that only this device can open them; the sender stays anonymous.
  func seal(_ bytes: [UInt8], for device: DevicePublicKeys) throws -> [UInt8]

  /// Opens bytes that were sealed for the device.
  func open(_ sealed: [UInt8], by device: DeviceKeys) throws -> [UInt8]

  // MARK: Invitations

  /// Returns a 32-byte message authentication code (MAC), which proves knowledge of the secret.
  func proof(of bytes: [UInt8], knowing secret: Secret) throws -> [UInt8]

  /// Returns words by which two people can verify that their devices have the same bytes.
  func comparisonWords(_ bytes: [UInt8], count: Int) -> [String]

  /// Returns a 32-byte hash.
  func hash(_ bytes: [UInt8]) -> [UInt8]
}
