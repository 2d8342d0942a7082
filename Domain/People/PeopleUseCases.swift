/// What can be done with people and contacts.
public struct PeopleUseCases: Sendable {
  public let queries: PeopleQueries
  public let contacts: ContactQueries
  public let plant: PlantPerson
  public let edit: EditPerson
  public let remove: RemovePerson
  public let merge: MergePeople
  public let water: WaterPlant
  public let editWatering: EditWatering
  public let removeWatering: RemoveWatering
  public let postpone: PostponeWatering
  public let export: ExportPeople
  public let addContact: AddContact
  public let editContact: EditContact
  public let removeContact: RemoveContact
  public let joinContact: JoinContact
  public let importContacts: ImportContacts
  public let exportContacts: ExportContacts
  public let renameAddressBook: RenameAddressBook

  public init(_ context: UseCaseContext) {
    let (store, clock, newID) = (context.store, context.clock, context.newID)
    queries = PeopleQueries(store: store, clock: clock)
    contacts = ContactQueries(store: store)
    plant = PlantPerson(store: store, clock: clock, newID: newID)
    edit = EditPerson(store: store, clock: clock)
    remove = RemovePerson(store: store)
    merge = MergePeople(store: store)
    water = WaterPlant(store: store, clock: clock, newID: newID)
    editWatering = EditWatering(store: store, clock: clock)
    removeWatering = RemoveWatering(store: store, clock: clock)
    postpone = PostponeWatering(store: store, clock: clock, newID: newID)
    export = ExportPeople(store: store)
    addContact = AddContact(store: store, clock: clock, newID: newID)
    editContact = EditContact(store: store, clock: clock)
    removeContact = RemoveContact(store: store)
    joinContact = JoinContact(store: store, clock: clock)
    exportContacts = ExportContacts(store: store)
    renameAddressBook = RenameAddressBook(store: store)
    importContacts = ImportContacts(
      store: context.importStore, clock: clock, newID: newID)
  }
}
