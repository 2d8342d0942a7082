/// Why a sync operation is refused.
public enum SyncRefusal: Hashable, Sendable {
  /// The relay has different contents under the name of this piece.
  case pieceDiffers(PieceName)
  /// The relay is full; the limit in bytes is nil if unknown.
  case relayIsFull(limit: Int?)
  /// The word is not on the list of recovery words.
  case unknownRecoveryWord(String)
  /// The number of words is not twenty-four; this many were given.
  case wrongNumberOfWords(Int)
  /// All words are on the list, but at least one is wrong or their order is.
  case wrongRecoveryWords
  /// The store does not take part in sync.
  case isOff
  /// The store already takes part in sync.
  case isOn
  /// The user paused the exchange.
  case isPaused
  /// The store was restored, and the user has not decided yet whose state counts.
  case isOlderCopy
  /// Another device removed this one.
  case isRemoved
  /// These devices removed each other, and the user has not decided yet which one is to be removed.
  case removedEachOther([String])
  /// The keys of this device are missing.
  case hasNoKeys
  /// The relay already has a profile, which can only be joined.
  case relayHasProfile
  /// The relay has no profile.
  case hasNoProfile
  /// The relay's profile has disappeared.
  case profileIsGone
  /// The server has no folder at the address.
  case hasNoFolder(String)
  /// The folder chosen as relay contains the store or its keys.
  case isOwnFolder(FilePath)
  /// A single change exceeds the size limit.
  case isTooLarge
  /// The address of a database contains a password, which would be visible to others.
  case addressHasPassword
  /// The text is not the address of a database. The error does not contain the text, since it may
  /// include a password.
  case isNoAddress
  /// The server requires a password, and the library finds none.
  case passwordIsMissing
  /// The server has not been set up as a relay.
  case serverIsNotSetUp
  /// This machine is not signed in to the account with this email; nil if the user named no
  /// account.
  case isSignedOut(email: String?)
  /// Several accounts match.
  case severalAccounts(emails: [String])
  /// The text is not an email address.
  case isNoEmail
  /// The server rejected the password.
  case wrongPassword
  /// The server rejected the account that was to be deleted. It may be deleted already, or its
  /// password was changed.
  case accountIsRejected(email: String)
  /// The invitation was used, has expired, or never existed.
  case invitationIsInvalid
  /// An account with this address exists already.
  case emailIsTaken(String)
  /// The recovery words do not belong to the account's profile.
  case recoveryIsInvalid
  /// The server's owner may not create roles, which accounts need.
  case hasNoAccounts
  /// The server does not accept the role for guests, with which users sign up, sign in or recover
  /// an account.
  case serverAdmitsNoGuests
  /// The two entries of a new password differ.
  case passwordsDiffer
  /// The passphrase equals the account's password.
  case isPasswordOfAccount
  /// The new passphrase equals the former one.
  case isPreviousPassphrase
  /// The server refused access or a request; `detail` is the server's message.
  case serverRefused(detail: String)
  /// The text is not the address of a bucket.
  case isNoBucket
  /// There is no bucket at the address.
  case hasNoBucket(String)
  /// No access key is configured for the server.
  case keyIsMissing(server: String)
  /// The access key has no permission for the bucket.
  case keyLacksPermission(String)
  /// The clocks of this machine and the server differ too much for signatures.
  case clockDiffers(server: String)
  /// Erasing the relay would delete the data of this many other devices.
  case otherDevicesRemain(Int)
  /// No device has this name; `known` lists the existing names.
  case noSuchDevice(String, known: [String])
  /// Several devices have the name.
  case severalDevices(String, ids: [String])
  /// Another device has the name.
  case nameIsTaken(String)
  /// The named device is this one, which has to leave instead.
  case isThisDevice
  /// Devices removed each other, so that no passphrase lets a new device join until a new one is
  /// set.
  case noPassphraseOpens
  /// The invitation expired without an answer.
  case invitationIsOver
  /// A device answered without knowing the code.
  case wrongCode
  /// The code is malformed, or only its beginning matches an invitation.
  case mistypedCode
  /// No device is waiting for an answer to this code: it was used, has expired, or was withdrawn.
  case noSuchInvitation
  /// The inviting device did not let this one join, or stopped waiting.
  case isNotAdmitted
  /// The former relay is still available, so the profile can be moved from it instead.
  case relayIsAvailable(String)
  /// No listed conflict, or more than one, has the id.
  case noSuchConflict(String)
  /// The conflict cannot be resolved by choosing one of two values.
  case hasNoSides
}
