import HearthDomain

extension ArchiveArea {
  /// People as entered. Their care is derived from waterings and postponements.
  static let people = ArchiveArea(
    key: "people", table: "person", fields: Person.archivedFields
  ) { entry, transaction in
    let read = try Person(row: entry.row(columnsWithoutCare(plantedOn: entry["planted_on"])))
    let here = try transaction.repositories.people.person(read.id)
    let planted = Person(id: read.id, planting: read.details)
    try transaction.repositories.people.save(
      here.map { Person(id: read.id, details: read.details, care: $0.care) } ?? planted)
    if here != nil { transaction.journaledItems.touchedPeople.insert(read.id) }
  }

  /// Initial values of the derived columns of `person`, for a person without contacts. The import
  /// recomputes them at its end.
  private static func columnsWithoutCare(plantedOn: SQLValue) -> [(column: String, value: SQLValue)]
  {
    [
      ("last_contact_on", .null), ("due_on", plantedOn), ("affection", .integer(0)),
      ("postponements_since_contact", .integer(0)), ("waterings", .integer(0)),
      ("postponements", .integer(0)),
    ]
  }

  static let waterings = ArchiveArea(.watering, fields: Watering.archivedFields)

  static let postponements = ArchiveArea(.postponement, fields: Postponement.archivedFields)

  static let contacts = ArchiveArea(.contact, fields: Contact.archivedFields)
}
