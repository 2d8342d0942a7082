import HearthDomain

/// What the screens of People say in more than one place.
enum PeopleScreenWords {
  /// `D-3`, `D-day`, `D+2`.
  static func dDay(_ daysLeft: Int) -> String {
    daysLeft == 0 ? "D-day" : daysLeft > 0 ? "D-\(daysLeft)" : "D+\(-daysLeft)"
  }

  static func means(_ means: Means) -> Words {
    switch means {
    case .call: Words(ko: "전화", en: "a call")
    case .message: Words(ko: "문자", en: "a message")
    case .kakao: Words(ko: "카카오톡", en: "KakaoTalk")
    case .meet: Words(ko: "만남", en: "a meeting")
    case .mail: Words(ko: "메일", en: "mail")
    case .other: Words(ko: "그 밖의 연락", en: "something else")
    }
  }

  /// `*` and so on are for terminals; the drop says that a plant wants water.
  static func mark(_ state: PlantState) -> String {
    switch state {
    case .due: "♦"
    case .wilted: "♢"
    case .fresh, .fine, .thirsty: " "
    }
  }

  /// What the plant says.
  static func phrase(_ phrase: Phrase) -> Words {
    switch phrase.band {
    case .neverWatered: Words(ko: "첫 소식을 기다리고 있어요", en: "Waiting for the first hello")
    case .watered: Words(ko: "덕분에 잘 지내고 있어요", en: "Doing well, thanks to you")
    case .dueToday: Words(ko: "오늘 안부를 전해 볼까요?", en: "How about a hello today?")
    case .wilted: Words(ko: "물 한 모금이면 다시 일어나요", en: "One sip and it stands again")
    }
  }

  /// The name, and the nickname of the plant if there is one.
  static func names(of person: Person) -> String {
    person.details.nickname.isEmpty ? person.name : "\(person.plantName) (\(person.name))"
  }

  static func keywords(_ keywords: [Keyword]) -> String {
    keywords.map { "#" + $0.value }.joined(separator: " ")
  }

  static func refusal(_ refusal: Refusal) -> Words {
    Words(ko: refusal.text(in: .korean), en: refusal.text(in: .english))
  }
}

extension Person {
  /// Why the watering cannot be put off on that day; nil when it can.
  func postponingRefusal(on day: Day) -> Words? {
    let left = daysLeft(on: day)
    if left == 0 { return nil }
    return PeopleScreenWords.refusal(
      left > 0
        ? .notYetDue(name: plantName, daysLeft: left)
        : .alreadyWilted(name: plantName, daysLate: -left))
  }
}
