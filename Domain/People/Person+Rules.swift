extension Person {
  /// The watering of that day; throws ``DomainError/invalid(_:)`` for a day that is yet to
  /// come or lies before the planting.
  public func watering(
    _ id: ID<Watering>, on day: Day, by means: ContactMethod, called own: String? = nil,
    review: Review = .blank, today: Day
  ) throws -> Watering {
    try check(wateringDay: day, today: today)
    return Watering(
      id: id, personID: self.id, on: day, means: means, ownMeans: own, review: review)
  }

  /// Throws ``DomainError/invalid(_:)`` when no contact can have been on that day.
  public func check(wateringDay day: Day, today: Day) throws {
    if day > today { throw DomainError.invalid(.day, .inTheFuture(day, today: today)) }
    if day < details.plantedOn {
      throw DomainError.invalid(.day, .beforePlanting(day, plantedOn: details.plantedOn))
    }
  }

  /// Puts the watering off; throws ``DomainError/refused(_:)`` unless the plant is due today.
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

  /// Whether putting off once more takes a step of affection; the question says so.
  public var nextPostponementCostsStep: Bool {
    care.postponementsSinceContact >= Postponement.freeOnes
  }

  /// Whether putting off once more makes the affection less: without any there is nothing to lose.
  public var nextPostponementLowersAffection: Bool {
    nextPostponementCostsStep && care.affection.steps > 0
  }

  /// Throws ``DomainError/invalid(_:)`` when nothing can have been planted on that day.
  static func check(plantingDay day: Day, today: Day) throws {
    if day > today { throw DomainError.invalid(.plantingDay, .inTheFuture(day, today: today)) }
  }
}
