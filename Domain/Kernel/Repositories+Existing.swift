extension Repositories {
  /// Returns the item with the id; throws ``DomainError/notFound(_:query:nearest:)`` if there is
  /// none.
  func existing<Thing>(
    _ id: ID<Thing>, _ kind: Kind, by search: (ID<Thing>) throws -> Thing?
  ) throws -> Thing {
    if let thing = try search(id) { return thing }
    throw DomainError.notFound(kind, query: id.shortForm, nearest: [])
  }
}
