import HearthDomain

/// Says what became of a mood.
struct MoodMessages {
  let mood: Mood
  let today: Day

  func added(_ language: Language) -> String {
    language(
      ko: "기분을 남겼어요: \(name(.korean)).", en: "Added: \(name(.english)).")
  }

  func changed(_ language: Language) -> String {
    language(ko: "고쳤어요: \(name(.korean)).", en: "Changed: \(name(.english)).")
  }

  func removed(_ language: Language) -> String {
    language(ko: "지웠어요: \(name(.korean)).", en: "Removed: \(name(.english)).")
  }

  /// Where clocks differ a mood may lie ahead; whoever meant a day gone by shall see it.
  func isToCome(_ language: Language) -> String {
    language(
      ko: "아직 오지 않은 때예요. 지난 때라면 hearth mood edit의 --at으로 고쳐 주세요.",
      en: "That is still to come. If it was before now, hearth mood edit … --at moves it.")
  }

  /// `85, 바닷가 산책 (11월 20일 09:00)`, or without a memo `85 (11월 20일 09:00)`.
  func name(_ language: Language) -> String {
    let when = DateWords(language, today: today).short(mood.moment.local)
    let memo = mood.memoLine.isEmpty ? "" : ", \(mood.memoLine.quotable(limit: 60))"
    return "\(mood.level.value)\(memo) (\(when))"
  }
}
