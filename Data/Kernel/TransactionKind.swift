/// What a transaction is for.
package enum TransactionKind: Hashable, Sendable {
  case read
  case write
  /// A write that may be lost in a power cut; see ``Store/relaxedWrite(_:)``.
  case relaxedWrite
  /// A write that is always rolled back. The store is not prepared for writing.
  case trial
}
