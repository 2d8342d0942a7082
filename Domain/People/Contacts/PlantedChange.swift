/// Data of a changed contact that the linked person would take over; applied only if the user
/// agrees.
public struct PlantedChange: Hashable, Sendable {
  /// The person before the change.
  public let person: Person
  /// The person's details after the change.
  public private(set) var details: PersonDetails

  init(of person: Person) {
    self.person = person
    details = person.details
  }

  /// Takes over changes of the contact, but only in fields where the person still has the contact's
  /// old value. A name or number that the user has changed thus stays. A value that the contact has
  /// lost is not removed; and the number stays as long as the contact still has it.
  mutating func apply(_ new: ContactDetails, after old: ContactDetails) {
    if details.name == (try? PersonName(of: old.name)), let name = try? PersonName(of: new.name) {
      details.name = name
    }
    let isOfContact =
      details.phone.map { phone in old.phones.contains { $0.comparisonKey == phone.comparisonKey } }
      ?? old.phones.isEmpty
    if isOfContact, let phone = new.phones.first,
      !new.phones.contains(where: { $0.comparisonKey == details.phone?.comparisonKey })
    {
      details.phone = phone
    }
    if details.birthday == old.birthday, let birthday = new.birthday {
      details.birthday = birthday
    }
  }

  var isEmpty: Bool { details == person.details }
}
