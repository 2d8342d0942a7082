/// Storage of the list of profiles.
package protocol ProfileRegistry: Sendable {
  /// Returns the stored list; only the first profile if there is none.
  func load() throws -> ProfileRoster

  /// Changes the list exclusively and stores the result; an error thrown by the body leaves it
  /// unchanged.
  func change<Answer>(_ body: (inout ProfileRoster) throws -> Answer) throws -> Answer

  /// Changes the list and deletes the profile's store with all its files, both or neither.
  func remove(
    _ entry: ProfileRoster.Entry, _ body: (inout ProfileRoster) throws -> Void
  ) throws

  /// Adds a profile with a store filled by `fill`: both or neither. The store has a temporary name
  /// until it is filled; the next run removes what an interruption left.
  func create(
    _ entry: ProfileRoster.Entry, filling fill: (ProfileRoster.Entry) throws -> Void,
    _ body: (inout ProfileRoster) throws -> Void
  ) throws
}
