/// Removes somebody from the address book; a person planted from it stays.
public struct RemoveContact: UseCase, Sendable {
  let context: UseCaseContext

  /// Returns the contact as it was.
  @discardableResult
  public func callAsFunction(_ id: ID<Contact>) throws -> Contact { try self([id])[0] }

  /// Removes all of them or, when one is not there, none; returns them as they were.
  @discardableResult
  public func callAsFunction(_ ids: [ID<Contact>]) throws -> [Contact] {
    try store.write { repositories in
      let contacts = try ids.map(repositories.existing)
      for name in Set(contacts.map(\.addressBook)) {
        try repositories.requireWritable(addressBook: name)
      }
      for contact in contacts { try repositories.contacts.remove(contact.id) }
      return contacts
    }
  }
}
