import CLibrary
import CPostgres
import HearthDomain

/// Server and database as a libpq connection string, without a password.
struct PostgresAddress: Hashable, Sendable {
  let text: String
  /// Whether the connection goes to another machine, so that the server must prove its identity.
  let isRemote: Bool
  /// Host to display; "PostgreSQL" if the address contains none.
  let displayName: String

  /// Options that must not appear in a command line or in a copied store.
  private static let secretOptions: Set = [
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
    guard Self.secretOptions.isDisjoint(with: given.keys) else {
      throw DomainError.refused(.sync(.addressHasPassword))
    }
    self.text = text
    // If a connection service is named, the host environment variables are ignored, as for libpq.
    let service = given["service"] ?? environment("PGSERVICE")
    let hosts = given["host"] ?? (service == nil ? environment("PGHOST") : nil) ?? ""
    let addresses =
      given["hostaddr"] ?? (service == nil ? environment("PGHOSTADDR") : nil) ?? ""
    displayName = [hosts, addresses].first { !$0.isEmpty } ?? "PostgreSQL"
    isRemote =
      service != nil || Self.areRemote(hosts, but: ["localhost"])
      || Self.areRemote(addresses, but: [])
  }

  private static func areRemote(_ hosts: String, but names: Set<Substring>) -> Bool {
    hosts.split(separator: ",").contains {
      $0.first != "/" && $0 != "127.0.0.1" && $0 != "::1" && !names.contains($0)
    }
  }
}
