import HearthTestSupport
import Testing

@testable import HearthDomain

/// A garden in a new store whose clock a test sets.
struct Garden {
  let store: any Store
  private let soundness: Soundness
  private let time: TestClock
  private let numbers = Randomness.counting()

  init(
    _ kind: StoreKind, on date: String = "2026-03-01",
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let tried = try kind.make()
    store = tried.store
    soundness = Soundness(of: tried, sourceLocation)
    time = TestClock(date + "T09:00")
  }

  /// Makes it nine o'clock of that day.
  func set(_ date: String) { time.set(date + "T09:00") }

  func set(_ date: Day) { set(date.description) }

  var clock: LocalClock { time.clock }
  var newID: NewID { NewID(now: clock.now, randomness: numbers) }

  var people: PeopleQueries { PeopleQueries(store: store, clock: clock) }
  var contacts: ContactQueries { ContactQueries(store: store) }
  var water: WaterPlant { WaterPlant(store: store, clock: clock, newID: newID) }
  var review: ReviewWatering { ReviewWatering(store: store, clock: clock) }
  var edit: EditPerson { EditPerson(store: store, clock: clock) }
  var editWatering: EditWatering { EditWatering(store: store, clock: clock) }
  var removeWatering: RemoveWatering { RemoveWatering(store: store, clock: clock) }
  var remove: RemovePerson { RemovePerson(store: store) }
  var postpone: PostponeWatering { PostponeWatering(store: store, clock: clock, newID: newID) }
  var plantPerson: PlantPerson { PlantPerson(store: store, clock: clock, newID: newID) }
  var addContact: AddContact { AddContact(store: store, clock: clock, newID: newID) }
  var importContacts: ImportContacts { ImportContacts(store: store, newID: newID) }

  @discardableResult
  func plant(
    _ name: String = "지민", every days: Int = 5, phone: String? = nil, birthday: String? = nil,
    nickname: String = "", from contact: ID<Contact>? = nil
  ) throws -> Person {
    try plantPerson(
      PersonDetails(
        name: PersonName(name), nickname: Nickname(nickname),
        phone: phone.map { try PhoneNumber($0) }, birthday: birthday.map { try Birthday($0) },
        rhythm: CareRhythm(everyDays: days), plantedOn: clock.today),
      from: contact, besideNamesake: true)
  }
}
