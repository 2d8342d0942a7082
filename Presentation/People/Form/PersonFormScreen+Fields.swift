import HearthDomain
import HearthWhen
import TerminalKit

extension PersonFormScreen {
  static func form(of subject: Subject, _ order: DateOrder) -> Form<FieldName> {
    let details = subject.details
    let isThere = if case .person = subject { true } else { false }
    func fields(_ fields: [PersonField]) -> [FormField<FieldName>] {
      fields.map { field in
        var text = field.text(of: details)
        if field == .name, case .newPerson(let name) = subject { text = name }
        var entry = FormField(FieldName.detail(field), field.wording, field.itemField, text)
        // The name and number of a contact are changed in the address book.
        if case .contact = subject, field == .name || field == .phone {
          entry.content = .readOnly(text.isEmpty ? "–" : text)
        }
        return entry
      }
    }
    let counting = FormField(
      FieldName.countsFromToday, Words(ko: "오늘부터 세기", en: "count from today"), .toggle(false))
    return Form(
      fields(PersonField.first) + [
        FormField(
          .birthday, Words(ko: "생일", en: "birthday"),
          .line(details.birthday?.typeableText(order) ?? ""), of: .birthday,
          placeholder: Words(ko: "3월 21일, 음력 8월 15일", en: "21 March, lunar:08-15")),
        FormField(
          .interval, Words(ko: "며칠마다", en: "every … days"),
          .line(
            TextFieldState(
              isThere ? "\(details.rhythm.days)" : "", limit: 20, showsCounter: false)),
          of: .interval,
          placeholder: Words(ko: "7, 2주, 반년", en: "7, 2 weeks, 6 months")),
      ] + (isThere ? [counting] : []) + [
        FormField(.alarm, Words(ko: "알림", en: "alarm"), .toggle(details.alarm.isOn)),
        FormField(
          .alarmTime, Words(ko: "알림 시각", en: "alarm time"),
          .line(details.alarm.time.description), of: .time,
          placeholder: Words(ko: "09:00", en: "09:00"), isSuggestion: !isThere),
      ] + fields(PersonField.last))
  }
}

// MARK: - Reading

extension PersonFormScreen.State {
  var referenceDay: Day? { today }

  var rhythm: CareRhythm? { try? CareRhythm(typed: form[.interval]?.text ?? "") }

  func parseEntry(_ fields: inout FieldParser<PersonFormScreen.FieldName>) -> PersonDetails? {
    var details = subject.details
    // The number of a contact is displayed in another form.
    for field in PersonField.allCases where contact == nil || field != .phone {
      fields.parse(.detail(field)) { try field.itemField.enter($0, into: &details) }
    }
    if let birthday = fields.parseOptional(.birthday, as: parseBirthday) {
      details.birthday = birthday
    }
    fields.parse(.interval) { details.rhythm = try CareRhythm(typed: $0) }
    fields.parse(.alarmTime) { details.alarm.time = try WhenReader.settingsReader.time($0) }
    details.alarm.isOn = form[.alarm]?.isOn ?? true
    if person == nil { details.plantedOn = today }
    if countsFromToday { details.countedFrom = today }
    return fields.errors.isEmpty ? details : nil
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
