/// Keeps which profiles there are, and which one is in use.
public protocol ProfileRegistry: Sendable {
  /// The profiles as last kept; the first one alone where nothing was.
  func load() throws -> ProfileRoster

  /// Changes them while nobody else does, and keeps what the body made; what it throws leaves
  /// everything as it was.
  func change<Answer>(_ body: (inout ProfileRoster) throws -> Answer) throws -> Answer

  /// The same, and removes the store of a profile with all that belongs to it: both or neither.
  func remove(
    _ entry: ProfileRoster.Entry, _ body: (inout ProfileRoster) throws -> Void
  ) throws

  /// Removes what was made of the store of a profile that came to nothing.
  func erase(_ entry: ProfileRoster.Entry) throws
}
