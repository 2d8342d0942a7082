/// Postpones a watering on its due day.
public struct PostponeWatering: UseCase, Sendable {
  let context: UseCaseContext

  /// Postpones the watering. Throws ``DomainError/refused(_:)`` unless the plant is due today, and
  /// ``PlantRefusal/costsStep(of:)`` if it costs a step of affection, unless agreed.
  @discardableResult
  public func callAsFunction(
    _ id: ID<Person>, by delay: Delay, agreed: [Refusal]? = nil
  ) throws -> PostponementOutcome {
    let today = clock.today
    return try store.write { repositories in
      let person = try repositories.existing(id)
      if person.daysLeft(on: today) == 0, person.nextPostponementCostsStep {
        try Refusal.plant(.costsStep(of: person)).ask(unless: agreed)
      }
      var history = try repositories.history(of: person)
      let newID = try newID(after: history.latestID) {
        try repositories.postponements.postponement($0) != nil
      }
      let postponement = try person.postponement(newID, by: delay, today: today)
      try repositories.postponements.save(postponement)
      history.addOrReplace(postponement)
      let change = try repositories.save(person, after: history, today: today)
      return PostponementOutcome(postponement: postponement, change: change)
    }
  }
}
