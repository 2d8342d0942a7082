import CPostgres
import HearthDomain

/// Which server and database, in libpq's own words; never with a password.
struct PostgresAddress: Hashable, Sendable {
  let text: String
  /// Whether the way there leaves this machine, so that the server has to prove who it is.
  let leavesMachine: Bool

  /// Throws ``SyncRefusal/addressHasPassword`` and ``SyncRefusal/isNoAddress(_:)``.
  init(_ text: String, _ library: PostgresLibrary) throws {
    var message: UnsafeMutablePointer<CChar>?
    guard let options = library.parse(text, &message) else {
      throw DomainError.refused(.sync(.isNoAddress(text)))
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
    // A command line can be seen by all on the machine, and what is kept in a store is copied.
    if given["password"] != nil { throw DomainError.refused(.sync(.addressHasPassword)) }
    self.text = text
    let hosts = (given["host"] ?? "").split(separator: ",")
    leavesMachine =
      hosts.contains { $0.first != "/" && $0 != "localhost" && $0 != "127.0.0.1" && $0 != "::1" }
      || given["hostaddr"].map { $0 != "127.0.0.1" && $0 != "::1" } ?? false
  }
}
