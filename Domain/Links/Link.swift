/// What a link keeps equal.
public enum LinkKind: String, CaseIterable, Hashable, Sendable {
  case calendar
  /// The contacts of an address book.
  case contacts
}

/// That a calendar or an address book is kept equal to what other programs have of it.
public struct Link: Hashable, Sendable {
  /// What ids of its things follow from.
  public let id: ID<Link>
  /// Where the other side is, as the device at hand names it.
  public let place: LinkPlace
  /// Whether nothing is ever written there.
  public let isReadOnly: Bool
  /// What the other side called its state when all of it was looked at last; nil where it is to be
  /// looked at as a whole.
  public var mark: String?

  public init(id: ID<Link>, place: LinkPlace, isReadOnly: Bool, mark: String? = nil) {
    self.id = id
    self.place = place
    self.isReadOnly = isReadOnly
    self.mark = mark
  }
}

/// Where the other side of a link is.
public enum LinkPlace: Hashable, Sendable {
  case folder(FilePath)
  case server(LinkServer)
  case subscription(Subscription)

  /// Whether it is refreshed rather than kept equal.
  public var isSubscription: Bool {
    switch self {
    case .folder, .server: false
    case .subscription: true
    }
  }

  /// Whether both lead to the same things, whoever asks.
  func isSamePlace(as other: LinkPlace) -> Bool {
    if case .server(let one) = self, case .server(let two) = other {
      return one.address == two.address
    }
    return self == other
  }
}

/// A collection on a server, and who is known there. The password is nowhere in it.
public struct LinkServer: Hashable, Sendable {
  public let address: HTTPAddress
  /// Nil where nobody has to say who it is.
  public let user: String?
  /// What a shell is to run to print the password.
  public let passwordCommand: String?

  public init(_ address: HTTPAddress, user: String? = nil, passwordCommand: String? = nil) {
    self.address = address
    self.user = user
    self.passwordCommand = passwordCommand
  }

  /// The same account at another address.
  public func at(_ address: HTTPAddress) -> LinkServer {
    LinkServer(address, user: user, passwordCommand: passwordCommand)
  }
}

/// A calendar or an address book that a server has.
public struct FoundCollection: Hashable, Sendable {
  public let address: HTTPAddress
  /// What people call it there.
  public let name: String?
  /// How its address ends.
  public let ending: String
  public let color: CalendarColor?
  /// Whether the server lets nothing be written there.
  public let isReadOnly: Bool

  public init(
    _ address: HTTPAddress, name: String?, ending: String, color: CalendarColor?,
    isReadOnly: Bool
  ) {
    self.address = address
    self.name = name
    self.ending = ending
    self.color = color
    self.isReadOnly = isReadOnly
  }

  /// Whether somebody means it by that name: what it is called, or how its address ends.
  public func isCalled(_ name: String) -> Bool {
    let wanted = SearchFolding.folded(name)
    return [self.name ?? "", ending].contains { SearchFolding.folded($0) == wanted }
  }
}

/// The other sides of links, as the machine at hand reaches them.
package protocol LinkPlaces: Sendable {
  func folder(
    _ place: LinkPlace, of kind: LinkKind, _ password: Secret?
  ) throws -> any LinkedFolder

  /// The collections of which that address tells: itself, or those of who is known there.
  func collections(
    of kind: LinkKind, at server: LinkServer, _ password: Secret?
  ) throws -> [FoundCollection]

  /// Makes one of that name where new ones of the account at that address belong.
  func make(
    _ name: String, of kind: LinkKind, at server: LinkServer, _ password: Secret?
  ) throws -> FoundCollection

  /// What the user's command prints, or else the system's keyring has; nil where neither is there.
  func password(of server: LinkServer) throws -> Secret?

  /// Whether the system has a keyring.
  var hasKeyring: Bool { get }

  /// Hands the password to the system's keyring; whether it took it.
  func keep(_ password: Secret, of server: LinkServer) -> Bool
}
