/// Kind of data that a link keeps in sync.
public enum LinkKind: String, CaseIterable, Hashable, Sendable {
  case calendar
  /// Contacts of an address book.
  case contacts
}

/// A link between a local calendar or address book and a collection of another program or a server.
/// It keeps both equal.
public struct Link: Hashable, Sendable {
  /// Identifier of the link; the ids of its items are derived from it.
  public let id: ID<Link>
  /// Location of the other side, as this device addresses it.
  public let location: LinkLocation
  /// Whether the link never writes to the other side.
  public let isReadOnly: Bool
  /// Sync token of the other side, in its own notation, at the last complete run; nil if the next
  /// run has to read everything.
  public var syncToken: String?

  public init(id: ID<Link>, place: LinkLocation, isReadOnly: Bool, mark: String? = nil) {
    self.id = id
    self.location = place
    self.isReadOnly = isReadOnly
    self.syncToken = mark
  }
}

/// Location of a link's other side.
public enum LinkLocation: Hashable, Sendable {
  case folder(FilePath)
  case server(LinkServer)
  case subscription(Subscription)

  /// Whether the link only downloads.
  public var isSubscription: Bool {
    switch self {
    case .folder, .server: false
    case .subscription: true
    }
  }

  /// Whether both lead to the same collection, under any user name.
  func isSameCollection(as other: LinkLocation) -> Bool {
    if case .server(let one) = self, case .server(let two) = other {
      return one.address == two.address
    }
    return self == other
  }
}

/// Collection on a server, and the user name for it. It contains no password.
public struct LinkServer: Hashable, Sendable {
  public let address: HTTPAddress
  /// User name; nil if the server needs none.
  public let user: String?
  /// Shell command that prints the password.
  public let passwordCommand: String?

  public init(_ address: HTTPAddress, user: String? = nil, passwordCommand: String? = nil) {
    self.address = address
    self.user = user
    self.passwordCommand = passwordCommand
  }

  /// Returns the server with the same credentials at another address.
  public func withAddress(_ address: HTTPAddress) -> LinkServer {
    LinkServer(address, user: user, passwordCommand: passwordCommand)
  }
}

/// A calendar or address book found on a server.
public struct FoundCollection: Hashable, Sendable {
  public let address: HTTPAddress
  /// Display name on the server.
  public let name: String?
  /// Last part of its address.
  public let lastPathComponent: String
  public let color: CalendarColor?
  /// Whether the server rejects writes to it.
  public let isReadOnly: Bool

  public init(
    _ address: HTTPAddress, name: String?, ending: String, color: CalendarColor?,
    isReadOnly: Bool
  ) {
    self.address = address
    self.name = name
    self.lastPathComponent = ending
    self.color = color
    self.isReadOnly = isReadOnly
  }

  /// Whether the name equals the display name or the last part of the address, ignoring case and
  /// accents.
  public func isNamed(_ name: String) -> Bool {
    let wanted = SearchFolding.folded(name)
    return [self.name ?? "", lastPathComponent].contains { SearchFolding.folded($0) == wanted }
  }
}

/// Access to the other sides of links on this machine.
package protocol LinkLocations: Sendable {
  func folder(
    _ place: LinkLocation, of kind: LinkKind, _ password: Secret?
  ) throws -> any LinkedFolder

  /// Returns the collection at the address; if the address is not that of a collection, all
  /// collections of the user.
  func collections(
    of kind: LinkKind, at server: LinkServer, _ password: Secret?
  ) throws -> [FoundCollection]

  /// Creates a collection with this name in the user's account.
  func makeCollection(
    _ name: String, of kind: LinkKind, at server: LinkServer, _ password: Secret?
  ) throws -> FoundCollection

  /// Returns the password from the user's command or else from the system's keyring; nil if neither
  /// has one.
  func password(of server: LinkServer) throws -> Secret?

  /// Whether the system has a keyring.
  var hasKeyring: Bool { get }

  /// Stores the password in the system's keyring; returns whether that succeeded.
  func save(_ password: Secret, of server: LinkServer) -> Bool
}
