import HearthDomain

/// Converts contacts to link items and back: files with one card each, as in vdir and CardDAV.
package struct VCardLinkFormat: ContactLinkFormat {
  private let now: Now

  package init(now: Now) {
    self.now = now
  }

  package var maxBytes: Int { VCard.maxCardBytes }

  package func content(of bytes: [UInt8]) -> LinkContent {
    guard bytes.count <= maxBytes, LosslessText.text(of: bytes) != nil else {
      return .unreadable
    }
    let document = ICalendarDocument(ofCard: bytes)
    if document.components.count(where: { $0.name == "VCARD" }) > 1 { return .severalItems }
    // Skip a truncated card, which is incomplete, and a card with another one in it, which may be
    // someone else's.
    guard let card = document[only: "VCARD"], !card.endLine.isEmpty, card.components.isEmpty else {
      return .unreadable
    }
    if VCard(bytes).isGroup { return .notAnItem }
    // Skip version 2.1, which spreads values over several lines and is no longer used for sync.
    guard let uid = card.text("UID"), !uid.utf8.contains(0), VCard(bytes).version != .v2 else {
      return .unreadable
    }
    return .item(LinkItem(uid: ExternalName(uid), bytes: bytes, units: VCardUnits.units(of: card)))
  }

  package func item(of contact: Contact) -> LinkItem {
    let details = contact.details
    guard let kept = details.card, let read = self.details(of: LosslessText.bytes(of: kept)) else {
      return item(uid: ExternalName(contact.id.uid), document: newCard(contact))
    }
    var document = ICalendarDocument(ofCard: LosslessText.bytes(of: kept))
    guard var card = document[only: "VCARD"] else {
      return item(uid: ExternalName(contact.id.uid), document: newCard(contact))
    }
    let uid = card.text("UID")
    if uid == nil { card.insert([ICalendarLine("UID:" + contact.id.uid)], at: card.parts.count) }
    if !details.hasSameDetails(as: read) {
      card.update(details, insteadOf: read)
      if card.first("REV") != nil { card.set("REV", to: revision) }
    }
    document[only: "VCARD"] = card
    return item(uid: ExternalName(uid ?? contact.id.uid), document: document)
  }

  /// Returns the details of the card, and keeps its bytes in them; nil if the card is not a person.
  package func details(of item: LinkItem) -> ContactDetails? { details(of: item.bytes) }

  private func details(of bytes: [UInt8]) -> ContactDetails? {
    guard let card = LosslessText.text(of: bytes), var found = ContactDetails(ofCard: bytes) else {
      return nil
    }
    found.card = card
    return found
  }

  package func item(
    _ item: LinkItem, with units: LinkUnits, takingZonesFrom other: LinkItem
  ) -> LinkItem {
    var document = ICalendarDocument(ofCard: item.bytes)
    guard let card = document[only: "VCARD"],
      let theirs = ICalendarDocument(ofCard: other.bytes)[only: "VCARD"]
    else { return item }
    document[only: "VCARD"] = VCardUnits.applyingUnits(card, saying: units, besides: theirs)
    return self.item(uid: item.uid, document: document)
  }

  /// Returns the item for the server. A new card is written as vCard 3.0, which all servers accept;
  /// few accept other versions.
  package func outgoing(_ item: LinkItem, isNew: Bool) -> LinkItem {
    guard isNew, VCard(item.bytes).version != .v3 else { return item }
    let bytes = VCard(item.bytes).bytes(as: .v3)
    return self.item(uid: item.uid, document: ICalendarDocument(ofCard: bytes))
  }

  package func text(of content: LinkUnits.Content) -> String {
    content.split(separator: .lineFeed).map { line in
      let text = ContentText.unescaped(String(decoding: line, as: UTF8.self))
      // Hide the group number at the beginning of the line, which means nothing to users.
      let number = text.prefix { $0.isNumber }
      return number.isEmpty || text.dropFirst(number.count).first != "."
        ? text : String(text.dropFirst(number.count + 1))
    }
    .joined(separator: "\n")
  }

  private func item(uid: ExternalName, document: ICalendarDocument) -> LinkItem {
    LinkItem(
      uid: uid, bytes: document.raw,
      units: document[only: "VCARD"].map { VCardUnits.units(of: $0) } ?? LinkUnits())
  }

  /// Returns a card for a contact that was entered in this program.
  private func newCard(_ contact: Contact) -> ICalendarDocument {
    let bytes = VCardContactFile(writing: .v3).bytes(of: contact.details)
    var document = ICalendarDocument(ofCard: bytes)
    guard var card = document[only: "VCARD"] else { return document }
    card.insert([ICalendarLine("UID:" + contact.id.uid)], at: 1)
    document[only: "VCARD"] = card
    return document
  }

  private var revision: ICalendarLine {
    ICalendarLine("REV:" + ICalendarTime.utc(now()).text)
  }
}

extension ContactDetails {
  /// Whether the details other than the card are equal.
  fileprivate func hasSameDetails(as other: ContactDetails) -> Bool {
    name == other.name && birthday == other.birthday
      && Set(phones.map(\.comparisonKey)) == Set(other.phones.map(\.comparisonKey))
  }
}
