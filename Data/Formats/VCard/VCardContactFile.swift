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
    var reader = VCardReader(source: source)
    // Without a revision, 0: one word, as a file may have a hundred thousand cards.
    var known: [ExternalName: (line: Int, revision: Int)] = [:]
    while let card = try reader.next() {
      let details: ContactDetails
      do {
        details = try card.details { reader.report.warn(line: reader.line, $0) }
      } catch let error as UnreadableRecord {
        reader.report.skipLast(line: reader.line, error.fact)
        continue
      }
      if let uid = details.uid {
        let (name, revision) = (ExternalName(uid), details.revision ?? 0)
        // Of two cards with the same UID, take the one with the later revision, or else the first.
        if let other = known[name] {
          let isLater = revision > other.revision
          reader.report.skipLast(
            line: isLater ? other.line : reader.line,
            .uniqueValueTaken(holder: ImportFact.excerpt(uid)))
          guard isLater else { continue }
        }
        known[name] = (reader.line, revision)
      }
      if let fact = try each(details, nil) { reader.report.warn(line: reader.line, fact) }
    }
    return reader.report
  }

  /// Returns the contact's stored card with the contact's current details and the notes written
  /// into it.
  package func bytes(of contact: ContactDetails, notes: [String]) -> [UInt8] {
    var kept = contact.card.map { VCard(LosslessText.bytes(of: $0)) } ?? VCard()
    if kept.displayName == nil { kept.set("FN", to: contact.name.value) }
    // A card may have several notes; its own stay.
    for note in notes where !kept.all("NOTE").contains(where: { $0.text == note }) {
      kept.properties.append(VCardProperty(name: "NOTE", value: ContentText.escaped(note)))
    }
    let bytes = kept.bytes(as: version)
    var document = ICalendarDocument(ofCard: bytes)
    guard let read = ContactDetails(ofCard: bytes), var card = document[only: "VCARD"] else {
      return bytes
    }
    card.update(contact, insteadOf: read)
    document[only: "VCARD"] = card
    return document.raw
  }
}

extension VCard {
  /// Maximum size of a stored card, in bytes. This leaves room for the contact's other details in
  /// the maximum size of a text column.
  package static let maxCardBytes = 768 << 10

  /// Properties that cannot be used by this program.
  var unusableFacts: [ImportFact] { properties.flatMap(\.unusableFacts) }

  /// Returns the details of the person on the card, and reports what is left out. Throws
  /// ``UnreadableRecord`` if the card is not a person or breaks a rule.
  func details(report tell: (ImportFact) -> Void) throws -> ContactDetails {
    if isGroup { throw UnreadableRecord(.group) }
    guard let shown = displayName else { throw UnreadableRecord(.noName) }
    let name: ContactName
    do {
      name = try ContactName(shown)
    } catch DomainError.invalid(let issues) {
      throw UnreadableRecord(.invalid(issues))
    }
    // Invalid phone numbers are reported, but stay on the card.
    var keys: Set<String> = []
    let phones = dialledPhones.compactMap { phone in
      if phone.phoneNumber == nil {
        tell(.unusable(field: "TEL", text: ImportFact.excerpt(phone.text)))
      }
      return phone.phoneNumber.flatMap { keys.insert($0.comparisonKey).inserted ? $0 : nil }
    }
    var kept = self
    for field in kept.dropLongLines(to: VCard.maxCardBytes) {
      tell(.leftOutForSize(field: field, limit: VCard.maxCardBytes))
    }
    let text = kept.text
    guard text.utf8.count <= VCard.maxCardBytes else {
      throw UnreadableRecord(.tooLarge(limit: VCard.maxCardBytes))
    }
    return ContactDetails(name: name, phones: phones, birthday: birthday, card: text)
  }

  /// Removes the largest values, such as a photo, until at most `limit` bytes are left. Keeps names
  /// and the UID. Returns the names of the removed properties.
  fileprivate mutating func dropLongLines(to limit: Int) -> [String] {
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
