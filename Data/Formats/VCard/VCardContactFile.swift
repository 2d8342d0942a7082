import HearthDomain

/// Contact files as vCard: reads 2.1, 3.0 and 4.0, writes 3.0 or 4.0.
package struct VCardContactFile: ContactFile {
  private let version: VCard.Version

  package init(writing version: VCard.Version = .v4) {
    self.version = version
  }

  package func read(
    _ source: @escaping () throws -> [UInt8],
    caring each: (ContactDetails, ImportedCare?) throws -> ImportFact?
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
      var card = contact.card
      for field in card.lighten(to: VCard.mostKept) {
        contacts.warnOfLast(.leftOutForSize(field: field, limit: VCard.mostKept))
      }
      let text = card.text
      guard text.utf8.count <= VCard.mostKept else {
        contacts.refuseLast(.tooLarge(limit: VCard.mostKept))
        continue
      }
      let details = ContactDetails(
        name: name, phones: phones, birthday: contact.birthday.flatMap(Birthday.init), card: text)
      if let fact = try each(details, nil) { contacts.warnOfLast(fact) }
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

extension VCard {
  /// A store keeps no longer text in one place, with what else is told of a contact beside it.
  package static let mostKept = 768 << 10

  /// Takes away the largest values, such as a photo, until the rest has no more bytes than that;
  /// answers with their names. What somebody is known by stays.
  fileprivate mutating func lighten(to limit: Int) -> [String] {
    let sizes = properties.map { $0.value.utf8.count }
    var rest = sizes.reduce(0) { $0 + $1 + 80 }
    guard rest > limit else { return [] }
    var gone: Set<Int> = []
    for place in properties.indices.sorted(by: { sizes[$0] > sizes[$1] }) where rest > limit {
      guard !["FN", "N", "UID"].contains(properties[place].name) else { continue }
      rest -= sizes[place]
      gone.insert(place)
    }
    let names = gone.sorted().map { ImportFact.excerpt(properties[$0].name) }
    properties = properties.indices.filter { !gone.contains($0) }.map { properties[$0] }
    return names
  }
}
