/// Somebody in the address book, planted or not.
public struct Contact: Hashable, Sendable {
  public let id: ID<Contact>
  public internal(set) var details: ContactDetails
  /// The person that was planted from this contact; nil while none is.
  public internal(set) var plantedAs: ID<Person>?

  public init(id: ID<Contact>, details: ContactDetails, plantedAs: ID<Person>? = nil) {
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

  /// The order of every list of contacts: by folded name byte by byte, names that begin with
  /// a digit last, then by id.
  public static func isListedBefore(_ left: Contact, _ right: Contact) -> Bool {
    let names = (SearchFolding.folded(left.name), SearchFolding.folded(right.name))
    let beginWithDigit = (names.0.beginsWithDigit, names.1.beginsWithDigit)
    if beginWithDigit.0 != beginWithDigit.1 { return beginWithDigit.1 }
    if !names.0.utf8.elementsEqual(names.1.utf8) {
      return names.0.utf8.lexicographicallyPrecedes(names.1.utf8)
    }
    return left.id < right.id
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
  /// The details of a person planted from the contact: its name, first number and birthday;
  /// throws ``DomainError/invalid(_:)`` when its name is too long for a person.
  public init(of contact: Contact, rhythm: CareRhythm, plantedOn: Day) throws {
    self.init(
      name: try PersonName(contact.name), phone: contact.details.phones.first,
      birthday: contact.details.birthday, rhythm: rhythm, plantedOn: plantedOn)
  }
}

extension String {
  fileprivate var beginsWithDigit: Bool {
    utf8.first.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
  }
}
