/// Where the devices of one profile leave sealed pieces for each other: a folder, a database, a
/// bucket. It sees their sizes and when they come, nothing else.
///
/// A piece is there as a whole or not at all, and never becomes another one. What cannot be done is
/// thrown as a ``DomainError``, and may have been done all the same: each call can be repeated.
package protocol Relay: Sendable {
  /// The pieces that came after the mark, and perhaps some that came before it; all there are for
  /// nil, and for a mark that is not of this relay as it is now.
  func list(after mark: RelayMark?) throws -> RelayListing

  /// The bytes of the piece; nil where it is not there, or not whole yet. Throws
  /// ``SealDamage/notAuthentic`` where it is whole and is not what was kept.
  func get(_ name: PieceName) throws -> [UInt8]?

  /// Keeps a piece of at most ``RelayLimits/piece`` bytes; done where the same is there already.
  /// Throws ``SyncRefusal/pieceIsAnother(_:)`` where other bytes stand under the name.
  func putNew(_ name: PieceName, _ bytes: [UInt8]) throws

  /// Removes the piece; done where there is none.
  func delete(_ name: PieceName) throws

  /// Tells those who wait what came from here and was not told yet, where the relay tells anything.
  /// Whoever put something calls it at the end. What fails is let be: they ask all the same.
  func tellRest()

  /// Waits until there may be something after the mark, but no longer than that; whether there may
  /// be. Ends within a second once it is cancelled.
  func wait(
    after mark: RelayMark?, atMost duration: Duration, until cancellation: Cancellation
  ) throws -> Bool
}

extension Relay {
  /// Who waits there asks, and is told nothing.
  package func tellRest() {}

  /// The same with nil for one that is damaged.
  package func soundPiece(_ name: PieceName) throws -> [UInt8]? {
    do { return try get(name) } catch DomainError.damaged { return nil }
  }
}

/// How far a reader of a relay has come. What it says is the relay's own.
package struct RelayMark: Hashable, Sendable {
  package let text: String

  package init(_ text: String) {
    self.text = text
  }
}

/// What a relay has.
package struct RelayListing: Hashable, Sendable {
  /// In the order in which they came, where the relay knows it.
  package private(set) var names: [PieceName]
  /// So many bytes each of them takes there, more or less.
  package private(set) var sizes: [PieceName: Int]
  /// So many bytes it takes at most; nil where it does not tell.
  package let quota: Int?
  /// Where to go on next time.
  package let mark: RelayMark

  package init(
    names: [PieceName], sizes: [PieceName: Int], quota: Int? = nil, mark: RelayMark
  ) {
    self.quota = quota
    self.names = names
    self.sizes = sizes
    self.mark = mark
  }

  mutating func insert(_ name: PieceName, size: Int) {
    names.append(name)
    sizes[name] = size
  }
}

package enum RelayLimits {
  /// No piece has more bytes.
  package static let piece = 1 << 20
}
