import HearthDomain

/// The address book of an in-memory store.
struct InMemoryContacts: Sendable {
  private struct Row: Hashable, Sendable {
    let contact: Contact
    let sortKey: String
    let duplicateKey: String
  }

  private var rows: [ID<Contact>: Row] = [:]
  private var idsByDuplicateKey: [String: Set<ID<Contact>>] = [:]

  var all: some Collection<Contact> { rows.values.lazy.map(\.contact) }

  subscript(id: ID<Contact>) -> Contact? { rows[id]?.contact }

  func changes(since base: InMemoryContacts) -> TableChanges<ID<Contact>, Contact> {
    TableChanges(from: base.rows, to: rows).mapped(\.contact)
  }

  func contactsWithKey(_ likeness: String) -> [Contact] {
    (idsByDuplicateKey[likeness] ?? []).sorted().compactMap { self[$0] }
  }

  mutating func save(_ contact: Contact) {
    remove(contact.id)
    let likeness = contact.details.duplicateKey
    rows[contact.id] = Row(contact: contact, sortKey: contact.sortKey, duplicateKey: likeness)
    idsByDuplicateKey[likeness, default: []].insert(contact.id)
  }

  mutating func remove(_ id: ID<Contact>) {
    guard let old = rows.removeValue(forKey: id) else { return }
    idsByDuplicateKey[old.duplicateKey]?.remove(id)
    if idsByDuplicateKey[old.duplicateKey]?.isEmpty == true {
      idsByDuplicateKey[old.duplicateKey] = nil
    }
  }

  /// Detaches the contact that was linked to this person.
  mutating func unlinkContact(of person: ID<Person>) {
    for contact in Array(all) where contact.plantedPersonID == person {
      save(Contact(id: contact.id, details: contact.details, in: contact.addressBook))
    }
  }

  /// Returns the contacts in the order of ``Contact/isListedBefore(_:_:)``.
  func sortedContacts(where isListed: (Contact) -> Bool) -> [Contact] {
    rows.values.filter { isListed($0.contact) }.sorted { left, right in
      if SortKey.precedes(left.sortKey, right.sortKey) { return true }
      if SortKey.precedes(right.sortKey, left.sortKey) { return false }
      return left.contact.id < right.contact.id
    }.map(\.contact)
  }
}
