/// What cannot be done with a plant at this moment.
public enum PlantRefusal: Hashable, Sendable {
  /// Somebody of that name is planted already, and due on that day.
  case namesake(name: String, dueOn: Day)
  /// Somebody has that number already, as those may who live together.
  case sharedNumber(with: String)
  /// The plant can be put off on its due day only.
  case notYetDue(name: String, daysLeft: Int)
  /// The plant's due day has passed; it wants water.
  case alreadyWilted(name: String, daysLate: Int)
  /// Calling or writing needs a number.
  case noPhoneNumber(name: String)
  /// Somebody is joined with another contact already.
  case hasContact(name: String, contact: String)
  /// Both of the two that were named are one already.
  case isTheSame(name: String)
}
