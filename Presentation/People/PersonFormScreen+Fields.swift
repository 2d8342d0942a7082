import HearthDomain
import TerminalKit

extension PersonFormScreen {
  static func form(of subject: Subject) -> Form<FieldName> {
    switch subject {
    case .somebodyNew(let name):
      return form(name: .line(name, limit: nameLimit), phone: .line(""))
    case .contact(let contact):
      // They come from the contact and are changed there.
      return form(
        name: .fixed(contact.name), phone: .fixed(contact.details.phones.first?.grouped ?? "–"),
        birthday: contact.details.birthday?.description ?? "")
    case .person(let person):
      let details = person.details
      return form(
        name: .line(person.name, limit: nameLimit), nickname: details.nickname.value,
        phone: .line(details.phone?.grouped ?? ""),
        birthday: details.birthday?.description ?? "", interval: "\(details.rhythm.days)",
        alarm: details.alarm)
    }
  }

  private static let nameLimit = PersonNameRule.characters.upperBound

  private static func form(
    name: FormContent, nickname: String = "", phone: FormContent, birthday: String = "",
    interval: String = "", alarm: Alarm = .atNine
  ) -> Form<FieldName> {
    Form([
      FormField(.name, Words(ko: "이름", en: "name"), name),
      FormField(
        .nickname, Words(ko: "별명", en: "nickname"),
        .line(nickname, limit: NicknameRule.characters.upperBound),
        example: Words(ko: "비워 두면 이름으로 불러요", en: "the name, if left blank")),
      FormField(
        .phone, Words(ko: "전화번호", en: "phone"), phone,
        example: Words(ko: "없어도 돼요", en: "may stay blank")),
      FormField(
        .birthday, Words(ko: "생일", en: "birthday"), .line(birthday),
        example: Words(ko: "3월 21일, 음력 8월 15일", en: "21 March, lunar:08-15")),
      FormField(
        .interval, Words(ko: "며칠마다", en: "every … days"), .line(interval, limit: 10),
        example: Words(ko: "1~90", en: "1 to 90")),
      FormField(.alarm, Words(ko: "알림", en: "alarm"), .toggle(alarm.isOn)),
      FormField(
        .alarmTime, Words(ko: "알림 시각", en: "alarm time"), .line(alarm.at.description),
        example: Words(ko: "09:00", en: "09:00")),
    ])
  }
}

extension PersonFormScreen.FieldName {
  /// The field of the form in which that value is entered.
  init?(_ field: Field) {
    switch field {
    case .personName: self = .name
    case .nickname: self = .nickname
    case .phone: self = .phone
    case .birthday: self = .birthday
    case .interval: self = .interval
    case .time: self = .alarmTime
    default: return nil
    }
  }
}

// MARK: - Reading

extension PersonFormScreen.State {
  /// The rhythm that is typed, if it is one.
  var rhythm: CareRhythm? { try? readRhythm() }

  /// Everything that is typed; nil while a part of it is not accepted.
  var details: PersonDetails? {
    guard let name = try? readName(), let nickname = try? readNickname(),
      let rhythm = try? readRhythm(), let time = try? readTime(), let phone = try? readPhone(),
      let birthday = try? readBirthday()
    else { return nil }
    return PersonDetails(
      name: name, nickname: nickname, phone: phone.value, birthday: birthday.value,
      rhythm: rhythm, alarm: Alarm(at: time, isOn: form[.alarm]?.isOn ?? true),
      plantedOn: person?.details.plantedOn ?? today)
  }

  /// What is wrong with a field; while it is typed, only what more typing cannot mend.
  func problem(in name: PersonFormScreen.FieldName, whileTyping: Bool) -> Words? {
    guard let error = error(in: name) else { return nil }
    return whileTyping && error.canBeTypedOn ? nil : error.words
  }

  private func error(in name: PersonFormScreen.FieldName) -> FieldError? {
    do {
      switch name {
      case .name: _ = try readName()
      case .nickname: _ = try readNickname()
      case .phone: _ = try readPhone()
      case .birthday: _ = try readBirthday()
      case .interval: _ = try readRhythm()
      case .alarmTime: _ = try readTime()
      case .alarm: break
      }
      return nil
    } catch let error as DomainError {
      return FieldError(error, today: today)
    } catch let error as DateInputError {
      return FieldError(
        words: Words(ko: error.words(in: .korean), en: error.words(in: .english)),
        canBeTypedOn: true)
    } catch {
      return nil
    }
  }

  /// A value that may be left blank.
  private struct Optionally<Value> {
    let value: Value?
  }

  private func text(of name: PersonFormScreen.FieldName) -> String { form[name]?.text ?? "" }

  private func readName() throws -> PersonName { try PersonName(text(of: .name)) }

  private func readNickname() throws -> Nickname { try Nickname(text(of: .nickname)) }

  private func readPhone() throws -> Optionally<PhoneNumber> {
    if let contact { return Optionally(value: contact.details.phones.first) }
    let text = text(of: .phone)
    return Optionally(
      value: text.allSatisfy(\.isWhitespace) ? nil : try PhoneNumber(text))
  }

  private func readBirthday() throws -> Optionally<Birthday> {
    let text = text(of: .birthday)
    if text.allSatisfy(\.isWhitespace) { return Optionally(value: nil) }
    let birthday = try BirthdayInput.birthday(text)
    // One that was entered before stays valid, even if a clock was set back since.
    if birthday != person?.details.birthday { try birthday.check(today: today) }
    return Optionally(value: birthday)
  }

  private func readRhythm() throws -> CareRhythm {
    try CareRhythm(typed: text(of: .interval))
  }

  private func readTime() throws -> TimeOfDay {
    let noon = LocalTime(day: today, time: .noon)
    // An alarm is no plan: its hours are those of the clock.
    return try DateInput(now: noon, leaning: .past).time(text(of: .alarmTime))
  }
}

/// What is wrong with a field, and whether it may be right once more is typed.
private struct FieldError {
  let words: Words
  let canBeTypedOn: Bool

  init(words: Words, canBeTypedOn: Bool) {
    self.words = words
    self.canBeTypedOn = canBeTypedOn
  }

  init(_ error: DomainError, today: Day) {
    words = Words(of: error, today: today)
    guard case .invalid(let issues) = error, let problem = issues.first?.problem else {
      canBeTypedOn = false
      return
    }
    switch problem {
    case .empty, .tooShort: canBeTypedOn = true
    case .unreadable: canBeTypedOn = issues.first?.field != .interval
    case .digitsOutOfRange(let range, let actual): canBeTypedOn = actual < range.lowerBound
    case .noSuchDate(_, let month, let day): canBeTypedOn = month == 0 || day == 0
    default: canBeTypedOn = false
    }
  }
}

extension Words {
  /// An error in both languages; days are said as seen from today, where that is known.
  init(of error: DomainError, today: Day? = nil) {
    self.init(
      ko: error.text(in: .korean, today: today), en: error.text(in: .english, today: today))
  }
}
