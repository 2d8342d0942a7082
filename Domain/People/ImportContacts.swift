/// What became of the cards of an import.
public struct ContactImport: Hashable, Sendable {
  public var added = 0
  /// Contacts whose card has changed since it was last read.
  public var updated = 0
  public var unchanged = 0

  public init() {}
}

/// Adds many contacts in one transaction; importing the same again changes nothing.
public struct ImportContacts: Sendable {
  private let store: any Store
  private let newID: NewID

  public init(store: any Store, newID: NewID) {
    self.store = store
    self.newID = newID
  }

  /// A contact of the same name and numbers is brought up to date, but never by two cards of
  /// one import, so that no card is lost.
  @discardableResult
  public func callAsFunction(_ cards: some Sequence<ContactDetails>) throws -> ContactImport {
    try store.write { repositories in
      var outcome = ContactImport()
      var seen: Set<ID<Contact>> = []
      for details in cards {
        let alike = try repositories.contacts.alike(details.likeness)
          .filter { !seen.contains($0.id) }
        if let same = alike.first(where: { $0.details == details }) {
          seen.insert(same.id)
          outcome.unchanged += 1
        } else if var older = alike.first {
          older.details = details
          try repositories.contacts.save(older)
          seen.insert(older.id)
          outcome.updated += 1
        } else {
          seen.insert(try repositories.add(details, newID).id)
          outcome.added += 1
        }
      }
      return outcome
    }
  }
}
