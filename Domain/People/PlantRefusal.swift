/// Reasons why an operation on a plant is refused.
public enum PlantRefusal: Hashable, Sendable {
  /// A person with that name already exists, and is due on that day.
  case namesake(name: String, dueOn: Day)
  /// Another person already has that number, as people of one household may.
  case sharedNumber(with: String)
  /// Watering can be postponed only on the due day.
  case notYetDue(name: String, daysLeft: Int)
  /// The due day has passed; the plant has to be watered.
  case alreadyWilted(name: String, daysLate: Int)
  /// Calling or writing needs a number.
  case noPhoneNumber(name: String)
  /// The person is already linked to another contact.
  case hasContact(name: String, contact: String)
  /// Both given people are the same one.
  case isTheSame(name: String)
}
