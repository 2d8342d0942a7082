/// Something in a store's schema that is not as this program makes it.
public struct SchemaMismatch: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable {
    case table
    case index
    case trigger
    case view
  }

  public enum Trouble: Hashable, Sendable {
    /// Somebody else made it.
    case added
    /// It is there and is another one than it should be.
    case changed
    case missing
  }

  public let kind: Kind
  public let name: String
  public let trouble: Trouble

  /// Whether a change of the store could do other things because of it, or fail. A table
  /// that refers to no other, or a plain index, that somebody added beside ours does neither.
  public let isInTheWay: Bool

  public init(_ kind: Kind, _ name: String, _ trouble: Trouble, isInTheWay: Bool = true) {
    self.kind = kind
    self.name = name
    self.trouble = trouble
    self.isInTheWay = isInTheWay
  }
}
