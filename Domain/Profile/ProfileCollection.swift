/// Operations on all profiles of a user.
///
/// A profile's name is stored in its own store. The list of profiles contains a copy, so that a
/// profile is found by name while another one is in use, or if its store cannot be read.
package struct ProfileCollection: Sendable {
  private let registry: any ProfileRegistry
  private let newID: IDGenerator
  /// File of the profile in use; nil if the store belongs to no list of profiles.
  package let file: String?
  private let lockAccess: any ProfileLockAccess

  package init(
    registry: any ProfileRegistry, newID: IDGenerator, file: String?, front: any ProfileLockAccess
  ) {
    self.registry = registry
    self.newID = newID
    self.file = file
    self.lockAccess = front
  }

  /// Returns all profiles with their present names.
  package func roster() throws -> ProfileRoster {
    var roster = try registry.load()
    updateOwnName(in: &roster)
    return roster
  }

  /// Creates a profile without switching to it. The profile appears only after `fill` has filled
  /// its store, so a failure leaves nothing behind.
  package func create(
    _ name: DisplayName, filling fill: (ProfileRoster.Entry) throws -> Void = { _ in }
  ) throws -> ProfileRoster.Entry {
    var draft = try roster()
    let known = draft
    let id: ID<Profile> = newID(unless: { known.contains($0) })
    let made = try draft.add(name, id: id)
    try registry.create(made, filling: fill) { roster in
      updateOwnName(in: &roster)
      _ = try roster.add(name, id: id)
    }
    return made
  }

  /// Switches to the profile with this name.
  package func use(_ words: String) throws -> ProfileRoster.Entry {
    try registry.change { roster in
      updateOwnName(in: &roster)
      let entry = try roster.entry(named: words)
      roster.use(entry)
      return entry
    }
  }

  /// Runs a write transaction that may rename the profile; the body returns the new name. Throws
  /// ``DomainError/conflict(_:holder:)`` if another profile has it.
  ///
  /// The list is updated before the transaction commits: if that fails, nothing is written. The
  /// list must be right, since a profile that is not in use is found by the list alone.
  package func write<Answer>(
    in store: any Store, _ body: (Repositories) throws -> (answer: Answer, name: DisplayName?)
  ) throws -> Answer {
    guard let file else { return try store.write { try body($0).answer } }
    var former: DisplayName?
    var doubt: (any Error)?
    do {
      let answer = try store.write { repositories in
        let (answer, name) = try body(repositories)
        guard let name else { return answer }
        do {
          try registry.change { roster in
            former = roster.entries.first { $0.file == file }?.name
            try roster.rename(file, to: name)
          }
        } catch  where error.isUncertain { doubt = error }
        return answer
      }
      if let doubt { throw doubt }
      return answer
    } catch {
      // A wrong name in the list is corrected when the profile is used again.
      if let former, !error.isUncertain { try? registry.change { $0.setName(former, of: file) } }
      throw error
    }
  }

  /// Deletes a profile with its store; the first profile is only emptied. If the store cannot be
  /// deleted, the profile stays.
  package func remove(_ entry: ProfileRoster.Entry) throws {
    try registry.remove(entry) { roster in
      updateOwnName(in: &roster)
      roster.remove(entry)
    }
  }

  /// Updates the listed name of the profile in use. If its store cannot be read, the listed name
  /// stays.
  private func updateOwnName(in roster: inout ProfileRoster) {
    guard let file, let name = try? lockAccess.name() else { return }
    roster.setName(name, of: file)
  }
}
