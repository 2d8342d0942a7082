import HearthData
import HearthDomain
import HearthTestSupport

/// A kind of relay that the contract tests run on.
enum RelayKind: String, CaseIterable, Sendable {
  case inMemory
  case folder
  case postgreSQL
  case webDAV
  case s3

  /// The kinds that are available on this machine.
  static let available = allCases.filter { kind in
    switch kind {
    case .inMemory, .folder: true
    case .postgreSQL: PostgresServer.isHere
    case .webDAV: WebDAVServer.isHere
    case .s3: S3TestServer.isHere
    }
  }

  /// Creates an empty relay.
  func make() throws -> RelayUnderTest {
    switch self {
    case .inMemory:
      let relay = InMemoryRelay()
      return RelayUnderTest { relay }
    case .folder:
      let folder = ScratchFolder()
      let path = FilePath(folder.path)
      return RelayUnderTest(keeping: folder) { FolderRelay(folder: path) }
    case .postgreSQL:
      guard let server = PostgresServer.shared else { throw RelayIsMissing() }
      let address = server.address(of: try server.makeRole())
      return RelayUnderTest { PostgresRelay(address: address) }
    case .webDAV:
      guard let (server, _) = try WebDAVServer.shared?.makeFolder() else { throw RelayIsMissing() }
      return RelayUnderTest {
        try WebDAVRelay(server, WebDAVServer.secret, .curl(userAgent: "test"))
      }
    case .s3:
      guard let server = S3TestServer.shared else { throw RelayIsMissing() }
      let address = try server.makeBucket()
      // Two names per page, so that listing takes several pages.
      return RelayUnderTest {
        try S3Relay(address, server.keys, .curl(userAgent: "test"), page: 2)
      }
    }
  }
}

/// A new relay of some kind for a contract test.
struct RelayUnderTest: Sendable {
  private let kept: (any Sendable)?
  private let open: @Sendable () throws -> any Relay

  init(keeping kept: (any Sendable)? = nil, open: @escaping @Sendable () throws -> any Relay) {
    self.kept = kept
    self.open = open
  }

  /// Returns the relay as seen by another device; the relay's data exists as long as any of these
  /// do.
  func device() throws -> any Relay { HeldRelay(relay: try open(), kept: kept) }
}

/// A relay that retains its data.
private struct HeldRelay: Relay {
  let relay: any Relay
  let kept: (any Sendable)?

  func list(after mark: RelayCursor?) throws -> RelayListing { try relay.list(after: mark) }

  func get(_ name: PieceName) throws -> [UInt8]? { try relay.get(name) }

  func putNew(_ name: PieceName, _ bytes: [UInt8]) throws { try relay.putNew(name, bytes) }

  func delete(_ name: PieceName) throws { try relay.delete(name) }

  func wait(
    after mark: RelayCursor?, atMost duration: Duration, until cancellation: Cancellation
  ) throws -> Bool { try relay.wait(after: mark, atMost: duration, until: cancellation) }
}

struct RelayIsMissing: Error {}
