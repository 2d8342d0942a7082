/// Remembers which locks one run of the program has opened, however long each stays open.
package protocol OpenedLocks: Sendable {
  func insert(_ mark: LockMark)

  func contains(_ mark: LockMark) -> Bool
}
