import HearthDomain

extension LeadTimes {
  /// `at the start, 10 minutes before`; `no reminder`.
  package func words(in language: Language) -> String {
    if minutesBefore.isEmpty { return language(ko: "알림 없음", en: "no reminder") }
    return minutesBefore.map { LeadTimes.words(minutesBefore: $0, in: language) }
      .joined(separator: ", ")
  }

  /// One of them: `at the start`, `10 minutes before`, `1시간 전`.
  package static func words(minutesBefore minutes: Int, in language: Language) -> String {
    if minutes == 0 { return language(ko: "시작할 때", en: "at the start") }
    let length = language(ko: korean(minutes: minutes), en: english(minutes: minutes))
    return language(ko: "\(length) 전", en: "\(length) before")
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
