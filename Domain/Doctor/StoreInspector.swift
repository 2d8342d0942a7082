/// Looks for trouble in the store without changing anything.
public protocol StoreInspector: Sendable {
  /// Throws a ``DomainError`` when the store cannot be opened at all.
  func inspect() throws -> StoreReport
}
