/// Links a contact to an existing person.
public struct JoinContact: UseCase, Sendable {
  let context: UseCaseContext

  /// The updated person and contact, with the data that the person took over.
  public struct Outcome: Sendable {
    public let person: Person
    public let contact: Contact
    /// The number that the person took over. Nil if the person already had one, or if another
    /// person has this one.
    public let phone: PhoneNumber?
    /// The birthday that the person took over; nil if the person already had one.
    public let birthday: Birthday?
  }

  /// Links the contact to the person. A missing number or birthday of the person is copied from the
  /// contact; other data stays. The contact stays in its address book.
  ///
  /// Throws ``DomainError/conflict(_:holder:)`` if the contact is linked to another person, and
  /// ``PlantRefusal/hasContact(name:contact:)`` if the person is linked to another contact.
  @discardableResult
  public func callAsFunction(_ contactID: ID<Contact>, to id: ID<Person>) throws -> Outcome {
    try store.write { repositories in
      var contact = try repositories.existing(contactID)
      var person = try repositories.existing(id)
      guard contact.plantedPersonID == nil || contact.plantedPersonID == id else {
        throw DomainError.conflict(.person, holder: contact.name)
      }
      // A person is displayed and exported with only one contact, so a second one would be
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
