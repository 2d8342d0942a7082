import HearthDomain

/// What the screens of People can do.
public struct GardenUseCases: Sendable {
  let people: PeopleQueries
  let contacts: ContactQueries
  /// For the events that name a person.
  let schedule: ScheduleQueries
  let plant: PlantPerson
  let edit: EditPerson
  let remove: RemovePerson
  let water: WaterPlant
  let editWatering: EditWatering
  let removeWatering: RemoveWatering
  let postpone: PostponeWatering
  /// Picks the phrases of the plants.
  let randomness: Randomness

  public init(
    people: PeopleQueries, contacts: ContactQueries, schedule: ScheduleQueries,
    plant: PlantPerson, edit: EditPerson, remove: RemovePerson, water: WaterPlant,
    editWatering: EditWatering,
    removeWatering: RemoveWatering, postpone: PostponeWatering, randomness: Randomness
  ) {
    self.people = people
    self.contacts = contacts
    self.schedule = schedule
    self.plant = plant
    self.edit = edit
    self.remove = remove
    self.water = water
    self.editWatering = editWatering
    self.removeWatering = removeWatering
    self.postpone = postpone
    self.randomness = randomness
  }
}
