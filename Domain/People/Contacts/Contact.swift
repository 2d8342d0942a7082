/// Somebody in the address book, planted or not.
public struct Contact: Hashable, Sendable {
  public let id: ID<Contact>
  public internal(set) var details: ContactDetails
  /// The person that was planted from this contact; nil while none is.
  public internal(set) var plantedAs: ID<Person>?
  public internal(set) var addressBook: CalendarName

  public init(
    id: ID<Contact>, details: ContactDetails, plantedAs: ID<Person>? = nil,
    in addressBook: CalendarName = .home
  ) {
    self.addressBook = addressBook
    self.id = id
    self.details = details
    self.plantedAs = plantedAs
  }

  public var name: String { details.name.value }

  /// Whether a search finds the contact: by name, by initial consonants, by a part of a
  /// number; a blank query finds all.
  public func answers(to query: String) -> Bool {
    SearchFolding.matches(name, query) || details.phones.contains { $0.contains(query) }
  }

  /// What the name is sorted by: names that begin with a digit come last.
  public var sortKey: String {
    let key = SortKey.of(name)
    return key.beginsWithDigit ? "\u{10FFFF}" + key : key
  }

  /// The order of every list of contacts: by ``sortKey``, then by id.
  public static func isListedBefore(_ left: Contact, _ right: Contact) -> Bool {
    let (key, otherKey) = (left.sortKey, right.sortKey)
    if SortKey.precedes(key, otherKey) { return true }
    return SortKey.precedes(otherKey, key) ? false : left.id < right.id
  }
}

/// What is known of a contact, entered or read from a card.
public struct ContactDetails: Hashable, Sendable {
  public var name: ContactName
  public var phones: [PhoneNumber]
  public var birthday: Birthday?
  /// The vCard as it was read, with what Hearth does not understand; nil if entered by hand.
  public var card: String?

  public init(
    name: ContactName, phones: [PhoneNumber] = [], birthday: Birthday? = nil, card: String? = nil
  ) {
    self.name = name
    self.phones = phones
    self.birthday = birthday
    self.card = card
  }

  /// What the card calls itself for ever, whatever else of it changes; nil where it does not say.
  public var uid: String? {
    texts("UID").first?.tidied(keepingLines: false)
  }

  /// When the card was changed last, as digits that sort by time; nil where it does not say, or on
  /// a clock of its own.
  var revision: String? {
    guard let text = texts("REV").first, !text.dropFirst(8).contains("+") else { return nil }
    let digits = text.filter { ("0"..."9").contains($0) }
    return digits.count < 8 ? nil : String((digits + "000000").prefix(14))
  }

  /// Addresses for letters that the card has.
  public var emails: [String] { texts("EMAIL") }

  /// What the card notes of its owner; nil where it does not.
  public var note: String? {
    let notes = texts("NOTE")
    return notes.isEmpty ? nil : notes.joined(separator: "\n")
  }

  /// The groups that the card is in.
  public var groups: [String] {
    texts("CATEGORIES").flatMap { $0.split(separator: ",") }
      .map { String($0).tidied(keepingLines: false) }.filter { !$0.isEmpty }
  }

  private func texts(_ name: String) -> [String] { card.map { KeptLines($0).texts(name) } ?? [] }

  /// Whether it says what is not known yet, if only what it calls itself.
  func saysMore(than known: ContactDetails) -> Bool {
    let numbers = Set(known.phones.map(\.key))
    return !phones.allSatisfy { numbers.contains($0.key) }
      || birthday != nil && birthday != known.birthday
      || card.map(ContactDetails.saysMoreThanEntered) ?? false
  }

  private static func saysMoreThanEntered(_ card: String) -> Bool {
    let lines = KeptLines(card)
    // A name that was entered is no parts, and a number is of no kind.
    let parts = lines.named("N").flatMap { line in
      line.drop { $0 != ":" }.dropFirst().split(separator: ";").filter { $0 != " " }
    }
    let kinds = lines.named("TEL").map { line in line.prefix { $0 != ":" }.uppercased() }
    return !lines.names.isSubset(of: entered) || parts.count > 1
      || kinds.contains { $0.contains(";TYPE=") }
  }

  /// The lines of a card that Hearth writes of what was entered.
  private static let entered: Set = [
    "BEGIN", "VERSION", "PRODID", "FN", "N", "TEL", "BDAY", "REV", "END",
  ]

  /// Equal for contacts that a person takes for the same: folded name and numbers in any order.
  public var likeness: String {
    ([SearchFolding.folded(name.value)] + Set(phones.map(\.key)).sorted()).joined(separator: "\n")
  }
}

public typealias ContactName = LimitedText<ContactNameRule>

public enum ContactNameRule: TextRule {
  public static let field = Field.contactName
  public static let characters = 1...200
  public static let keepsLines = false
}

extension PersonDetails {
  /// The details of a person planted from the contact: its name, first number and birthday.
  public init(of contact: Contact, rhythm: CareRhythm, plantedOn: Day) throws {
    self.init(
      name: try PersonName(of: contact.details.name), phone: contact.details.phones.first,
      birthday: contact.details.birthday, rhythm: rhythm, plantedOn: plantedOn)
  }
}

extension PersonName {
  /// The name of a contact, or as much of a longer one as a person's may have.
  public init(of contact: ContactName) throws {
    try self.init(kept: contact.value.prefix(cells: PersonNameRule.characters.upperBound))
  }
}

extension String {
  fileprivate var beginsWithDigit: Bool {
    utf8.first.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
  }
}
