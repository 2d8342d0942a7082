import HearthDomain

/// Local folders and network servers as remote sides of links. Reads passwords by the user's
/// command or from the system's keyring.
package struct SystemLinkLocations: LinkLocations {
  /// Environment variables that are needed to find programs.
  package static let variables = ["PATH"]

  private let transport: HTTPTransport
  private let randomness: Randomness
  private let now: Now
  private let keyring: DesktopKeyring
  private let cancellation: Cancellation

  package init(
    _ transport: HTTPTransport, randomness: Randomness, now: Now,
    environment: [String: FilePath],
    until cancellation: Cancellation
  ) {
    self.transport = transport
    self.randomness = randomness
    self.now = now
    keyring = DesktopKeyring(searchPath: environment["PATH"] ?? "")
    self.cancellation = cancellation
  }

  package func folder(
    _ place: LinkLocation, of kind: LinkKind, _ password: Secret?
  ) throws -> any LinkedFolder {
    switch place {
    case .subscription(let subscription):
      SubscribedCalendar(subscription, transport, now: now, until: cancellation)
    case .folder(let path): VdirFolder(path, of: kind, randomness: randomness)
    case .server(let server):
      try DAVFolder(
        davServer(server, password), at: server.address, of: kind, randomness: randomness)
    }
  }

  package func collections(
    of kind: LinkKind, at server: LinkServer, _ password: Secret?
  ) throws -> [FoundCollection] {
    try DAVDiscovery(server: davServer(server, password), kind: kind.davKind).collections(
      at: server.address)
  }

  package func makeCollection(
    _ name: String, of kind: LinkKind, at server: LinkServer, _ password: Secret?
  ) throws -> FoundCollection {
    try DAVDiscovery(server: davServer(server, password), kind: kind.davKind).createCollection(
      name, at: server.address)
  }

  package func password(of server: LinkServer) throws -> Secret? {
    guard server.user != nil else { return nil }
    guard let command = server.passwordCommand else { return keyring.password(of: server) }
    let start = ProgramStart(script: FilePath(command), arguments: [])
    guard let printed = start.firstLine() else {
      throw CalendarRefusal.passwordCommandFailed.error
    }
    return printed
  }

  package var hasKeyring: Bool { keyring.program != nil }

  package func save(_ password: Secret, of server: LinkServer) -> Bool {
    keyring.save(password, of: server)
  }

  private func davServer(_ server: LinkServer, _ password: Secret?) -> DAVServer {
    DAVServer(transport, server, password, until: cancellation)
  }
}
