/// Another program's data about keeping in touch with a contact.
public struct ImportedCare: Hashable, Sendable {
  public struct Meeting: Hashable, Sendable {
    public let day: Day
    public let means: ContactMethod
    public let text: String

    public init(on day: Day, by means: ContactMethod, text: String) {
      self.day = day
      self.means = means
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

/// Adds people and waterings from the data about keeping in touch in an imported file.
struct ImportedGarden {
  let repositories: Repositories
  let newID: NewID
  let today: Day
  private(set) var people = 0
  private(set) var waterings = 0

  /// The fact for the report; nil if nothing was added.
  var fact: ImportFact? {
    people + waterings > 0 ? .planted(people: people, waterings: waterings) : nil
  }

  /// Adds the person and their meetings. Known meetings are not added again; those before the
  /// planting stay only in the note of the contact. Returns what could not be imported.
  mutating func take(_ care: ImportedCare, of id: ID<Contact>) throws -> ImportFact? {
    guard var contact = try repositories.contacts.contact(id) else { return nil }
    let meetings = care.meetings.filter { $0.day <= today }
    var person = try contact.plantedAs.flatMap { try repositories.people.person($0) }
    if person == nil {
      guard let days = care.everyDays, days > 0 else { return nil }
      if let namesake = try repositories.namesake(of: PersonName(of: contact.details.name).value) {
        return .notPlanted(name: namesake.name)
      }
      let new = try planted(contact, days, on: meetings.map(\.day).min() ?? today)
      contact.plantedAs = new.id
      try repositories.contacts.save(contact)
      person = new
    }
    if let person { try water(person, meetings) }
    return nil
  }

  private mutating func planted(_ contact: Contact, _ days: Int, on day: Day) throws -> Person {
    let rhythm = try CareRhythm(everyDays: min(days, CareRhythm.accepted.upperBound))
    var details = try PersonDetails(of: contact, rhythm: rhythm, plantedOn: day)
    // Only the user knows whether two people share a number.
    if try repositories.holder(of: details.phone) != nil { details.phone = nil }
    if (try? details.birthday?.check(today: today)) == nil { details.birthday = nil }
    let id: ID<Person> = try newID { try repositories.people.person($0) != nil }
    let person = Person(id: id, planting: details)
    try repositories.people.save(person)
    people += 1
    return person
  }

  private mutating func water(_ person: Person, _ meetings: [ImportedCare.Meeting]) throws {
    var history = try repositories.history(of: person)
    var known = Set(history.waterings.map { "\($0.on) \($0.means) \($0.review.memo.value)" })
    let before = waterings
    for meeting in meetings where meeting.day >= person.details.plantedOn {
      let text = meeting.text.prefix(cells: MemoRule.characters.upperBound)
      let memo = (try? Memo(text)) ?? .blank
      guard known.insert("\(meeting.day) \(meeting.means) \(memo.value)").inserted else { continue }
      let id: ID<Watering> = try newID(after: history.latestID) {
        try repositories.waterings.watering($0) != nil
      }
      let watering = Watering(
        id: id, personID: person.id, on: meeting.day, means: meeting.means,
        review: try Review(memo: memo))
      try repositories.waterings.save(watering)
      history.keep(watering)
      waterings += 1
    }
    if waterings > before { _ = try repositories.save(person, after: history, today: today) }
  }
}
