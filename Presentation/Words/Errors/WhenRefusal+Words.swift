import HearthDomain
import HearthWhen

extension WhenRefusal {
  /// Returns what is wrong with the typed date or time, and what is accepted.
  package func message(in language: Language) -> String {
    let (topic, text) = (KoreanParticle.topic(words.quoted(.korean)), words.quoted(.english))
    return switch reason {
    case .noTitle:
      language(
        ko: "\(words.quoted(.korean))에는 언제인지만 있고 제목이 없어요. 앞에 제목을 적어 주세요. 제목에 넣을 말이면 큰따옴표로 묶어 주세요.",
        en: "\(text) says when, but not what: a title is missing. Put one before it, or put it in"
          + " double quotes if it is the title.")
    case .noSuchDay:
      language(ko: "\(topic) 달력에 없는 날이에요.", en: "There is no such day as \(text).")
    case .noSuchTime:
      language(ko: "\(topic) 시계에 없는 시각이에요.", en: "There is no such time as \(text).")
    case .weekdayMismatch(let day):
      language(
        ko: "\(topic) 요일이 맞지 않아요. \(day.year)년 \(day.month)월 \(day.dayOfMonth)일은"
          + " \(day.weekday.name(in: .korean))이에요.",
        en: "\(text) has the wrong weekday: \(day.dayOfMonth)"
          + " \(day.calendarMonth.words(in: .english)) is a \(day.weekday.name(in: .english)).")
    case .passed(let day):
      language(
        ko: "\(topic) 이미 지났어요(\(day)). 다른 날이면 날짜로 적어 주세요.",
        en: "\(text) has passed: it was \(day). If you mean another day, write its date.")
    case .notYetCome(let next, let last, let time):
      Self.futureDayMessage(words, next, time.map { "\(last) \($0)" } ?? "\(last)", in: language)
    case .endBeforeStart:
      language(
        ko: "\(words.quoted(.korean)): 끝은 시작보다 뒤여야 해요.",
        en: "\(text): the end must come after the start.")
    case .count:
      language(
        ko: "\(topic) 횟수로 쓸 수 없어요.", en: "\(text) is not a possible number of times.")
    case .exception:
      language(
        ko: "\(words.quoted(.korean))에서 빼려는 날은 되풀이되는 날이 아니에요.",
        en: "\(text) leaves out days on which it does not take place.")
    case .contradiction:
      language(
        ko: "\(topic) 날이나 시각이 서로 맞지 않아요.",
        en: "\(text) names days or times that do not go together.")
    case .unequalMinutes:
      language(
        ko: "\(topic) 분이 서로 달라서 한 반복으로 적을 수 없어요. 시각마다 따로 적어 주세요.",
        en: "\(text) cannot be one repetition because the minutes differ. Plan each time"
          + " separately.")
    case .missingUnit(let wanted): wanted.missingUnitMessage(words, in: language)
    case .unclear: Self.unclearMessage(words, in: language)
    case .unknown(let wanted): wanted.unknownTextMessage(words, in: language)
    }
  }

  /// Returns the message for a day that lies in the future: both days that the text may mean, and
  /// how to type the past one.
  private static func futureDayMessage(
    _ text: String, _ next: Day, _ typed: String, in language: Language
  ) -> String {
    language(
      ko: "\(KoreanParticle.topic(text.quoted(.korean))) 아직 오지 않았어요(\(next)). 지난 날을 적으려면 \(typed)처럼"
        + " 적어 주세요.",
      en: "\(text.quoted(.english)) has not come yet (\(next)). For the last one, write \(typed).")
  }

  private static func unclearMessage(_ text: String, in language: Language) -> String {
    let asTitle = Quoting.shellWord("\"\(text)\"")
    return language(
      ko: "언제인지 모르겠어요: \(text.quoted(.korean)). ‘내일 오후 3시’, ‘2026-11-20’, ‘매주 화’처럼 적고,"
        + " 제목에 넣을 말이면 안쪽 큰따옴표까지 적어 주세요: \(asTitle).",
      en: "It is not clear when this is: \(text.quoted(.english)). Write it like tomorrow 3pm,"
        + " 2026-11-20 or every tue; if it is part of the title, keep its inner quotes:"
        + " \(asTitle).")
  }
}

extension WhenRefusal.ExpectedValue {
  /// Returns the message about a number without a unit, with the units that may follow it.
  fileprivate func missingUnitMessage(_ text: String, in language: Language) -> String {
    let number = text.filter { !$0.isWhitespace }.quotable(limit: 20)
    return self == .length
      ? language(
        ko: "\(number) 뒤에 단위를 붙여 주세요: \(number)분, 또는 \(number)시간.",
        en: "Give \(number) its unit: \(number)m for minutes, or \(number)h for hours.")
      : language(
        ko: "\(number) 뒤에 단위를 붙여 주세요: +\(number)일, 또는 \(number)주.",
        en: "Give \(number) its unit: \(number)d for days, or \(number)w for weeks from now.")
  }

  fileprivate func unknownTextMessage(_ text: String, in language: Language) -> String {
    let examples = examples(in: language).joined(separator: ", ")
    guard text.contains(where: { !$0.isWhitespace }) else {
      return language(
        ko: "\(KoreanParticle.subject(namesAndExamples.korean)) 비어 있어요. 이렇게 적어 주세요: \(examples).",
        en: "The value is empty, but it must be \(namesAndExamples.english). Write it like this:"
          + " \(examples).")
    }
    return language(
      ko: "\(KoreanParticle.object(text.quoted(.korean)))"
        + " \(KoreanParticle.toward(namesAndExamples.korean)) 알아볼 수 없어요. 이렇게 적어 주세요: \(examples).",
      en: "\(text.quoted(.english)) cannot be read as \(namesAndExamples.english). Write it like"
        + " this: \(examples).")
  }
}

extension WhenRefusal.ExpectedValue {
  /// Returns three valid examples.
  package func examples(in language: Language) -> [String] {
    language(ko: namesAndExamples.examples, en: namesAndExamples.englishExamples)
  }

  private var namesAndExamples:
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
    case .length:
      ("시간의 길이", "a length of time", ["30분", "1시간 30분", "90m"], ["30m", "1h30m", "2 hours"])
    case .deadline:
      ("날짜", "a day", ["다음 주 금", "2주", "2026-12-20"], ["next fri", "2 weeks", "2026-12-20"])
    case .reminder:
      (
        "알림", "a reminder", ["10분 전", "1시간", "전날 20:00"], ["10m", "1h", "20:00 before"]
      )
    case .birthday:
      (
        "생일", "a birthday", ["3월 21일", "1990-03-21", "음력 8월 15일"],
        ["21 march", "1990-03-21", "lunar 8/15"]
      )
    case .repetition:
      (
        "반복", "a repetition", ["매주 화·목", "2주마다 월", "매월 말일"],
        ["every tue and thu", "every 2 weeks on mon", "every month on the 15th"]
      )
    case .moment:
      (
        "날짜와 시각", "a day and a time", WhenRefusal.ExpectedValue.momentExamples,
        WhenRefusal.ExpectedValue.momentExamples
      )
    }
  }

  private static let momentExamples = [
    "2026-11-20T09:00", "2026-11-20T09:00+09:00", "2026-11-20T00:00:00Z",
  ]
}
