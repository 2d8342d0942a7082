/// Closes what leaves the machine and opens what comes, without keeping anything itself.
///
/// All calls throw ``Unavailability/library(name:package:)`` where the library they need is not
/// there, and ``Damage/sealed(_:)`` for what does not open.
package protocol Sealer: Sendable {
  // MARK: Keys

  /// A new key of a profile, by chance.
  func makeKey(number: Int) throws -> ProfileKey

  /// New keys of a device, by chance.
  func makeDeviceKeys() throws -> DeviceKeys

  /// The key closed with a passphrase.
  func wrap(
    _ key: ProfileKey, of profile: SyncProfileID, with passphrase: SealPassphrase
  ) throws -> [UInt8]

  /// The key that ``wrap(_:of:with:)`` closed. How much work the bytes ask for is judged before
  /// any of it is done.
  func unwrap(
    _ bytes: [UInt8], of profile: SyncProfileID, with passphrase: SealPassphrase
  ) throws -> ProfileKey

  /// The twenty-four words that stand for the key.
  func recoveryWords(of key: ProfileKey) -> [String]

  /// The key that the words stand for, however they are spelled: four letters of each are enough.
  func key(number: Int, ofRecoveryWords words: [String]) throws -> ProfileKey

  // MARK: Pieces

  /// The bytes sealed as what the label says, and signed by the device;
  /// ``PieceLabel/overhead`` more than they were.
  func seal(
    _ bytes: [UInt8], as label: PieceLabel, with key: ProfileKey, by device: DeviceKeys
  ) throws -> [UInt8]

  /// What a piece under that name would have to be, by what it says of itself, which is not proven
  /// yet: by it the key is found.
  func label(
    of sealed: [UInt8], named name: PieceName, in profile: SyncProfileID
  ) throws -> PieceLabel

  /// The bytes of a piece that is, proven, what its label says, of that device.
  func open(
    _ sealed: [UInt8], as label: PieceLabel, with key: ProfileKey, from device: DeviceFace
  ) throws -> [UInt8]

  // MARK: For one device

  /// The bytes for the eyes of one device only, and from whom they are nobody tells.
  func seal(_ bytes: [UInt8], for device: DeviceFace) throws -> [UInt8]

  /// What was sealed for the device.
  func open(_ sealed: [UInt8], by device: DeviceKeys) throws -> [UInt8]

  // MARK: Invitations

  /// A proof that whoever made it knows the secret; 32 bytes.
  func proof(of bytes: [UInt8], knowing secret: Secret) throws -> [UInt8]

  /// Words by which two people see that both have the same bytes before them.
  func comparisonWords(_ bytes: [UInt8], count: Int) -> [String]

  /// What tells sealed bytes from all others; 32 bytes.
  func hash(_ bytes: [UInt8]) -> [UInt8]
}
