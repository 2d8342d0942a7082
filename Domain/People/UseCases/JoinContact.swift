/// Links a contact to an existing person.
public struct JoinContact: UseCase, Sendable {
  let context: UseCaseContext

  /// The updated person and contact, with the data that the person took over.
  public struct Outcome: Sendable {
    public let person: Person
    public let contact: Contact
    /// Nil if the person had a number, or another person has this one.
    public let phone: PhoneNumber?
    /// Nil if the person had a birthday.
    public let birthday: Birthday?
  }

  /// Links the contact. The person's own data stays; a missing number or birthday is copied from
  /// the contact, which stays in its address book. Throws ``DomainError/conflict(_:holder:)`` if
  /// the contact is linked to another person, and ``PlantRefusal/hasContact(name:contact:)`` if the
  /// person is linked to another contact.
  @discardableResult
  public func callAsFunction(_ contactID: ID<Contact>, to id: ID<Person>) throws -> Outcome {
    try store.write { repositories in
      var contact = try repositories.existing(contactID)
      var person = try repositories.existing(id)
      guard contact.plantedPersonID == nil || contact.plantedPersonID == id else {
        throw DomainError.conflict(.person, holder: contact.name)
      }
      // Only one contact is displayed and exported with a person, so a second one would be
      // ambiguous.
      if contact.plantedPersonID == nil,
        let other = try repositories.contacts.contact(plantedAs: id)
      {
        throw DomainError.refused(.plant(.hasContact(name: person.name, contact: other.name)))
      }
      let (number, day) = (contact.details.phones.first, contact.details.birthday)
      let isFree = try number != nil && repositories.phoneHolder(of: number, besides: id) == nil
      let phone = person.details.phone == nil && isFree ? number : nil
      let isPast = try day.map { birthday in
        do { try birthday.checkIsNotInFuture(today: clock.today) } catch DomainError.invalid {
          return false
        }
        return true
      }
      let birthday = person.details.birthday == nil && isPast == true ? day : nil
      contact.plantedPersonID = id
      try repositories.contacts.save(contact)
      person.details.phone = phone ?? person.details.phone
      person.details.birthday = birthday ?? person.details.birthday
      if phone != nil || birthday != nil { try repositories.people.save(person) }
      return Outcome(person: person, contact: contact, phone: phone, birthday: birthday)
    }
  }
}
