import HearthDomain
import HearthWhen

extension Issue {
  /// Returns the message. Days are formatted relative to `today` if it is given, else with their
  /// year.
  func message(in language: Language, today: Day? = nil) -> String {
    let name = language(ko: KoreanParticle.topic(field.name(.korean)), en: field.name(.english))
    let on = IssueDates(language: language, today: today)
    return switch problem {
    case .empty:
      language(ko: "\(name) 비워 둘 수 없어요.", en: "\(name) cannot be empty.")
    case .tooShort(let least):
      language(
        ko: "\(name) \(least)자 이상이어야 해요.",
        en: "\(name) needs at least \(least) character\(least == 1 ? "" : "s").")
    case .tooLong(let limit, let actual):
      language(
        ko: "\(name) \(limit)자까지 쓸 수 있어요. 지금은 \(actual)자예요.",
        en: "\(name) can have up to \(limit) characters; this one has \(actual).")
    case .tooWide(let limit, let actual):
      language(
        ko: "\(name) 한글 \(limit / 2)자, 영문 \(limit)자까지 쓸 수 있어요. 지금은 한글로"
          + " \((actual - limit + 1) / 2)자, 영문으로 \(actual - limit)자 넘쳐요.",
        en: "\(name) can have up to \(limit) letters, and Korean ones count as two; this one has"
          + " \(actual).")
    case .elementTooWide(let text, let limit, let actual):
      language(
        ko: "\(name) 한글 \(limit / 2)자, 영문 \(limit)자까지 쓸 수 있어요."
          + " \(KoreanParticle.topic(text.quoted(.korean))) 한글로 \((actual - limit + 1) / 2)자, 영문으로"
          + " \(actual - limit)자 넘쳐요.",
        en: "\(name) can have up to \(limit) letters, and Korean ones count as two;"
          + " \(text.quoted(.english)) has \(actual).")
    case .notAPicture(let path, let flaw): flaw.message(about: path)(language)
    case .tooManyBytes(let limit, let actual):
      language(
        ko: "\(name) \(limit)바이트까지 쓸 수 있어요. 지금은 \(actual)바이트예요.",
        en: "\(name) can have up to \(limit) bytes; this one has \(actual).")
    case .tooManyCombiningMarks(let limit, let actual):
      language(
        ko: "\(name) 한 글자에 부호를 \(limit)개까지 붙일 수 있어요. 지금은 \(actual)개 붙은 글자가 있어요.",
        en: "\(name) can have up to \(limit) marks on one character; this one has \(actual).")
    case .outOfRange(_, let actual) where field == .interval:
      invalidIntervalMessage("\(actual)", language)
    case .outOfRange(let range, let actual):
      language(
        ko: "\(name) \(range.lowerBound)부터 \(range.upperBound)까지 쓸 수 있어요. 적은 값: \(actual).",
        en: "\(name) can be \(range.lowerBound) to \(range.upperBound), not \(actual).")
    case .tooMany(let limit, let actual):
      language(
        ko: "\(name) \(limit)개까지 쓸 수 있어요. 지금은 \(actual)개예요.",
        en: "\(name) can be up to \(limit), not \(actual).")
    case .digitsOutOfRange(let range, let actual):
      language(
        ko: "\(name) 숫자 \(range.lowerBound)~\(range.upperBound)자리로 적어 주세요. 지금은 \(actual)자리예요.",
        en: "\(name) needs \(range.lowerBound) to \(range.upperBound) digits, not \(actual).")

    // Days
    case .inTheFuture(let day, let today):
      language(
        ko: "\(name) 오늘(\(on(today)))보다 뒤일 수 없어요. 적은 값: \(on(day)).",
        en: "\(name) cannot come after today (\(on(today))), as \(on(day)) does.")
    case .laterToday(let time, let now):
      language(
        ko: "\(name) 지금(\(now))보다 뒤일 수 없어요. 적은 값: \(time).",
        en: "\(name) cannot come after now (\(now)), as \(time) does.")
    case .beforePlanting(let day, let plantedOn):
      language(
        ko: "\(name) 심은 날(\(on(plantedOn)))보다 앞설 수 없어요. 적은 값: \(on(day)). 심은 날은 ‘hearth person edit"
          + " 이름 --planted 날’로 앞당겨요.",
        en: "\(name) cannot come before the day of planting (\(on(plantedOn))), as \(on(day)) does."
          + " “hearth person edit NAME --planted DAY” moves that day.")
    case .afterFirstWatering(let day, let wateredOn):
      language(
        ko: "\(name) 처음 물을 준 날(\(on(wateredOn)))보다 뒤일 수 없어요. 적은 값: \(on(day)).",
        en: "\(name) cannot come after the first watering (\(on(wateredOn))), as \(on(day)) does.")
    case .tooFarAhead(let time, let latest):
      language(
        ko: "\(name) 하루 뒤(\(on(latest)))보다 늦을 수 없어요. 적은 값: \(on(time)).",
        en: "\(name) can be a day ahead at most (\(on(latest))), not \(on(time)).")
    case .notAfterStart(let end, let start):
      language(
        ko: "\(name) 시작(\(on(start)))보다 뒤여야 해요. 적은 값: \(on(end)).",
        en: "\(name) must come after the start (\(on(start))), not at \(on(end)).")
    case .afterLastYear:
      language(
        ko: "달력은 9999년 12월 31일에 끝나요.",
        en: "It would end after 31 December 9999, the last day there is.")
    case .beforeFirstDay(let last, let first):
      language(
        ko: "\(name) 첫날(\(on(first)))보다 앞설 수 없어요. 적은 값: \(on(last)).",
        en: "\(name) cannot come before the first day (\(on(first))), as \(on(last)) does.")
    case .searchValue(let key, let value):
      SearchKeyHelp.invalidValueMessage(of: value, for: key)(language)
    case .noSuchDate(let year, let month, let day):
      language(
        ko: "\(year.map { "\($0)년 " } ?? "")\(month)월 \(day)일은 달력에 없는 날이에요.",
        en: "There is no such day as \(Issue.nonexistentDate(day: day, month: month, year: year)).")
        + monthFirstAdvice(month, day, language)
    case .noSuchLunarDate(let year, let month, let day, let isLeap):
      noSuchLunarDateMessage(year, month, day, isLeap, language)

    // Books
    case .dayOutOfRange(let range, let actual):
      language(
        ko: "\(name) \(on(range.lowerBound))부터 \(on(range.upperBound))까지 고를 수 있어요. 적은 값:"
          + " \(on(actual)).",
        en: "\(name) can be \(on(range.lowerBound)) to \(on(range.upperBound)), not \(on(actual)).")
    case .wrongCheckDigit(let text, let expected):
      language(
        ko: "\(name) 마지막 숫자가 맞지 않아요: \(text.quotedAsSentence(.korean)) 앞의 숫자들이 맞다면"
          + " \(KoreanParticle.copula("\(expected)")).",
        en: "\(name) \(text.quoted(.english)) has a wrong last digit; with the digits before it,"
          + " that would be \(expected).")
    case .belowPageReached(let page, let actual):
      language(
        ko: "\(name) 이미 읽은 \(page)쪽보다 적을 수 없어요. 적은 값: \(actual).",
        en: "\(name) cannot be less than the \(page) that are read already, as \(actual) is.")
    case .pastEnd(let title, let pages, let actual):
      language(
        ko: "\(KoreanParticle.topic(title.quoted(.korean))) \(pages)쪽까지예요. 적은 값: \(actual).",
        en: "\(title.quoted(.english)) has \(Plural("page")(pages)); \(actual) is past its end.")
    case .onlyPercent(let progress, let title):
      language(
        ko: "이 책은 쪽수를 몰라서 \(progress.positionText(.korean))이 어디쯤인지 알 수 없어요."
          + " \(progress.percentExample)처럼 퍼센트로 적거나, 책의 쪽수를 먼저 적어 주세요. 예:"
          + "\n  \(pageCountCommand(for: title, progress))",
        en: "The page count of this book is not known, so it is not clear how far"
          + " \(progress.positionText(.english)) is. Give it in percent, such as"
          + " \(progress.percentExample), or set the page count first, for example:\n "
          + " \(pageCountCommand(for: title, progress))"
      )
    case .belowRecord(let page, let day, let actual):
      language(
        ko: "\(on(day)) 기록이 \(KoreanParticle.because(page.positionText(.korean)))서 그보다 앞일 수"
          + " 없어요. 적은 값: \(actual.positionText(.korean)). 그날 기록이 틀렸다면 먼저 고쳐 주세요.",
        en:
          "\(actual.positionText(.english, begins: true)) lies before"
          + " \(page.positionText(.english)), where you were on \(on(day)). If that is wrong,"
          + " correct that day first.")
    case .aboveRecord(let page, let day, let actual):
      language(
        ko: "\(on(day)) 기록이 \(KoreanParticle.because(page.positionText(.korean)))서 그보다 뒤일 수"
          + " 없어요. 적은 값: \(actual.positionText(.korean)). 그날 기록이 틀렸다면 먼저 고쳐 주세요.",
        en:
          "\(actual.positionText(.english, begins: true)) lies after"
          + " \(page.positionText(.english)), where you were on \(on(day)). If that is wrong,"
          + " correct that day first.")
    case .afterFirstRecord(let day, let recordedOn):
      language(
        ko: "\(name) 첫 기록(\(on(recordedOn)))보다 뒤일 수 없어요. 적은 값: \(on(day)).",
        en: "\(name) cannot come after the first record (\(on(recordedOn))), as \(on(day)) does.")
    case .beforeEarlierReading(let day, let finishedOn):
      language(
        ko: "\(name) 지난번에 다 읽은 날(\(on(finishedOn)))보다 앞설 수 없어요. 적은 값: \(on(day)).",
        en: "\(name) cannot come before the day you finished it last time (\(on(finishedOn))), as"
          + " \(on(day)) does.")
    case .beforeReading(let day, let earliest):
      language(
        ko: "\(name) \(on(earliest))보다 앞설 수 없어요. 그날까지 읽은 기록이 있어요. 적은 값: \(on(day)).",
        en: "\(name) cannot come before \(on(earliest)), the last day you read in it, as \(on(day))"
          + " does.")
    case .beforeStart(let day, let start, let book):
      language(
        ko: "\(name) 읽기 시작한 날(\(on(start)))보다 앞설 수 없어요. 적은 값: \(on(day)). 더 일찍 시작했다면 그날을 먼저 적어"
          + " 주세요:\n  \(startDayCommand(book, day))",
        en: "\(name) cannot come before the day you began (\(on(start))), as \(on(day)) does. If"
          + " you began earlier, set that day first:\n  \(startDayCommand(book, day))")

    // Form
    case .notAPhoneNumber(let text):
      language(
        ko: "\(name) 숫자로 적어 주세요. 적은 값: \(text.quotedAsSentence(.korean))",
        en: "\(name) is made of digits, not \(text.quotedAsSentence(.english))")
    case .unreadable(let text): unreadableMessage(text, name, language)
    case .unreadableSetting(let setting, let text):
      Setting.named(setting).map { SettingWords(language).invalidValueMessage(text, for: $0) }
        ?? setting
    }
  }

