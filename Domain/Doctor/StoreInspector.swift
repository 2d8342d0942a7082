/// Finds problems in the store without changing anything, and rebuilds derived data.
package protocol StoreInspector: Sendable {
  /// Throws a ``DomainError`` if the store cannot be opened.
  func inspect() throws -> StoreReport

  /// Rebuilds derived data: search texts, sums, and the care of plants. Entered data is not
  /// changed; a store in memory needs nothing.
  ///
  /// Deletes journal entries that cannot be decoded and returns their number.
  @discardableResult
  func rebuildDerivedData() throws -> Int
}
