import HearthDomain

/// Finds the calendars or address books of an account (RFC 6764, RFC 5397).
struct DAVDiscovery {
  let server: DAVServer
  let kind: DAVKind

  private var requestedProperties: [DAVProperty] {
    [
      .resourceType, .displayName, .calendarColor, .supportedComponents, .privileges, .principal,
      kind.homeProperty,
    ]
  }

  /// Returns the collection at the address, or if that is not one, the collections of the account.
  func collections(at address: HTTPAddress) throws -> [FoundCollection] {
    let known = try propertiesIfReadable(at: address)
    if let (things, source) = known,
      let found = things.resources.lazy.compactMap({ collection($0, at: source) }).first
    {
      return [found]
    }
    return try homes(at: address, known).flatMap { home in
      let (things, source) = try server.properties(requestedProperties, of: home, depth: 1)
      return things.resources.compactMap { collection($0, at: source) }
    }
  }

  /// Creates a collection with the name, where the account's collections are.
  func createCollection(_ name: String, at address: HTTPAddress) throws -> FoundCollection {
    guard let home = try homes(at: address, propertiesIfReadable(at: address)).first,
      let place = HTTPAddress(
        home.text + (home.text.hasSuffix("/") ? "" : "/") + DAVPath.encodedComponent(name) + "/")
    else { throw CalendarRefusal.noCollection(address: address.text).error }
    let answer = try server.answer(to: kind.creationRequest(name, at: place))
    guard answer.isSuccess else { throw server.refusal(answer) }
    return FoundCollection(
      place, name: name, ending: name, color: nil, isReadOnly: false)
  }

  /// Returns the properties of the address; nil if it has none, or if it redirects to a server that
  /// must not get the password.
  private func propertiesIfReadable(
    at address: HTTPAddress
  ) throws -> (things: DAVAnswer, source: HTTPAddress)? {
    do {
      return try server.properties(requestedProperties, of: address, depth: 0)
    } catch DomainError.unavailable(.service(_, .requestRejected)),
      DomainError.unavailable(.service(_, .unreadableResponse)),
      DomainError.unavailable(.service(_, .notSecure))
    {
      return nil
    }
  }

  /// Returns the addresses under which the account's collections are. Looks for them in the known
  /// properties of the address, and otherwise at the server's well-known address.
  private func homes(
    at address: HTTPAddress, _ known: (things: DAVAnswer, source: HTTPAddress)?
  ) throws -> [HTTPAddress] {
    if let known, let found = try homes(known) { return found }
    guard let wellKnown = HTTPAddress(address.origin + kind.wellKnown) else { return [] }
    return try self.propertiesIfReadable(at: wellKnown).flatMap { try homes($0) } ?? []
  }

  private func homes(_ known: (things: DAVAnswer, source: HTTPAddress)) throws -> [HTTPAddress]? {
    let (things, source) = known
    if let home = home(things, source) { return [home] }
    guard let href = things.resources.lazy.compactMap({ $0.href(.principal) }).first,
      let principal = source.resolving(href)
    else { return nil }
    let (own, place) = try server.properties([kind.homeProperty], of: principal, depth: 0)
    return home(own, place).map { [$0] }
  }

  private func home(_ things: DAVAnswer, _ source: HTTPAddress) -> HTTPAddress? {
    things.resources.lazy.compactMap { $0.href(kind.homeProperty) }.first
      .flatMap { source.resolving($0) }
  }

  /// Returns the resource as a collection; nil if it is of another kind.
  private func collection(_ thing: DAVAnswer.Resource, at source: HTTPAddress) -> FoundCollection? {
    guard thing.isOf(kind: kind.collectionType), let address = source.resolving(thing.href) else {
      return nil
    }
    if let component = kind.requiredComponent, !thing.accepts(component: component) { return nil }
    let rights = thing[.privileges]?.children.flatMap(\.children).map(\.name)
    return FoundCollection(
      address, name: thing.text(.displayName),
      ending: DAVPath(address.text)?.readableName ?? "",
      color: thing.color,
      isReadOnly: rights.map { !$0.isEmpty && Set($0).isDisjoint(with: Self.writePrivileges) }
        ?? false)
  }

  private static let writePrivileges: Set = ["all", "write", "write-content", "bind"]
}
