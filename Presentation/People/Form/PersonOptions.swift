import HearthDomain
import HearthWhen

/// The options of `person add` and `person edit`.
struct PersonOptions: Hashable, Sendable {
  var nickname: Nickname?
  var phone: PhoneNumber??
  private(set) var birthday: TypedBirthday??
  var rhythm: CareRhythm?
  /// The values as typed; they are parsed once the current day is known.
  var alarm: String?
  var planted: String?
  var countsFromToday = false

  /// Reads the options. Throws if a value is invalid; an empty value clears the field.
  init(_ input: ParsedInput) throws {
    nickname = try input[PersonOptions.nickname]
    phone = try input[PersonOptions.phone]
    birthday = try input[PersonOptions.birthday]
    rhythm = try input[PersonOptions.every]
    alarm = try input[PersonOptions.alarm]
    planted = try input[PersonOptions.planted]
    countsFromToday = input[PersonOptions.fromToday]
  }

  /// Replaces the details for which an option was given.
  func apply(to details: inout PersonDetails, dates: WhenReader) throws {
    if let nickname { details.nickname = nickname }
    if let phone { details.phone = phone }
    if let birthday { details.birthday = try birthday?.birthday(dates.context.dateOrder) }
    if let rhythm { details.rhythm = rhythm }
    if let alarm { details.alarm = try PersonOptions.alarm(alarm, details.alarm) }
    if let planted { details.plantedOn = try dates.day(planted) }
    if countsFromToday { details.countedFrom = dates.context.now.day }
  }

  /// Returns how the birthday was read; nil if none was given.
  func birthdayRemark(_ dates: WhenReader, in language: Language) -> String? {
    (birthday ?? nil)?.interpretation(
      dates.context.dateOrder, today: dates.context.now.day, in: language)
  }

  private static func alarm(
    _ text: String, _ alarm: Alarm
  ) throws(WhenRefusal) -> Alarm {
    switch text.lowercased() {
    case "off", "끔": Alarm(at: alarm.time, isOn: false)
    case "on", "켬": Alarm(at: alarm.time)
    default: Alarm(at: try WhenReader.settingsReader.time(text))
    }
  }

  /// Returns the options. For a new person, `--every` is required, and the help mentions the
  /// defaults of `--alarm` and the planting day.
  static func options(forNewPerson isNew: Bool) -> [any CommandOption] {
    isNew
      ? [
        every.asRequired, nickname, phone, birthday,
        alarm.with(
          help: Words(
            ko: "물 줄 날에 알릴 시각이에요. 적지 않으면 09:00이에요.",
            en: "When to be reminded on the due day. 09:00 if left out.")),
        planted.with(
          help: Words(
            ko: "심은 날이에요. 첫 간격은 이날부터 세니 마지막으로 연락한 날을 적어도 좋아요. 적지 않으면 오늘이에요.",
            en: "The day of planting. The first interval counts from it, so you can give the day"
              + " you last talked. Today if left out.")),
      ]
      : [every, fromToday, nickname, phone, birthday, alarm, planted]
  }

  private static let every = Option<CareRhythm>(
    "every", placeholder: Words(ko: "날수", en: "N"),
    help: Words(
      ko: "며칠마다 연락할지예요. 1부터 90까지이고, 2주나 매주처럼 적어도 돼요.",
      en: "Be in touch every 1 to 90 days; week or 2w works too.")
  ) { typed in
    do {
      return try CareRhythm(typed: typed.text)
    } catch let error as DomainError {
      // Throws a usage error, so that the message suggests the help.
      throw typed.usageError(.custom(Words { error.message(in: $0) }))
    }
  }

  private static let fromToday = Flag(
    "from-today",
    help: Words(
      ko: "주기를 마지막 연락이 아니라 오늘부터 세요.",
      en: "Count the interval from today rather than from the last contact."))

  private static let nickname = Option<Nickname>(
    "nickname", placeholder: Words(ko: "별명", en: "NAME"),
    help: Words(
      ko: "식물을 부를 별명이에요. 비워 두면 이름으로 불러요. 한글 20자, 영문 40자까지 쓸 수 있어요.",
      en: "What to call the plant, up to 40 letters (20 in Korean); the name if left blank."))

  static let phone = Option<PhoneNumber?>(
    "phone", placeholder: Words(ko: "번호", en: "P"),
    help: Words(ko: "전화번호예요.", en: "The phone number.")
  ) { try $0.valueUnlessNone { try PhoneNumber($0) } }

  private static let birthday = Option<TypedBirthday?>(
    "birthday", placeholder: Words(ko: "생일", en: "DATE"),
    help: Words(
      ko: "3월 21일, 03-21, 1990-03-21처럼 적어요. 음력은 음력 8월 15일이나 lunar:08-15, 해까지 음력 1990년 8월 15일, 윤달은"
        + " 음력 윤4월 8일이나 lunar:leap-04-08이에요.",
      en: "21 March, 03-21 (the month first), 1990-03-21; in the Korean lunar calendar lunar:08-15"
        + " or lunar:1990-08-15, in a leap month lunar:leap-04-08.")
  ) { try $0.valueUnlessNone { try TypedBirthday($0) } }

  private static let alarm = Option<String>(
    "alarm", .time, placeholder: Words(ko: "시각|off", en: "TIME|off"),
    help: Words(ko: "물 줄 날에 알릴 시각이에요.", en: "When to be reminded on the due day."))

  private static let planted = PersonSpec.dayOption(
    "planted", ko: "심은 날이에요.", en: "The day of planting.")
}
