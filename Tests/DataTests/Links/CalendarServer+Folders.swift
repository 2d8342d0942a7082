import HearthTestSupport

@testable import HearthData
@testable import HearthDomain

extension CalendarServer {
  /// As somebody who knows the password.
  var dav: DAVServer { DAVServer(.testing, server(""), Self.secret, until: .never) }

  /// A new calendar or address book on it.
  func collection(
    of kind: LinkKind = .calendar, _ name: String = "work"
  ) throws -> (place: LinkServer, folder: DAVFolder) {
    let made = try DAVDiscovery(server: dav, kind: kind.dav).make(name, at: home.address)
    return (
      home.at(made.address),
      try DAVFolder(dav, at: made.address, of: kind, randomness: .seeded(5))
    )
  }
}

extension HTTPTransport {
  static var testing: HTTPTransport {
    .curl(
      userAgent: "Hearth/test", limits: HTTPLimits(milliseconds: 10_000, body: 4 << 20))
  }
}
