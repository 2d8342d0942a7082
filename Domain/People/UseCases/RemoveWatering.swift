/// Removes a watering, and the steps of affection that it added. The caller asks for confirmation
/// first.
public struct RemoveWatering: UseCase, Sendable {
  let context: UseCaseContext

  /// Returns the removed watering and the effect on the plant.
  @discardableResult
  public func callAsFunction(_ id: ID<Watering>) throws -> WateringOutcome {
    try store.write { repositories in
      let watering = try repositories.existing(id)
      let person = try repositories.existing(watering.personID)
      try repositories.waterings.remove(id)
      let history = try repositories.history(of: person)
      let change = try repositories.save(person, after: history, today: clock.today)
      return WateringOutcome(watering: watering, change: change)
    }
  }
}
