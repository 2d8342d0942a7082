/// What stands in the way of exchanging, though nothing is lost by it.
package enum SyncProblem: Hashable, Sendable {
  /// The relay could not be reached, or took nothing.
  case relay(DomainError)
  /// Pieces of the device are missing; its later ones wait.
  case gap(device: String)
  /// What stands there for the device's is not what it sealed; in that piece, where it is one.
  case forged(device: String, piece: PieceName? = nil)
  /// The piece that gives the next key is not what a device sealed: nothing after it can be read.
  case forgedKey(PieceName)
  /// A newer program wrote it.
  case newer(device: String)
  /// The store was restored, and nobody has said yet whose state counts.
  case isOlderCopy
  /// Another device took this one out.
  case isRemoved

  /// Whether it keeps nothing but the pieces of one device from being taken.
  package var isOfOneDevice: Bool {
    switch self {
    case .gap, .forged, .newer: true
    case .relay, .forgedKey, .isOlderCopy, .isRemoved: false
    }
  }
}

extension DomainError {
  /// Whether the relay only takes nothing: there is no room in it, or nobody may write there.
  var isOfWriting: Bool {
    switch self {
    case .refused(.sync(.relayIsFull)), .refused(.sync(.isTooLarge)),
      .unavailable(.file(_, .full)), .unavailable(.file(_, .readOnly)),
      .unavailable(.file(_, .noPermission)):
      true
    case .invalid, .notFound, .ambiguous, .conflict, .refused, .damaged, .unavailable, .unsure:
      false
    }
  }
}
