import HearthDomain

/// The people of an in-memory store.
struct InMemoryPeople: Sendable {
  private struct Row: Hashable, Sendable {
    let person: Person
    /// Cached, because sorting needs it for every comparison.
    let sortKey: String
  }

  private var rows: [ID<Person>: Row] = [:]
  private var idsByPhoneKey: [String: Set<ID<Person>>] = [:]

  var all: some Collection<Person> { rows.values.lazy.map(\.person) }

  subscript(id: ID<Person>) -> Person? { rows[id]?.person }

  func changes(since base: InMemoryPeople) -> TableChanges<ID<Person>, Person> {
    TableChanges(from: base.rows, to: rows).mapped(\.person)
  }

  func people(withPhoneKey key: String) -> [Person] {
    (idsByPhoneKey[key] ?? []).sorted().compactMap { self[$0] }
  }

  mutating func save(_ person: Person) {
    remove(person.id)
    rows[person.id] = Row(person: person, sortKey: person.sortKey)
    if let key = person.details.phone?.comparisonKey {
      idsByPhoneKey[key, default: []].insert(person.id)
    }
  }

  mutating func remove(_ id: ID<Person>) {
    let old = rows.removeValue(forKey: id)
    if let key = old?.person.details.phone?.comparisonKey { idsByPhoneKey[key]?.remove(id) }
  }

  /// Returns the people in the order of ``Person/isListedBefore(_:_:)``.
  func sortedPeople(where isListed: (Person) -> Bool) -> [Person] {
    rows.values.filter { isListed($0.person) }.sorted(by: InMemoryPeople.precedes).map(\.person)
  }

  private static func precedes(_ left: Row, _ right: Row) -> Bool {
    let (one, other) = (left.person, right.person)
    let (rank, otherRank) = (
      (one.care.dueOn, one.care.affection), (other.care.dueOn, other.care.affection)
    )
    if rank != otherRank { return rank < otherRank }
    if SortKey.precedes(left.sortKey, right.sortKey) { return true }
    return SortKey.precedes(right.sortKey, left.sortKey) ? false : one.id < other.id
  }
}
