import Foundation
import HearthData
import HearthDomain

/// Real calendar server on this machine, if one is installed.
package final class CalendarServer {
  package enum Kind: String, CaseIterable, Sendable {
    case radicale
    case xandikos

    /// Servers that are installed.
    package static let available = allCases.filter { $0.path != nil }

    var path: String? {
      ["/usr/bin/", "/usr/local/bin/"].map { $0 + rawValue }
        .first { FileManager.default.isExecutableFile(atPath: $0) }
    }
  }

  package static let user = "mina"
  package static let password = "geheim é"

  package let kind: Kind
  package let port: Int
  private let folder = ScratchFolder()
  private let process = Process()

  package init(_ kind: Kind) throws {
    self.kind = kind
    // This port was free a moment ago, and no other process asks for it meanwhile.
    port = try LoopbackServer { _ in .hangUp }.port
    process.executableURL = URL(fileURLWithPath: kind.path ?? "")
    switch kind {
    case .radicale:
      try folder.write("users", "\(Self.user):\(Self.password)\n".utf8)
      process.arguments = [
        "--config", "", "--server-hosts", "127.0.0.1:\(port)", "--auth-type", "htpasswd",
        "--auth-htpasswd-filename", folder.file("users"), "--auth-htpasswd-encryption", "plain",
        "--auth-delay", "0", "--storage-filesystem-folder", folder.file("data"),
      ]
    case .xandikos:
      process.arguments = [
        "-d", folder.file("data"), "-l", "127.0.0.1", "-p", "\(port)",
        "--current-user-principal", "/\(Self.user)/", "--autocreate",
      ]
    }
    process.environment = ["HOME": folder.path, "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let address = server("").address
    for _ in 0..<200 {
      let answer = try? HTTPTransport.curl(userAgent: "test")
        .send(HTTPRequest(.get, address), until: .never)
      if answer != nil { return }
      usleep(30_000)
    }
    throw POSIXError(.ECONNREFUSED)
  }

  deinit {
    // SIGKILL, because child processes inherit the signals that this process blocks.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Account at that path of the server.
  package func server(_ path: String) -> LinkServer {
    guard let address = HTTPAddress("http://127.0.0.1:\(port)/\(path)") else {
      preconditionFailure("\(path) is no path")
    }
    return LinkServer(address, user: Self.user, passwordCommand: "true")
  }

  /// Place for new calendars.
  package var home: LinkServer { server(kind == .radicale ? "" : "\(Self.user)/") }

  /// Access to the server, with its password.
  package static var places: SystemLinkLocations {
    SystemLinkLocations(
      .curl(userAgent: "test"), randomness: Randomness { .random(in: 0 ... .max) },
      now: Now { Instant(milliseconds: 1_795_000_000_000) }, environment: [:], until: .never)
  }

  package static var secret: Secret { Secret(password.utf8) }
}
