import HearthDomain

extension JournaledKind {
  static let person = JournaledKind(
    .person, of: Person.self,
    children: [
      ReferencingColumn(table: "watering", column: "person_id"),
      ReferencingColumn(table: "postponement", column: "person_id"),
    ],
    references: [ReferencingColumn(table: "contact", column: "planted_as")],
    title: { try? $0.text("name") },
    read: { try $0.people.person($1.id()) },
    complete: { columns, _, isNew in
      // The care is recomputed from waterings and postponements; the other columns are not used.
      if isNew { columns["due_on"] = columns["planted_on"] }
    },
    save: { things, person in
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
      return waterings.map { ItemReference(.watering, $0.id.rawValue) }
        + postponements.map { ItemReference(.postponement, $0.id.rawValue) }
        + (contact.map { [ItemReference(.contact, $0.id.rawValue)] } ?? [])
    })

  static let watering = JournaledKind(
    .watering, of: Watering.self, owner: (.person, "person_id"),
    read: { try $0.waterings.watering($1.id()) },
    touch: { $0.touchedPeople.insert($1.personID) },
    save: { try $0.repositories.waterings.save($1) },
    remove: { try $0.repositories.waterings.remove($1.id()) })

  static let postponement = JournaledKind(
    .postponement, of: Postponement.self, owner: (.person, "person_id"),
    read: { try $0.postponements.postponement($1.id()) },
    touch: { $0.touchedPeople.insert($1.personID) },
    save: { try $0.repositories.postponements.save($1) },
    remove: { try $0.repositories.postponements.remove($1.id()) })

  static let contact = JournaledKind(
    .contact, of: Contact.self, title: { try? $0.text("name") },
    read: { try $0.contacts.contact($1.id()) },
    save: { try $0.repositories.contacts.save($1) },
    remove: { try $0.repositories.contacts.remove($1.id()) })
}
