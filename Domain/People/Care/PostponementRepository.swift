/// Keeps postponements, each of a person who is kept too.
public protocol PostponementRepository {
  /// The postponement with that id, or nil.
  func postponement(_ id: ID<Postponement>) throws -> Postponement?

  /// Adds the postponement, or replaces the one with the same id; throws
  /// ``DomainError/notFound(_:query:nearest:)`` when its person is not kept.
  func save(_ postponement: Postponement) throws

  /// Nothing happens if there is no such postponement.
  func remove(_ id: ID<Postponement>) throws

  /// All postponements of the person, by day, then id.
  func postponements(of person: ID<Person>) throws -> [Postponement]
}
