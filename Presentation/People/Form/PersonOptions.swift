import HearthDomain
import HearthWhen

/// The options of `person add` and `person edit`.
struct PersonOptions: Sendable {
  /// The given fields with their texts; an empty one clears the field.
  private let texts: [(field: PersonField, text: String)]
  let rhythm: CareRhythm?
  /// The values as typed; they are parsed once the current day and the order of dates are known.
  private let birthday: String??
  private let alarm: String?
  private let planted: String?
  private let countsFromToday: Bool

  /// Reads the options. Throws if a value is invalid.
  init(_ input: ParsedInput) throws {
    texts = try PersonField.allCases.compactMap { field in
      try input.valueIfDeclared(field.option).map { (field, $0) }
    }
    birthday = try input[PersonOptions.birthday]
    rhythm = try input[PersonOptions.every]
    alarm = try input[PersonOptions.alarm]
    planted = try input[PersonOptions.planted]
    countsFromToday = input[PersonOptions.fromToday]
  }

  /// Replaces the details for which an option was given.
  func apply(to details: inout PersonDetails, dates: WhenReader) throws {
    for (field, text) in texts { try field.itemField.enter(text, into: &details) }
    if let birthday { details.birthday = try birthday.map { try dates.birthday($0).value } }
    if let rhythm { details.rhythm = rhythm }
    if let alarm { details.alarm = try PersonOptions.alarm(alarm, details.alarm) }
    if let planted { details.plantedOn = try dates.day(planted) }
    if countsFromToday { details.countedFrom = dates.context.now.day }
  }

  /// Returns how the birthday was read; nil if none was given.
  func birthdayRemark(_ dates: WhenReader, in language: Language) -> String? {
    dates.birthdayRemark(birthday ?? nil, in: language)
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
    func options(_ fields: some Sequence<PersonField>) -> [any CommandOption] {
      fields.map { $0.option }
    }
    let details = options(PersonField.first.dropFirst()) + [birthday] + options(PersonField.last)
    guard isNew else {
      return [PersonField.name.option, every, fromToday] + details + [alarm, planted]
    }
    return [every.asRequired] + details + [
      alarm.with(
        help: Words(
          ko: "물 줄 날에 알릴 시각이에요. 적지 않으면 09:00이에요.",
          en: "When to be reminded on the due day. 09:00 if left out.")),
      planted.with(
        help: Words(
          ko: "심은 날이에요. 적지 않으면 오늘이거나 --last에 적은 날이에요.",
          en: "The day of planting. Today if left out, or the day given with --last.")),
      last,
    ]
  }

  private static let every = Option<CareRhythm>(
    "every", placeholder: Words(ko: "날수", en: "N"),
    help: Words(
      ko: "며칠마다 연락할지예요. 3650(10년)까지이고, 2주, 매주, 격월, 반년, 명절마다처럼 적어도 돼요.",
      en: "Be in touch every so many days, up to 3650 (ten years); week, 2w or 6 months works"
        + " too.")
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

  private static let birthday = Option<String?>(
    "birthday", placeholder: Words(ko: "생일", en: "DATE"),
    help: Words(
      ko:
        "3월 21일, 03-21, 1990-03-21, 또는 설정 date-order의 순서로 적어요. 음력은 음력 8월 15일이나 lunar:08-15, 해까지 음력 1990년 8월 15일, 윤달은"
        + " 음력 윤4월 8일이나 lunar:leap-04-08이에요.",
      en: "21 March, 03-21 (the month first), 1990-03-21, or 3/21 in the order of the setting"
        + " date-order; in the Korean lunar calendar lunar:08-15"
        + " or lunar:1990-08-15, in a leap month lunar:leap-04-08.")
  ) { $0.valueUnlessNone { $0 } }

  static let last = PersonSpec.dayOption(
    "last", ko: "마지막으로 연락한 날이에요. 물 준 기록으로 남고, 첫 간격을 이날부터 세요.",
    en: "The day you were last in touch; it is recorded, and the first interval counts from it.")

  private static let alarm = Option<String>(
    "alarm", .time, placeholder: Words(ko: "시각|off", en: "TIME|off"),
    help: Words(ko: "물 줄 날에 알릴 시각이에요.", en: "When to be reminded on the due day."))

  private static let planted = PersonSpec.dayOption(
    "planted", ko: "심은 날이에요.", en: "The day of planting.")
}
