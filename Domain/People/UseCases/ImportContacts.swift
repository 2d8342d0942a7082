/// Imports contacts in one transaction; importing a file twice changes nothing.
public struct ImportContacts: UseCase, Sendable {
  let context: UseCaseContext

  /// Imports the contacts of a file. `source` returns the next bytes, and none at the end; an error
  /// that it throws undoes the import. A rehearsal changes nothing. Rules for each card:
  ///
  /// - It updates the contact with its UID, or the one with the same name and numbers. No
  ///   contact is updated by two cards of one import, so that no card is lost, except by a later
  ///   card with the same UID.
  /// - In address books other than the home one, only the UID counts. Contacts of read-only
  ///   address books stay unchanged.
  /// - Otherwise it is added to the home address book.
  /// - If it is older than the stored card, it is reported and skipped, unless `takingOlder`.
  /// - If a person without a contact has its name and number, it is linked to that person.
  /// - If it has data about keeping in touch, people and waterings are added from that.
  @discardableResult
  public func callAsFunction(
    _ file: some ContactFile, from source: @escaping () throws -> [UInt8],
    named name: String? = nil, takingOlder: Bool = false, isRehearsal: Bool = false
  ) throws -> ImportOutcome {
    try context.importStore.write(rehearsing: isRehearsal) { repositories in
      try repositories.journal.setVerb(.import, subject: name ?? "")
      var batch = try ContactBatch(repositories: repositories, newID: newID)
      batch.importsOlder = takingOlder
      var seen = ReadRecords()
      var garden = CareImporter(
        repositories: repositories, newID: newID, today: clock.today)
      let report = try file.read(source) { details, care in
        let isRepeated = seen.repeats(details)
        let (id, told) = try batch.importCard(details, isCared: care != nil)
        let fact = told ?? (isRepeated ? .repeated : nil)
        guard let care, let id else { return fact }
        return try garden.importCare(care, of: id) ?? fact
      }
      batch.outcome.report = report
      if let fact = garden.fact { batch.outcome.report.warn(line: 1, fact) }
      return batch.result()
    }
  }
}

/// The state of one import.
private struct ContactBatch {
  let repositories: Repositories
  let newID: IDGenerator
  var outcome = ImportOutcome()
  /// Whether older cards are imported too.
  var importsOlder = false
  private var updatedIDs: Set<ID<Contact>> = []
  /// Contacts by the UID of their card; read on first use.
  private var contactsByUID: [ExternalName: ID<Contact>]?
  /// Existing contacts by name, and whether they have a UID; read on first use.
  private var contactsByName: [String: [(id: ID<Contact>, hasUID: Bool)]]?
  /// People without a contact, by name; read on first use.
  private var peopleWithoutContact: [String: [Person]]?
  /// Cached groups of many duplicates, by their ``ContactDetails/duplicateKey``.
  private var duplicateGroups: [String: EqualContacts] = [:]
  private let readOnlyAddressBooks: Set<CalendarName>
  private var personChanges: [ID<Person>: PlantedChange] = [:]

  init(repositories: Repositories, newID: IDGenerator) throws {
    self.repositories = repositories
    readOnlyAddressBooks = Set(
      try repositories.calendars.addressBooks().filter(\.isReadOnly).map(\.name))
    self.newID = newID
  }

  mutating func importCard(
    _ details: ContactDetails, isCared: Bool
  ) throws -> (id: ID<Contact>?, fact: ImportFact?) {
    var alike = try duplicates(details.duplicateKey)
    defer { if alike.isLarge { duplicateGroups[details.duplicateKey] = alike } }
    if let same = alike.popContact(details, besides: updatedIDs) {
      return countUnchanged(same)
    } else if var older = try contactWithSameUID(details)
      ?? alike.popHomeContact(besides: updatedIDs)
    {
      if readOnlyAddressBooks.contains(older.addressBook) { return countUnchanged(older) }
      if !importsOlder, older.details.uid == details.uid, let here = older.details.revision,
        let there = details.revision, there < here
      {
        return countUnchanged(older, .newerContactKept(name: older.name))
      }
      try recordPersonChange(of: older, now: details)
      older.details = details
      try repositories.contacts.save(older)
      recordUID(of: older)
      if updatedIDs.insert(older.id).inserted { outcome.updated += 1 }
      return (older.id, nil)
    } else if let person = try personWithoutContact(details) {
      return try importCard(details, of: person, isCared: isCared)
    } else {
      let namesake = try hasNamesake(details)
      let id = try add(details).id
      return (id, namesake ? .namesakeContactKept(name: details.name.value) : nil)
    }
  }

  private mutating func add(_ details: ContactDetails) throws -> Contact {
    let contact = try repositories.add(details, newID)
    recordUID(of: contact)
    updatedIDs.insert(contact.id)
    outcome.added += 1
    return contact
  }

  /// Records the UID of a saved contact, for later cards of the file with the same one.
  private mutating func recordUID(of contact: Contact) {
    if let uid = contact.details.uid { contactsByUID?[ExternalName(uid)] = contact.id }
  }

  private mutating func countUnchanged(
    _ contact: Contact, _ fact: ImportFact? = nil
  ) -> (id: ID<Contact>?, fact: ImportFact?) {
    updatedIDs.insert(contact.id)
    outcome.unchanged += 1
    return (contact.id, fact)
  }

