/// New data of a changed contact for the person that was planted from it; applied only if the user
/// agrees.
public struct PlantedChange: Hashable, Sendable {
  /// The person as it is.
  public let person: Person
  /// The details with the new data.
  public private(set) var details: PersonDetails

  init(of person: Person) {
    self.person = person
    details = person.details
  }

  /// Applies the changes of a contact to the fields that are still equal to its old ones: a name or
  /// number that the user changed stays. A value that the contact no longer has is not removed, and
  /// another first number does not replace one that the contact still has.
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
