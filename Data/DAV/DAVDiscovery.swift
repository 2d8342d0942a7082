import HearthDomain

/// Finds the calendars or address books of an account (RFC 6764, RFC 5397).
struct DAVDiscovery {
  let server: DAVServer
  let kind: DAVKind

  private var asked: [DAVProperty] {
    [
      .resourceType, .displayName, .calendarColor, .calendarParts, .privileges, .principal,
      kind.home,
    ]
  }

  /// Returns the collection at the address, or those of the account there.
  func collections(at address: HTTPAddress) throws -> [FoundCollection] {
    let known = try known(at: address)
    if let (things, source) = known,
      let found = things.things.lazy.compactMap({ collection($0, at: source) }).first
    {
      return [found]
    }
    return try homes(at: address, known).flatMap { home in
      let (things, source) = try server.properties(asked, of: home, depth: 1)
      return things.things.compactMap { collection($0, at: source) }
    }
  }

  /// Creates a collection in the home of the account.
  func make(_ name: String, at address: HTTPAddress) throws -> FoundCollection {
    guard let home = try homes(at: address, known(at: address)).first,
      let place = HTTPAddress(
        home.text + (home.text.hasSuffix("/") ? "" : "/") + DAVPath.part(name) + "/")
    else { throw CalendarRefusal.noneThere(address: address.text).error }
    let answer = try server.answer(to: kind.making(name, at: place))
    guard answer.isSuccess else { throw server.refusal(answer) }
    return FoundCollection(
      place, name: name, ending: name, color: nil, isReadOnly: false)
  }

  /// Returns the properties at the address; nil if the server has none or redirects to a server
  /// that must not get the password.
  private func known(
    at address: HTTPAddress
  ) throws -> (things: DAVAnswer, source: HTTPAddress)? {
    do {
      return try server.properties(asked, of: address, depth: 0)
    } catch DomainError.unavailable(.service(_, .said)),
      DomainError.unavailable(.service(_, .notUnderstood)),
      DomainError.unavailable(.service(_, .notSecure))
    {
      return nil
    }
  }

  /// Returns the homes of the account's collections, as found at the address, by the principal
  /// there, or at the server's well-known address.
  private func homes(
    at address: HTTPAddress, _ known: (things: DAVAnswer, source: HTTPAddress)?
  ) throws -> [HTTPAddress] {
    if let known, let found = try homes(known) { return found }
    guard let wellKnown = HTTPAddress(address.origin + kind.wellKnown) else { return [] }
    return try self.known(at: wellKnown).flatMap { try homes($0) } ?? []
  }

  private func homes(_ known: (things: DAVAnswer, source: HTTPAddress)) throws -> [HTTPAddress]? {
    let (things, source) = known
    if let home = home(things, source) { return [home] }
    guard let href = things.things.lazy.compactMap({ $0.href(.principal) }).first,
      let principal = source.resolving(href)
    else { return nil }
    let (own, place) = try server.properties([kind.home], of: principal, depth: 0)
    return home(own, place).map { [$0] }
  }

  private func home(_ things: DAVAnswer, _ source: HTTPAddress) -> HTTPAddress? {
    things.things.lazy.compactMap { $0.href(kind.home) }.first
      .flatMap { source.resolving($0) }
  }

  /// Returns nil for a resource of another kind.
  private func collection(_ thing: DAVAnswer.Thing, at source: HTTPAddress) -> FoundCollection? {
    guard thing.isOf(kind: kind.collection), let address = source.resolving(thing.href) else {
      return nil
    }
    if let component = kind.component, let parts = thing[.calendarParts], !parts.children.isEmpty,
      !parts.children.contains(where: { $0.value(of: "name")?.uppercased() == component })
    {
      return nil
    }
    let rights = thing[.privileges]?.children.flatMap(\.children).map(\.name)
    return FoundCollection(
      address, name: thing.text(.displayName),
      ending: DAVPath(address.text)?.readableName ?? "",
      color: thing.color,
      isReadOnly: rights.map { !$0.isEmpty && Set($0).isDisjoint(with: Self.writing) } ?? false)
  }

  private static let writing: Set = ["all", "write", "write-content", "bind"]
}
