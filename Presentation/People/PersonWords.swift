import HearthDomain

extension ContactMethod {
  /// The name of the means of contact, such as `call` or `전화`.
  package var name: Words {
    switch self {
    case .call: Words(ko: "전화", en: "call")
    case .message: Words(ko: "문자", en: "message")
    case .kakao: Words(ko: "카카오톡", en: "KakaoTalk")
    case .facetalk: Words(ko: "페이스톡", en: "FaceTalk")
    case .whatsapp: Words(ko: "왓츠앱", en: "WhatsApp")
    case .signal: Words(ko: "시그널", en: "Signal")
    case .telegram: Words(ko: "텔레그램", en: "Telegram")
    case .meet: Words(ko: "만남", en: "meeting")
    case .mail: Words(ko: "편지", en: "mail")
    case .other: Words(ko: "기타", en: "another way")
    }
  }
}

extension Watering {
  /// Returns the name of the means of contact, such as `call`. A means that the user added has its
  /// own name.
  package func meansName(_ language: Language) -> String { customMethod ?? method.name(language) }

  /// The identifier of the means of contact in JSON and piped output. A means that the user added
  /// is identified by its name.
  var meansKey: String { customMethod ?? method.rawValue }
}

extension ContactMethod {
  /// Words that commands accept for a means of contact; its displayed names come first.
  static let synonyms: [OptionSpec.Synonym] = allCases.flatMap { means in
    ([means.name.ko, means.name.en] + means.otherWords).map {
      OptionSpec.Synonym($0, for: means.rawValue)
    }
  }

  private var otherWords: [String] {
    switch self {
    case .call: ["통화", "phone", "called", "phoned", "통화함", "통화했어", "전화함", "전화했어"]
    case .message: ["메시지", "text", "sms", "texted"]
    case .kakao: ["카톡", "카카오"]
    case .facetalk: ["영상통화", "영상 통화", "video call"]
    case .whatsapp: ["와츠앱", "whats app"]
    case .signal, .telegram: []
    case .meet: ["만나서", "met", "visit", "visited", "만났어"]
    case .mail: ["메일", "우편", "letter", "email", "emailed"]
    case .other: ["그 밖", "그밖", "기타"]
    }
  }
}

extension PlantState {
  package var name: Words {
    switch self {
    case .fresh: Words(ko: "싱싱해요", en: "fresh")
    case .fine: Words(ko: "괜찮아요", en: "fine")
    case .thirsty: Words(ko: "목말라요", en: "thirsty")
    case .due: Words(ko: "오늘이에요", en: "due today")
    case .wilted: Words(ko: "시들었어요", en: "wilted")
    }
  }
}

extension Affection {
  /// The percentage, such as `25%`, the same in every language.
  package var text: String { "\(percent)%" }
}

/// Formats the days left until a day: `D-3`, `D-day`, `D+2` in Korean; `in 3 d`, `today`, `2 d
/// late` in English.
package enum DDay {
  package static func text(daysLeft: Int, in language: Language) -> String {
    let days = daysLeft.magnitude
    let english =
      switch daysLeft {
      case 0: "today"
      case 1: "tomorrow"
      default: daysLeft > 0 ? "in \(days) d" : "\(days) d late"
      }
    let korean = daysLeft == 0 ? "D-day" : daysLeft > 0 ? "D-\(days)" : "D+\(days)"
    return language(ko: korean, en: english)
  }

  /// Returns the longer form: `in 3 days`, `tomorrow`, `today`, `2 days late`.
  package static func longText(daysLeft: Int, in language: Language) -> String {
    guard language == .english, !(0...1).contains(daysLeft) else {
      return text(daysLeft: daysLeft, in: language)
    }
    let days = Plural("day")(Int(clamping: daysLeft.magnitude))
    return daysLeft > 0 ? "in \(days)" : "\(days) late"
  }
}

extension Person {
  package func dDay(on today: Day, in language: Language) -> String {
    DDay.text(daysLeft: daysLeft(on: today), in: language)
  }

  /// Returns the time until the due day, in words.
  func timeUntilDue(on today: Day, in language: Language) -> String {
    DDay.longText(daysLeft: daysLeft(on: today), in: language)
  }

  /// Returns the time until the plant is due and the plant's state. On the due day both say the
  /// same, so only one is returned.
  func dueTimeAndState(on today: Day, in language: Language) -> [String] {
    let (state, wait) = (state(on: today), timeUntilDue(on: today, in: language))
    guard state == .due else { return [wait, state.name(language)] }
    return [language(ko: wait, en: state.name.en)]
  }

  /// The name, followed by the plant's own name if it has one: `엄마 (꼬마)`.
  package var fullName: String {
    details.nickname.isEmpty ? name : "\(name) (\(plantName))"
  }
}

extension CareRhythm {
  /// Returns `every 7 days`, `7일마다`.
  package func text(in language: Language) -> String {
    language(ko: "\(days)일마다", en: days == 1 ? "every day" : "every \(days) days")
  }
}

extension Review {
  /// The text shown for a watering that has no notes.
  static let missingReviewText = Words(ko: "이야기를 기다려요", en: "not reviewed yet")

  /// The keywords as they are displayed: `#생일 #"한 달 여행"`.
  package var keywordText: String { keywords.hashtagText }
}

extension [Keyword] {
  /// The keywords joined as hashtags. A keyword of several words is put in quotation marks, so that
  /// its end is visible.
  var hashtagText: String {
    map { $0.value.contains(where: \.isWhitespace) ? "#\"\($0.value)\"" : "#\($0.value)" }
      .joined(separator: " ")
  }
}
