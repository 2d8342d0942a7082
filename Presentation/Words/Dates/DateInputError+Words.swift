import HearthDomain

extension DateInputError {
  /// What is wrong with the text and what is accepted.
  package func words(in language: Language) -> String {
    switch self {
    case .noSuchDay(let text):
      language(
        ko: "\(KoreanParticle.topic(text.quoted(.korean))) 달력에 없는 날이에요.",
        en: "There is no such day as \(text.quoted(.english)).")
    case .otherWeekday(let text, let day):
      language(
        ko: "\(KoreanParticle.topic(text.quoted(.korean))) 요일이 맞지 않아요. "
          + "\(day.year)년 \(day.month)월 \(day.dayOfMonth)일은 \(day.weekday.name(in: .korean))이에요.",
        en: "\(text.quoted(.english)) has the weekday of another day: "
          + "\(day.dayOfMonth) \(day.calendarMonth.words(in: .english)) is a"
          + " \(day.weekday.name(in: .english)).")
    case .notYetCome(let text, let next, let last, let time):
      DateInputError.words(of: text, next, last, time, in: language)
    case .noSuchTime(let text):
      language(
        ko: "\(KoreanParticle.topic(text.quoted(.korean))) 시계에 없는 시각이에요.",
        en: "There is no such time as \(text.quoted(.english)).")
    case .missingUnit(let text, let unit): unit.words(after: text, in: language)
    case .unclear(let text, let spellings) where spellings.isEmpty:
      language(
        ko: "\(KoreanParticle.topic(text.quoted(.korean))) 날짜나 시각, 반복처럼 보여요. "
          + "언제인지는 ‘내일 오후 3시’, ‘2026-11-20’, ‘매주 화’처럼 적고, 제목이라면 안쪽 따옴표까지 적어 주세요: "
          + "\(Quoting.shellWord("\"\(text)\"")).",
        en: "\(text.quoted(.english)) looks like a day, a time or a repetition. Write those like"
          + " tomorrow 3pm, 2026-11-20 or every tue; if it is part of the title, keep its inner"
          + " quotes: \(Quoting.shellWord("\"\(text)\"")).")
    case .unclear(let text, let spellings):
      language(
        ko: "\(KoreanParticle.topic(text.quoted(.korean))) 뜻이 분명하지 않아요. "
          + "이렇게 적어 주세요: \(spellings.joined(separator: ", ")).",
        en: "\(text.quoted(.english)) could mean more than one thing. "
          + "Write it like this: \(spellings.joined(separator: ", ")).")
    case .unclearTitle(let text, let titles, let asItStands):
      DateInputError.words(of: text, titles, asItStands, in: language)
    case .missingTitle(let text, let titles, let asItStands):
      DateInputError.words(nothingBut: text, titles, asItStands, in: language)
    case .unknownForm(let text, let wanted) where text.allSatisfy(\.isWhitespace):
      language(
        ko: "\(KoreanParticle.subject(wanted.inKorean)) 비어 있어요. "
          + "이렇게 적어 주세요: \(wanted.examples(in: .korean).joined(separator: ", ")).",
        en: "Nothing is written where \(wanted.asEnglish) should be. "
          + "Write it like this: \(wanted.examples(in: .english).joined(separator: ", ")).")
    case .unknownForm(let text, let wanted):
      language(
        ko: "\(KoreanParticle.object(text.quoted(.korean)))"
          + " \(KoreanParticle.toward(wanted.inKorean)) 알아볼 수 없어요. "
          + "이렇게 적어 주세요: \(wanted.examples(in: .korean).joined(separator: ", ")).",
        en: "\(text.quoted(.english)) cannot be read as \(wanted.asEnglish). "
          + "Write it like this: \(wanted.examples(in: .english).joined(separator: ", ")).")
    }
  }
}

extension DateInputError {
  /// Both days that may be meant, the one that has been as it is typed.
  private static func words(
    of text: String, _ next: Day, _ last: Day, _ time: TimeOfDay?, in language: Language
  ) -> String {
    let typed = time.map { "\(last) \($0)" } ?? "\(last)"
    return language(
      ko: "\(KoreanParticle.topic(text.quoted(.korean))) 아직 오지 않았어요(\(next))."
        + " 지난 날을 적으려면 \(typed)처럼 적어 주세요.",
      en: "\(text.quoted(.english)) has not come yet (\(next))."
        + " For the last one, write \(typed).")
  }

  /// Each title as it is typed in a shell.
  private static func words(
    of text: String, _ titles: [String], _ asItStands: String?, in language: Language
  ) -> String {
    let asTitle = asItStands.map(Quoting.shellWord)
    let unclear = language(
      ko: "\(KoreanParticle.topic(text.quoted(.korean))) 뜻이 분명하지 않아요.",
      en: "\(text.quoted(.english)) could mean more than one thing.")
    let examples = language(
      ko: "\(KoreanParticle.topic(text.quoted(.korean))) 날짜나 시각, 반복처럼 보여요. "
        + "언제인지는 ‘내일 오후 3시’, ‘2026-11-20’, ‘매주 화’처럼 적거나, "
        + "--from, --to, --repeat, --until로 따로 적어 주세요.",
      en: "\(text.quoted(.english)) looks like a day, a time or a repetition. Write those like"
        + " tomorrow 3pm, 2026-11-20 or every tue, or apart with --from, --to, --repeat and"
        + " --until.")
    let rest = [
      titles.isEmpty ? nil : like(titles, in: language),
      asTitle.map { asTitle in
        language(
          ko: "제목이라면 안쪽 따옴표까지 적어 주세요: \(asTitle).",
          en: "If it is part of the title, keep the inner quotes: \(asTitle).")
      },
    ]
    return ([titles.isEmpty ? examples : unclear] + rest.compactMap(\.self))
      .joined(separator: " ")
  }

