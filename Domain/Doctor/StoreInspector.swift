/// Looks for trouble in the store without changing anything, and mends what can be made anew.
package protocol StoreInspector: Sendable {
  /// Throws a ``DomainError`` when the store cannot be opened at all.
  func inspect() throws -> StoreReport

  /// Makes anew what follows from other things in the store: what they are found by, sums, the
  /// care of plants. Nothing that was entered is touched; in memory there is nothing to do.
  ///
  /// Changes in the journal that mean nothing are taken out of it; returns how many.
  @discardableResult
  func rebuild() throws -> Int
}
