/// An entry of an address book, linked to a person or not.
public struct Contact: Hashable, Sendable {
  public internal(set) var id: ID<Contact>
  public internal(set) var details: ContactDetails
  /// The person that was planted from this contact; nil if there is none.
  public package(set) var plantedPersonID: ID<Person>?
  public internal(set) var addressBook: CalendarName

  public init(
    id: ID<Contact>, details: ContactDetails, plantedAs: ID<Person>? = nil,
    in addressBook: CalendarName = .home
  ) {
    self.addressBook = addressBook
    self.id = id
    self.details = details
    self.plantedPersonID = plantedAs
  }

  public var name: String { details.name.value }

  /// Whether the query matches the name, its initial consonants, or a part of a phone number; a
  /// blank query matches every contact.
  public func matches(_ query: String) -> Bool {
    SearchFolding.matches(name, query) || details.phones.contains { $0.contains(query) }
  }

  /// The sort key of the name. Names that begin with a digit come last.
  public var sortKey: String {
    let key = SortKey.key(for: name)
    return key.beginsWithDigit ? "\u{10FFFF}" + key : key
  }

  /// Whether `left` comes first in lists of contacts: sorts by ``sortKey``, then by id.
  public static func isListedBefore(_ left: Contact, _ right: Contact) -> Bool {
    let (key, otherKey) = (left.sortKey, right.sortKey)
    if SortKey.precedes(key, otherKey) { return true }
    return SortKey.precedes(otherKey, key) ? false : left.id < right.id
  }
}

/// The data of a contact, entered or read from a vCard.
public struct ContactDetails: Hashable, Sendable {
  public var name: ContactName
  public var phones: [PhoneNumber]
  public var birthday: Birthday?
  /// The vCard as it was read, including lines that Hearth does not support; nil if the contact was
  /// entered by hand.
  public var card: String?

  public init(
    name: ContactName, phones: [PhoneNumber] = [], birthday: Birthday? = nil, card: String? = nil
  ) {
    self.name = name
    self.phones = phones
    self.birthday = birthday
    self.card = card
  }

  /// The UID of the vCard, which never changes; nil if it has none.
  public var uid: String? {
    texts("UID").first?.normalizingWhitespace(keepingLines: false)
  }

  /// The revision time of the vCard as a number of fourteen digits, which sorts by time. Nil if
  /// there is none, or if it has a zone offset.
  package var revision: Int? {
    guard let text = texts("REV").first, !text.dropFirst(8).contains("+") else { return nil }
    let digits = text.filter { ("0"..."9").contains($0) }
    return digits.count < 8 ? nil : Int((digits + "000000").prefix(14))
  }

  /// The email addresses of the vCard.
  public var emails: [String] { texts("EMAIL") }

  /// The note of the vCard; nil if it has none.
  public var note: String? {
    let notes = texts("NOTE")
    return notes.isEmpty ? nil : notes.joined(separator: "\n")
  }

  /// The categories of the vCard.
  public var groups: [String] {
    texts("CATEGORIES").flatMap { $0.split(separator: ",") }
      .map { String($0).normalizingWhitespace(keepingLines: false) }.filter { !$0.isEmpty }
  }

  private func texts(_ name: String) -> [String] {
    card.map { UnfoldedLines($0).texts(name) } ?? []
  }

  /// Whether these details contain anything that `known` lacks; a UID suffices.
  func containsMore(than known: ContactDetails) -> Bool {
    let numbers = Set(known.phones.map(\.comparisonKey))
    return !phones.allSatisfy { numbers.contains($0.comparisonKey) }
      || birthday != nil && birthday != known.birthday
      || card.map(ContactDetails.containsMoreThanEntered) ?? false
  }

  private static func containsMoreThanEntered(_ card: String) -> Bool {
    let lines = UnfoldedLines(card)
    // A name entered in Hearth has a single part, and a number has no type.
    let parts = lines.propertyLines("N").flatMap { line in
      line.drop { $0 != ":" }.dropFirst().split(separator: ";").filter { $0 != " " }
    }
    let kinds = lines.propertyLines("TEL").map { line in line.prefix { $0 != ":" }.uppercased() }
    return !lines.names.isSubset(of: enteredLineNames) || parts.count > 1
      || kinds.contains { $0.contains(";TYPE=") }
  }

  /// Names of the lines in a vCard that Hearth writes for an entered contact.
  private static let enteredLineNames: Set = [
    "BEGIN", "VERSION", "PRODID", "FN", "N", "TEL", "BDAY", "REV", "END",
  ]

  /// Folded name and sorted phone numbers; equal for contacts that users regard as duplicates.
  public var duplicateKey: String {
    ([SearchFolding.folded(name.value)] + Set(phones.map(\.comparisonKey)).sorted()).joined(
      separator: "\n")
  }
}

public typealias ContactName = LimitedText<ContactNameRule>

public enum ContactNameRule: TextRule {
  public static let field = Field.contactName
  public static let lengthRange = 1...200
  public static let keepsLineBreaks = false
}

extension PersonDetails {
  /// Creates the details of a person from the contact: its name, first number and birthday.
  public init(of contact: Contact, rhythm: CareRhythm, plantedOn: Day) throws {
    self.init(
      name: try PersonName(of: contact.details.name), phone: contact.details.phones.first,
      birthday: contact.details.birthday, rhythm: rhythm, plantedOn: plantedOn)
  }
}

extension PersonName {
  /// Creates the name from that of a contact, shortened if it is too long.
  public init(of contact: ContactName) throws {
    try self.init(stored: contact.value.prefix(cells: PersonNameRule.lengthRange.upperBound))
  }
}

extension String {
  fileprivate var beginsWithDigit: Bool {
    utf8.first.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
  }
}
