/// Records a contact with a person.
public struct WaterPlant: UseCase, Sendable {
  let context: UseCaseContext

  /// Records the contact; `day` defaults to today. `called` is the name of a contact method that
  /// the user defined. A contact before the planting moves the planting to its day. Throws
  /// ``DomainError/invalid(_:)`` for a day in the future, and
  /// ``PlantRefusal/movesPlanting(of:to:)`` unless agreed.
  @discardableResult
  public func callAsFunction(
    _ id: ID<Person>, on day: Day? = nil, by means: ContactMethod, called own: String? = nil,
    review: Review = .blank, agreed: [Refusal]? = nil
  ) throws -> WateringOutcome {
    let today = clock.today
    return try store.write { repositories in
      var person = try repositories.existing(id)
      let before = person
      var history = try repositories.history(of: person)
      if let day, day < person.details.plantedOn {
        try Refusal.plant(.movesPlanting(of: person, to: day)).ask(unless: agreed)
        person.details.plantedOn = day
        for moved in try history.replant(
          on: day, every: person.details.rhythm, countedFrom: person.details.countedFrom)
        {
          try repositories.postponements.save(moved)
        }
      }
      let wateringID = try newID(after: history.latestID) {
        try repositories.waterings.watering($0) != nil
      }
      let watering = try person.watering(
        wateringID, on: day ?? today, by: means, called: own, review: review, today: today)
      try repositories.waterings.save(watering)
      history.addOrReplace(watering)
      let change = try repositories.save(person, from: before, after: history, today: today)
      return WateringOutcome(counted: history.counted(watering), change: change)
    }
  }
}
