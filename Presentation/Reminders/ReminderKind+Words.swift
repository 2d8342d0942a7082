import HearthDomain

extension ReminderKind {
  package var name: Words {
    switch self {
    case .water: Words(ko: "물 주기", en: "water")
    case .review: Words(ko: "나눈 이야기", en: "review")
    case .birthday: Words(ko: "생일", en: "birthday")
    case .event: Words(ko: "일정", en: "event")
    case .reading: Words(ko: "독서", en: "reading")
    case .saying: Words(ko: "글귀", en: "saying")
    case .mood: Words(ko: "기분", en: "mood")
    }
  }
}
