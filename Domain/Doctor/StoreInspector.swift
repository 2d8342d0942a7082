/// Finds problems in the store without changing anything, and rebuilds derived data.
package protocol StoreInspector: Sendable {
  /// Inspects the store; throws a ``DomainError`` if it cannot be opened.
  func inspect() throws -> StoreReport

  /// Rebuilds derived data: search texts, sums, and the state of plants. Entered data is not
  /// changed; a store in memory needs nothing.
  ///
  /// Journal entries that cannot be decoded are deleted; their number is returned.
  @discardableResult
  func rebuildDerivedData() throws -> Int
}