  private func unreadableMessage(_ text: String, _ name: String, _ language: Language) -> String {
    if field == .interval {
      return invalidIntervalMessage(text.quoted(language), language)
        + language(ko: " 7이나 2주, 매주처럼 적어 주세요.", en: " Write it like 7, 10d, week or 2w.")
    }
    return language(
      ko:
        "\(KoreanParticle.object(field.name(.korean))) 알아볼 수 없어요. 적은 값:"
        + " \(text.quotedAsSentence(.korean))",
      en: "\(name) cannot be read: \(text.quotedAsSentence(.english))")
      + (field.hint?(language) ?? "")
  }

  /// Returns the error for an interval in days.
  private func invalidIntervalMessage(_ typed: String, _ language: Language) -> String {
    let (least, most) = (CareRhythm.acceptedRange.lowerBound, CareRhythm.acceptedRange.upperBound)
    return language(
      ko: "연락 주기는 \(least)일부터 \(most)일까지 정할 수 있어요. 적은 값: \(typed).",
      en: "The interval can be \(least) to \(most) days, not \(typed).")
  }

  private func startDayCommand(_ book: String, _ day: Day) -> String {
    "hearth book edit \(book) --started \(day)"
  }

  private func pageCountCommand(for book: String, _ progress: ReadingProgress) -> String {
    "hearth book edit \(ShellWords.quoted(book)) --pages \(progress.pageCountExample)"
  }

