import HearthDomain

extension JournaledKind {
  static let person = JournaledKind(
    Person.storedKind,
    children: [
      ReferencingColumn(table: "watering", column: "person_id"),
      ReferencingColumn(table: "postponement", column: "person_id"),
    ],
    references: [ReferencingColumn(table: "contact", column: "planted_as")],
    read: { try $0.people.person($1.id()) },
    save: { repositories, person in
      // The care of a new person is recomputed from waterings and postponements.
      let here = try repositories.people.person(person.id)
      try repositories.people.save(
        here == nil ? Person(id: person.id, planting: person.details) : person)
    },
    remove: { try $0.people.remove($1.id()) },
    dependents: { repositories, place in
      let id: ID<Person> = try place.id()
      let waterings = try repositories.waterings.waterings(of: id, on: .earliest ... .latest)
      let postponements = try repositories.postponements.postponements(of: id)
      let contact = try repositories.contacts.contact(plantedAs: id)
      return waterings.map { ItemReference(.watering, $0.id.rawValue) }
        + postponements.map { ItemReference(.postponement, $0.id.rawValue) }
        + (contact.map { [ItemReference(.contact, $0.id.rawValue)] } ?? [])
    })

  static let watering = JournaledKind(
    Watering.storedKind, read: { try $0.waterings.watering($1.id()) },
    save: { try $0.waterings.save($1) }, remove: { try $0.waterings.remove($1.id()) })

  static let postponement = JournaledKind(
    Postponement.storedKind, read: { try $0.postponements.postponement($1.id()) },
    save: { try $0.postponements.save($1) }, remove: { try $0.postponements.remove($1.id()) })

  static let contact = JournaledKind(
    Contact.storedKind, read: { try $0.contacts.contact($1.id()) },
    save: { try $0.contacts.save($1) }, remove: { try $0.contacts.remove($1.id()) })
}
