/// Remembers which locks this run of the program has opened, regardless of their time limits.
package protocol OpenedLocks: Sendable {
  func insert(_ mark: LockIdentity)

  func contains(_ mark: LockIdentity) -> Bool
}
