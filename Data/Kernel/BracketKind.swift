/// What a bracket of a store is for.
public enum BracketKind: Hashable, Sendable {
  case read
  case write
}
