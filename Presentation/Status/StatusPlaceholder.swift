import HearthDomain

/// A placeholder of a status template.
package enum StatusPlaceholder: String, CaseIterable, Sendable {
  case peopleDue = "people.due"
  case peopleNext = "people.next"
  case eventNow = "event.now"
  case eventNext = "event.next"
  case eventNextIn = "event.next.in"
  case booksPages = "books.pages"
  case moodLast = "mood.last"
  case saying

  /// The part of the status that the placeholder needs.
  var requiredPart: Status.Part {
    switch self {
    case .peopleDue: .duePeople
    case .peopleNext: .nextPerson
    case .eventNow: .currentEvent
    case .eventNext, .eventNextIn: .nextEvent
    case .booksPages: .pages
    case .moodLast: .mood
    case .saying: .saying
    }
  }

  var meaning: Words {
    switch self {
    case .peopleDue: Words(ko: "물 줄 사람 수", en: "number of people to water")
    case .peopleNext: Words(ko: "먼저 물 줄 사람의 이름", en: "the first person to water")
    case .eventNow: Words(ko: "지금 하는 일정", en: "the current event")
    case .eventNext: Words(ko: "다음 일정", en: "the next event")
    case .eventNextIn: Words(ko: "다음 일정까지 남은 시간", en: "time until the next event")
    case .booksPages: Words(ko: "오늘 더 읽을 쪽수", en: "pages still to read today")
    case .moodLast: Words(ko: "오늘의 마지막 기분, 0부터 100까지", en: "today's last mood, 0 to 100")
    case .saying: Words(ko: "아직 열어 보지 않은 새 글귀", en: "a new saying not yet opened")
    }
  }
}
