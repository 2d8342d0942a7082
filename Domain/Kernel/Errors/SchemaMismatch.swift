/// A difference between a store's schema and the expected one.
public struct SchemaMismatch: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable {
    case table
    case index
    case trigger
    case view
  }

  public enum Trouble: Hashable, Sendable {
    /// The object was added by someone else.
    case added
    /// The object differs from the expected one.
    case changed
    case missing
  }

  public let kind: Kind
  public let name: String
  public let trouble: Trouble

  /// Whether the difference can affect writes. An added plain index, or an added table without
  /// foreign keys, cannot.
  public let isInTheWay: Bool

  public init(_ kind: Kind, _ name: String, _ trouble: Trouble, isInTheWay: Bool = true) {
    self.kind = kind
    self.name = name
    self.trouble = trouble
    self.isInTheWay = isInTheWay
  }
}
