import CCurl
import Synchronization

/// Handles of libcurl that no request uses, with connections that are open still: the next request
/// to the same server goes on with one of them.
final class CurlConnections: Sendable {
  private struct State {
    /// As numbers, for pointers belong to nobody.
    var idle: [UInt] = []
    var cleanup: UInt?
  }

  private let state = Mutex(State())

  func take(from library: CurlLibrary) -> OpaquePointer? {
    let cleanup = unsafeBitCast(library.multiCleanup, to: UInt.self)
    let idle = state.withLock { state in
      state.cleanup = cleanup
      return state.idle.popLast()
    }
    return idle.flatMap { OpaquePointer(bitPattern: $0) } ?? library.multiInit()
  }

  func give(back multi: OpaquePointer) {
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
