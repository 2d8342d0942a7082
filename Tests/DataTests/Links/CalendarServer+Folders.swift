import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthDomain

extension CalendarServer {
  /// The server with the user's password.
  var dav: DAVServer { DAVServer(.testing, server(""), Self.secret, until: .never) }

  /// Creates a calendar or address book on the server.
  func collection(
    of kind: LinkKind = .calendar, _ name: String = "work"
  ) throws -> (place: LinkServer, folder: DAVFolder) {
    let made = try DAVDiscovery(server: dav, kind: kind.davKind).createCollection(
      name, at: home.address)
    return (
      home.withAddress(made.address),
      try DAVFolder(dav, at: made.address, of: kind, randomness: .seeded(5))
    )
  }
}

/// Changes by another client.
extension DAVFolder {
  func write(_ name: ExternalName, _ uid: ExternalName, _ text: String) throws {
    let bytes = Array(text.utf8)
    if let file = try read([name])[name] {
      #expect(try replace(file, by: bytes) != nil)
    } else {
      #expect(try add(bytes, uid: uid) != nil)
    }
  }

  func text(_ name: ExternalName) throws -> String {
    String(decoding: try read([name])[name]?.bytes ?? [], as: UTF8.self)
  }

  func remove(_ name: ExternalName) throws {
    let file = try #require(try read([name])[name])
    #expect(try remove(file, declining: false))
  }
}

extension HTTPTransport {
  static var testing: HTTPTransport {
    .curl(
      userAgent: "Hearth/test", limits: HTTPLimits(milliseconds: 10_000, body: 4 << 20))
  }
}
