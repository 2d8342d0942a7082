import HearthDomain

/// What a card tells about a person: the parts that Hearth uses, and the card itself.
package struct VCardContact: Hashable, Sendable {
  /// Never empty, on one line.
  package let name: String
  /// The numbers that can be dialled: preferred ones first, then mobile ones, fax and pager
  /// last; as the card orders them else.
  package let phones: [VCardPhone]
  package let birthday: VCardBirthday?
  /// Everything the card holds, for an export without loss.
  package let card: VCard

  /// Nil when the card has nothing that can serve as a name.
  package init?(_ card: VCard) {
    guard let name = card.displayName else { return nil }
    self.name = name
    phones = card.phones.filter { $0.number != nil }.enumerated()
      .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
      .map(\.element)
    birthday = card.birthday
    self.card = card
  }
}

/// Reads the people of a vCard file, one at a time, as ``VCardReader`` reads its cards.
package struct VCardContacts {
  private var reader: VCardReader

  package init(_ reader: VCardReader) {
    self.reader = reader
  }

  /// What became of the cards so far; those that are no person count as skipped.
  package var report: ImportReport { reader.report }

  /// The next person; nil at the end. Throws only what the reader's source throws.
  package mutating func next() throws -> VCardContact? {
    while let card = try reader.next() {
      if card.isGroup {
        reader.report.refuseLast(line: reader.line, .group)
      } else if let contact = VCardContact(card) {
        return contact
      } else {
        reader.report.refuseLast(line: reader.line, .noName)
      }
    }
    return nil
  }

  /// Reports something of the person that was read last, which is kept nevertheless.
  package mutating func warnOfLast(_ fact: ImportFact) {
    reader.report.warn(line: reader.line, fact)
  }

  /// Leaves out the person that was read last, because it breaks a rule of the program.
  package mutating func refuseLast(_ fact: ImportFact) {
    reader.report.refuseLast(line: reader.line, fact)
  }
}
