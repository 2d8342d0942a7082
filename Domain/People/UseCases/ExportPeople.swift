/// Exports all people as contacts for other programs.
public struct ExportPeople: UseCase, Sendable {
  let context: UseCaseContext

  /// Writes the file in chunks, in list order; returns the number of people.
  @discardableResult
  public func callAsFunction(
    as file: some ContactFile, to write: ([UInt8]) throws -> Void
  ) throws -> Int {
    try store.read { repositories in
      var count = 0
      try repositories.people.list(.all, in: 0..<Int.max) { person in
        let contact = try repositories.linkedContact(of: person.id)
        let details = try ContactDetails(of: person, from: contact)
        try write(file.bytes(of: details, notes: person.details.notes))
        count += 1
      }
      return count
    }
  }
}

extension ContactDetails {
  /// Creates a contact from the person. The vCard and the other numbers of the linked contact are
  /// added; the person's own data comes first.
  public init(of person: Person, from contact: Contact?) throws {
    let own = person.details.phone.map { [$0] } ?? []
    let others = (contact?.details.phones ?? []).filter {
      $0.comparisonKey != own.first?.comparisonKey
    }
    self.init(
      name: try ContactName(stored: person.name), phones: own + others,
      birthday: person.details.birthday ?? contact?.details.birthday,
      card: contact?.details.card)
  }
}
