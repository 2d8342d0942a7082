/// What a contact that changed tells anew of the person who was planted from it, who stays as they
/// are until somebody agrees.
public struct PlantedChange: Hashable, Sendable {
  /// As they are.
  public let person: Person
  /// As they would be.
  public private(set) var details: PersonDetails

  init(of person: Person) {
    self.person = person
    details = person.details
  }

  /// Takes over what is still as the contact had it: whoever was given another name or number here
  /// keeps it. What a contact no longer tells is nothing new, and neither is another first number
  /// where the person's is one of its numbers yet.
  mutating func take(_ new: ContactDetails, after old: ContactDetails) {
    if details.name == (try? PersonName(of: old.name)), let name = try? PersonName(of: new.name) {
      details.name = name
    }
    let isOfContact =
      details.phone.map { phone in old.phones.contains { $0.key == phone.key } }
      ?? old.phones.isEmpty
    if isOfContact, let phone = new.phones.first,
      !new.phones.contains(where: { $0.key == details.phone?.key })
    {
      details.phone = phone
    }
    if details.birthday == old.birthday, let birthday = new.birthday {
      details.birthday = birthday
    }
  }

  var isEmpty: Bool { details == person.details }
}
