/// Adds many contacts in one transaction; importing the same again changes nothing.
public struct ImportContacts: Sendable {
  let store: any Store
  let newID: NewID

  /// A contact whose card has the same UID, or of the same name and numbers, is brought up to date,
  /// but never by two cards of one import, so that no card is lost.
  @discardableResult
  public func callAsFunction(_ cards: some Sequence<ContactDetails>) throws -> ImportOutcome {
    try store.write { repositories in
      try repositories.journal.describe(.import, subject: "")
      var batch = ContactBatch(repositories: repositories, newID: newID)
      for details in cards { try batch.keep(details) }
      return batch.outcome
    }
  }

  /// The same with the contacts of a file, whose bytes the source hands over until it answers
  /// with none; what the source throws undoes the import. A rehearsal changes nothing.
  @discardableResult
  public func callAsFunction(
    _ file: some ContactFile, from source: @escaping () throws -> [UInt8],
    named name: String? = nil, isRehearsal: Bool = false
  ) throws -> ImportOutcome {
    try store.write(rehearsing: isRehearsal) { repositories in
      try repositories.journal.describe(.import, subject: name ?? "")
      var batch = ContactBatch(repositories: repositories, newID: newID)
      let report = try file.read(source) { try batch.keep($0) }
      batch.outcome.report = report
      return batch.outcome
    }
  }
}

/// The cards of one import as they are kept.
private struct ContactBatch {
  let repositories: Repositories
  let newID: NewID
  var outcome = ImportOutcome()
  private var seen: Set<ID<Contact>> = []
  /// The contacts by the UID of their cards; read when first asked for.
  private var byUID: [String: ID<Contact>]?

  init(repositories: Repositories, newID: NewID) {
    self.repositories = repositories
    self.newID = newID
  }

  mutating func keep(_ details: ContactDetails) throws {
    let alike = try repositories.contacts.alike(details.likeness)
      .filter { !seen.contains($0.id) }
    if let same = alike.first(where: { $0.details == details }) {
      seen.insert(same.id)
      outcome.unchanged += 1
    } else if var older = try ofSameCard(details) ?? alike.first {
      older.details = details
      try repositories.contacts.save(older)
      seen.insert(older.id)
      outcome.updated += 1
    } else {
      seen.insert(try repositories.add(details, newID).id)
      outcome.added += 1
    }
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
