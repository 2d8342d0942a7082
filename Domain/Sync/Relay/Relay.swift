/// Storage through which the devices of a profile exchange sealed pieces: a folder, a database, or
/// a bucket. It learns only the names, sizes and arrival times of pieces.
///
/// A piece is stored completely or not at all, and never changes. Failures are thrown as a
/// ``DomainError``. The operation may have succeeded nevertheless, so every call can be repeated.
package protocol Relay: Sendable {
  /// Lists the pieces that arrived after the position `mark`, possibly with some older ones. If it
  /// is nil or does not fit the relay's present state, lists all pieces.
  func list(after mark: RelayCursor?) throws -> RelayListing

  /// Returns the bytes of the piece; nil if it is missing or incomplete. Throws
  /// ``SealDamage/notAuthentic`` if it is complete but corrupted.
  func get(_ name: PieceName) throws -> [UInt8]?

  /// Stores a piece of at most ``RelayLimits/maxPieceSize`` bytes; does nothing if it is already
  /// there. Throws ``SyncRefusal/pieceDiffers(_:)`` if the name has other contents.
  func putNew(_ name: PieceName, _ bytes: [UInt8]) throws

  /// Deletes the piece; does nothing if there is none.
  func delete(_ name: PieceName) throws

  /// Tells waiting devices that there are new pieces, if the relay supports notifications. Called
  /// once after a series of writes. Errors are ignored, since waiting devices also look by
  /// themselves.
  func notifyWaiting()

  /// Waits until there may be pieces after the position `mark`, at most for the duration. Returns
  /// false if there are certainly none. Ends within a second after cancellation.
  func wait(
    after mark: RelayCursor?, atMost duration: Duration, until cancellation: Cancellation
  ) throws -> Bool
}

extension Relay {
  /// Does nothing. Without notifications, waiting devices look by themselves.
  package func notifyWaiting() {}

  /// Returns the bytes of the piece; nil if it is missing or damaged.
  package func validPiece(_ name: PieceName) throws -> [UInt8]? {
    do { return try get(name) } catch DomainError.damaged { return nil }
  }
}

/// Position of a reader in a relay's listing. Only the relay can interpret it.
package struct RelayCursor: Hashable, Sendable {
  package let text: String

  package init(_ text: String) {
    self.text = text
  }
}

/// Contents of a relay.
package struct RelayListing: Hashable, Sendable {
  /// Names in the order of arrival, if the relay knows that.
  package private(set) var names: [PieceName]
  /// Approximate size of each piece, in bytes.
  package private(set) var sizes: [PieceName: Int]
  /// Storage limit in bytes; nil if the relay does not report one.
  package let quota: Int?
  /// Position at which the next listing continues.
  package let cursor: RelayCursor
  /// Names of pieces or device folders under which the relay has something else, such as a symbolic
  /// link.
  package var unexpectedNames: [String] = []
  /// Pieces that are cut off or damaged, if the relay knows that without reading them; they are
  /// not among ``names``.
  package var incomplete: Set<PieceName> = []

  package init(
    names: [PieceName], sizes: [PieceName: Int], quota: Int? = nil, cursor mark: RelayCursor
  ) {
    self.quota = quota
    self.names = names
    self.sizes = sizes.mapValues(RelayLimits.plausibleSize)
    self.cursor = mark
  }

  mutating func insert(_ name: PieceName, size: Int) {
    if sizes.updateValue(RelayLimits.plausibleSize(size), forKey: name) == nil {
      names.append(name)
    }
  }
}

package enum RelayLimits {
  /// Maximum size of a piece, in bytes.
  package static let maxPieceSize = 1 << 20

  /// Returns the reported size, limited to a plausible range so that sums cannot overflow.
  static func plausibleSize(_ size: Int) -> Int { min(max(size, 0), 2 * maxPieceSize) }
}
