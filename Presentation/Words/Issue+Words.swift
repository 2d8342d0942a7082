import HearthDomain

extension Issue {
  /// Days are said as seen from today, where that is known: else with their year.
  func text(in language: Language, today: Day? = nil) -> String {
    let name = language(ko: KoreanParticle.topic(field.name(.korean)), en: field.name(.english))
    let on = IssueDates(language: language, today: today)
    return problem.textOfLength(name, language) ?? problem.textOfDay(name, language, on)
      ?? problem.textOfBook(name, language, on)
      ?? problem.textOfForm(name, field, language)
  }
}

/// Says the days and times of an issue.
private struct IssueDates {
  let language: Language
  let today: Day?

  func callAsFunction(_ day: Day) -> String { words(for: day).short(day) }
  func callAsFunction(_ local: LocalTime) -> String { words(for: local.day).short(local) }

  /// Where today is not known, as seen from another year, so that the year is said too.
  private func words(for day: Day) -> DateWords {
    DateWords(language, today: today ?? (day.year == 1 ? .latest : .earliest))
  }
}

extension Problem {
  /// What is wrong with how long or how great something is; nil for anything else.
  fileprivate func textOfLength(_ field: String, _ language: Language) -> String? {
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
    case .outOfRange(let range, let actual):
      language(
        ko: "\(field) \(range.lowerBound)부터 \(range.upperBound)까지 쓸 수 있어요. 받은 값: \(actual).",
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

  /// What is wrong with a day; nil for anything else.
  fileprivate func textOfDay(
    _ field: String, _ language: Language, _ on: IssueDates
  ) -> String? {
    switch self {
    case .inTheFuture(let day, let today):
      language(
        ko: "\(field) 오늘(\(on(today)))보다 뒤일 수 없어요. 받은 값: \(on(day)).",
        en: "\(field) cannot come after today (\(on(today))), as \(on(day)) does.")
    case .beforePlanting(let day, let plantedOn):
      language(
        ko: "\(field) 심은 날(\(on(plantedOn)))보다 앞설 수 없어요. 받은 값: \(on(day)).",
        en: "\(field) cannot come before the day of planting (\(on(plantedOn))),"
          + " as \(on(day)) does.")
    case .afterFirstWatering(let day, let wateredOn):
      language(
        ko: "\(field) 처음 물을 준 날(\(on(wateredOn)))보다 뒤일 수 없어요. 받은 값: \(on(day)).",
        en: "\(field) cannot come after the first watering (\(on(wateredOn))),"
          + " as \(on(day)) does.")
    case .tooFarAhead(let time, let latest):
      language(
        ko: "\(field) 하루 뒤(\(on(latest)))보다 늦을 수 없어요. 받은 값: \(on(time)).",
        en: "\(field) can be a day ahead at most (\(on(latest))), not \(on(time)).")
    case .notAfterStart(let end, let start):
      language(
        ko: "\(field) 시작(\(on(start)))보다 뒤여야 해요. 받은 값: \(on(end)).",
        en: "\(field) must come after the start (\(on(start))), not at \(on(end)).")
    case .beforeFirstDay(let last, let first):
      language(
        ko: "\(field) 첫날(\(on(first)))보다 앞설 수 없어요. 받은 값: \(on(last)).",
        en: "\(field) cannot come before the first day (\(on(first))), as \(on(last)) does.")
    case .noSuchDate(let year, let month, let day):
      language(
        ko: "\(year.map { "\($0)년 " } ?? "")\(month)월 \(day)일은 달력에 없는 날이에요.",
        en: "There is no such day as \(Problem.english(day: day, month: month, year: year)).")
    default: nil
    }
  }

  /// What is wrong with something about a book; nil for anything else.
  fileprivate func textOfBook(
    _ field: String, _ language: Language, _ on: IssueDates
  ) -> String? {
    switch self {
    case .dayOutOfRange(let range, let actual):
      language(
        ko: "\(field) \(on(range.lowerBound))부터 \(on(range.upperBound))까지 고를 수 있어요."
          + " 받은 값: \(on(actual)).",
        en: "\(field) can be \(on(range.lowerBound)) to \(on(range.upperBound)),"
          + " not \(on(actual)).")
    case .wrongCheckDigit(let text, let expected):
      language(
        ko: "\(field) 마지막 숫자가 맞지 않아요: \(text.quoted(.korean))."
          + " 앞의 숫자들이 맞다면 \(expected)이어야 해요.",
        en: "\(field) \(text.quoted(.english)) has a wrong last digit;"
          + " with the digits before it, that would be \(expected).")
    case .belowPageReached(let page, let actual):
      language(
        ko: "\(field) 이미 읽은 \(page)쪽보다 적을 수 없어요. 받은 값: \(actual).",
        en: "\(field) cannot be less than the \(page) that are read already, as \(actual) is.")
    case .belowRecord(let page, let day, let actual):
      language(
        ko: "\(on(day)) 기록이 \(page)쪽이라서 그보다 앞일 수 없어요. 받은 값: \(actual)쪽."
          + " 그날 기록이 틀렸다면 먼저 고쳐 주세요.",
        en: "Page \(actual) lies before page \(page), where you were on \(on(day))."
          + " If that was wrong, mend that day first.")
    case .aboveRecord(let page, let day, let actual):
      language(
        ko: "\(on(day)) 기록이 \(page)쪽이라서 그보다 뒤일 수 없어요. 받은 값: \(actual)쪽."
          + " 그날 기록이 틀렸다면 먼저 고쳐 주세요.",
        en: "Page \(actual) lies after page \(page), where you were on \(on(day))."
          + " If that was wrong, mend that day first.")
    case .afterFirstRecord(let day, let recordedOn):
      language(
        ko: "\(field) 첫 기록(\(on(recordedOn)))보다 뒤일 수 없어요. 받은 값: \(on(day)).",
        en: "\(field) cannot come after the first record (\(on(recordedOn))), as \(on(day)) does.")
    case .beforeReading(let day, let earliest):
      language(
        ko: "\(field) \(on(earliest))보다 앞설 수 없어요. 그날까지 읽은 기록이 있어요. 받은 값: \(on(day)).",
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
  fileprivate func textOfForm(_ name: String, _ field: Field, _ language: Language) -> String {
    if case (.setting(let name), .unreadable(let text)) = (field, self),
      let setting = Setting.named(name)
    {
      return SettingWords(language).refusal(of: text, for: setting)
    }
    return switch self {
    case .notAPhoneNumber(let text):
      language(
        ko: "\(name) 숫자로 써 주세요. 받은 값: \(text.quoted(.korean)).",
        en: "\(name) is made of digits, not \(text.quoted(.english)).")
    case .unreadable(let text):
      language(
        ko:
          "\(KoreanParticle.object(field.name(.korean))) 알아볼 수 없어요. 받은 값: \(text.quoted(.korean)).",
        en: "\(name) cannot be read: \(text.quoted(.english)).")
        + (field == .birthday
          ? language(
            ko: " 이렇게 쓸 수 있어요: 03-21, 1990-03-21, lunar:08-15.",
            en: " Write it like 03-21, 1990-03-21 or lunar:08-15.") : "")
        + (field.hint?(language) ?? "")
    default:
      language(ko: "\(name) 받아들일 수 없는 값이에요.", en: "\(name) is not accepted.")
    }
  }
}

extension Field {
  /// How a value about a book is written; nil where there is nothing to add.
  fileprivate var hint: Words? {
    switch self {
    case .rating:
      Words(ko: " 0부터 5까지 0.5씩 줄 수 있어요.", en: " It goes from 0 to 5 in halves, such as 4.5.")
    case .isbn: Words(ko: " 숫자 10자리나 13자리로 써 주세요.", en: " It has 10 or 13 digits.")
    case .publishedOn:
      Words(
        ko: " 2019, 2019-05, 2019-05-31처럼 써 주세요.", en: " Write it like 2019, 2019-05 or 2019-05-31."
      )
    case .link:
      Words(ko: " https://로 시작하는 주소로 써 주세요.", en: " It begins with https:// or http://.")
    case .email:
      Words(ko: " mina@example.com처럼 써 주세요.", en: " Write it like mina@example.com.")
    default: nil
    }
  }

  /// The field's name as a sentence begins with it.
  func name(_ language: Language) -> String {
    switch self {
    case .displayName, .personName: language(ko: "이름", en: "The name")
    case .day: language(ko: "날짜", en: "The day")
    case .time: language(ko: "시각", en: "The time")

    // Books
    case .author: language(ko: "지은이", en: "The author")
    case .bookDescription: language(ko: "책 소개", en: "The description")
    case .bookTitle: language(ko: "책 제목", en: "The title")
    case .isbn: language(ko: "ISBN", en: "The ISBN")
    case .link: language(ko: "링크", en: "The link")
    case .page: language(ko: "쪽", en: "The page")
    case .pages: language(ko: "쪽수", en: "The number of pages")
    case .percent: language(ko: "퍼센트", en: "The percentage")
    case .publishedOn: language(ko: "출간일", en: "The date of publication")
    case .publisher: language(ko: "출판사", en: "The publisher")
    case .query: language(ko: "찾을 말", en: "What to look for")
    case .rating: language(ko: "별점", en: "The rating")
    case .resultPage: language(ko: "결과 페이지", en: "The page of results")
    case .sentence: language(ko: "문장", en: "The sentence")
    case .startDay: language(ko: "시작한 날", en: "The first day")
    case .subtitle: language(ko: "부제", en: "The subtitle")
    case .target: language(ko: "목표일", en: "The target day")
    case .thickness: language(ko: "두께(0.1mm)", en: "The thickness in tenths of a millimetre")

    case .artistName: language(ko: "화가 이름", en: "The artist's name")
    case .level: language(ko: "기분", en: "The level")
    case .birthday: language(ko: "생일", en: "The birthday")
    case .contactName: language(ko: "연락처의 이름", en: "The name of the contact")
    case .delay: language(ko: "미루는 날수", en: "The number of days to put off")
    case .interval: language(ko: "연락 주기", en: "The interval in days")
    case .keyword: language(ko: "키워드", en: "A keyword")
    case .keywords: language(ko: "키워드", en: "The number of keywords")
    case .memo: language(ko: "메모", en: "The memo")
    case .nickname: language(ko: "별명", en: "The nickname")
    case .phone: language(ko: "전화번호", en: "The phone number")
    case .plantingDay: language(ko: "심은 날", en: "The day of planting")

    // Sayings
    case .sayingText: language(ko: "글귀", en: "The saying")
    case .tag: language(ko: "태그", en: "A tag")
    case .tags: language(ko: "태그", en: "The number of tags")
    case .who: language(ko: "말한 사람", en: "The name of who said it")

    // Reminders
    case .quietHours: language(ko: "조용한 시간", en: "The quiet hours")

    // Schedule
    case .eventEnd: language(ko: "끝", en: "The end")
    case .eventNote: language(ko: "일정의 메모", en: "The note")
    case .eventTitle: language(ko: "일정의 제목", en: "The title")
    case .reminder: language(ko: "알림 시간(분)", en: "The minutes before the start")
    case .reminders: language(ko: "알림", en: "The number of reminders")

    // Settings
    case .setting(let name): language(ko: "\(name) 설정", en: "The setting \(name)")

    // Profile
    case .email: language(ko: "이메일", en: "The e-mail address")
    case .passphrase: language(ko: "암호", en: "The passphrase")
    case .picture: language(ko: "사진 파일", en: "The picture")
    }
  }
}
