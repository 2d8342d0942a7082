import HearthDomain

/// Contacts presented like those of a file.
private struct ListedContacts: ContactFile {
  let contacts: [ContactDetails]

  func read(
    _ source: @escaping () throws -> [UInt8],
    caring each: (ContactDetails, ImportedCare?) throws -> ImportFact?
  ) throws -> ImportReport {
    for contact in contacts { _ = try each(contact, nil) }
    return ImportReport()
  }

  func bytes(of contact: ContactDetails, notes: [String]) -> [UInt8] { [] }
}

extension ImportContacts {
  @discardableResult
  package func callAsFunction(_ contacts: some Sequence<ContactDetails>) throws -> ImportOutcome {
    try self(ListedContacts(contacts: Array(contacts)), from: { [] })
  }
}
