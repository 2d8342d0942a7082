/// How far a store has come in exchanging pieces.
public struct SyncExchange: Hashable, Sendable {
  /// Such as `folder`, with where that is.
  package var relay: SyncAddress
  package var profile: SyncProfileID
  /// Up to this number the entries of this device are in pieces.
  package var packed = 0
  package var packedAt: Instant?
  /// So many of those are in pieces that no relay has taken yet.
  package var unsent = 0
  /// The hash of the piece that was made last; nothing before the first one.
  package var lastHash: [UInt8] = []
  package var mark: RelayMark?
  package var isPaused = false
  /// Whether the store was restored: nothing is exchanged until somebody says whose state counts.
  package var isOlderCopy = false
  /// When it was exchanged last without a problem but those of single devices.
  package var lastAt: Instant?
  /// What stood in the way last, in words for programs; nil where nothing did.
  package var problem: String?
  /// The one of these that somebody was told of beside something else.
  package var toldProblem: String?
  /// Of the other devices what they said of themselves.
  package var devices: [DeviceID: SyncDevice] = [:]
  /// The snapshots that are at the relay, or were.
  package var snapshots: [KnownSnapshot] = []
  /// So many bytes the relay had when it was looked at last; nil before that.
  package var size: Int?
  /// So many it takes at most; nil where it does not tell.
  package var quota: Int?
  /// Whether something came since the last piece was made, so that the others do not know yet that
  /// it was read here.
  package var owesAnswer = false
  /// Whether something came to be forgotten that the files of the store may still hold.
  package var owesErasing = false
  /// Whether pieces were made that may not be at the relay yet.
  package var owesSending = false
  /// Nothing is left at the relay that is sealed under a key with a lesser number.
  package var clearedKey = 1
  /// What this device was before it was restored, with the number up to which that told something:
  /// as long as it tells no more, nobody goes on with it.
  package var formers: [DeviceID: Int] = [:]
  /// The devices whose clocks are more than a day ahead of this one's.
  package var fastClocks: [DeviceID: FastClock] = [:]

  package init(relay: SyncAddress, profile: SyncProfileID) {
    self.relay = relay
    self.profile = profile
  }
}

/// A clock that is ahead of the one here: one of the two is wrong.
package struct FastClock: Hashable, Sendable {
  /// By so many whole days, as it was when the device told something last.
  package let days: Int
  /// Whether somebody was told.
  package var isTold: Bool

  package init(days: Int, isTold: Bool) {
    self.days = days
    self.isTold = isTold
  }
}

/// Where the pieces are.
package struct SyncAddress: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case folder
    case postgres
    case webdav
    case s3
  }

  package let kind: Kind
  package let text: String
  /// Who is known at a server of WebDAV, by which key at one of S3, or whose account at one of
  /// PostgreSQL; nil where nobody has to say who it is, or other programs know as well.
  package let user: String?
  /// What a shell is to run to print the password.
  package let passwordCommand: String?

  package init(
    _ kind: Kind, _ text: String, user: String? = nil, passwordCommand: String? = nil
  ) {
    self.kind = kind
    self.text = text
    self.user = user
    self.passwordCommand = passwordCommand
  }

  /// The account by which devices exchange there.
  package var account: AccountEmail? {
    kind == .postgres ? user.flatMap(AccountEmail.init) : nil
  }

  /// The server that wants to know who asks; nil for kinds that have their own way to tell.
  package var server: LinkServer? {
    guard kind == .webdav || kind == .s3, let address = HTTPAddress(text) else { return nil }
    return LinkServer(address, user: user, passwordCommand: passwordCommand)
  }
}

/// Another device, as it told of itself.
package struct SyncDevice: Hashable, Sendable {
  package var name: String
  /// By which its pieces are proven.
  package var face: DeviceFace
  /// What it had applied when it sent last.
  package var seen = SeenEntries()
  /// The number and the hash of the last piece of it that was read here.
  package var last = 0
  package var lastHash: [UInt8] = []
  /// The greatest number of it that was seen at the relay.
  package var offered = 0
  package var lastSeenAt: Instant
  /// Whether somebody took it out: nothing that it says from then on is taken.
  package var isRemoved = false

  package init(name: String, face: DeviceFace, lastSeenAt: Instant) {
    self.name = name
    self.face = face
    self.lastSeenAt = lastSeenAt
  }
}
