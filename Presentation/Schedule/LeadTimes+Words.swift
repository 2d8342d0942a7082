import HearthDomain

extension LeadTimes {
  /// Returns all reminders as text: `at the start, 10 minutes before`; `no reminder`.
  package func words(in language: Language, isAllDay: Bool = false) -> String {
    if minutesBefore.isEmpty { return language(ko: "알림 없음", en: "no reminder") }
    return minutesBefore.map {
      LeadTimes.words(minutesBefore: $0, in: language, isAllDay: isAllDay)
    }
    .joined(separator: ", ")
  }

  /// Returns one reminder as text: `at the start`, `10 minutes before`, `1시간 전`; for all-day events
  /// the time of day: `at 09:00`, `전날 20:00`.
  package static func words(
    minutesBefore minutes: Int, in language: Language, isAllDay: Bool = false
  ) -> String {
    if isAllDay { return timeOfWholeDay(minutes, language) }
    if minutes == 0 { return language(ko: "시작할 때", en: "at the start") }
    let long = abs(minutes)
    let length = language(ko: korean(minutes: long), en: english(minutes: long))
    if minutes < 0 { return language(ko: "시작 \(length) 뒤", en: "\(length) after the start") }
    return language(ko: "\(length) 전", en: "\(length) before")
  }

  private static func timeOfWholeDay(_ minutes: Int, _ language: Language) -> String {
    let days = minutes <= 0 ? 0 : (minutes + 1439) / 1440
    let time = TimeOfDay(seconds: (days * 1440 - minutes) * 60) ?? .midnight
    switch days {
    case 0: return language(ko: "그날 \(time)", en: "at \(time) on the day")
    case 1: return language(ko: "전날 \(time)", en: "at \(time) the day before")
    default: return language(ko: "\(days)일 전 \(time)", en: "at \(time) \(days) days before")
    }
  }

  private static func korean(minutes: Int) -> String {
    minutes == 1440 ? "하루" : Language.korean.duration(minutes: minutes)
  }

  private static func english(minutes: Int) -> String {
    if minutes < 60 { return Plural("minute")(minutes) }
    if minutes % 10_080 == 0 { return Plural("week")(minutes / 10_080) }
    if minutes % 60 == 0, minutes < 1440 { return Plural("hour")(minutes / 60) }
    return Language.english.duration(minutes: minutes)
  }
}
