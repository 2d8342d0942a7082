/// Replaces the user-editable fields of a person.
public struct EditPerson: UseCase, Sendable {
  let context: UseCaseContext

  /// Returns the person before and after the change. Throws:
  ///
  /// - ``DomainError/invalid(_:)`` for a planting day in the future or after the first
  ///   watering, or a birthday in the future,
  /// - ``DomainError/refused(_:)`` if the person has changed since `seen`,
  /// - ``PlantRefusal/sharedNumber(with:name:)`` for a new number that another person has, unless
  ///   agreed.
  @discardableResult
  public func callAsFunction(
    _ id: ID<Person>, to details: PersonDetails, from seen: PersonDetails? = nil,
    agreed: [Refusal]? = nil
  ) throws -> CareChange {
    let today = clock.today
    return try store.write { repositories in
      let before = try repositories.existing(id)
      try Refusal.checkUnchanged(before.details, since: seen)
      // An unchanged planting day stays valid even if it is now in the future because the clock was
      // set back.
      if details.plantedOn != before.details.plantedOn {
        try Person.check(plantingDay: details.plantedOn, today: today)
      }
      if details.birthday != before.details.birthday {
        try details.birthday?.checkIsNotInFuture(today: today)
      }
      if details.phone?.comparisonKey != before.details.phone?.comparisonKey,
        let holder = try repositories.phoneHolder(of: details.phone, besides: id)
      {
        let question = PlantRefusal.sharedNumber(with: holder.name, name: details.name.value)
        try Refusal.plant(question).ask(unless: agreed)
      }
      var history = try repositories.history(of: before)
      for moved in try history.replant(
        on: details.plantedOn, every: details.rhythm, countedFrom: details.countedFrom)
      {
        try repositories.postponements.save(moved)
      }
      var after = before
      after.details = details
      after.care = history.care
      try repositories.people.save(after)
      return CareChange(before: before, after: after, today: today)
    }
  }
}
