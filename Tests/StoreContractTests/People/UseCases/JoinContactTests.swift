import HearthTestSupport
import Testing

@testable import HearthDomain

@Suite struct JoinContactTests {
  private func contact(
    _ name: String, phone: String? = nil, birthday: String? = nil, card: String? = nil
  ) throws -> ContactDetails {
    ContactDetails(
      name: try ContactName(name), phones: try phone.map { [try PhoneNumber($0)] } ?? [],
      birthday: try birthday.map { try Birthday($0) }, card: card)
  }

  @Test(arguments: StoreKind.available)
  func `a joined contact fills in missing data of the person`(kind: StoreKind) throws {
    let garden = try PeopleUseCaseFixture(kind)
    let mum = try garden.plant("Mum")
    let ann = try garden.useCases.addContact(
      contact("Ann Field", phone: "010-1111-2222", birthday: "1960-03-21", card: "A"))
    let outcome = try garden.useCases.joinContact(ann.id, to: mum.id)
    #expect(try outcome.phone == PhoneNumber("010-1111-2222"))
    #expect(try outcome.birthday == Birthday("1960-03-21"))
    let now = try garden.useCases.queries.person(mum.id)
    #expect(now == outcome.person && now.name == "Mum")
    #expect(now.details.phone == outcome.phone && now.details.birthday == outcome.birthday)
    let joined = try garden.useCases.contacts.contact(ann.id)
    #expect(joined.plantedPersonID == mum.id && joined.details == ann.details)
    // Joining again changes nothing.
    let again = try garden.useCases.joinContact(ann.id, to: mum.id)
    #expect(again.person == now && again.phone == nil && again.birthday == nil)
  }

  @Test(arguments: StoreKind.available)
  func `entered data stays, and a number of another person is not copied`(kind: StoreKind) throws {
    let garden = try PeopleUseCaseFixture(kind)
    let mum = try garden.plant("Mum", phone: "010-3333-4444", birthday: "05-05")
    try garden.plant("Dad", phone: "02-555-6666")
    let ann = try garden.useCases.addContact(
      contact("Ann", phone: "010-1111-2222", birthday: "1960-03-21"))
    #expect(try garden.useCases.joinContact(ann.id, to: mum.id).person == mum)
    let sister = try garden.plant("Sister")
    let home = try garden.useCases.addContact(contact("Home", phone: "02-555-6666"))
    let outcome = try garden.useCases.joinContact(home.id, to: sister.id)
    #expect(outcome.phone == nil && outcome.person == sister)
  }

  @Test(arguments: StoreKind.available)
  func `a contact of another person cannot be joined`(kind: StoreKind) throws {
    let garden = try PeopleUseCaseFixture(kind)
    let (mum, dad) = (try garden.plant("Mum"), try garden.plant("Dad"))
    let ann = try garden.useCases.addContact(contact("Ann"))
    try garden.useCases.joinContact(ann.id, to: mum.id)
    #expect(throws: DomainError.conflict(.person, holder: "Ann")) {
      try garden.useCases.joinContact(ann.id, to: dad.id)
    }
    #expect(try garden.useCases.contacts.contact(ann.id).plantedPersonID == mum.id)
  }

  @Test(arguments: StoreKind.available)
  func `a person is joined with one contact, until that is removed`(kind: StoreKind) throws {
    let garden = try PeopleUseCaseFixture(kind)
    let mum = try garden.plant("Mum")
    let ann = try garden.useCases.addContact(contact("Ann"))
    let beth = try garden.useCases.addContact(contact("Beth", phone: "010-1111-2222"))
    try garden.useCases.joinContact(ann.id, to: mum.id)
    let refusal = DomainError.refused(.plant(.hasContact(name: "Mum", contact: "Ann")))
    #expect(throws: refusal) { try garden.useCases.joinContact(beth.id, to: mum.id) }
    #expect(try garden.useCases.contacts.contact(beth.id) == beth)
    #expect(try garden.useCases.queries.person(mum.id) == mum)
    try garden.useCases.removeContact(ann.id)
    #expect(try garden.useCases.joinContact(beth.id, to: mum.id).phone != nil)
  }

  @Test(arguments: StoreKind.available)
  func `contacts of merged people stay, and can be joined again`(
    kind: StoreKind
  ) throws {
    let garden = try PeopleUseCaseFixture(kind)
    let (mum, twin) = (try garden.plant("Mum"), try garden.plant("Mother"))
    let ann = try garden.useCases.addContact(contact("Ann"))
    let beth = try garden.useCases.addContact(contact("Beth"))
    try garden.useCases.joinContact(ann.id, to: mum.id)
    try garden.useCases.joinContact(beth.id, to: twin.id)
    let one = try garden.useCases.merge(mum.id, with: twin.id).person
    for id in [ann.id, beth.id] {
      #expect(try garden.useCases.contacts.contact(id).plantedPersonID == one.id)
      try garden.useCases.joinContact(id, to: one.id)
    }
  }
}