  /// The same where no title stands beside the words; without other titles there is no shell in
  /// which they would be typed.
  private static func words(
    nothingBut text: String, _ titles: [String], _ asItStands: String?, in language: Language
  ) -> String {
    let missing = language(
      ko: "\(text.quoted(.korean))에는 언제인지만 있고 제목이 없어요.",
      en: "\(text.quoted(.english)) says when, but not what: a title is missing.")
    let quoted = language(
      ko: "앞에 제목을 적어 주세요. 이 말이 제목이라면 따옴표로 묶어 주세요.",
      en: "Put one before it, or put it in quotes if it is the title.")
    let asTitle = asItStands.map(Quoting.shellWord).map { asTitle in
      language(
        ko: "이 말이 제목이라면 안쪽 따옴표까지 적어 주세요: \(asTitle).",
        en: "If it is the title itself, keep the inner quotes: \(asTitle).")
    }
    let rest = titles.isEmpty ? [quoted] : [like(titles, in: language), asTitle].compactMap(\.self)
    return ([missing] + rest).joined(separator: " ")
  }

  private static func like(_ titles: [String], in language: Language) -> String {
    let titles = titles.map(Quoting.shellWord).joined(separator: ", ")
    return language(ko: "이렇게 적어 주세요: \(titles).", en: "Write it like this: \(titles).")
  }
}

extension DateInputError.Unit {
  /// Which units may follow the number.
  fileprivate func words(after text: String, in language: Language) -> String {
    let number = text.filter { !$0.isWhitespace }.quotable(limit: 20)
    return switch self {
    case .duration:
      language(
        ko: "\(number) 뒤에 단위를 붙여 주세요: \(number)분, 또는 \(number)시간.",
        en: "Give \(number) its unit: \(number)m for minutes, or \(number)h for hours.")
    case .daysAhead:
      language(
        ko: "\(number) 뒤에 단위를 붙여 주세요: +\(number)일, 또는 \(number)주.",
        en: "Give \(number) its unit: \(number)d for days, or \(number)w for weeks from now.")
    }
  }
}

extension DateInputError.Wanted {
  /// Three texts that would be understood.
  package func examples(in language: Language) -> [String] {
    language(ko: words.examples, en: words.englishExamples)
  }

  fileprivate var inKorean: String { words.korean }
  fileprivate var asEnglish: String { words.english }

  private var words:
    (korean: String, english: String, examples: [String], englishExamples: [String])
  {
    switch self {
    case .day:
      ("날짜", "a day", ["내일", "다음 주 금", "2026-11-20"], ["tomorrow", "next fri", "2026-11-20"])
    case .pastDay:
      ("날짜", "a day", ["어제", "지난주 금", "2026-11-20"], ["yesterday", "last fri", "2026-11-20"])
    case .time: ("시각", "a time", ["15:00", "오후 3시 30분", "정오"], ["15:00", "3:30pm", "noon"])
    case .dayAndTime:
      (
        "날짜와 시각", "a day and a time", ["내일 오후 3시", "금 15:00", "2026-11-20 9시"],
        ["tomorrow 3pm", "fri 15:00", "2026-11-20 9am"]
      )
    case .pastDayAndTime:
      (
        "날짜와 시각", "a day and a time", ["어제 오후 3시", "금 15:00", "2026-11-20 9시"],
        ["yesterday 3pm", "fri 15:00", "2026-11-20 9:00"]
      )
    case .days:
      (
        "날짜나 기간", "a day, a week, a month or a year", ["내일", "다음 주", "2026-11"],
        ["tomorrow", "next week", "2026-11"]
      )
    case .month:
      ("달", "a month", ["2026-11", "11월", "다음 달"], ["2026-11", "november", "next month"])
    case .year: ("해", "a year", ["2026", "작년", "올해"], ["2026", "last year", "this year"])
    case .monthOrYear:
      (
        "달이나 해", "a month or a year", ["2026-11", "지난달", "2026"], ["2026-11", "last month", "2026"]
      )
    case .monthOrDay:
      (
        "달이나 날짜", "a month or a day", ["2026-11", "다음 달", "어제"],
        ["2026-11", "next month", "yesterday"]
      )
    case .duration:
      ("시간의 길이", "a length of time", ["30분", "1시간 30분", "90m"], ["30m", "1h30m", "2 hours"])
    case .repetition:
      (
        "반복", "a repetition", ["매주 화·목", "2주마다 월", "매월 말일"],
        ["every tue and thu", "every 2 weeks on mon", "every month on the 15th"]
      )
    case .moment:
      ("날짜와 시각", "a day and a time", DateInputError.Wanted.moments, DateInputError.Wanted.moments)
    }
  }

  private static let moments = [
    "2026-11-20T09:00", "2026-11-20T09:00+09:00", "2026-11-20T00:00:00Z",
  ]
}
