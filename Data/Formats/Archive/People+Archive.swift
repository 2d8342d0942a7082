import HearthDomain

extension ArchiveArea {
  /// People as entered. The derived values of their plants are recomputed from waterings and
  /// postponements.
  static let people = ArchiveArea(
    key: "people", table: "person", fields: Person.storedKind.archived,
    optionalColumns: Set(PersonField.last.map(\.rawValue.snakeCased))
  ) { entry, transaction in
    let read = try Person(row: entry.row())
    let here = try transaction.repositories.people.person(read.id)
    let planted = Person(id: read.id, planting: read.details)
    try transaction.repositories.people.save(
      here.map { Person(id: read.id, details: read.details, care: $0.care) } ?? planted)
    if here != nil { transaction.journaledItems.touchedPeople.insert(read.id) }
  }

  static let waterings = ArchiveArea(Watering.storedKind, .watering)
  static let postponements = ArchiveArea(Postponement.storedKind, .postponement)
  static let contacts = ArchiveArea(Contact.storedKind, .contact)
}
