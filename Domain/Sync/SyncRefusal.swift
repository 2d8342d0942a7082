/// Why devices cannot exchange something now.
public enum SyncRefusal: Hashable, Sendable {
  /// Other bytes stand under that name at the relay than were to be put there.
  case pieceIsAnother(PieceName)
  /// The relay takes no more than so many bytes; nil where it does not say how many.
  case relayIsFull(limit: Int?)
  /// The words that recover a key are twenty-four of the list; this is none of them.
  case noRecoveryWord(String)
  /// There are as many words as that.
  case wrongNumberOfWords(Int)
  /// Each is a word of the list, but one is another than was written down, or they are in another
  /// order.
  case wrongRecoveryWords
  /// The store does not take part.
  case isOff
  /// The store takes part already.
  case isOn
  /// Somebody wanted nothing to be exchanged for now.
  case isPaused
  /// The store was restored, and nobody said whose state counts.
  case isOlderCopy
  /// Another device took this one out.
  case isTakenOut
  /// The keys of this device are not there.
  case hasNoKeys
  /// The relay has a profile, which can only be joined.
  case isTaken
  /// Nobody has set anything up at the relay.
  case hasNoProfile
  /// The relay had a profile, and has none any more.
  case isEmptied
  /// There is no folder at that address of a server.
  case hasNoFolder(String)
  /// The folder of the relay is that in which the store or the keys are.
  case isOwnFolder(FilePath)
  /// One change is larger than what can be sent.
  case isTooLarge
  /// The address of a database holds a password, which would stand where others see it.
  case addressHasPassword
  /// What was given is no address of a database; it may hold a password, and is not told again.
  case isNoAddress
  /// The server wants a password, and none is where the library looks for one.
  case passwordIsMissing
  /// The server was never made a relay.
  case serverIsBare
  /// This machine is not signed in with that account; nil where none was named.
  case isSignedOut(email: String?)
  /// Several accounts may be meant.
  case severalAccounts(emails: [String])
  /// Accounts are named by addresses of mail; this is none.
  case isNoEmail
  /// The server does not take the password.
  case wrongPassword
  /// The server lets an account in no more that was to be withdrawn: it is gone, or has another
  /// password.
  case isShutOut(email: String)
  /// The invitation was used already, is too old, or never was one.
  case invitationIsNoGood
  /// Somebody has an account by that address already.
  case emailIsTaken(String)
  /// The words do not belong to what an account by that address keeps there.
  case recoveryIsNoGood
  /// Whoever made the server ready may make no roles, so that nobody can have an account there.
  case hasNoAccounts
  /// Nobody without an account gets in at that server, to sign up, sign in or recover one.
  case guestIsShutOut
  /// A new password was typed in two ways.
  case passwordsDiffer
  /// What is to close everything is what the server proves people by.
  case isPasswordOfAccount
  /// What is to be the new passphrase is the one from before.
  case isPassphraseOfBefore
  /// A server lets nobody in, or does not do what it is asked; in its own words.
  case serverRefused(detail: String)
  /// What was given is no address of a bucket.
  case isNoBucket
  /// There is no bucket at that address.
  case hasNoBucket(String)
  /// Nobody said by which key that server is to be asked.
  case keyIsMissing(server: String)
  /// The key is known, and does not open the bucket at that address.
  case keyMayNot(String)
  /// The clocks of this machine and of that server are too far apart for a signature.
  case clockDiffers(server: String)
  /// So many other devices take part, who would lose what is at the relay.
  case othersTakePart(Int)
  /// No device is called so; these are.
  case noSuchDevice(String, known: [String])
  /// Several devices are called so.
  case severalDevices(String, ids: [String])
  /// Another device is called so.
  case nameIsTaken(String)
  /// That is this device, which leaves otherwise.
  case isThisDevice
  /// Somebody gave the profile another key in the same moment.
  case keyWasChanged
  /// Nobody came with the code, or nobody answered, for as long as it was good.
  case invitationIsOver
  /// Whoever came did not know the code.
  case wrongCode
  /// What was typed is no code, or not that of the invitation which begins so.
  case mistypedCode
  /// Nobody waits with that code: it was used, is too old, or was taken back.
  case noSuchInvitation
  /// Whoever invited did not let this device in, or waits no more.
  case isNotLetIn
  /// The relay from which this device is to go is there: all of it can be moved.
  case relayIsThere(String)
  /// There is nothing listed under that name, or several are.
  case noSuchConflict(String)
  /// It is not settled by taking one side.
  case hasNoSides
}
