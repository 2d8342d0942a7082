extension Person {
  /// Returns a new watering; throws ``DomainError/invalid(_:)`` for a day in the future or before
  /// the person was added as a plant.
  public func watering(
    _ id: ID<Watering>, on day: Day, by means: ContactMethod, called own: String? = nil,
    review: Review = .blank, today: Day
  ) throws -> Watering {
    try check(wateringDay: day, today: today)
    return Watering(
      id: id, personID: self.id, on: day, means: means, ownMeans: own, review: review)
  }

  /// Throws ``DomainError/invalid(_:)`` if the day is in the future or before the person was added
  /// as a plant.
  public func check(wateringDay day: Day, today: Day) throws {
    if day > today { throw DomainError.invalid(.day, .inTheFuture(day, today: today)) }
    if day < details.plantedOn {
      throw DomainError.invalid(.day, .beforePlanting(day, plantedOn: details.plantedOn))
    }
  }

  /// Returns a new postponement; throws ``DomainError/refused(_:)`` unless the plant is due today.
  public func postponement(
    _ id: ID<Postponement>, by delay: Delay, today: Day
  ) throws -> Postponement {
    let daysLeft = daysLeft(on: today)
    if daysLeft > 0 {
      throw DomainError.refused(.plant(.notYetDue(name: plantName, daysLeft: daysLeft)))
    }
    if daysLeft < 0 {
      throw DomainError.refused(.plant(.alreadyWilted(name: plantName, daysLate: -daysLeft)))
    }
    return Postponement(
      id: id, personID: self.id, on: today, delay: delay,
      since: care.lastContactOn ?? details.plantedOn, costsStep: nextPostponementCostsStep)
  }

  /// Whether another postponement costs a step of affection, so that the confirmation has to say
  /// so.
  public var nextPostponementCostsStep: Bool {
    care.postponementsSinceContact >= Postponement.freeCount
  }

  /// Whether another postponement lowers the affection; false if it is already 0.
  public var nextPostponementLowersAffection: Bool {
    nextPostponementCostsStep && care.affection.steps > 0
  }

  /// Returns the day on which the person would be due with that rhythm.
  public func dueDay(every rhythm: CareRhythm) -> Day {
    care.dueOn.adding(days: rhythm.days - details.rhythm.days)
  }

  /// Throws ``DomainError/invalid(_:)`` if the day is in the future.
  static func check(plantingDay day: Day, today: Day) throws {
    if day > today { throw DomainError.invalid(.plantingDay, .inTheFuture(day, today: today)) }
  }
}
