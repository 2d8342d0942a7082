import HearthDomain

/// The address book of an in-memory store.
struct InMemoryContacts: Sendable {
  private struct Row: Hashable, Sendable {
    let contact: Contact
    let sortKey: String
    let likeness: String
  }

  private var rows: [ID<Contact>: Row] = [:]
  private var alike: [String: Set<ID<Contact>>] = [:]

  var all: some Collection<Contact> { rows.values.lazy.map(\.contact) }

  subscript(id: ID<Contact>) -> Contact? { rows[id]?.contact }

  func changes(since base: InMemoryContacts) -> ThingChanges<ID<Contact>, Contact> {
    ThingChanges(from: base.rows, to: rows).mapped(\.contact)
  }

  func alike(_ likeness: String) -> [Contact] {
    (alike[likeness] ?? []).sorted().compactMap { self[$0] }
  }

  mutating func keep(_ contact: Contact) {
    remove(contact.id)
    let likeness = contact.details.likeness
    rows[contact.id] = Row(contact: contact, sortKey: contact.sortKey, likeness: likeness)
    alike[likeness, default: []].insert(contact.id)
  }

  mutating func remove(_ id: ID<Contact>) {
    guard let old = rows.removeValue(forKey: id) else { return }
    alike[old.likeness]?.remove(id)
    if alike[old.likeness]?.isEmpty == true { alike[old.likeness] = nil }
  }

  /// Detaches the contact that was linked to this person.
  mutating func free(_ person: ID<Person>) {
    for contact in Array(all) where contact.plantedAs == person {
      keep(Contact(id: contact.id, details: contact.details, in: contact.addressBook))
    }
  }

  /// Returns the contacts in the order of ``Contact/isListedBefore(_:_:)``.
  func listed(where isListed: (Contact) -> Bool) -> [Contact] {
    rows.values.filter { isListed($0.contact) }.sorted { left, right in
      if SortKey.precedes(left.sortKey, right.sortKey) { return true }
      if SortKey.precedes(right.sortKey, left.sortKey) { return false }
      return left.contact.id < right.contact.id
    }.map(\.contact)
  }
}
