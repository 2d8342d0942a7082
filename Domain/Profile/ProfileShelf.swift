/// What can be done with the profiles of a user as a whole.
///
/// A name belongs to the store of its profile; here it is noted, so that a profile is found by it
/// while another one is in use.
public struct ProfileShelf: Sendable {
  private let registry: any ProfileRegistry
  private let newID: NewID
  /// The file of the profile whose store this is, and that store.
  private let file: String
  private let store: any Store

  public init(registry: any ProfileRegistry, newID: NewID, file: String, store: any Store) {
    self.registry = registry
    self.newID = newID
    self.file = file
    self.store = store
  }

  /// All profiles, with the names that they go by now.
  public func roster() throws -> ProfileRoster {
    var roster = try registry.load()
    roster.note(try name(), of: file)
    return roster
  }

  /// Makes room for a new profile, which is not in use yet.
  public func create(_ name: DisplayName) throws -> ProfileRoster.Entry {
    let own = try self.name()
    return try registry.change { roster in
      roster.note(own, of: file)
      return try roster.add(name, id: newID(unless: { roster.has($0) }))
    }
  }

  /// Uses the profile of that name from now on.
  public func use(_ words: String) throws -> ProfileRoster.Entry {
    let own = try name()
    return try registry.change { roster in
      roster.note(own, of: file)
      let entry = try roster.named(words)
      roster.use(entry)
      return entry
    }
  }

  /// Throws ``DomainError/conflict(_:holder:)`` where another profile has the name.
  public func requireFree(_ name: DisplayName) throws {
    try registry.load().requireFree(name, for: file)
  }

  /// Takes the profile out and then removes its store; the first one begins anew.
  public func remove(_ entry: ProfileRoster.Entry) throws {
    let own = try name()
    try registry.change { roster in
      roster.note(own, of: file)
      roster.remove(entry)
    }
    try registry.erase(entry)
  }

  private func name() throws -> DisplayName {
    try store.read { try $0.profile.load().displayName }
  }
}
