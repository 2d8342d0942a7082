import Foundation
import HearthDomain
import Synchronization

/// WebDAV server for tests (wsgidav) on this machine, if installed. It ends with the tests, even if
/// they crash.
package final class WebDAVServer: Sendable {
  /// Nil if it is not installed or does not start.
  package static let shared: WebDAVServer? = {
    let asked = ProcessInfo.processInfo.environment["HEARTH_WEBDAV_PYTHON"]
    for python in [asked, "python3", "/usr/bin/python3"].compactMap({ $0 }) {
      if let server = try? WebDAVServer(python) { return server }
    }
    print("left out: wsgidav is not here (pip install wsgidav cheroot)")
    return nil
  }()

  package static var isHere: Bool { shared != nil }

  package static let user = "mina"
  package static let password = "geheim é"

  private let port: Int
  private let folder = ScratchFolder()
  /// Pipe whose closing ends the server.
  private let lifeline = Pipe()
  private let folders = Mutex(0)

  private static let script = """
    import os, sys, threading
    from cheroot import wsgi
    from wsgidav.fs_dav_provider import FilesystemProvider
    from wsgidav.wsgidav_app import WsgiDAVApp

    root, user, password = sys.argv[1:4]
    app = WsgiDAVApp({
        "provider_mapping": {"/": FilesystemProvider(root)},
        "simple_dc": {"user_mapping": {"*": {user: {"password": password}}}},
        "http_authenticator": {
            "accept_basic": True, "accept_digest": False, "default_to_digest": False,
        },
        "verbose": 0, "logging": {"enable": False}, "lock_storage": True,
    })
    server = wsgi.Server(("127.0.0.1", 0), app)
    server.prepare()
    print(server.bind_addr[1], flush=True)
    threading.Thread(target=lambda: (sys.stdin.read(), os._exit(0)), daemon=True).start()
    server.serve()
    """

  private init(_ python: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [python, "-c", Self.script, folder.path, Self.user, Self.password]
    process.standardInput = lifeline
    process.standardError = FileHandle.nullDevice
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    guard let port = Int(output.fileHandleForReading.nextLine()) else { throw POSIXError(.ENOENT) }
    self.port = port
  }

  package static var secret: Secret { Secret(password.utf8) }

  /// Creates a folder on the server; returns its address and its local path.
  package func makeFolder() throws -> (server: LinkServer, path: String) {
    let name = folders.withLock { number in
      number += 1
      return "relay \(number)"
    }
    try FileManager.default.createDirectory(
      atPath: folder.file(name), withIntermediateDirectories: false)
    let text = "http://127.0.0.1:\(port)/\(name.replacingOccurrences(of: " ", with: "%20"))"
    guard let address = HTTPAddress(text) else { throw POSIXError(.EINVAL) }
    return (LinkServer(address, user: Self.user, passwordCommand: "true"), folder.file(name))
  }
}
