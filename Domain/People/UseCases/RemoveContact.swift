/// Removes a contact. A person linked to it stays.
public struct RemoveContact: UseCase, Sendable {
  let context: UseCaseContext

  /// Returns the removed contact.
  @discardableResult
  public func callAsFunction(_ id: ID<Contact>) throws -> Contact { try self([id])[0] }

  /// Removes the contacts, or none of them if one does not exist; returns the removed contacts.
  /// Throws ``PlantRefusal/removesContacts(_:)`` unless agreed.
  @discardableResult
  public func callAsFunction(
    _ ids: [ID<Contact>], agreed: [Refusal]? = nil
  ) throws -> [Contact] {
    try store.write { repositories in
      let contacts = try ids.map(repositories.existing)
      for name in Set(contacts.map(\.addressBook)) {
        try repositories.requireWritable(addressBook: name)
      }
      try Refusal.plant(.removesContacts(contacts)).ask(unless: agreed)
      for contact in contacts { try repositories.contacts.remove(contact.id) }
      return contacts
    }
  }
}
