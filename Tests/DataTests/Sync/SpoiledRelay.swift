import HearthDomain
import Synchronization

/// A relay with faults between it and its reader.
final class SpoiledRelay: Relay {
  /// Ends the operation, as if the program were killed.
  struct Killed: Error {}

  struct Trouble {
    var hidden: Set<PieceName> = []
    /// Pieces that arrived right after the list was made.
    var unlisted: Set<PieceName> = []
    var spoiled: Set<PieceName> = []
    var isDown = false
    var isFull = false
    /// Number of calls after which the program is killed: before the next call is performed, or
    /// after it.
    var calls: Int?
    var killsAfter = false
    /// Number of calls after which one call finds no connection.
    var answered: Int?
  }

  private let whole: any Relay
  private let trouble = Mutex(Trouble())

  init(_ whole: any Relay) {
    self.whole = whole
  }

  func change(_ body: (inout Trouble) -> Void) {
    trouble.withLock { trouble in
      trouble = Trouble()
      body(&trouble)
    }
  }

  func heal() { change { _ in } }

  private func call<Answer>(_ body: (Trouble) throws -> Answer) throws -> Answer {
    let now = trouble.withLock { trouble in
      if let calls = trouble.calls { trouble.calls = calls - 1 }
      if let answered = trouble.answered { trouble.answered = answered - 1 }
      return trouble
    }
    if now.isDown || now.answered == -1 {
      throw DomainError.unavailable(.service(name: "relay", .noConnection))
    }
    let isLast = (now.calls ?? 0) < 0
    if isLast, !now.killsAfter { throw Killed() }
    let answer = try body(now)
    if isLast { throw Killed() }
    return answer
  }

  func list(after mark: RelayCursor?) throws -> RelayListing {
    try call { trouble in
      let listing = try whole.list(after: mark)
      let names = listing.names.filter {
        !trouble.hidden.contains($0) && !trouble.unlisted.contains($0)
      }
      return RelayListing(names: names, sizes: listing.sizes, cursor: listing.cursor)
    }
  }

  func get(_ name: PieceName) throws -> [UInt8]? {
    try call { trouble in
      guard !trouble.hidden.contains(name), var bytes = try whole.get(name) else { return nil }
      if trouble.spoiled.contains(name) { bytes[bytes.count - 1] ^= 1 }
      return bytes
    }
  }

  func putNew(_ name: PieceName, _ bytes: [UInt8]) throws {
    try call { trouble in
      if trouble.isFull { throw DomainError.refused(.sync(.relayIsFull(limit: 100))) }
      try whole.putNew(name, bytes)
    }
  }

  func delete(_ name: PieceName) throws { try call { _ in try whole.delete(name) } }

  func wait(
    after mark: RelayCursor?, atMost duration: Duration, until cancellation: Cancellation
  ) throws -> Bool { try whole.wait(after: mark, atMost: duration, until: cancellation) }
}