  /// Whether an existing contact with that name may be the same one. It is not if both have a UID,
  /// since these would be different.
  private mutating func hasNamesake(_ details: ContactDetails) throws -> Bool {
    if contactsByName == nil {
      var known: [String: [(id: ID<Contact>, hasUID: Bool)]] = [:]
      try repositories.contacts.list(ContactFilter(includesPlanted: true), in: 0..<Int.max) {
        known[SearchFolding.folded($0.name), default: []].append(($0.id, $0.details.uid != nil))
      }
      contactsByName = known
    }
    return contactsByName?[SearchFolding.folded(details.name.value)]?.contains { id, hasUID in
      !updatedIDs.contains(id) && !(hasUID && details.uid != nil)
    } ?? false
  }

  /// Adds the card and links it to the person, who has no contact yet. A card without new data is
  /// not added, unless it has data about keeping in touch.
  private mutating func importCard(
    _ details: ContactDetails, of person: Person, isCared: Bool
  ) throws -> (id: ID<Contact>?, fact: ImportFact?) {
    let known = try ContactDetails(of: person, from: nil)
    guard isCared || details.containsMore(than: known) else {
      outcome.unchanged += 1
      return (nil, nil)
    }
    var contact = try add(details)
    contact.plantedPersonID = person.id
    try repositories.contacts.save(contact)
    var told = PlantedChange(of: person)
    told.apply(details, after: known)
    personChanges[person.id] = told
    return (contact.id, .linkedToPerson(name: person.name))
  }

  /// Returns a person without a contact who has that name and one of the numbers; each person is
  /// returned once.
  private mutating func personWithoutContact(_ details: ContactDetails) throws -> Person? {
    if peopleWithoutContact == nil {
      var people: [Person] = []
      try repositories.people.list(.all, in: 0..<Int.max) { people.append($0) }
      people = try people.filter { try repositories.linkedContact(of: $0.id) == nil }
      peopleWithoutContact = Dictionary(grouping: people) { SearchFolding.folded($0.name) }
    }
    let name = SearchFolding.folded(try PersonName(of: details.name).value)
    let place = peopleWithoutContact?[name]?.firstIndex { person in
      guard let phone = person.details.phone else { return details.phones.isEmpty }
      return details.phones.contains { $0.comparisonKey == phone.comparisonKey }
    }
    return place.flatMap { peopleWithoutContact?[name]?.remove(at: $0) }
  }

  /// Returns the existing contacts with this duplicate key. Large groups are cached, because a file
  /// may have thousands of cards with one name.
  private mutating func duplicates(_ likeness: String) throws -> EqualContacts {
    // Removed from the dictionary to avoid copying it on changes.
    if let crowd = duplicateGroups.removeValue(forKey: likeness) { return crowd }
    return EqualContacts(try repositories.contacts.duplicates(likeness))
  }

  private mutating func recordPersonChange(of contact: Contact, now details: ContactDetails) throws
  {
    guard let id = contact.plantedPersonID,
      var told = try personChanges[id] ?? repositories.people.person(id).map(PlantedChange.init)
    else { return }
    told.apply(details, after: contact.details)
    personChanges[id] = told
  }

  func result() -> ImportOutcome {
    var outcome = outcome
    outcome.personChanges = personChanges.values.filter { !$0.isEmpty }.sorted {
      $0.person.id < $1.person.id
    }
    return outcome
  }

  /// Returns the contact whose card has that UID; nil if there is none, or if a card of this import
  /// was it already and this one has no time of its revision.
  private mutating func contactWithSameUID(_ details: ContactDetails) throws -> Contact? {
    guard let uid = details.uid else { return nil }
    if contactsByUID == nil {
      var known: [ExternalName: ID<Contact>] = [:]
      try repositories.contacts.list(ContactFilter(includesPlanted: true), in: 0..<Int.max) {
        if let uid = $0.details.uid { known[ExternalName(uid)] = $0.id }
      }
      contactsByUID = known
    }
    guard let id = contactsByUID?[ExternalName(uid)],
      !updatedIDs.contains(id) || details.revision != nil
    else { return nil }
    return try repositories.contacts.contact(id)
  }
}

/// Existing contacts that are duplicates of one another; each is returned once.
private struct EqualContacts {
  /// Maximum size of a group that is not cached but read again.
  private static let maxUncachedSize = 8

  let isLarge: Bool
  /// The contacts by their details, each group in reverse order.
  private var contactsByDetails: [ContactDetails: [Contact]]
  private var homeContacts: [Contact]

  init(_ contacts: [Contact]) {
    isLarge = contacts.count > Self.maxUncachedSize
    contactsByDetails = Dictionary(grouping: contacts.reversed(), by: \.details)
    homeContacts = contacts.reversed().filter(\.addressBook.isHome)
  }

  /// Returns the first contact with equal details that was not returned before; nil if there is
  /// none.
  mutating func popContact(_ details: ContactDetails, besides seen: Set<ID<Contact>>) -> Contact? {
    // Hashing a card takes long, and most contacts have no duplicates.
    if contactsByDetails.isEmpty { return nil }
    while let contact = contactsByDetails[details]?.popLast() {
      if !seen.contains(contact.id) { return contact }
    }
    return nil
  }

  /// Returns the first contact in the home address book that was not returned before; nil if there
  /// is none.
  mutating func popHomeContact(besides seen: Set<ID<Contact>>) -> Contact? {
    while let contact = homeContacts.popLast() {
      if !seen.contains(contact.id) { return contact }
    }
    return nil
  }
}
