/// What a bracket of a store is for.
package enum BracketKind: Hashable, Sendable {
  case read
  case write
  /// A write that may be forgotten when the machine goes down; see ``Store/jot(_:)``.
  case jot
  /// A write that is always taken back: it is no reason to set the store up for writing.
  case trial
}
