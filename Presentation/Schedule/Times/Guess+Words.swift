import HearthDomain
import HearthWhen

extension Guess {
  /// A sentence on how an ambiguous word was understood. Nil if another message says it.
  var explanation: Words? {
    switch self {
    case .half(let minute):
      Self.otherHalfOfDay(of: minute).map { EventMessages.assumedHalfOfDayNote(insteadOf: $0) }
    case .usualStart(let minute), .meal(let minute): Self.halfOfDayNote(minute)
    case .usualDay:
      Words(
        ko: "며칠인지 적지 않아서 하루를 골랐어요.", en: "No day was given, so one was chosen.")
    case .plainMonth:
      Words(
        ko: "그해에는 그 윤달이 없어서 평달로 정했어요.",
        en: "That year has no such leap month, so the ordinary month was taken.")
    case .bareNumber:
      Words(
        ko: "단위 없는 숫자를 시간으로 읽었어요.", en: "A number alone was read as a time.")
    case .dateOrder(let month, let day): Self.otherOrderNote(month: month, day: day)
    case .corrected(let typed, let meant):
      Words(
        ko: KoreanParticle.object(typed.quoted(.korean)) + " "
          + KoreanParticle.toward(meant.quoted(.korean)) + " 읽었어요.",
        en: "\(typed.quoted(.english)) was read as \(meant.quoted(.english)).")
    case .nextWeek:
      Words(
        ko: "이번 주에는 그날이 지나서 다음 주로 정했어요.",
        en: "That day of this week has passed, so next week’s was taken.")
    case .hasPassed: nil
    case .weekly:
      Words(
        ko: "요일이 여러 개라서 매주로 적었어요.", en: "Several weekdays were read as every week.")
    case .end:
      Words(
        ko: "그때까지 이어지는 것으로 적었어요.",
        en: "It lasts until then.")
    case .deadline:
      Words(
        ko: "그때까지 마칠 할 일로 적었어요.",
        en: "That is a deadline, so it is a to-do.")
    case .truncated:
      Words(
        ko: "글이 길어서 날짜나 시각을 놓쳤을 수 있어요.",
        en: "The text is long, so some of its days and times may have been missed.")
    case .nameAsDay(let word):
      Words(
        ko: "\(KoreanParticle.object(word.quoted(.korean))) 날짜로 읽었어요.",
        en: "\(word.quoted(.english)) was read as a day.")
    }
  }

  /// Returns the note on words that could name a time but were left in the title.
  static func unreadWordsNote(_ words: [String]) -> Words {
    Words { language in
      let list = words.map { $0.quoted(language) }.joined(separator: ", ")
      return language(ko: "제목에 남긴 말: \(list).", en: "Left in the title: \(list).")
    }
  }

  private static func otherOrderNote(month: Int, day: Int) -> Words? {
    guard let date = Day(year: 2024, month: month, day: day) else { return nil }
    let words = Words { DayFormatter($0, today: date).short(date).quoted($0) }
    return Words(
      ko: "\(words.ko)이라면 그렇게 적어 주세요.", en: "If you mean \(words.en), write it that way.")
  }

  private static func otherHalfOfDay(of minute: Int) -> TimeOfDay? {
    TimeOfDay(seconds: (minute + 720) % 1_440 * 60)
  }

  private static func halfOfDayNote(_ minute: Int) -> Words? {
    guard let time = TimeOfDay(seconds: minute % 1_440 * 60) else { return nil }
    let hour = Words { DayFormatter($0, today: .earliest).twelveHourTime(time) }
    return Words(
      ko: "시간이 없어서 \(KoreanParticle.toward(hour.ko)) 적었어요.",
      en: "No time was given, so it was set to \(hour.en).")
  }
}
