/// Erases deleted data that remains in a store's files, and finds backups that still contain it.
package protocol DeletedDataEraser: Sendable {
  /// Removes all deleted data from the store's files.
  ///
  /// Throws ``StoreTrouble/busy`` if another process is still reading an older state of the store.
  func eraseDeletedData() throws

  /// Returns the backups that contain these changes or the values from before them. A backup made
  /// before an item existed does not count.
  func backups(containing changes: [BackedUpChange]) -> [StoreBackup]
}
