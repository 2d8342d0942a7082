import HearthDomain

/// Contact files as vCard: reads 2.1, 3.0 and 4.0, writes 3.0 or 4.0.
package struct VCardContactFile: ContactFile {
  private let version: VCard.Version

  package init(writing version: VCard.Version = .v4) {
    self.version = version
  }

  package func read(
    _ source: @escaping () throws -> [UInt8], each: (ContactDetails) throws -> Void
  ) throws -> ImportReport {
    var contacts = VCardContacts(VCardReader(source: source))
    while let contact = try contacts.next() {
      let name: ContactName
      do {
        name = try ContactName(contact.name)
      } catch DomainError.invalid(let issues) {
        contacts.refuseLast(.invalid(issues))
        continue
      }
      let phones = contact.phonesInDomain { contacts.warnOfLast($0) }
      try each(
        ContactDetails(
          name: name, phones: phones, birthday: contact.birthday.flatMap(Birthday.init),
          card: contact.card.text))
    }
    return contacts.report
  }

  /// The card that was kept with the contact, saying what the contact says by now.
  package func bytes(of contact: ContactDetails) -> [UInt8] {
    var kept = VCard(kept: contact.card)
    if kept.displayName == nil { kept.set("FN", to: contact.name.value) }
    var bytes: [UInt8] = []
    kept.write(to: &bytes, as: version)
    var document = ICalendarDocument(ofCard: bytes)
    guard let read = ContactDetails(ofCard: bytes), var card = document[only: "VCARD"] else {
      return bytes
    }
    card.say(contact, insteadOf: read)
    document[only: "VCARD"] = card
    return document.raw
  }
}
