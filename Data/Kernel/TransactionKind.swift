/// What a transaction of a store is for.
package enum TransactionKind: Hashable, Sendable {
  case read
  case write
  /// A write that may be forgotten when the machine goes down; see ``Store/relaxedWrite(_:)``.
  case relaxedWrite
  /// A write that is always taken back: it is no reason to set the store up for writing.
  case trial
}
