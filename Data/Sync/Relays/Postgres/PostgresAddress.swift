import CLibrary
import CPostgres
import HearthDomain

/// Which server and database, in libpq's own words; never with a password.
struct PostgresAddress: Hashable, Sendable {
  let text: String
  /// Whether the way there leaves this machine, so that the server has to prove who it is.
  let leavesMachine: Bool
  /// Where that is, as far as the address tells; the kind of server where it does not.
  let shown: String

  /// What nobody shall see in a command line, or in a store that is copied.
  private static let secrets: Set = [
    "password", "sslpassword", "scram_client_key", "scram_server_key", "oauth_client_secret",
  ]

  /// Throws ``SyncRefusal/addressHasPassword`` and ``SyncRefusal/isNoAddress``.
  init(
    _ text: String, _ library: PostgresLibrary,
    environment: (String) -> String? = { name in getenv(name).map { String(cString: $0) } }
  ) throws {
    var message: UnsafeMutablePointer<CChar>?
    guard let options = library.parse(text, &message) else {
      throw DomainError.refused(.sync(.isNoAddress))
    }
    defer { library.freeOptions(options) }
    var given: [String: String] = [:]
    var option = options
    while let keyword = option.pointee.keyword {
      if let value = option.pointee.value {
        given[String(cString: keyword)] = String(cString: value)
      }
      option += 1
    }
    guard Self.secrets.isDisjoint(with: given.keys) else {
      throw DomainError.refused(.sync(.addressHasPassword))
    }
    self.text = text
    // A service may lead anywhere, and counts before the environment.
    let service = given["service"] ?? environment("PGSERVICE")
    let hosts = given["host"] ?? (service == nil ? environment("PGHOST") : nil) ?? ""
    let addresses =
      given["hostaddr"] ?? (service == nil ? environment("PGHOSTADDR") : nil) ?? ""
    shown = [hosts, addresses].first { !$0.isEmpty } ?? "PostgreSQL"
    leavesMachine =
      service != nil || Self.leave(hosts, but: ["localhost"]) || Self.leave(addresses, but: [])
  }

  private static func leave(_ hosts: String, but names: Set<Substring>) -> Bool {
    hosts.split(separator: ",").contains {
      $0.first != "/" && $0 != "127.0.0.1" && $0 != "::1" && !names.contains($0)
    }
  }
}
