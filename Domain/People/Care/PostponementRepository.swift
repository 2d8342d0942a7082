/// Stores postponements, each of a stored person.
public protocol PostponementRepository {
  /// Returns the postponement with that id, or nil.
  func postponement(_ id: ID<Postponement>) throws -> Postponement?

  /// Adds the postponement, or replaces the one with that id; throws
  /// ``DomainError/notFound(_:query:nearest:)`` if there is no such person.
  func save(_ postponement: Postponement) throws

  /// Removes the postponement; does nothing if it does not exist.
  func remove(_ id: ID<Postponement>) throws

  /// Returns all postponements of the person, by day, then id.
  func postponements(of person: ID<Person>) throws -> [Postponement]
}
