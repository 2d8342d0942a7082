import HearthDomain

/// The waterings or postponements of all people in an in-memory store.
struct InMemoryHistory<Entry: Sendable>: Sendable {
  private var entries: [ID<Person>: [ID<Entry>: Entry]] = [:]
  private var owners: [ID<Entry>: ID<Person>] = [:]

  /// All entries, unsorted.
  var all: [Entry] { entries.values.flatMap(\.values) }

  subscript(id: ID<Entry>) -> Entry? {
    owners[id].flatMap { entries[$0]?[id] }
  }

  /// Returns the entries of a person, unsorted.
  func entries(of person: ID<Person>) -> [Entry] {
    entries[person].map { Array($0.values) } ?? []
  }

  func changes(since base: InMemoryHistory) -> TableChanges<ID<Entry>, Entry>
  where Entry: Equatable {
    let people = TableChanges(from: base.entries, to: entries)
    func byID(_ entries: [ID<Person>: [ID<Entry>: Entry]]) -> [ID<Entry>: Entry] {
      entries.values.reduce(into: [:]) { all, some in all.merge(some) { $1 } }
    }
    return TableChanges(from: byID(people.before), to: byID(people.after))
  }

  mutating func save(_ entry: Entry, _ id: ID<Entry>, of person: ID<Person>) {
    remove(id)
    entries[person, default: [:]][id] = entry
    owners[id] = person
  }

  mutating func remove(_ id: ID<Entry>) {
    guard let person = owners.removeValue(forKey: id) else { return }
    entries[person]?[id] = nil
  }

  mutating func removeAll(of person: ID<Person>) {
    for id in (entries.removeValue(forKey: person) ?? [:]).keys { owners[id] = nil }
  }
}
