extension Repositories {
  /// What the search finds by the id; throws ``DomainError/notFound(_:query:nearest:)`` when that
  /// is nothing.
  func existing<Thing>(
    _ id: ID<Thing>, _ kind: Kind, by search: (ID<Thing>) throws -> Thing?
  ) throws -> Thing {
    if let thing = try search(id) { return thing }
    throw DomainError.notFound(kind, query: id.short, nearest: [])
  }
}