  private func noSuchLunarDateMessage(
    _ year: Int?, _ month: Int, _ day: Int, _ isLeap: Bool, _ language: Language
  ) -> String {
    let years = KoreanLunarCalendar.years
    if let year, !years.contains(year) {
      return language(
        ko: "음력은 \(years.lowerBound)년부터 \(years.upperBound)년까지 쓸 수 있어요. 적은 값: \(year)년.",
        en: "The lunar calendar is known from \(years.lowerBound) to \(years.upperBound), not for"
          + " \(year).")
    }
    let date = Birthday.lunar(year: year, month: month, day: day, isLeapMonth: isLeap)
      .text(in: language)
    return language(
      ko: "\(date)은 달력에 없는 날이에요.", en: "There is no such day as the \(date).")
      + monthFirstAdvice(month, day, language)
  }

  private func monthFirstAdvice(_ month: Int, _ day: Int, _ language: Language) -> String {
    guard month > 12, day <= 12 else { return "" }
    return language(ko: " 월을 먼저 적어 주세요.", en: " The month comes first.")
  }

  /// Returns a nonexistent date such as `30 February` or `30 February 2026`; `2026-13-40` if the
  /// month does not exist.
  private static func nonexistentDate(day: Int, month: Int, year: Int?) -> String {
    guard let name = Month(year: 2000, month: month)?.name(in: .english) else {
      return (year.map { "\($0)-" } ?? "") + "\(month)-\(day)"
    }
    return "\(day) \(name)" + (year.map { " \($0)" } ?? "")
  }
}

