/// Adds many contacts in one transaction; importing the same again changes nothing.
public struct ImportContacts: UseCase, Sendable {
  let context: UseCaseContext

  /// Takes the contacts of a file, whose bytes the source hands over until it answers with none;
  /// what the source throws undoes the import. A rehearsal changes nothing.
  ///
  /// A contact whose card has the same UID, or of the same name and numbers, is brought up to date,
  /// but never by two cards of one import, so that no card is lost. Of those in another address
  /// book than the one at home only the one with the same UID is meant, and it stays as it is where
  /// they are only read: what is not known comes to the address book at home. An older state of a
  /// card than the one here is told and stays out, unless it is to be taken. Somebody planted by
  /// hand is meant by a card of their name and number. Those with whom the file tells that one
  /// wants to keep in touch are planted, with what it tells of when one was.
  @discardableResult
  public func callAsFunction(
    _ file: some ContactFile, from source: @escaping () throws -> [UInt8],
    named name: String? = nil, takingOlder: Bool = false, isRehearsal: Bool = false
  ) throws -> ImportOutcome {
    try context.importStore.write(rehearsing: isRehearsal) { repositories in
      try repositories.journal.describe(.import, subject: name ?? "")
      var batch = try ContactBatch(repositories: repositories, newID: newID)
      batch.takesOlder = takingOlder
      var garden = ImportedGarden(
        repositories: repositories, newID: newID, today: clock.today)
      let report = try file.read(source) { details, care in
        let (id, fact) = try batch.keep(details, isCared: care != nil)
        guard let care, let id else { return fact }
        return try garden.take(care, of: id) ?? fact
      }
      batch.outcome.report = report
      if let fact = garden.fact { batch.outcome.report.warn(line: 1, fact) }
      return batch.result()
    }
  }
}

/// The cards of one import as they are kept.
private struct ContactBatch {
  let repositories: Repositories
  let newID: NewID
  var outcome = ImportOutcome()
  /// Whether what the file has is taken although it is older.
  var takesOlder = false
  private var seen: Set<ID<Contact>> = []
  /// The contacts by the UID of their cards; read when first asked for.
  private var byUID: [String: ID<Contact>]?
  /// Who was here before by name, and whether with a UID; read when first asked for.
  private var byName: [String: [(id: ID<Contact>, hasUID: Bool)]]?
  /// Those who were planted without a card, by their names; read when first asked for.
  private var cardless: [String: [Person]]?
  /// Those of whom many look the same.
  private var crowds: [String: AlikeContacts] = [:]
  private let readOnly: Set<CalendarName>
  private var news: [ID<Person>: PlantedChange] = [:]

  init(repositories: Repositories, newID: NewID) throws {
    self.repositories = repositories
    readOnly = Set(try repositories.calendars.addressBooks().filter(\.isReadOnly).map(\.name))
    self.newID = newID
  }

  mutating func keep(
    _ details: ContactDetails, isCared: Bool
  ) throws -> (id: ID<Contact>?, fact: ImportFact?) {
    var alike = try alike(details.likeness)
    defer { if alike.areMany { crowds[details.likeness] = alike } }
    if let same = alike.take(details, besides: seen) {
      return stays(same)
    } else if var older = try ofSameCard(details) ?? alike.takeAtHome(besides: seen) {
      if readOnly.contains(older.addressBook) { return stays(older) }
      if !takesOlder, older.details.uid == details.uid, let here = older.details.revision,
        let there = details.revision, there < here
      {
        return stays(older, .newerHere(name: older.name))
      }
      try tell(of: older, now: details)
      older.details = details
      try repositories.contacts.save(older)
      seen.insert(older.id)
      outcome.updated += 1
      return (older.id, nil)
    } else if let person = try planted(details) {
      return try keep(details, of: person, isCared: isCared)
    } else {
      let namesake = try hasNamesake(details)
      let id = try repositories.add(details, newID).id
      seen.insert(id)
      outcome.added += 1
      return (id, namesake ? .besideContact(name: details.name.value) : nil)
    }
  }

  private mutating func stays(
    _ contact: Contact, _ fact: ImportFact? = nil
  ) -> (id: ID<Contact>?, fact: ImportFact?) {
    seen.insert(contact.id)
    outcome.unchanged += 1
    return (contact.id, fact)
  }

