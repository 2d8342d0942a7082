/// Keeps which profiles there are, and which one is in use.
package protocol ProfileRegistry: Sendable {
  /// The profiles as last kept; the first one alone where nothing was.
  func load() throws -> ProfileRoster

  /// Changes them while nobody else does, and keeps what the body made; what it throws leaves
  /// everything as it was.
  func change<Answer>(_ body: (inout ProfileRoster) throws -> Answer) throws -> Answer

  /// The same, and removes the store of a profile with all that belongs to it: both or neither.
  func remove(
    _ entry: ProfileRoster.Entry, _ body: (inout ProfileRoster) throws -> Void
  ) throws

  /// Takes in a profile with the store that is filled for it: both or neither. Until then the store
  /// has a name by which nobody finds it, and the next run removes what one leaves that is ended.
  func make(
    _ entry: ProfileRoster.Entry, filling fill: (ProfileRoster.Entry) throws -> Void,
    _ body: (inout ProfileRoster) throws -> Void
  ) throws
}
