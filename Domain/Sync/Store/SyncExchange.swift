/// State of a store's exchange with a relay.
public struct SyncExchange: Hashable, Sendable {
  /// Address of the relay.
  package var relay: SyncAddress
  package var profile: SyncProfileID
  /// Number of the last own entry that is in a piece.
  package var lastPackedNumber = 0
  package var packedAt: Instant?
  /// Number of packed entries that no relay has accepted yet.
  package var unsentCount = 0
  /// Number of the last own entry that a relay has accepted, with all before it.
  package var lastAcceptedNumber: Int { max(0, lastPackedNumber - unsentCount) }
  /// Hash of the last piece; empty before the first one.
  package var lastHash: [UInt8] = []
  package var cursor: RelayCursor?
  package var isPaused = false
  /// Whether the store was restored: nothing is exchanged until the user decides whose state
  /// counts.
  package var isOlderCopy = false
  /// Time of the last exchange with at most problems of single devices.
  package var lastExchangeAt: Instant?
  /// Code of the first problem of the last exchange; nil if it had none.
  package var problemCode: String?
  /// The last problem that the user was notified of.
  package var reportedProblemCode: String?
  /// The other devices, with the state they reported.
  package var devices: [DeviceID: SyncDevice] = [:]
  /// The snapshots that are, or were, at the relay.
  package var snapshots: [KnownSnapshot] = []
  /// Size of the relay's contents when last listed, in bytes; nil before that.
  package var relaySize: Int?
  /// Storage limit of the relay, in bytes; nil if unknown.
  package var relayQuota: Int?
  /// Whether something was received since the last piece, so that others do not know it was read.
  package var needsAcknowledgement = false
  /// Whether received erasures have yet to be applied to the store's files.
  package var needsErasing = false
  /// Whether pieces may be missing at the relay.
  package var needsSending = false
  /// Number of the key below which everything has been deleted from the relay.
  package var clearedBelowKey = 1
  /// Former ids of this device before restores, with their last entry numbers. No store uses such
  /// an id unless later entries exist.
  package var formerIDs: [DeviceID: Int] = [:]
  /// Devices whose clocks are at least a day ahead of this one's.
  package var fastClocks: [DeviceID: FastClock] = [:]

  package init(relay: SyncAddress, profile: SyncProfileID) {
    self.relay = relay
    self.profile = profile
  }
}

/// A clock that is ahead of this device's; either may be wrong.
package struct FastClock: Hashable, Sendable {
  /// Difference in whole days, when the device last sent something.
  package let days: Int
  /// Whether the user was notified.
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
  /// User name for WebDAV, access key for S3, or account email for PostgreSQL; nil if none is
  /// needed or it is configured elsewhere.
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

  /// Email of the PostgreSQL account used for the exchange.
  package var account: AccountEmail? {
    kind == .postgres ? user.flatMap(AccountEmail.init) : nil
  }

  /// Server that asks for credentials; nil for kinds with other means of authentication.
  package var server: LinkServer? {
    guard kind == .webdav || kind == .s3, let address = HTTPAddress(text) else { return nil }
    return LinkServer(address, user: user, passwordCommand: passwordCommand)
  }
}

/// Another device, as known from its pieces.
package struct SyncDevice: Hashable, Sendable {
  package var name: String
  /// Keys that verify its pieces.
  package var publicKeys: DevicePublicKeys
  /// Entries it had applied when it last sent something.
  package var seen = SeenEntries()
  /// Number of the last entry, and hash of the last piece, read from it.
  package var lastNumber = 0
  package var lastHash: [UInt8] = []
  /// Greatest number of its entries seen at the relay.
  package var greatestNumberAtRelay = 0
  package var lastSeenAt: Instant
  /// Whether the device was removed: its later entries are ignored.
  package var isRemoved = false

  package init(name: String, publicKeys: DevicePublicKeys, lastSeenAt: Instant) {
    self.name = name
    self.publicKeys = publicKeys
    self.lastSeenAt = lastSeenAt
  }
}
