import Foundation
import Synchronization

/// Socket that forwards to a socket in another folder over an unreliable connection: everything is
/// delayed, and connections break midway, until the line is repaired.
package final class UnreliableSocket: Sendable {
  private struct State {
    var numbers: SeededNumbers
    var isSpoiled = true
    var isOver = false
    var cuts = 0
  }

  private final class Shared: Sendable {
    let state: Mutex<State>

    init(seed: UInt64) { state = Mutex(State(numbers: SeededNumbers(seed: seed))) }

    /// Returns the number of bytes after which a connection breaks; nil for never.
    func nextCut() -> Int? {
      state.withLock { state in
        guard state.isSpoiled, Int.random(in: 0..<3, using: &state.numbers) == 0 else { return nil }
        return Int.random(in: 1...6_000, using: &state.numbers)
      }
    }

    func delay() -> UInt32 {
      state.withLock { state in
        state.isSpoiled ? UInt32.random(in: 0...8_000, using: &state.numbers) : 0
      }
    }
  }

  private let socket: Int32
  private let shared: Shared

  /// Number of broken connections.
  package var cuts: Int { shared.state.withLock { $0.cuts } }

  package init(named name: String, in folder: String, to server: String, seed: UInt64) throws {
    shared = Shared(seed: seed)
    socket = Self.makeSocket()
    let (descriptor, target) = (socket, server + "/" + name)
    let isBound = Self.address(folder + "/" + name) { bind(descriptor, $0, $1) == 0 }
    guard isBound, listen(descriptor, 64) == 0 else { throw POSIXError(.EADDRNOTAVAIL) }
    Thread.detachNewThread { [shared] in
      while true {
        let client = accept(descriptor, nil, nil)
        if shared.state.withLock({ $0.isOver }) { break }
        guard client >= 0 else { continue }
        Thread.detachNewThread { Self.forward(client, to: target, shared) }
      }
      // Closed only here, because another socket may get the descriptor as soon as it is closed.
      close(descriptor)
    }
  }

  deinit {
    shared.state.withLock { $0.isOver = true }
    shutdown(socket, Int32(SHUT_RDWR))
  }

  /// Makes the line reliable from now on.
  package func makeReliable() { shared.state.withLock { $0.isSpoiled = false } }

  #if canImport(Darwin)
    private static func makeSocket() -> Int32 { Foundation.socket(AF_UNIX, SOCK_STREAM, 0) }
    private static let noSignal: Int32 = 0
  #else
    private static func makeSocket() -> Int32 {
      Foundation.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    }
    private static let noSignal = Int32(MSG_NOSIGNAL)
  #endif

  private static func address(
    _ path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Bool
  ) -> Bool {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let isShort = withUnsafeMutableBytes(of: &address.sun_path) { room in
      guard path.utf8.count < room.count else { return false }
      room.copyBytes(from: path.utf8)
      return true
    }
    guard isShort else { return false }
    let length = socklen_t(MemoryLayout<sockaddr_un>.size)
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, length) }
    }
  }

  /// Forwards both directions until one side closes or the connection breaks.
  private static func forward(_ client: Int32, to target: String, _ shared: Shared) {
    let server = makeSocket()
    defer {
      close(client)
      close(server)
    }
    guard address(target, { connect(server, $0, $1) == 0 }) else { return }
    var (left, buffer) = (shared.nextCut(), [UInt8](repeating: 0, count: 4096))
    while true {
      var both = [client, server].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      guard poll(&both, 2, -1) > 0 || errno == EINTR else { return }
      for (from, to) in [(0, server), (1, client)] where both[from].revents != 0 {
        let count = read(both[from].fd, &buffer, buffer.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return }
        usleep(shared.delay())
        let carried = min(count, left ?? count)
        var sent = 0
        while sent < carried {
          let some = buffer.withUnsafeBytes {
            send(to, $0.baseAddress.map { $0 + sent }, carried - sent, noSignal)
          }
          if some < 0, errno == EINTR { continue }
          guard some > 0 else { return }
          sent += some
        }
        left = left.map { $0 - carried }
        if left == 0 {
          shared.state.withLock { $0.cuts += 1 }
          return
        }
      }
    }
  }
}
