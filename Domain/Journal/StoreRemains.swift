/// Deleted data that may remain in a store's files and copies.
package protocol StoreRemains: Sendable {
  /// Removes all deleted data from the store's files.
  ///
  /// Throws ``StoreTrouble/busy`` if another process is reading the former state.
  func erase() throws

  /// Returns the copies that contain these changes or the values before them; a copy from before an
  /// item existed does not count.
  func copies(telling changes: [CopiedChange]) -> [StoreCopy]
}
