/// What can be seen of a profile from outside: its name and its lock.
///
/// A store of an earlier form stays as it is, and one that is not there is not made: nobody was
/// let in yet.
package protocol ProfileFront: Sendable {
  /// Whether the store has the form that this program gives it, or is still to be made; one of an
  /// earlier form is brought to it by whatever uses the store.
  func isOfThisForm() throws -> Bool

  /// The name that it goes by; nil for a store that is still to be made.
  func name() throws -> DisplayName?

  /// What keeps eyes off it; nil where nothing does.
  func lock() throws -> ProfileLock?

  /// Changes the lock that is there in one transaction; nil where there is none. What the body
  /// throws leaves it as it was.
  func changeLock<Answer>(_ body: (inout ProfileLock) throws -> Answer) throws -> Answer?
}
