import CCurl
import Synchronization

/// A pool of idle libcurl handles. They keep their connections open, so that later requests to the
/// same server can reuse them.
final class CurlConnections: Sendable {
  private struct State {
    /// Addresses of the handles, as numbers because pointers are not `Sendable`.
    var idle: [UInt] = []
    var cleanup: UInt?
  }

  private let state = Mutex(State())

  func acquire(from library: CurlLibrary) -> OpaquePointer? {
    let cleanup = unsafeBitCast(library.multiCleanup, to: UInt.self)
    let idle = state.withLock { state in
      state.cleanup = cleanup
      return state.idle.popLast()
    }
    return idle.flatMap { OpaquePointer(bitPattern: $0) } ?? library.multiInit()
  }

  func release(_ multi: OpaquePointer) {
    let number = UInt(bitPattern: multi)
    state.withLock { $0.idle.append(number) }
  }

  deinit {
    let (idle, cleanup) = state.withLock { ($0.idle, $0.cleanup) }
    guard let cleanup else { return }
    let call = unsafeBitCast(cleanup, to: curl_multi_cleanup_call.self)
    for number in idle { _ = call(OpaquePointer(bitPattern: number)) }
  }
}
