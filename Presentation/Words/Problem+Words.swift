import HearthDomain

extension Problem {
  /// What is wrong with how long or how great something is; nil for anything else.
  func textOfLength(_ field: String, _ language: Language) -> String? {
    switch self {
    case .empty:
      language(ko: "\(field) 비워 둘 수 없어요.", en: "\(field) cannot be empty.")
    case .tooShort(let least):
      language(
        ko: "\(field) \(least)자 이상이어야 해요.",
        en: "\(field) needs at least \(least) character\(least == 1 ? "" : "s").")
    case .tooLong(let limit, let actual):
      language(
        ko: "\(field) \(limit)자까지 쓸 수 있어요. 지금은 \(actual)자예요.",
        en: "\(field) can have up to \(limit) characters; this one has \(actual).")
    case .tooManyBytes(let limit, let actual):
      language(
        ko: "\(field) \(limit)바이트까지 쓸 수 있어요. 지금은 \(actual)바이트예요.",
        en: "\(field) can have up to \(limit) bytes; this one has \(actual).")
    case .tooManyMarks(let limit, let actual):
      language(
        ko: "\(field) 한 글자에 부호를 \(limit)개까지 붙일 수 있어요. 지금은 \(actual)개 붙은 글자가 있어요.",
        en: "\(field) can have up to \(limit) marks on one character; this one has \(actual).")
    case .outOfRange(let range, let actual):
      language(
        ko: "\(field) \(range.lowerBound)부터 \(range.upperBound)까지 쓸 수 있어요. 적은 값: \(actual).",
        en: "\(field) can be \(range.lowerBound) to \(range.upperBound), not \(actual).")
    case .tooMany(let limit, let actual):
      language(
        ko: "\(field) \(limit)개까지 쓸 수 있어요. 지금은 \(actual)개예요.",
        en: "\(field) can be up to \(limit), not \(actual).")
    case .digitsOutOfRange(let range, let actual):
      language(
        ko: "\(field) 숫자 \(range.lowerBound)~\(range.upperBound)자리로 써 주세요. 지금은 \(actual)자리예요.",
        en: "\(field) needs \(range.lowerBound) to \(range.upperBound) digits, not \(actual).")
    default: nil
    }
  }

  /// What is wrong with every how many days somebody wants to be in touch; nil for nothing at all.
  func textOfInterval(_ language: Language) -> String? {
    let (typed, example): (String, String)
    switch self {
    case .outOfRange(_, let actual): (typed, example) = ("\(actual)", "")
    case .unreadable(let text):
      typed = text.quoted(language)
      example = language(ko: " 7이나 2주, 매주처럼 써 주세요.", en: " Write it like 7, 10d, week or 2w.")
    default: return nil
    }
    let (least, most) = (CareRhythm.accepted.lowerBound, CareRhythm.accepted.upperBound)
    return language(
      ko: "연락 주기는 \(least)일부터 \(most)일까지 정할 수 있어요. 적은 값: \(typed).",
      en: "The interval can be \(least) to \(most) days, not \(typed).") + example
  }

  /// What is wrong with a day; nil for anything else.
  func textOfDay(
    _ field: String, _ language: Language, _ on: IssueDates
  ) -> String? {
    switch self {
    case .inTheFuture(let day, let today):
      language(
        ko: "\(field) 오늘(\(on(today)))보다 뒤일 수 없어요. 적은 값: \(on(day)).",
        en: "\(field) cannot come after today (\(on(today))), as \(on(day)) does.")
    case .beforePlanting(let day, let plantedOn):
      language(
        ko: "\(field) 심은 날(\(on(plantedOn)))보다 앞설 수 없어요. 적은 값: \(on(day))."
          + " 심은 날은 ‘hearth person edit 이름 --planted 날’로 앞당겨요.",
        en: "\(field) cannot come before the day of planting (\(on(plantedOn))),"
          + " as \(on(day)) does. “hearth person edit NAME --planted DAY” moves that day.")
    case .afterFirstWatering(let day, let wateredOn):
      language(
        ko: "\(field) 처음 물을 준 날(\(on(wateredOn)))보다 뒤일 수 없어요. 적은 값: \(on(day)).",
        en: "\(field) cannot come after the first watering (\(on(wateredOn))),"
          + " as \(on(day)) does.")
    case .tooFarAhead(let time, let latest):
      language(
        ko: "\(field) 하루 뒤(\(on(latest)))보다 늦을 수 없어요. 적은 값: \(on(time)).",
        en: "\(field) can be a day ahead at most (\(on(latest))), not \(on(time)).")
    case .notAfterStart(let end, let start):
      language(
        ko: "\(field) 시작(\(on(start)))보다 뒤여야 해요. 적은 값: \(on(end)).",
        en: "\(field) must come after the start (\(on(start))), not at \(on(end)).")
    case .beforeFirstDay(let last, let first):
      language(
        ko: "\(field) 첫날(\(on(first)))보다 앞설 수 없어요. 적은 값: \(on(last)).",
        en: "\(field) cannot come before the first day (\(on(first))), as \(on(last)) does.")
    case .noSuchDate(let year, let month, let day):
      language(
        ko: "\(year.map { "\($0)년 " } ?? "")\(month)월 \(day)일은 달력에 없는 날이에요.",
        en: "There is no such day as \(Problem.english(day: day, month: month, year: year)).")
        + (month > 12 && day <= 12
          ? language(ko: " 월을 먼저 적어 주세요.", en: " The month comes first.") : "")
    default: nil
    }
  }

