import HearthDomain

extension RecurrenceRefusal {
  /// Returns the part of the rule that is not accepted, its position, and what is accepted.
  package func message(in language: Language) -> String {
    let name = value.map { "\(part)=\($0)" } ?? part
    let shown = name.quotable(limit: 60).quoted(language)
    if case .missing = reason {
      return language(
        ko: "규칙에는 \(KoreanParticle.subject(part)) 있어야 해요. 예: FREQ=WEEKLY;BYDAY=TU.",
        en: "A rule needs \(part), as in FREQ=WEEKLY;BYDAY=TU.")
    }
    return language(
      ko: "규칙의 \(position)번째 글자부터 있는 \(KoreanParticle.object(shown)) 쓸 수 없어요. ",
      en: "\(shown) at character \(position) of the rule is not accepted: ")
      + reason(language).endingWithFullStop
  }

  private func reason(_ language: Language) -> String {
    switch reason {
    case .unknownPart:
      let parts = RecurrencePart.allCases.map(\.rawValue).joined(separator: ", ")
      return language(ko: "규칙의 부분은 이것뿐이에요: \(parts)", en: "the parts of a rule are \(parts)")
    case .repeated: return language(ko: "같은 부분이 두 번 있어요", en: "the part is there twice")
    case .missing: return language(ko: "빠져 있어요", en: "it is missing")
    case .malformedValue:
      let example = RecurrencePart(rawValue: part)?.exampleValue ?? "FREQ=WEEKLY"
      return language(ko: "이렇게 적어 주세요: \(example)", en: "write it like \(example)")
    case .outOfRange(let range):
      return language(
        ko: "\(range.lowerBound)부터 \(range.upperBound)까지 쓸 수 있어요",
        en: "it takes \(range.lowerBound) to \(range.upperBound)")
    case .noSuchDay: return language(ko: "달력에 없는 날이에요", en: "there is no such day")
    case .notCombinableWith(let other):
      return language(
        ko: "\(KoreanParticle.with(other.rawValue)) 함께 쓸 수 없어요",
        en: "it cannot be combined with \(other.rawValue)")
    case .notAllowedFor(let frequency):
      return language(
        ko: "FREQ=\(frequency.name)에는 쓸 수 없어요", en: "FREQ=\(frequency.name) does not take it")
    case .needsOneOf(let others):
      let names = others.map(\.rawValue).joined(separator: ", ")
      return others.count == 1
        ? language(
          ko: "\(KoreanParticle.subject(names)) 함께 있어야 해요", en: "it also needs \(names)")
        : language(
          ko: "다음 가운데 하나가 함께 있어야 해요: \(names)", en: "it also needs one of these: \(names)")
    case .unknownCalendar:
      let known = Recurrence.CalendarScale.allCases.map(\.rawValue).joined(separator: ", ")
      return language(ko: "아는 달력은 이것뿐이에요: \(known)", en: "the calendars known here are \(known)")
    case .tooManyInstances(let limit):
      return language(
        ko: "한 주기에 \(limit)번까지만 되풀이할 수 있어요",
        en: "it would take place more than \(limit) times in one period")
    case .needsTime:
      return language(
        ko: "하루에 여러 번 되풀이되니 시작하는 시각도 적어 주세요",
        en: "it repeats within a day, so the start needs a time")
    }
  }
}

extension RecurrencePart {
  /// An example of a valid value.
  fileprivate var exampleValue: String {
    let value =
      switch self {
      case .frequency: "WEEKLY"
      case .interval: "2"
      case .count: "10"
      case .until: "20261231"
      case .seconds, .minutes: "0,30"
      case .hours: "9,18"
      case .weekdays: "MO,2TU,-1FR"
      case .monthDays: "1,15,-1"
      case .yearDays: "100,-1"
      case .weekNumbers: "20"
      case .months: "1,12"
      case .positions: "1,-1"
      case .weekStart: "MO"
      case .calendarScale: "GREGORIAN"
      case .skip: "OMIT, BACKWARD, FORWARD"
      }
    return "\(rawValue)=\(value)"
  }
}
