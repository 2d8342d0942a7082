/// Data about keeping in touch with a contact, read from another program's file.
public struct ImportedCare: Hashable, Sendable {
  public struct Meeting: Hashable, Sendable {
    public let day: Day
    public let method: ContactMethod
    public let text: String

    public init(on day: Day, by means: ContactMethod, text: String) {
      self.day = day
      self.method = means
      self.text = text
    }
  }

  /// The intended interval between contacts, in days; nil if the file has none.
  public let everyDays: Int?
  public let meetings: [Meeting]

  public init(everyDays: Int?, meetings: [Meeting]) {
    self.everyDays = everyDays
    self.meetings = meetings
  }
}

/// Adds people and waterings from data about keeping in touch in an imported file.
struct CareImporter {
  let repositories: Repositories
  let newID: IDGenerator
  let today: Day
  private(set) var addedPeople = 0
  private(set) var addedWaterings = 0

  /// The numbers of added people and waterings for the report; nil if nothing was added.
  var fact: ImportFact? {
    addedPeople + addedWaterings > 0
      ? .planted(people: addedPeople, waterings: addedWaterings) : nil
  }

  /// Adds the contact as a person, and their meetings as waterings. Existing waterings are not
  /// added again. Meetings from before the planting stay only in the contact's note. Returns what
  /// could not be imported.
  mutating func importCare(_ care: ImportedCare, of id: ID<Contact>) throws -> ImportFact? {
    guard var contact = try repositories.contacts.contact(id) else { return nil }
    let meetings = care.meetings.filter { $0.day <= today }
    var person = try contact.plantedPersonID.flatMap { try repositories.people.person($0) }
    if person == nil {
      guard let days = care.everyDays, days > 0 else { return nil }
      if let namesake = try repositories.namesake(of: PersonName(of: contact.details.name).value) {
        return .notPlanted(name: namesake.name)
      }
      let new = try plantPerson(contact, days, on: meetings.map(\.day).min() ?? today)
      contact.plantedPersonID = new.id
      try repositories.contacts.save(contact)
      person = new
    }
    if let person { try addWaterings(person, meetings) }
    return nil
  }

  private mutating func plantPerson(_ contact: Contact, _ days: Int, on day: Day) throws -> Person {
    let rhythm = try CareRhythm(everyDays: min(days, CareRhythm.acceptedRange.upperBound))
    var details = try PersonDetails(of: contact, rhythm: rhythm, plantedOn: day)
    // If another person has the number, leave it out: only the user knows whether they share it.
    if try repositories.phoneHolder(of: details.phone) != nil { details.phone = nil }
    if (try? details.birthday?.checkIsNotInFuture(today: today)) == nil { details.birthday = nil }
    let id: ID<Person> = try newID { try repositories.people.person($0) != nil }
    let person = Person(id: id, planting: details)
    try repositories.people.save(person)
    addedPeople += 1
    return person
  }

  private mutating func addWaterings(_ person: Person, _ meetings: [ImportedCare.Meeting]) throws {
    var history = try repositories.history(of: person)
    var known = Set(history.waterings.map { Self.key($0.day, $0.method, $0.review.memo) })
    let before = addedWaterings
    for meeting in meetings where meeting.day >= person.details.plantedOn {
      let text = meeting.text.prefix(cells: MemoRule.lengthRange.upperBound)
      let memo = (try? Memo(text)) ?? .blank
      guard known.insert(Self.key(meeting.day, meeting.method, memo)).inserted else { continue }
      let id: ID<Watering> = try newID(after: history.latestID) {
        try repositories.waterings.watering($0) != nil
      }
      let watering = Watering(
        id: id, personID: person.id, on: meeting.day, means: meeting.method,
        review: try Review(memo: memo))
      try repositories.waterings.save(watering)
      history.addOrReplace(watering)
      addedWaterings += 1
    }
    if addedWaterings > before { _ = try repositories.save(person, after: history, today: today) }
  }

  /// Key by which two records of care are recognized as the same.
  private static func key(_ day: Day, _ method: ContactMethod, _ memo: Memo) -> String {
    "\(day) \(method.rawValue) \(memo.value)"
  }
}
