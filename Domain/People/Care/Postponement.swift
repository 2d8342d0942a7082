/// A watering that was postponed on its due day.
public struct Postponement: Hashable, Sendable {
  /// Number of postponements after each contact that cost nothing.
  public static let freeCount = 3

  public internal(set) var id: ID<Postponement>
  public internal(set) var personID: ID<Person>
  public internal(set) var day: Day
  public internal(set) var delay: Delay
  /// Day of the contact or planting that it follows; a later contact ends its effect.
  public internal(set) var countedFrom: Day
  /// Whether the postponement costs a step of affection.
  public internal(set) var costsStep: Bool

  public init(
    id: ID<Postponement>, personID: ID<Person>, on: Day, delay: Delay, since: Day, costsStep: Bool
  ) {
    self.id = id
    self.personID = personID
    self.day = on
    self.delay = delay
    self.countedFrom = since
    self.costsStep = costsStep
  }

}

/// The length of a postponement, from 1 to 7 days.
public struct Delay: Hashable, Sendable {
  public static let acceptedRange = 1...7

  public let days: Int

  static let oneDay = Delay()

  private init() { days = 1 }

  /// Throws ``DomainError/invalid(_:)`` outside 1 to 7 days.
  public init(days: Int) throws {
    guard Delay.acceptedRange.contains(days) else {
      throw DomainError.invalid(.delay, .outOfRange(Delay.acceptedRange, actual: days))
    }
    self.days = days
  }
}
