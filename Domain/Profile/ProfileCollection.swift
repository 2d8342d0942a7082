/// What can be done with the profiles of a user as a whole.
///
/// A name belongs to the store of its profile; here it is noted, so that a profile is found by it
/// while another one is in use, and while its store cannot be read.
package struct ProfileCollection: Sendable {
  private let registry: any ProfileRegistry
  private let newID: NewID
  /// The file of the profile whose store this is; nil where the store stands apart from all.
  package let file: String?
  private let front: any ProfileFront

  package init(
    registry: any ProfileRegistry, newID: NewID, file: String?, front: any ProfileFront
  ) {
    self.registry = registry
    self.newID = newID
    self.file = file
    self.front = front
  }

  /// All profiles, with the names that they go by now.
  package func roster() throws -> ProfileRoster {
    var roster = try registry.load()
    noteOwnName(in: &roster)
    return roster
  }

  /// Makes a new profile, which is not in use yet. Its store is filled before anybody finds it,
  /// so that nothing is left of one that cannot be made.
  package func create(
    _ name: DisplayName, filling fill: (ProfileRoster.Entry) throws -> Void = { _ in }
  ) throws -> ProfileRoster.Entry {
    var draft = try roster()
    let known = draft
    let id: ID<Profile> = newID(unless: { known.has($0) })
    let made = try draft.add(name, id: id)
    try registry.make(made, filling: fill) { roster in
      noteOwnName(in: &roster)
      _ = try roster.add(name, id: id)
    }
    return made
  }

  /// Uses the profile of that name from now on.
  package func use(_ words: String) throws -> ProfileRoster.Entry {
    try registry.change { roster in
      noteOwnName(in: &roster)
      let entry = try roster.named(words)
      roster.use(entry)
      return entry
    }
  }

  /// Runs a transaction of the store in which the profile may get another name: the body answers
  /// with it. Throws ``DomainError/conflict(_:holder:)`` where another profile has the name. It is
  /// noted before the transaction ends, so that nothing is written, nor told by the journal, where
  /// it cannot be noted: a profile that is not in use is found by what is noted alone.
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
        } catch  where error.isUnsure { doubt = error }
        return answer
      }
      if let doubt { throw doubt }
      return answer
    } catch {
      // A note that stays wrong is set right when the profile is in use again.
      if let former, !error.isUnsure { try? registry.change { $0.note(former, of: file) } }
      throw error
    }
  }

  /// Removes the store of a profile and takes it out; the first one begins anew. A store that
  /// cannot be removed keeps its place.
  package func remove(_ entry: ProfileRoster.Entry) throws {
    try registry.remove(entry) { roster in
      noteOwnName(in: &roster)
      roster.remove(entry)
    }
  }

  /// A store that cannot be read keeps the name that was noted, so that it can be left.
  private func noteOwnName(in roster: inout ProfileRoster) {
    guard let file, let name = try? front.name() else { return }
    roster.note(name, of: file)
  }
}