/// Formats the days and times of an issue.
struct IssueDates {
  let language: Language
  let today: Day?

  func callAsFunction(_ day: Day) -> String { dateWords(for: day).short(day) }
  func callAsFunction(_ local: LocalTime) -> String { dateWords(for: local.day).short(local) }

  /// Returns a formatter for the day. If today is unknown, the formatter belongs to another year,
  /// so that the year is included.
  private func dateWords(for day: Day) -> DayFormatter {
    DayFormatter(language, today: today ?? (day.year == 1 ? .latest : .earliest))
  }
}

extension ReadingProgress {
  /// Returns the position in a book: `page 120`, `45%` or `10 pages further`. With `begins`, the
  /// first letter is a capital.
  fileprivate func positionText(_ language: Language, begins: Bool = false) -> String {
    switch self {
    case .page(let page): language(ko: "\(page)쪽", en: "\(begins ? "Page" : "page") \(page)")
    case .percent(let percent): "\(percent)%"
    case .pagesFurther(let pages):
      language(ko: "+\(pages)쪽", en: "\(Plural("page")(pages)) further")
    case .percentFurther(let percent): "+\(percent)%"
    }
  }

  /// A page count that a book may have with this progress.
  fileprivate var pageCountExample: Int {
    guard case .page(let number) = self, number >= 300 else { return 300 }
    return min(number, PageCount.acceptedRange.upperBound - 100) + 100
  }

  /// An example in percent for the error message. It never repeats the typed number, as a page
  /// number is not a percentage.
  fileprivate var percentExample: String {
    switch self {
    case .page(let number), .percent(let number): number == 45 ? "60%" : "45%"
    case .pagesFurther(let number), .percentFurther(let number): number == 10 ? "+5%" : "+10%"
    }
  }
}
