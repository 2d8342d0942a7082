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
