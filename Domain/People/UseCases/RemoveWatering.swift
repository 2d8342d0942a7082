/// Removes a watering, and the steps of affection that it added.
public struct RemoveWatering: UseCase, Sendable {
  let context: UseCaseContext

  /// Returns the removed watering and the effect on the plant. Throws
  /// ``PlantRefusal/removesWatering(_:of:)`` unless agreed.
  @discardableResult
  public func callAsFunction(
    _ id: ID<Watering>, agreed: [Refusal]? = nil
  ) throws -> WateringOutcome {
    try store.write { repositories in
      let watering = try repositories.existing(id)
      let person = try repositories.existing(watering.personID)
      try Refusal.plant(.removesWatering(watering, of: person)).ask(unless: agreed)
      try repositories.waterings.remove(id)
      let history = try repositories.history(of: person)
      let change = try repositories.save(person, after: history, today: clock.today)
      return WateringOutcome(counted: history.counted(watering), change: change)
    }
  }
}
