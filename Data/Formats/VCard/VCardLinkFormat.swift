import HearthDomain

/// Items of links: files with one card each, as vdir and CardDAV have them.
package struct VCardLinkFormat: ContactLinkFormat {
  private let now: Now

  package init(now: Now) {
    self.now = now
  }

  package var mostBytes: Int { VCard.mostKept }

  package func content(of bytes: [UInt8]) -> LinkContent {
    guard bytes.count <= mostBytes, KeptBytes.text(of: bytes) != nil else {
      return .unreadable
    }
    let document = ICalendarDocument(ofCard: bytes)
    if document.components.count(where: { $0.name == "VCARD" }) > 1 { return .several }
    // What was cut short says less than its card does, and a card within is somebody else's.
    guard let card = document[only: "VCARD"], !card.end.isEmpty, card.components.isEmpty else {
      return .unreadable
    }
    if VCard(bytes).isGroup { return .other }
    // What lines of 2.1 say is spread over several, and those who keep contacts equal left it.
    guard let uid = card.text("UID"), !uid.utf8.contains(0), VCard(bytes).version != .v2 else {
      return .unreadable
    }
    return .item(LinkItem(uid: uid, bytes: bytes, units: VCardUnits.units(of: card)))
  }

  package func item(of contact: Contact) -> LinkItem {
    let details = contact.details
    guard let kept = details.card, let read = self.details(of: KeptBytes.bytes(of: kept)) else {
      return item(uid: contact.id.uid, document: newCard(contact))
    }
    var document = ICalendarDocument(ofCard: KeptBytes.bytes(of: kept))
    guard var card = document[only: "VCARD"] else {
      return item(uid: contact.id.uid, document: newCard(contact))
    }
    let uid = card.text("UID")
    if uid == nil { card.insert([ICalendarLine("UID:" + contact.id.uid)], at: card.parts.count) }
    if !details.says(what: read) {
      card.say(details, insteadOf: read)
      if card.first("REV") != nil { card.set("REV", to: revision) }
    }
    document[only: "VCARD"] = card
    return item(uid: uid ?? contact.id.uid, document: document)
  }

  /// What a card says, with the bytes as they are; nil where there is nobody in it.
  package func details(of item: LinkItem) -> ContactDetails? { details(of: item.bytes) }

  private func details(of bytes: [UInt8]) -> ContactDetails? {
    guard let card = KeptBytes.text(of: bytes), var found = ContactDetails(ofCard: bytes) else {
      return nil
    }
    found.card = card
    return found
  }

  package func item(
    _ item: LinkItem, saying units: LinkUnits, besides other: LinkItem
  ) -> LinkItem {
    var document = ICalendarDocument(ofCard: item.bytes)
    guard let card = document[only: "VCARD"],
      let theirs = ICalendarDocument(ofCard: other.bytes)[only: "VCARD"]
    else { return item }
    document[only: "VCARD"] = VCardUnits.card(card, saying: units, besides: theirs)
    return self.item(uid: item.uid, document: document)
  }

  /// All servers take 3.0, and few take anything else.
  package func outgoing(_ item: LinkItem, isNew: Bool) -> LinkItem {
    guard isNew, VCard(item.bytes).version != .v3 else { return item }
    let bytes = VCard(item.bytes).bytes(as: .v3)
    return self.item(uid: item.uid, document: ICalendarDocument(ofCard: bytes))
  }

  package func text(of content: LinkUnits.Content) -> String {
    content.split(separator: .lineFeed).map { line in
      let text = ContentText.unescaped(String(decoding: line, as: UTF8.self))
      // The number of lines that belong together says nothing to people.
      let number = text.prefix { $0.isNumber }
      return number.isEmpty || text.dropFirst(number.count).first != "."
        ? text : String(text.dropFirst(number.count + 1))
    }
    .joined(separator: "\n")
  }

  private func item(uid: String, document: ICalendarDocument) -> LinkItem {
    LinkItem(
      uid: uid, bytes: document.raw,
      units: document[only: "VCARD"].map { VCardUnits.units(of: $0) } ?? LinkUnits())
  }

  /// Somebody who was entered here.
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
  /// Whether it says the same beside the card.
  fileprivate func says(what other: ContactDetails) -> Bool {
    name == other.name && birthday == other.birthday
      && Set(phones.map(\.key)) == Set(other.phones.map(\.key))
  }
}
