/// Reasons why an operation on a plant is refused.
public enum PlantRefusal: Hashable, Sendable {
  /// A person with that name already exists; `dueOn` is the day on which that person is due.
  case namesake(name: String, dueOn: Day)
  /// Another person already has that phone number, which may be intended if they share a household.
  /// `name` is that of the person who would get it.
  case sharedNumber(with: String, name: String)
  /// The contact is before the planting, which would move to that day.
  indirect case movesPlanting(of: Person, to: Day)
  /// The watering has notes that would be replaced.
  indirect case replacesReview(Watering, of: Person)
  /// These people would be removed with their waterings.
  case removesPeople([Person])
  /// The watering would be removed with its notes.
  indirect case removesWatering(Watering, of: Person)
  case removesContacts([Contact])
  /// Another postponement costs a step of affection.
  indirect case costsStep(of: Person)
  /// Watering can be postponed only on the due day.
  case notYetDue(name: String, daysLeft: Int)
  /// The due day has passed; the plant has to be watered.
  case alreadyWilted(name: String, daysLate: Int)
  /// The person has no phone number, which calling or writing needs.
  case noPhoneNumber(name: String)
  /// The person is already linked to the other contact.
  case hasContact(name: String, contact: String)
  /// Both given people are the same one.
  case isTheSame(name: String)
}
