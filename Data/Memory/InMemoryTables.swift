import HearthDomain

/// Everything that an in-memory store keeps: a value, so that a copy is a snapshot.
struct InMemoryTables: Sendable {
  var profile = Profile()
}
