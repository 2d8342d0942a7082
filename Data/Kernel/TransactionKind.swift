/// Purpose of a transaction.
package enum TransactionKind: Hashable, Sendable {
  case read
  case write
  /// A write that may be lost in a power cut; see ``Store/relaxedWrite(_:)``.
  case relaxedWrite
  /// A write that is always rolled back, so that the store is not set up for writing.
  case trial
}
