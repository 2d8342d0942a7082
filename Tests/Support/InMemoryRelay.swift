import Foundation
import HearthDomain
import Synchronization

/// Relay in memory, shared by several devices of one process.
package final class InMemoryRelay: Relay {
  /// Contents of the relay, as in a backup of it.
  package struct State: Sendable {
    package fileprivate(set) var pieces: [PieceName: [UInt8]] = [:]
    var order: [PieceName] = []
    /// Generation number, which changes when something is deleted.
    var generation = Int.random(in: 1...1 << 40)
  }

  private let state = Mutex(State())

  package init() {}

  package var contents: State {
    get { state.withLock { $0 } }
    set {
      state.withLock { state in
        let last = state.generation
        state = newValue
        state.generation = last + 1
      }
    }
  }

  package func list(after mark: RelayCursor?) throws -> RelayListing {
    state.withLock { state in
      let parts = (mark?.text ?? "").split(separator: ".").compactMap { Int($0) }
      let isOurs =
        parts.count == 2 && parts[0] == state.generation
        && (0...state.order.count).contains(parts[1])
      let names = Array(state.order.dropFirst(isOurs ? parts[1] : 0))
      return RelayListing(
        names: names,
        sizes: Dictionary(uniqueKeysWithValues: names.map { ($0, state.pieces[$0]?.count ?? 0) }),
        cursor: RelayCursor("\(state.generation).\(state.order.count)"))
    }
  }

  package func get(_ name: PieceName) throws -> [UInt8]? { state.withLock { $0.pieces[name] } }

  package func putNew(_ name: PieceName, _ bytes: [UInt8]) throws {
    let isDone = state.withLock { state in
      if let present = state.pieces[name] { return present == bytes }
      state.pieces[name] = bytes
      state.order.append(name)
      return true
    }
    if !isDone { throw DomainError.refused(.sync(.pieceDiffers(name))) }
  }

  package func delete(_ name: PieceName) throws {
    state.withLock { state in
      guard state.pieces.removeValue(forKey: name) != nil else { return }
      state.order.removeAll { $0 == name }
      state.generation += 1
    }
  }

  package func wait(
    after mark: RelayCursor?, atMost duration: Duration, until cancellation: Cancellation
  ) throws -> Bool {
    let end = ContinuousClock.now + duration
    while try list(after: mark).cursor == mark {
      if cancellation.isRequested || ContinuousClock.now >= end { return false }
      usleep(10_000)
    }
    return true
  }
}
