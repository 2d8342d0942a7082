/// The user-editable fields of a person.
public struct PersonDetails: Hashable, Sendable {
  public var name: PersonName
  /// The plant's own name; if blank, the plant has the person's name.
  public var nickname: Nickname
  public var phone: PhoneNumber?
  public var birthday: Birthday?
  /// What the user notes about the person; nil if nothing.
  public var about: PersonAbout?
  public var rhythm: CareRhythm
  public var alarm: Alarm
  public var plantedOn: Day
  /// Day from which the rhythm counts if there is no later contact; nil if it counts from the last
  /// contact or the planting. Set when the rhythm is shortened, so that the plant does not wilt at
  /// once.
  public var countedFrom: Day?

  public init(
    name: PersonName, nickname: Nickname = .blank, phone: PhoneNumber? = nil,
    birthday: Birthday? = nil, about: PersonAbout? = nil, rhythm: CareRhythm,
    alarm: Alarm = .atNine, plantedOn: Day, countedFrom: Day? = nil
  ) {
    self.name = name
    self.nickname = nickname
    self.phone = phone
    self.birthday = birthday
    self.about = about
    self.rhythm = rhythm
    self.alarm = alarm
    self.plantedOn = plantedOn
    self.countedFrom = countedFrom
  }

  /// Details without a name, an interval or a planting day. The caller has to fill them in.
  package static let blank = PersonDetails(
    name: PersonName(known: ""), rhythm: .daily, plantedOn: .earliest)

  /// What is noted about the person, field by field.
  package var notes: [String] {
    PersonField.last.map { value(of: $0).asText }.filter { !$0.isEmpty }
  }

  package func value(of field: PersonField) -> FieldValue { field.itemField.value(self) }
}

/// A field of ``PersonDetails`` that users type and that has a column of its own, in the order of
/// JSON, options, forms and facts.
///
/// Stores, archives, histories, files and the search need only this; the words are in
/// `PersonField+Words`.
package enum PersonField: String, CaseIterable, Sendable {
  case name, nickname, phone, about

  /// The fields before the birthday, and those after it. Archives of the first version lack the
  /// latter, which are optional; searches compare them, and files for other programs have them as
  /// the note.
  package static let (first, last) = (Array(allCases.prefix(3)), Array(allCases.dropFirst(3)))

  package var itemField: ItemField<PersonDetails> {
    PersonField.allCases.firstIndex(of: self).map { PersonField.itemFields[$0] } ?? makeItemField()
  }

  private static let itemFields = allCases.map { $0.makeItemField() }

  private func makeItemField() -> ItemField<PersonDetails> {
    switch self {
    case .name: ItemField(rawValue, .text(), { $0.name }, { $0.name = $1 })
    case .nickname: ItemField(rawValue, .text(), { $0.nickname }, { $0.nickname = $1 })
    case .phone: ItemField(rawValue, .optional(.phone), { $0.phone }, { $0.phone = $1 })
    case .about:
      ItemField(rawValue, .optional(.text()), merged: .note, { $0.about }, { $0.about = $1 })
    }
  }
}

extension TypedForm<PhoneNumber> {
  static var phone: Self { spelled(.phone, { $0.dialled }, { try PhoneNumber($0) }) }
}

/// The daily reminder for a plant that is due.
public struct Alarm: Hashable, Sendable {
  public var time: TimeOfDay
  public var isOn: Bool

  public static let atNine = Alarm(at: TimeOfDay(hour: 9, minute: 0) ?? .noon)

  public init(at: TimeOfDay, isOn: Bool = true) {
    self.time = at
    self.isOn = isOn
  }
}

public typealias PersonName = LimitedText<PersonNameRule>
public typealias Nickname = LimitedText<NicknameRule>
public typealias PersonAbout = LimitedText<PersonAboutRule>

public enum PersonNameRule: TextRule {
  public static let field = Field.personName
  public static let lengthRange = 1...80
  public static let countsCells = true
  public static let keepsLineBreaks = false
}

/// Rule for nicknames; blank if the plant has the person's name.
public enum NicknameRule: BlankTextRule {
  public static let field = Field.nickname
  public static let lengthRange = 0...40
  public static let countsCells = true
  public static let keepsLineBreaks = false
}

public enum PersonAboutRule: TextRule {
  public static let field = Field.about
  public static let lengthRange = 1...1_000
  public static let keepsLineBreaks = true
}
