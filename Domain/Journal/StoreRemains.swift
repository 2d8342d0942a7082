/// What the files of a store, and its copies, may still hold of what was removed from it.
package protocol StoreRemains: Sendable {
  /// Sees to it that nothing of what was removed can be read in the files of the store any more.
  ///
  /// Throws ``StoreTrouble/busy`` where others read the store as it was.
  func erase() throws

  /// The copies of the store in which these changes are not forgotten, or in which what they
  /// changed is as it was before; one from before something was there tells nothing of it.
  func copies(telling changes: [ToldChange]) -> [StoreCopy]
}
