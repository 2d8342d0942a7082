/// Says that somebody in the address book is a person who is planted already.
public struct JoinContact: UseCase, Sendable {
  let context: UseCaseContext

  /// The person as it is now, and what of it the contact knew.
  public struct Outcome: Sendable {
    public let person: Person
    public let contact: Contact
    /// Nil where the person had one, or somebody else has it.
    public let phone: PhoneNumber?
    /// Nil where the person had one.
    public let birthday: Birthday?
  }

  /// What was entered of the person stays; the contact stays in its address book with its card, and
  /// lends its first number and its birthday where none is known. Throws
  /// ``DomainError/conflict(_:holder:)`` when the contact is planted as somebody else, and
  /// ``PlantRefusal/hasContact(name:contact:)`` when the person is joined with another one.
  @discardableResult
  public func callAsFunction(_ contactID: ID<Contact>, to id: ID<Person>) throws -> Outcome {
    try store.write { repositories in
      var contact = try repositories.existing(contactID)
      var person = try repositories.existing(id)
      guard contact.plantedAs == nil || contact.plantedAs == id else {
        throw DomainError.conflict(.person, holder: contact.name)
      }
      // Of two only one is shown and goes out with the person, and nobody could say which.
      if contact.plantedAs == nil, let other = try repositories.contacts.contact(plantedAs: id) {
        throw DomainError.refused(.plant(.hasContact(name: person.name, contact: other.name)))
      }
      let (number, day) = (contact.details.phones.first, contact.details.birthday)
      let isFree = try number != nil && repositories.holder(of: number, besides: id) == nil
      let phone = person.details.phone == nil && isFree ? number : nil
      let isPast = try day.map { birthday in
        do { try birthday.check(today: clock.today) } catch DomainError.invalid { return false }
        return true
      }
      let birthday = person.details.birthday == nil && isPast == true ? day : nil
      contact.plantedAs = id
      try repositories.contacts.save(contact)
      person.details.phone = phone ?? person.details.phone
      person.details.birthday = birthday ?? person.details.birthday
      if phone != nil || birthday != nil { try repositories.people.save(person) }
      return Outcome(person: person, contact: contact, phone: phone, birthday: birthday)
    }
  }
}