  /// Whether somebody of that name who was here before may be the same: of two with a UID each,
  /// nobody is.
  private mutating func hasNamesake(_ details: ContactDetails) throws -> Bool {
    if byName == nil {
      var known: [String: [(id: ID<Contact>, hasUID: Bool)]] = [:]
      try repositories.contacts.list(ContactFilter(includesPlanted: true), in: 0..<Int.max) {
        known[SearchFolding.folded($0.name), default: []].append(($0.id, $0.details.uid != nil))
      }
      byName = known
    }
    return byName?[SearchFolding.folded(details.name.value)]?.contains { id, hasUID in
      !seen.contains(id) && !(hasUID && details.uid != nil)
    } ?? false
  }

  /// The card of somebody planted who had none; one that says no more than is known is not kept,
  /// unless something is told with it.
  private mutating func keep(
    _ details: ContactDetails, of person: Person, isCared: Bool
  ) throws -> (id: ID<Contact>?, fact: ImportFact?) {
    let known = try ContactDetails(of: person, from: nil)
    guard isCared || details.saysMore(than: known) else {
      outcome.unchanged += 1
      return (nil, nil)
    }
    var contact = try repositories.add(details, newID)
    contact.plantedAs = person.id
    try repositories.contacts.save(contact)
    var told = PlantedChange(of: person)
    told.take(details, after: known)
    news[person.id] = told
    seen.insert(contact.id)
    outcome.added += 1
    return (contact.id, .ofPlanted(name: person.name))
  }

  /// Somebody of that name and one of the numbers who was planted without a card, each for one
  /// card.
  private mutating func planted(_ details: ContactDetails) throws -> Person? {
    if cardless == nil {
      var people: [Person] = []
      try repositories.people.list(.all, in: 0..<Int.max) { people.append($0) }
      people = try people.filter { try repositories.contactShown(of: $0.id) == nil }
      cardless = Dictionary(grouping: people) { SearchFolding.folded($0.name) }
    }
    let name = SearchFolding.folded(try PersonName(of: details.name).value)
    let place = cardless?[name]?.firstIndex { person in
      guard let phone = person.details.phone else { return details.phones.isEmpty }
      return details.phones.contains { $0.key == phone.key }
    }
    return place.flatMap { cardless?[name]?.remove(at: $0) }
  }

  /// Those that were here before and look the same. Of many they are read once, as a file may have
  /// thousands of one name.
  private mutating func alike(_ likeness: String) throws -> AlikeContacts {
    // Taken away, so that it is changed in its place.
    if let crowd = crowds.removeValue(forKey: likeness) { return crowd }
    return AlikeContacts(try repositories.contacts.alike(likeness))
  }

  private mutating func tell(of contact: Contact, now details: ContactDetails) throws {
    guard let id = contact.plantedAs,
      var told = try news[id] ?? repositories.people.person(id).map(PlantedChange.init)
    else { return }
    told.take(details, after: contact.details)
    news[id] = told
  }

  func result() -> ImportOutcome {
    var outcome = outcome
    outcome.news = news.values.filter { !$0.isEmpty }.sorted { $0.person.id < $1.person.id }
    return outcome
  }

  /// The contact whose card has the same UID, unless another card of this import was for it.
  private mutating func ofSameCard(_ details: ContactDetails) throws -> Contact? {
    guard let uid = details.uid else { return nil }
    if byUID == nil {
      var known: [String: ID<Contact>] = [:]
      try repositories.contacts.list(ContactFilter(includesPlanted: true), in: 0..<Int.max) {
        if let uid = $0.details.uid { known[uid] = $0.id }
      }
      byUID = known
    }
    guard let id = byUID?[uid], !seen.contains(id) else { return nil }
    return try repositories.contacts.contact(id)
  }
}

/// Contacts that look the same, of which each is taken once.
private struct AlikeContacts {
  /// With so few it costs little to read them again.
  private static let few = 8

  let areMany: Bool
  /// The first ones last.
  private var byDetails: [ContactDetails: [Contact]]
  private var atHome: [Contact]

  init(_ contacts: [Contact]) {
    areMany = contacts.count > Self.few
    byDetails = Dictionary(grouping: contacts.reversed(), by: \.details)
    atHome = contacts.reversed().filter(\.addressBook.isHome)
  }

  /// The first of the same details, unless it was seen already.
  mutating func take(_ details: ContactDetails, besides seen: Set<ID<Contact>>) -> Contact? {
    while let contact = byDetails[details]?.popLast() {
      if !seen.contains(contact.id) { return contact }
    }
    return nil
  }

  /// The first in the address book at home.
  mutating func takeAtHome(besides seen: Set<ID<Contact>>) -> Contact? {
    while let contact = atHome.popLast() {
      if !seen.contains(contact.id) { return contact }
    }
    return nil
  }
}
