import HearthDomain
import HearthWhen
import TerminalKit

extension PersonFormScreen {
  static func form(of subject: Subject, _ order: DateOrder) -> Form<FieldName> {
    switch subject {
    case .newPerson(let name):
      return form(name: .line(name, within: PersonNameRule.self), phone: .line(""))
    case .contact(let contact):
      // The name and number of a contact are read-only: they are changed in the address book.
      return form(
        name: .readOnly((try? PersonName(of: contact.details.name))?.value ?? contact.name),
        phone: .readOnly(contact.details.phones.first?.grouped ?? "–"),
        birthday: contact.details.birthday?.typeableText(order) ?? "")
    case .person(let person):
      let details = person.details
      return form(
        name: .line(person.name, within: PersonNameRule.self), nickname: details.nickname.value,
        phone: .line(details.phone?.grouped ?? ""),
        birthday: details.birthday?.typeableText(order) ?? "",
        about: details.about?.value ?? "", interval: "\(details.rhythm.days)", alarm: details.alarm,
        isThere: true)
    }
  }

  private static func form(
    name: FormContent, nickname: String = "", phone: FormContent, birthday: String = "",
    about: String = "", interval: String = "", alarm: Alarm = .atNine, isThere: Bool = false
  ) -> Form<FieldName> {
    let counting = FormField(
      FieldName.countsFromToday, Words(ko: "오늘부터 세기", en: "count from today"), .toggle(false))
    return Form(
      [
        FormField(.name, Words(ko: "이름", en: "name"), name, of: .personName),
        FormField(
          .nickname, Words(ko: "별명", en: "nickname"),
          .line(nickname, within: NicknameRule.self), of: .nickname,
          placeholder: Words(ko: "비워 두면 이름으로 불러요", en: "the name if left blank")),
        FormField(
          .phone, Words(ko: "전화번호", en: "phone"), phone, of: .phone,
          placeholder: Words(ko: "없어도 돼요", en: "optional")),
        FormField(
          .birthday, Words(ko: "생일", en: "birthday"), .line(birthday), of: .birthday,
          placeholder: Words(ko: "3월 21일, 음력 8월 15일", en: "21 March, lunar:08-15")),
        FormField(
          .interval, Words(ko: "며칠마다", en: "every … days"),
          .line(TextFieldState(interval, limit: 20, showsCounter: false)), of: .interval,
          placeholder: Words(ko: "7, 2주, 반년", en: "7, 2 weeks, 6 months")),
      ] + (isThere ? [counting] : []) + [
        FormField(.alarm, Words(ko: "알림", en: "alarm"), .toggle(alarm.isOn)),
        FormField(
          .alarmTime, Words(ko: "알림 시각", en: "alarm time"), .line(alarm.time.description),
          of: .time,
          placeholder: Words(ko: "09:00", en: "09:00")),
        FormField(
          .about, Words(ko: "적어 둘 것", en: "about"),
          .lines(TextAreaState(about, limit: PersonAboutRule.lengthRange.upperBound)), of: .about,
          placeholder: Words(ko: "선물, 아이 이름, 못 먹는 것", en: "gifts, children, allergies")),
      ])
  }
}

// MARK: - Reading

extension PersonFormScreen.State {
  var referenceDay: Day? { today }

  var rhythm: CareRhythm? { try? CareRhythm(typed: form[.interval]?.text ?? "") }

  func parseEntry(_ fields: inout FieldParser<PersonFormScreen.FieldName>) -> PersonDetails? {
    let name = fields.parse(.name) { try PersonName($0) }
    let nickname = fields.parse(.nickname) { try Nickname($0) }
    let phone: PhoneNumber?? =
      if let contact {
        .some(contact.details.phones.first)
      } else {
        fields.parseOptional(.phone) { try PhoneNumber($0) }
      }
    let birthday = fields.parseOptional(.birthday, as: parseBirthday)
    let about = fields.parseOptional(.about) { try PersonAbout($0) }
    let rhythm = fields.parse(.interval) { try CareRhythm(typed: $0) }
    let time = fields.parse(.alarmTime) { try WhenReader.settingsReader.time($0) }
    if let name, let nickname, let phone, let birthday, let about, let rhythm, let time {
      return PersonDetails(
        name: name, nickname: nickname, phone: phone, birthday: birthday, about: about,
        rhythm: rhythm, alarm: Alarm(at: time, isOn: form[.alarm]?.isOn ?? true),
        plantedOn: person?.details.plantedOn ?? today,
        countedFrom: countsFromToday ? today : person?.details.countedFrom)
    }
    return nil
  }

  private var dates: WhenReader { WhenReader(today: today, dateOrder) }

  func remark(on name: PersonFormScreen.FieldName) -> Words? {
    name == .birthday ? dates.birthdayGuess(form[name]?.text ?? "") : nil
  }

  private func parseBirthday(_ text: String) throws -> Birthday {
    let birthday = try dates.birthday(text).value
    // A stored birthday is accepted even if it is in the future because the clock was set back.
    if birthday != person?.details.birthday { try birthday.checkIsNotInFuture(today: today) }
    return birthday
  }

  func isResolvableByTyping(_ error: any Error) -> Bool {
    if let refusal = error as? WhenRefusal { return refusal.reason != .noSuchDay }
    guard let error = error as? DomainError else { return true }
    guard case .invalid(let issues) = error, let problem = issues.first?.problem else {
      return false
    }
    return switch problem {
    case .empty, .tooShort: true
    case .unreadable: issues.first?.field != .interval
    case .digitsOutOfRange(let range, let actual): actual < range.lowerBound
    default: false
    }
  }

  /// Checks a field when the focus leaves it, unless it is blank.
  mutating func focusLeft(_ name: PersonFormScreen.FieldName) {
    if form[name]?.text.isEmpty ?? true {
      form.setError(nil, of: name)
    } else {
      showErrors(of: [name])
    }
  }
}
