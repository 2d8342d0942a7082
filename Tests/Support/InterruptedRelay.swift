import HearthDomain

/// A relay at which somebody else does something right before one of the calls of this reader, who
/// is killed with that where it throws.
public final class InterruptedRelay: Relay, @unchecked Sendable {
  public enum Moment: Hashable {
    /// Before the call after so many.
    case call(Int)
    /// Before entries are sent.
    case segment
  }

  private let whole: any Relay
  private let moment: Moment
  private let meanwhile: () throws -> Void
  private var calls = 0
  public private(set) var wasInterrupted = false
  /// How often its reader said that it is done.
  public private(set) var ends = 0

  public init(_ whole: any Relay, at moment: Moment, meanwhile: @escaping () throws -> Void) {
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

  public func list(after mark: RelayMark?) throws -> RelayListing {
    try call()
    return try whole.list(after: mark)
  }

  public func get(_ name: PieceName) throws -> [UInt8]? {
    try call()
    return try whole.get(name)
  }

  public func putNew(_ name: PieceName, _ bytes: [UInt8]) throws {
    try call(with: name)
    try whole.putNew(name, bytes)
  }

  public func delete(_ name: PieceName) throws {
    try call()
    try whole.delete(name)
  }

  public func tellRest() { ends += 1 }

  public func wait(
    after mark: RelayMark?, atMost duration: Duration, until cancellation: Cancellation
  ) throws -> Bool { try whole.wait(after: mark, atMost: duration, until: cancellation) }
}
