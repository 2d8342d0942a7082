/// A watering that was put off on its due day.
public struct Postponement: Hashable, Sendable {
  /// How many after each contact cost nothing.
  public static let freeOnes = 3

  public let id: ID<Postponement>
  public let personID: ID<Person>
  public let on: Day
  public let delay: Delay
  /// The contact, or the planting, that it followed; a later contact ends its effect.
  public internal(set) var since: Day
  /// Whether it took a step of affection.
  public internal(set) var costsStep: Bool

  public init(
    id: ID<Postponement>, personID: ID<Person>, on: Day, delay: Delay, since: Day, costsStep: Bool
  ) {
    self.id = id
    self.personID = personID
    self.on = on
    self.delay = delay
    self.since = since
    self.costsStep = costsStep
  }
}

/// For how long a watering is put off: 1 to 7 days.
public struct Delay: Hashable, Sendable {
  public static let accepted = 1...7

  public let days: Int

  /// Throws ``DomainError/invalid(_:)`` outside of 1 to 7 days.
  public init(days: Int) throws {
    guard Delay.accepted.contains(days) else {
      throw DomainError.invalid(.delay, .outOfRange(Delay.accepted, actual: days))
    }
    self.days = days
  }
}