  /// What is wrong with something about a book; nil for anything else.
  func textOfBook(
    _ field: String, _ language: Language, _ on: IssueDates
  ) -> String? {
    switch self {
    case .dayOutOfRange(let range, let actual):
      language(
        ko: "\(field) \(on(range.lowerBound))부터 \(on(range.upperBound))까지 고를 수 있어요."
          + " 적은 값: \(on(actual)).",
        en: "\(field) can be \(on(range.lowerBound)) to \(on(range.upperBound)),"
          + " not \(on(actual)).")
    case .wrongCheckDigit(let text, let expected):
      language(
        ko: "\(field) 마지막 숫자가 맞지 않아요: \(text.quotedLast(.korean))"
          + " 앞의 숫자들이 맞다면 \(expected)이어야 해요.",
        en: "\(field) \(text.quoted(.english)) has a wrong last digit;"
          + " with the digits before it, that would be \(expected).")
    case .belowPageReached(let page, let actual):
      language(
        ko: "\(field) 이미 읽은 \(page)쪽보다 적을 수 없어요. 적은 값: \(actual).",
        en: "\(field) cannot be less than the \(page) that are read already, as \(actual) is.")
    case .belowRecord(let page, let day, let actual):
      language(
        ko: "\(on(day)) 기록이 \(page)쪽이라서 그보다 앞일 수 없어요. 적은 값: \(actual)쪽."
          + " 그날 기록이 틀렸다면 먼저 고쳐 주세요.",
        en: "Page \(actual) lies before page \(page), where you were on \(on(day))."
          + " If that was wrong, mend that day first.")
    case .aboveRecord(let page, let day, let actual):
      language(
        ko: "\(on(day)) 기록이 \(page)쪽이라서 그보다 뒤일 수 없어요. 적은 값: \(actual)쪽."
          + " 그날 기록이 틀렸다면 먼저 고쳐 주세요.",
        en: "Page \(actual) lies after page \(page), where you were on \(on(day))."
          + " If that was wrong, mend that day first.")
    case .afterFirstRecord(let day, let recordedOn):
      language(
        ko: "\(field) 첫 기록(\(on(recordedOn)))보다 뒤일 수 없어요. 적은 값: \(on(day)).",
        en: "\(field) cannot come after the first record (\(on(recordedOn))), as \(on(day)) does.")
    case .beforeReading(let day, let earliest):
      language(
        ko: "\(field) \(on(earliest))보다 앞설 수 없어요. 그날까지 읽은 기록이 있어요. 적은 값: \(on(day)).",
        en: "\(field) cannot come before \(on(earliest)), the last day you read in it,"
          + " as \(on(day)) does.")
    default: nil
    }
  }

  /// `30 February`, `30 February 2026`; `2026-13-40` where no year has the month.
  private static func english(day: Int, month: Int, year: Int?) -> String {
    guard let name = Month(year: 2000, month: month)?.name(in: .english) else {
      return (year.map { "\($0)-" } ?? "") + "\(month)-\(day)"
    }
    return "\(day) \(name)" + (year.map { " \($0)" } ?? "")
  }

  /// What is wrong with how something is written.
  func textOfForm(_ name: String, _ field: Field, _ language: Language) -> String {
    if case (.setting(let name), .unreadable(let text)) = (field, self),
      let setting = Setting.named(name)
    {
      return SettingWords(language).refusal(of: text, for: setting)
    }
    return switch self {
    case .notAPhoneNumber(let text):
      language(
        ko: "\(name) 숫자로 써 주세요. 적은 값: \(text.quotedLast(.korean))",
        en: "\(name) is made of digits, not \(text.quotedLast(.english))")
    case .unreadable(let text):
      language(
        ko:
          "\(KoreanParticle.object(field.name(.korean))) 알아볼 수 없어요. 적은 값: \(text.quotedLast(.korean))",
        en: "\(name) cannot be read: \(text.quotedLast(.english))")
        + (field == .birthday
          ? language(
            ko: " 이렇게 쓸 수 있어요: 3월 21일, 1990-03-21, 음력 8월 15일.",
            en: " Write it like 21 March, 1990-03-21 or lunar:08-15.") : "")
        + (field.hint?(language) ?? "")
    default:
      language(ko: "\(name) 받아들일 수 없는 값이에요.", en: "\(name) is not accepted.")
    }
  }
}
