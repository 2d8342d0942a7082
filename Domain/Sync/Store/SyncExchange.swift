/// State of a store's exchange with a relay.
public struct SyncExchange: Hashable, Sendable {
  /// Address of the relay.
  package var relay: SyncAddress
  package var profile: SyncProfileID
  /// Number of this device's last entry that was packed into a piece, that is, a file for the
  /// relay.
  package var lastPackedNumber = 0
  package var packedAt: Instant?
  /// Number of packed entries that the relay has not accepted yet.
  package var unsentCount = 0
  /// Number of this device's last entry that the relay has accepted; it has accepted all earlier
  /// ones, too.
  package var lastAcceptedNumber: Int { max(0, lastPackedNumber - unsentCount) }
  /// Hash of this device's last piece; empty before the first one.
  package var lastHash: [UInt8] = []
  package var cursor: RelayCursor?
  package var isPaused = false
  /// Whether the store was restored from an older copy. Nothing is exchanged until the user decides
  /// which state to keep.
  package var isOlderCopy = false
  /// Time of the last successful exchange; problems of single devices do not count.
  package var lastExchangeAt: Instant?
  /// Code of the first problem of the last exchange; nil if it had none.
  package var problemCode: String?
  /// Code of the last problem of which the user was notified.
  package var reportedProblemCode: String?
  /// The other devices, with the state they reported.
  package var devices: [DeviceID: SyncDevice] = [:]
  /// The snapshots that the relay has or had.
  package var snapshots: [KnownSnapshot] = []
  /// Size of the relay's contents when last listed, in bytes; nil before that.
  package var relaySize: Int?
  /// Storage limit of the relay, in bytes; nil if unknown.
  package var relayQuota: Int?
  /// Whether something was received since the last piece was sent, so that the other devices do not
  /// know yet that it arrived.
  package var needsAcknowledgement = false
  /// Whether other devices have erased data that must still be erased from the store's files.
  package var needsErasing = false
  /// Whether pieces may be missing at the relay.
  package var needsSending = false
  /// Number of the oldest key still in use at the relay: pieces sealed with older keys have been
  /// deleted.
  package var clearedBelowKey = 1
  /// Former ids of this device, from before restores, with the numbers of their last entries. Later
  /// entries under such an id show that another store uses it.
  package var formerIDs: [DeviceID: Int] = [:]
  /// Devices whose clocks are at least a day ahead of this one's.
  package var fastClocks: [DeviceID: FastClock] = [:]

  /// Names of the kinds of items that the program could decode when it last merged stored entries;
  /// nil before that.
  package var decodableKinds: [String]?

  package init(relay: SyncAddress, profile: SyncProfileID) {
    self.relay = relay
    self.profile = profile
  }
}

/// A clock that is ahead of this device's clock; either of the two may be wrong.
package struct FastClock: Hashable, Sendable {
  /// Difference in whole days at the time when the device last sent something.
  package let days: Int
  /// Whether the user was told.
  package var isReported: Bool

  package init(days: Int, isReported: Bool) {
    self.days = days
    self.isReported = isReported
  }
}

/// Address of a relay.
package struct SyncAddress: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case folder
    case postgres
    case webdav
    case s3
  }

  package let kind: Kind
  package let text: String
  /// User name for WebDAV, access key for S3, or email of the account for PostgreSQL. Nil if none
  /// is needed or it is configured elsewhere.
  package let user: String?
  /// Shell command that prints the password.
  package let passwordCommand: String?

  package init(
    _ kind: Kind, _ text: String, user: String? = nil, passwordCommand: String? = nil
  ) {
    self.kind = kind
    self.text = text
    self.user = user
    self.passwordCommand = passwordCommand
  }

  /// Email of the PostgreSQL account that is used for the exchange; nil if there is none.
  package var account: AccountEmail? {
    kind == .postgres ? user.flatMap(AccountEmail.init) : nil
  }

  /// The server, if it asks for a user name and password; nil for relays that authenticate in other
  /// ways.
  package var server: LinkServer? {
    guard kind == .webdav || kind == .s3, let address = HTTPAddress(text) else { return nil }
    return LinkServer(address, user: user, passwordCommand: passwordCommand)
  }
}

/// Another device, as known from the pieces that it sent.
package struct SyncDevice: Hashable, Sendable {
  package var name: String
  /// Keys that verify its pieces.
  package var publicKeys: DevicePublicKeys
  /// Entries that the device had applied when it last sent something.
  package var seen = SeenEntries()
  /// Number of the device's last entry that was read here, and hash of its last piece.
  package var lastNumber = 0
  package var lastHash: [UInt8] = []
  /// Greatest number of the device's entries that was seen at the relay.
  package var greatestNumberAtRelay = 0
  package var lastSeenAt: Instant
  /// Whether the device was removed from the profile; its later entries are ignored.
  package var isRemoved = false

  package init(name: String, publicKeys: DevicePublicKeys, lastSeenAt: Instant) {
    self.name = name
    self.publicKeys = publicKeys
    self.lastSeenAt = lastSeenAt
  }
}
