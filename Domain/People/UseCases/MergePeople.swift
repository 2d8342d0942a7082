/// Merges two people: the one with the lower id stays, with the waterings, postponements and
/// contacts of both.
public struct MergePeople: UseCase, Sendable {
  let context: UseCaseContext

  /// The remaining person, and the values of the other one that were dropped.
  public struct Outcome: Sendable {
    public let person: Person
    public let droppedFields: [JournalField]
  }

  /// Merges the two people. The values of the first one are kept; those of the other one only fill
  /// blanks. Throws ``PlantRefusal/isTheSame(name:)`` if both ids are equal.
  @discardableResult
  public func callAsFunction(_ id: ID<Person>, with otherID: ID<Person>) throws -> Outcome {
    try store.write { repositories in
      let (joined, name, plantings) = try repositories.prepareMerge(id, otherID)
      try repositories.journal.setVerb(.merge, subject: name)
      try joined.apply(in: repositories) { place in
        let field =
          SyncFields.rules(of: place.kind).owner?.field
          ?? SyncFields.rules(of: place.kind).references.first { $0.value == .person }?.key
        guard let field else { return }
        try repositories.journal.setValues([field: .number(joined.remainingItem.id)], at: place)
      }
      var person = try repositories.existing(joined.remainingItem.id == id.rawValue ? id : otherID)
      var history = try repositories.history(of: person)
      let postponements = history.recomputePostponements(plantedOn: plantings)
      for postponement in postponements { try repositories.postponements.save(postponement) }
      if !postponements.isEmpty {
        person.care = history.care
        try repositories.people.save(person)
      }
      return Outcome(person: person, droppedFields: joined.droppedFields)
    }
  }

  /// Returns the fields in which the people differ, each with the other person's value, which a
  /// merge would drop, and the value that would be kept.
  public func fieldsToDrop(_ id: ID<Person>, with otherID: ID<Person>) throws -> [JournalField] {
    try store.read { try $0.prepareMerge(id, otherID).joined.droppedFields }
  }
}

extension Repositories {
  fileprivate func prepareMerge(
    _ id: ID<Person>, _ otherID: ID<Person>
  ) throws -> (joined: ItemPairMerge, name: String, plantings: Set<Day>) {
    let (person, other) = (try existing(id), try existing(otherID))
    guard id != otherID else { throw DomainError.refused(.plant(.isTheSame(name: person.name))) }
    var joined = try ItemPairMerge(
      ItemReference(.person, id.rawValue), ItemReference(.person, otherID.rawValue), in: self)
    // Nothing may be dated before the planting, so the earlier planting day is used.
    let (day, otherDay) = (person.details.plantedOn, other.details.plantedOn)
    joined.set("plantedOn", .number(Int64(min(day, otherDay).number)))
    return (joined, person.name, [day, otherDay])
  }
}
