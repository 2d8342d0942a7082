import HearthDomain

/// What can be done with people and contacts.
struct PeopleUseCases {
  let queries: PeopleQueries
  let contacts: ContactQueries
  let plant: PlantPerson
  let edit: EditPerson
  let remove: RemovePerson
  let water: WaterPlant
  let review: ReviewWatering
  let editWatering: EditWatering
  let removeWatering: RemoveWatering
  let postpone: PostponeWatering
  let export: ExportPeople
  let addContact: AddContact
  let removeContact: RemoveContact
  let importContacts: ImportContacts

  init(store: any Store, importStore: any Store, ambient: Ambient) {
    let (clock, newID) = (ambient.clock, ambient.newID)
    queries = PeopleQueries(store: store, clock: clock)
    contacts = ContactQueries(store: store)
    plant = PlantPerson(store: store, clock: clock, newID: newID)
    edit = EditPerson(store: store, clock: clock)
    remove = RemovePerson(store: store)
    water = WaterPlant(store: store, clock: clock, newID: newID)
    review = ReviewWatering(store: store, clock: clock)
    editWatering = EditWatering(store: store, clock: clock)
    removeWatering = RemoveWatering(store: store, clock: clock)
    postpone = PostponeWatering(store: store, clock: clock, newID: newID)
    export = ExportPeople(store: store)
    addContact = AddContact(store: store, clock: clock, newID: newID)
    removeContact = RemoveContact(store: store)
    importContacts = ImportContacts(store: importStore, newID: newID)
  }
}
