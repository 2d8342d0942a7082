import HearthDomain

extension SettingTexts {
  /// What the setting of that kind of reminder is called, and what it does.
  static func reminding(_ kind: ReminderKind) -> (Words, Words) {
    switch kind {
    case .water: water
    case .review: review
    case .birthday: birthday
    case .event: event
    case .reading: reading
    case .saying: saying
    case .mood: mood
    }
  }

  private static let water = (
    Words(ko: "물 줄 날에 알리기", en: "Tell of plants to water"),
    Words(ko: "식물에 물을 줄 날에 알려요.", en: "Tell when a plant wants water.")
  )

  private static let review = (
    Words(ko: "이야기를 적도록 알리기", en: "Ask how a contact went"),
    Words(ko: "물을 준 뒤 나눈 이야기를 적도록 알려요.", en: "Ask how it went after a watering.")
  )

  private static let birthday = (
    Words(ko: "생일 알리기", en: "Tell birthdays ahead"),
    Words(ko: "생일 사흘 전과 그날에 알려요.", en: "Tell birthdays, three days before and on the day.")
  )

  private static let event = (
    Words(ko: "일정 미리 알리기", en: "Tell events ahead"),
    Words(ko: "일정이 시작하기 전에 알려요.", en: "Tell events ahead, as each of them asks.")
  )

  private static let reading = (
    Words(ko: "덜 읽은 몫 알리기", en: "Tell of pages still unread"),
    Words(
      ko: "그날 읽기로 한 만큼 다 읽지 못했으면 알려요.",
      en: "Tell of the pages planned for the day and not read.")
  )

  private static let saying = (
    Words(ko: "오늘의 글귀 전하기", en: "Bring a saying a day"),
    Words(ko: "하루에 한 번 오늘의 글귀를 전해요.", en: "Bring today's saying once a day.")
  )

  private static let mood = (
    Words(ko: "오늘의 기분 묻기", en: "Ask how your day was"),
    Words(ko: "하루에 한 번 기분을 물어봐요.", en: "Ask once a day how you feel.")
  )
}
