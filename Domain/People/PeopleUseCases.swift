public struct PeopleUseCases: Sendable {
  let context: UseCaseContext

  public init(_ context: UseCaseContext) {
    self.context = context
  }

  public var queries: PeopleQueries { PeopleQueries(context: context) }
  public var contacts: ContactQueries { ContactQueries(context: context) }
  public var plant: PlantPerson { PlantPerson(context: context) }
  public var edit: EditPerson { EditPerson(context: context) }
  public var remove: RemovePerson { RemovePerson(context: context) }
  public var merge: MergePeople { MergePeople(context: context) }
  public var water: WaterPlant { WaterPlant(context: context) }
  public var editWatering: EditWatering { EditWatering(context: context) }
  public var removeWatering: RemoveWatering { RemoveWatering(context: context) }
  public var postpone: PostponeWatering { PostponeWatering(context: context) }
  public var export: ExportPeople { ExportPeople(context: context) }
  public var addContact: AddContact { AddContact(context: context) }
  public var editContact: EditContact { EditContact(context: context) }
  public var removeContact: RemoveContact { RemoveContact(context: context) }
  public var joinContact: JoinContact { JoinContact(context: context) }
  public var importContacts: ImportContacts { ImportContacts(context: context) }
  public var exportContacts: ExportContacts { ExportContacts(context: context) }
  public var renameAddressBook: RenameAddressBook { RenameAddressBook(context: context) }
}
