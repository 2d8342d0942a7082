import HearthDomain

extension ArchiveArea {
  /// People as they were entered; their care follows from what was done for their plants.
  static let people = ArchiveArea(
    "people", table: "person", fields: Person.archived
  ) { entry, transaction in
    let read = try Person(row: entry.row(noCare(plantedOn: entry["planted_on"])))
    let here = try transaction.repositories.people.person(read.id)
    let planted = Person(id: read.id, planting: read.details)
    try transaction.repositories.people.save(
      here.map { Person(id: read.id, details: read.details, care: $0.care) } ?? planted)
    if here != nil { transaction.touched.insert(read.id) }
  }

  /// What a row of `person` has besides; put right when all is read.
  private static func noCare(plantedOn: SQLValue) -> [(column: String, value: SQLValue)] {
    [
      ("last_contact_on", .null), ("due_on", plantedOn), ("affection", .integer(0)),
      ("postponements_since_contact", .integer(0)), ("waterings", .integer(0)),
      ("postponements", .integer(0)),
    ]
  }

  static let waterings = ArchiveArea(
    "waterings", table: "watering", fields: Watering.archived
  ) { entry, transaction in
    let watering = try Watering(row: entry.row())
    let before = try transaction.repositories.waterings.watering(watering.id)
    try transaction.repositories.waterings.save(watering)
    transaction.touched.formUnion([watering.personID] + (before.map { [$0.personID] } ?? []))
  }

  static let postponements = ArchiveArea(
    "postponements", table: "postponement", fields: Postponement.archived
  ) { entry, transaction in
    let postponement = try Postponement(row: entry.row())
    let before = try transaction.repositories.postponements.postponement(postponement.id)
    try transaction.repositories.postponements.save(postponement)
    transaction.touched.formUnion([postponement.personID] + (before.map { [$0.personID] } ?? []))
  }

  static let contacts = ArchiveArea(
    "contacts", table: "contact", fields: Contact.archived
  ) { entry, transaction in
    try transaction.repositories.contacts.save(try Contact(row: entry.row()))
  }
}
