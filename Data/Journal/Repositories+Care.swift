import HearthDomain

extension Repositories {
  /// What follows from all that was done for the person's plant.
  func care(of person: Person) throws -> Care {
    CareHistory(
      plantedOn: person.details.plantedOn, rhythm: person.details.rhythm,
      waterings: try waterings.waterings(of: person.id, on: .earliest ... .latest),
      postponements: try postponements.postponements(of: person.id)
    ).care
  }
}
