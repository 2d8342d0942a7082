/// A difference between a store's schema and the expected one.
public struct SchemaMismatch: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable {
    case table
    case index
    case trigger
    case view
  }

  public enum Difference: Hashable, Sendable {
    /// The object should not exist: someone else added it.
    case added
    /// The object differs from the expected one.
    case changed
    case missing
  }

  public let kind: Kind
  public let name: String
  public let difference: Difference

  /// Whether the difference can affect writes. A plain index or a table without foreign keys that
  /// someone added cannot.
  public let canAffectWrites: Bool

  public init(_ kind: Kind, _ name: String, _ trouble: Difference, isInTheWay: Bool = true) {
    self.kind = kind
    self.name = name
    self.difference = trouble
    self.canAffectWrites = isInTheWay
  }
}
