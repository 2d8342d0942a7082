import HearthDomain

/// What the screens of People can do.
public struct PeopleUseCases: Sendable {
  let people: PeopleQueries
  let contacts: ContactQueries
  let plant: PlantPerson
  let edit: EditPerson
  let remove: RemovePerson
  let water: WaterPlant
  let editWatering: EditWatering
  let removeWatering: RemoveWatering
  let postpone: PostponeWatering
  /// Picks the phrases of the plants.
  let randomness: Randomness

  public init(store: any Store, clock: LocalClock, newID: NewID, randomness: Randomness) {
    people = PeopleQueries(store: store, clock: clock)
    contacts = ContactQueries(store: store)
    plant = PlantPerson(store: store, clock: clock, newID: newID)
    edit = EditPerson(store: store, clock: clock)
    remove = RemovePerson(store: store)
    water = WaterPlant(store: store, clock: clock, newID: newID)
    editWatering = EditWatering(store: store, clock: clock)
    removeWatering = RemoveWatering(store: store, clock: clock)
    postpone = PostponeWatering(store: store, clock: clock, newID: newID)
    self.randomness = randomness
  }
}
