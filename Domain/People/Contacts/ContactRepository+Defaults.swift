/// Answers from the list of all contacts, for stores without an index.
extension ContactRepository {
  /// All contacts, by id.
  private func all() throws -> [Contact] {
    try list(ContactFilter(includesPlanted: true), in: 0..<Int.max).sorted { $0.id < $1.id }
  }

  public func contact(plantedAs person: ID<Person>) throws -> Contact? {
    try all().first { $0.plantedPersonID == person }
  }

  public func matched(by meaning: NameMatcher, limit: Int) throws -> [Contact] {
    try all().compactMap { meaning.fit($0.id, [$0.name]) }.sorted().prefix(max(0, limit))
      .compactMap { try contact($0.id) }
  }

  public func contacts(in addressBook: CalendarName) throws -> [Contact] {
    try all().filter { $0.addressBook == addressBook }
  }

  public func addressBooks() throws -> [CalendarName] {
    try Set(all().map(\.addressBook)).filter { !$0.isHome }.sorted()
  }

  public func duplicates(_ likeness: String) throws -> [Contact] {
    try all().filter { $0.details.duplicateKey == likeness }
  }
}
