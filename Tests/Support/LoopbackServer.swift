import Foundation
import Synchronization

/// Server on a free local port with scripted replies.
package final class LoopbackServer: Sendable {
  /// Reply to one request.
  package enum Reply: Sendable, CustomStringConvertible {
    case answer(status: Int, headers: [String] = [], body: [UInt8] = [])
    /// Bytes that need not be valid HTTP.
    case raw([UInt8])
    /// Response that never ends.
    case endless(head: String, piece: [UInt8])
    /// No reply until the client gives up.
    case silence
    /// Closes the connection at once.
    case hangUp

    package static func text(_ status: Int, _ body: String) -> Reply {
      .answer(status: status, body: Array(body.utf8))
    }

    package var description: String {
      switch self {
      case .answer(let status, let headers, let body): "\(status) \(headers) \(body.count) bytes"
      case .raw(let bytes): "\(bytes.count) bytes"
      case .endless(let head, _): "endless \(head.count)"
      case .silence: "silence"
      case .hangUp: "hanging up"
      }
    }
  }

  package let port: Int
  private let socket: Int32
  private let state = ServerState()

  /// State shared with the thread of the server.
  private final class ServerState: Sendable {
    let heard = Mutex<[String]>([])
    let isOver = Mutex(false)
  }

  /// Starts a server. The closure gets each request, head and body as text.
  package init(_ reply: @escaping @Sendable (String) -> Reply) throws {
    socket = Foundation.socket(AF_INET, LoopbackServer.stream, 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let descriptor = socket
    let isBound = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, length) == 0 && listen(descriptor, 16) == 0
          && getsockname(descriptor, $0, &length) == 0
      }
    }
    guard isBound else { throw POSIXError(.EADDRNOTAVAIL) }
    port = Int(UInt16(bigEndian: address.sin_port))
    Thread.detachNewThread { [state] in
      while !state.isOver.withLock({ $0 }) {
        let client = accept(descriptor, nil, nil)
        guard client >= 0 else { break }
        LoopbackServer.serve(client) { request in
          state.heard.withLock { $0.append(request) }
          return reply(request)
        }
        close(client)
      }
      // Closed only here, because another socket may get the descriptor as soon as it is closed.
      close(descriptor)
    }
  }

  deinit {
    state.isOver.withLock { $0 = true }
    // Refuses new connections and wakes the thread.
    shutdown(socket, Int32(SHUT_RDWR))
  }

  /// Returns the URL of a path under that host name of this machine.
  package func address(_ path: String = "", host: String = "127.0.0.1") -> String {
    "http://\(host):\(port)/\(path)"
  }

  /// All requests so far, with head and body.
  package var requests: [String] { state.heard.withLock { $0 } }

  private static func serve(_ client: Int32, _ reply: (String) -> Reply) {
    guard let request = request(from: client) else { return }
    switch reply(request) {
    case .answer(let status, let headers, let body):
      let head = [
        "HTTP/1.1 \(status) Played", "Content-Length: \(body.count)", "Connection: close",
      ]
      _ = send(Array(((head + headers).joined(separator: "\r\n") + "\r\n\r\n").utf8), to: client)
      _ = send(body, to: client)
    case .raw(let bytes): _ = send(bytes, to: client)
    case .endless(let head, let piece):
      var isHeard = send(Array(head.utf8), to: client)
      while isHeard { isHeard = send(piece, to: client) }
    case .silence:
      var byte: UInt8 = 0
      while recv(client, &byte, 1, 0) > 0 {}
    case .hangUp: break
    }
  }

  /// Reads the head and as much of the body as the head announces.
  private static func request(from client: Int32) -> String? {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let text = String(decoding: bytes, as: UTF8.self)
      // The client starts with TLS and waits.
      if bytes.first == 0x16 { return "TLS" }
      if let head = text.range(of: "\r\n\r\n") {
        let length = text[..<head.lowerBound].lowercased().components(separatedBy: "\r\n")
          .first { $0.hasPrefix("content-length:") }
          .flatMap { Int($0.dropFirst(15).trimmingCharacters(in: .whitespaces)) }
        if text[head.upperBound...].utf8.count >= length ?? 0 { return text }
      }
      let count = recv(client, &buffer, buffer.count, 0)
      guard count > 0 else { return nil }
      bytes += buffer[..<count]
    }
  }

  /// Sends the bytes. Returns whether the client still receives.
  private static func send(_ bytes: [UInt8], to client: Int32) -> Bool {
    var start = 0
    while start < bytes.count {
      let count = bytes.withUnsafeBytes {
        Foundation.send(client, $0.baseAddress! + start, $0.count - start, noSignal)
      }
      guard count > 0 else { return false }
      start += count
    }
    return true
  }

  #if canImport(Darwin)
    private static let stream = SOCK_STREAM
    // Tests ignore SIGPIPE there.
    private static let noSignal: Int32 = 0
  #else
    private static let stream = Int32(SOCK_STREAM.rawValue)
    private static let noSignal = Int32(MSG_NOSIGNAL)
  #endif
}
