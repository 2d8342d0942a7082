/// A person before and after a change, with its effects on the plant.
public struct CareChange: Hashable, Sendable {
  public let before: Person
  public let after: Person
  public let today: Day

  public init(before: Person, after: Person, today: Day) {
    self.before = before
    self.after = after
    self.today = today
  }

  public var nextDueOn: Day { after.care.dueOn }
  /// Steps of affection gained; negative if lost.
  public var stepsGained: Int { after.care.affection.steps - before.care.affection.steps }
  public var hasRevived: Bool {
    before.state(on: today) == .wilted && after.state(on: today) != .wilted
  }
  public var hasWilted: Bool {
    before.state(on: today) != .wilted && after.state(on: today) == .wilted
  }
  public var hasGrown: Bool { after.stage.rawValue > before.stage.rawValue }
  public var hasBecomeFull: Bool {
    after.care.affection.isFull && !before.care.affection.isFull
  }
}

/// The result of adding, changing or removing a watering.
public struct WateringOutcome: Hashable, Sendable {
  /// The watering as it is now, or as it was before its removal, with the steps that it adds.
  public let counted: WateringWithSteps
  public let change: CareChange

  public var watering: Watering { counted.watering }
  public var needsReview: Bool { watering.review.isBlank }

  /// Returns the result of both changes, the earlier one and this one.
  public func following(_ earlier: WateringOutcome) -> WateringOutcome {
    let before = earlier.change.before
    return WateringOutcome(
      counted: counted, change: CareChange(before: before, after: change.after, today: change.today)
    )
  }
}

/// The result of a postponement.
public struct PostponementOutcome: Hashable, Sendable {
  public let postponement: Postponement
  public let change: CareChange

  /// Number of postponements left before the next contact that cost no affection.
  public var freePostponementsLeft: Int {
    max(0, Postponement.freeCount - change.after.care.postponementsSinceContact)
  }
}
