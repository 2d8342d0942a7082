import HearthDomain

/// Relay that runs a closure right before one of the calls. If the closure throws, the reader is
/// cut off.
package final class InterruptedRelay: Relay, @unchecked Sendable {
  package enum Moment: Hashable {
    /// Before the call with that index.
    case call(Int)
    /// Before entries are written.
    case segment
  }

  private let whole: any Relay
  private let moment: Moment
  private let meanwhile: () throws -> Void
  private var calls = 0
  package private(set) var wasInterrupted = false
  /// Number of times that the reader has reported its end.
  package private(set) var ends = 0

  package init(_ whole: any Relay, at moment: Moment, meanwhile: @escaping () throws -> Void) {
    self.whole = whole
    self.moment = moment
    self.meanwhile = meanwhile
  }

  private func call(with name: PieceName? = nil) throws {
    defer { calls += 1 }
    let isNow =
      switch (moment, name) {
      case (.call(let number), _): number == calls
      case (.segment, .segment): !wasInterrupted
      case (.segment, _): false
      }
    guard isNow else { return }
    wasInterrupted = true
    try meanwhile()
  }

  package func list(after mark: RelayCursor?) throws -> RelayListing {
    try call()
    return try whole.list(after: mark)
  }

  package func get(_ name: PieceName) throws -> [UInt8]? {
    try call()
    return try whole.get(name)
  }

  package func putNew(_ name: PieceName, _ bytes: [UInt8]) throws {
    try call(with: name)
    try whole.putNew(name, bytes)
  }

  package func delete(_ name: PieceName) throws {
    try call()
    try whole.delete(name)
  }

  package func notifyWaiting() { ends += 1 }

  package func wait(
    after mark: RelayCursor?, atMost duration: Duration, until cancellation: Cancellation
  ) throws -> Bool { try whole.wait(after: mark, atMost: duration, until: cancellation) }
}
