/// Records a contact with a person.
public struct WaterPlant: UseCase, Sendable {
  let context: UseCaseContext

  /// Records the contact; `day` defaults to today. `called` is the name of a contact method that
  /// the user defined. Throws ``DomainError/invalid(_:)`` for a day in the future or before the
  /// planting.
  @discardableResult
  public func callAsFunction(
    _ id: ID<Person>, on day: Day? = nil, by means: ContactMethod, called own: String? = nil,
    review: Review = .blank
  ) throws -> WateringOutcome {
    let today = clock.today
    return try store.write { repositories in
      let person = try repositories.existing(id)
      var history = try repositories.history(of: person)
      let wateringID = try newID(after: history.latestID) {
        try repositories.waterings.watering($0) != nil
      }
      let watering = try person.watering(
        wateringID, on: day ?? today, by: means, called: own, review: review, today: today)
      try repositories.waterings.save(watering)
      history.addOrReplace(watering)
      let change = try repositories.save(person, after: history, today: today)
      return WateringOutcome(counted: history.counted(watering), change: change)
    }
  }
}
