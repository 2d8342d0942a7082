/// What stands in the way of exchanging, though nothing is lost by it.
public enum SyncProblem: Hashable, Sendable {
  /// The relay could not be reached, or took nothing.
  case relay(DomainError)
  /// Pieces of the device are missing; its later ones wait.
  case gap(device: String)
  /// What stands there for the device's is not what it sealed; in that piece, where it is one.
  case forged(device: String, piece: PieceName? = nil)
  /// A newer program wrote it.
  case newer(device: String)
  /// The relay has pieces of this device that the store knows nothing of: it is a copy, or was
  /// restored.
  case isOlderCopy
  /// Another device took this one out.
  case isRemoved
}
