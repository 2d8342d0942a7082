import HearthDomain
import HearthTestSupport
import Testing

@Suite struct PlantPersonTests {
  /// Numbers that another person is planted with or changed to, while Mum has 010-1234-5678, and
  /// whether they need confirmation.
  private static let numbers: [(number: String?, isAsked: Bool)] = [
    (nil, false), ("010-9999-0000", false), ("010-1234-567", false),
    ("010-1234-5678", true), ("+82 10 1234 5678", true), ("0082-10-1234-5678", true),
  ]

  @Test(arguments: StoreKind.available, numbers)
  func `two people can share a number if the user confirms`(
    kind: StoreKind, row: (number: String?, isAsked: Bool)
  ) throws {
    let garden = try PeopleUseCaseFixture(kind)
    let mum = try garden.plant("엄마", phone: "010-1234-5678")
    func refusal(_ name: String) -> Refusal { .plant(.sharedNumber(with: "엄마", name: name)) }
    let dad = try garden.plant("아빠").details
    var details = dad
    details.phone = try row.number.map { try PhoneNumber($0) }
    let id = try garden.queries.find("아빠").id
    var brother = details
    brother.name = try PersonName("오빠")
    let (edit, plant) = (garden.useCases.edit, garden.useCases.plant)
    if row.isAsked {
      #expect(throws: DomainError.refused(refusal("아빠"))) {
        try edit(id, to: details, agreed: [refusal("오빠")])
      }
      #expect(throws: DomainError.refused(refusal("오빠"))) { try plant(brother, agreed: []) }
      #expect(try garden.queries.person(id).details == dad)
    }
    #expect(try edit(id, to: details, agreed: [refusal("아빠")]).after.details == details)
    #expect(try plant(brother).details.phone == details.phone)
    // Unchanged numbers need no confirmation, even in another format.
    try garden.edit(mum.id, to: mum.details)
    details.phone = try details.phone.map { try PhoneNumber($0.comparisonKey) }
    try garden.edit(id, to: details)
    #expect(try garden.queries.totals().people == 3)
  }

  @Test(arguments: StoreKind.available)
  func `a contact is joined by its number, and by name too if that is shared`(
    kind: StoreKind
  ) throws {
    let garden = try PeopleUseCaseFixture(kind)
    let phone = "02-555-0101"
    func contact(_ name: String) throws -> Contact {
      try garden.addContact(
        ContactDetails(name: ContactName(name), phones: [PhoneNumber(phone)]))
    }
    func joined(_ name: String) throws -> ID<Contact>? {
      let details = PersonDetails(
        name: try PersonName(name), phone: try PhoneNumber(phone),
        rhythm: try CareRhythm(everyDays: 7), plantedOn: garden.clock.today)
      let person = try garden.useCases.plant(details)
      return try garden.contacts.contact(plantedAs: person.id)?.id
    }
    let mum = try contact("김영희")
    #expect(try joined("엄마") == mum.id)
    // The number is now shared, so it no longer identifies Mum.
    let dad = try contact("아빠")
    #expect(try joined("오빠") == nil)
    #expect(try joined("아빠") == dad.id)
  }

  @Test(arguments: StoreKind.available)
  func `a second person with the same name needs confirmation`(kind: StoreKind) throws {
    let garden = try PeopleUseCaseFixture(kind)
    let first = try garden.plant("Zoé", nickname: "Bee")
    for name in ["Zoé", "zoe"] {
      var details = first.details
      details.name = try PersonName(name)
      #expect(
        throws: DomainError.refused(.plant(.namesake(name: "Zoé", dueOn: first.care.dueOn)))
      ) { try garden.useCases.plant(details, agreed: []) }
      #expect(try garden.useCases.plant(details).name == name)
    }
    // Parts of names and nicknames are not namesakes.
    for name in ["Zo", "Bee"] {
      var details = first.details
      details.name = try PersonName(name)
      #expect(try garden.useCases.plant(details, agreed: []).name == name)
    }
    #expect(try garden.queries.totals().people == 5)
  }

  @Test(arguments: StoreKind.available)
  func `a planting day cannot be in the future`(kind: StoreKind) throws {
    let garden = try PeopleUseCaseFixture(kind, on: "2026-03-01")
    var details = try garden.plant().details
    details.plantedOn = day("2026-03-02")
    #expect(
      throws: DomainError.invalid(
        .plantingDay, .inTheFuture(day("2026-03-02"), today: day("2026-03-01")))
    ) { try garden.useCases.plant(details) }
  }

  @Test(arguments: StoreKind.available)
  func `a birthday cannot be in the future`(kind: StoreKind) throws {
    let garden = try PeopleUseCaseFixture(kind, on: "2026-03-01")
    let refusal = DomainError.invalid(
      .birthday, .inTheFuture(day("2026-03-02"), today: day("2026-03-01")))
    #expect(throws: refusal) { try garden.plant("내일", birthday: "2026-03-02") }
    #expect(throws: refusal) {
      try garden.addContact(
        ContactDetails(name: ContactName("내일"), birthday: Birthday("2026-03-02")))
    }
    // A birthday without a year, and today, are never in the future.
    for birthday in ["03-02", "2026-03-01", "1990-12-31", "lunar:12-30"] {
      let person = try garden.plant(birthday, birthday: birthday)
      var details = person.details
      details.birthday = try Birthday("2026-03-02")
      #expect(throws: refusal) { try garden.edit(person.id, to: details) }
    }
    // A stored birthday stays valid even if the clock was set back since.
    let child = try garden.plant("아기", birthday: "2026-03-01")
    garden.set("2026-02-01")
    var details = child.details
    details.nickname = try Nickname("콩이")
    #expect(try garden.edit(child.id, to: details).after.details.birthday == details.birthday)
  }

  @Test(arguments: StoreKind.available)
  func `a changed interval has the announced effect`(kind: StoreKind) throws {
    let garden = try PeopleUseCaseFixture(kind)
    let someone = try garden.plant(every: 5)
    let told = someone.dueDay(every: try CareRhythm(everyDays: 40))
    var details = someone.details
    details.rhythm = try CareRhythm(everyDays: 40)
    let change = try garden.edit(someone.id, to: details)
    #expect(change.before.plant != .cactus)
    #expect(change.after.plant == .cactus)
    #expect(change.nextDueOn == told)
  }

  @Test(arguments: StoreKind.available)
  func `a changed planting day resets postponements`(kind: StoreKind) throws {
    let garden = try PeopleUseCaseFixture(kind, on: "2026-03-01")
    let someone = try garden.plant(every: 5)
    garden.set("2026-03-06")
    try garden.postpone(someone.id, by: Delay(days: 3))
    var details = someone.details
    details.plantedOn = day("2026-03-02")
    #expect(try garden.edit(someone.id, to: details).nextDueOn == day("2026-03-10"))
    try garden.water(someone.id, by: .call)
    details.plantedOn = day("2026-03-07")
    garden.set("2026-03-08")
    #expect(throws: DomainError.self) { try garden.edit(someone.id, to: details) }
  }

  @Test(arguments: StoreKind.available)
  func `removing a person reports what is lost and detaches the contact`(kind: StoreKind) throws {
    let garden = try PeopleUseCaseFixture(kind)
    let contact = try garden.addContact(ContactDetails(name: ContactName("엄마")))
    let someone = try garden.plant("엄마", from: contact.id)
    #expect(try garden.contacts.list(in: 0..<9).isEmpty)
    #expect(try garden.contacts.contact(plantedAs: someone.id)?.id == contact.id)
    #expect(throws: DomainError.conflict(.person, holder: "엄마")) {
      try garden.plant("엄마", from: contact.id)
    }
    try garden.water(someone.id, by: .call)
    #expect(try garden.remove(someone.id).care.wateringCount == 1)
    #expect(try garden.contacts.list(in: 0..<9).map(\.id) == [contact.id])
    #expect(try garden.queries.history(of: someone.id, in: 0..<9).isEmpty)
    #expect(throws: DomainError.self) { try garden.remove(someone.id) }
  }

  @Test(arguments: StoreKind.available)
  func `importing contacts again changes nothing and loses no card`(kind: StoreKind) throws {
    let garden = try PeopleUseCaseFixture(kind)
    func card(_ name: String, _ text: String) throws -> ContactDetails {
      ContactDetails(name: try ContactName(name), card: text)
    }
    let cards = try [card("엄마", "A"), card("엄마", "B"), card("아빠", "C")]
    #expect(try garden.importContacts(cards).added == 3)
    #expect(try garden.importContacts(cards).unchanged == 3)
    let changed = try garden.importContacts([card("아빠", "D")])
    #expect(changed.updated == 1 && changed.added == 0)
    #expect(try garden.contacts.list(in: 0..<9).compactMap(\.details.card) == ["D", "A", "B"])
    #expect(throws: DomainError.conflict(.contact, holder: "아빠")) {
      try garden.addContact(ContactDetails(name: ContactName("아빠")))
    }
  }
}
