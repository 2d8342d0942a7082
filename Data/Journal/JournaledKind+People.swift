import HearthDomain

extension JournaledKind {
  static let person = JournaledKind(
    .person, fields: Person.journaled(without: ["id"]),
    children: [
      Naming(table: "watering", column: "person_id"),
      Naming(table: "postponement", column: "person_id"),
    ],
    references: [Naming(table: "contact", column: "planted_as")],
    title: { try? $0.text("name") },
    read: { try $0.people.person($1.id())?.sqlRow },
    complete: { columns, _, isNew in
      // Care follows from what was done for the plant, the rest nobody reads.
      if isNew { columns["due_on"] = columns["planted_on"] }
    },
    save: { things, _, row in
      let person = try Person(row: row)
      let here = try things.repositories.people.person(person.id)
      try things.repositories.people.save(
        here == nil ? Person(id: person.id, planting: person.details) : person)
      things.touchedPeople.insert(person.id)
    },
    remove: { try $0.repositories.people.remove($1.id()) },
    hanging: { repositories, place in
      let id: ID<Person> = try place.id()
      let waterings = try repositories.waterings.waterings(of: id, on: .earliest ... .latest)
      let postponements = try repositories.postponements.postponements(of: id)
      let contact = try repositories.contacts.contact(plantedAs: id)
      return waterings.map { JournalPlace(.watering, $0.id.rawValue) }
        + postponements.map { JournalPlace(.postponement, $0.id.rawValue) }
        + (contact.map { [JournalPlace(.contact, $0.id.rawValue)] } ?? [])
    })

  static let watering = JournaledKind(
    .watering, fields: Watering.journaled(without: ["id"]),
    owner: (.person, "person_id"), title: { _ in nil },
    read: { try $0.waterings.watering($1.id())?.sqlRow },
    save: { things, _, row in
      let watering = try Watering(row: row)
      let before = try things.repositories.waterings.watering(watering.id)
      try things.repositories.waterings.save(watering)
      things.touchedPeople.formUnion([watering.personID] + (before.map { [$0.personID] } ?? []))
    },
    remove: { things, place in
      let watering = try things.repositories.waterings.watering(place.id())
      try things.repositories.waterings.remove(place.id())
      things.touchedPeople.formUnion(watering.map { [$0.personID] } ?? [])
    })

  static let postponement = JournaledKind(
    .postponement, fields: Postponement.journaled(without: ["id"]),
    owner: (.person, "person_id"), title: { _ in nil },
    read: { try $0.postponements.postponement($1.id())?.sqlRow },
    save: { things, _, row in
      let postponement = try Postponement(row: row)
      let before = try things.repositories.postponements.postponement(postponement.id)
      try things.repositories.postponements.save(postponement)
      things.touchedPeople.formUnion(
        [postponement.personID] + (before.map { [$0.personID] } ?? []))
    },
    remove: { things, place in
      let postponement = try things.repositories.postponements.postponement(place.id())
      try things.repositories.postponements.remove(place.id())
      things.touchedPeople.formUnion(postponement.map { [$0.personID] } ?? [])
    })

  static let contact = JournaledKind(
    .contact, fields: Contact.journaled(without: ["id"]),
    title: { try? $0.text("name") },
    read: { try $0.contacts.contact($1.id())?.sqlRow },
    save: { things, _, row in try things.repositories.contacts.save(Contact(row: row)) },
    remove: { try $0.repositories.contacts.remove($1.id()) })
}
