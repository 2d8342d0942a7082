import HearthDomain

extension Area {
  /// The digit that opens the tab, whether or not the tabs before it exist.
  package var digit: Character { Character(String(rawValue)) }

  package var title: Words {
    switch self {
    case .today: Words(ko: "오늘", en: "Today")
    case .people: Words(ko: "사람", en: "People")
    case .sayings: Words(ko: "글귀", en: "Sayings")
    case .moods: Words(ko: "기분", en: "Moods")
    case .schedule: Words(ko: "일정", en: "Schedule")
    case .books: Words(ko: "책", en: "Books")
    }
  }

  package var introduction: Words {
    switch self {
    case .today:
      Words(ko: "오늘 챙길 것을 한 화면에 모아요.", en: "All that matters today, on one page.")
    case .people:
      Words(
        ko: "멀어지고 싶지 않은 사람을 식물로 심고, 연락할 때마다 물을 줘요.",
        en: "People you don't want to lose touch with, each a plant to water.")
    case .sayings:
      Words(ko: "마음을 데워 주는 글귀를 모으고 나눠요.", en: "Lines that warm you, to keep and share.")
    case .moods:
      Words(
        ko: "지금 기분을 고르면 하루의 캔버스에 도형이 그려져요.",
        en: "What you feel, drawn as shapes on the day's canvas.")
    case .schedule:
      Words(ko: "약속을 적어 두면 시작할 때 알려 줘요.", en: "What you planned, with a word when it starts.")
    case .books:
      Words(
        ko: "끝까지 읽고 싶은 책과 간직할 문장을 모아요.",
        en: "Books you mean to finish, and the sentences you keep.")
    }
  }
}

/// A place in the full-screen view that another place can lead to.
package enum Route: Hashable, Sendable {
  case tab(Area)
  case book(ID<Book>)
  /// One time of an event; of a series as it goes on now where none is named.
  case event(OccurrencePlace)
  /// The day on which a task of others is due.
  case task(DueTask)
  case person(ID<Person>)
  /// Somebody in the address book.
  case contact(ID<Contact>)
  /// A contact with somebody, on the day on which it was.
  case watering(ID<Watering>, of: ID<Person>, on: Day)
  /// What is written down about that contact.
  case review(ID<Watering>, of: ID<Person>)
  case saying(ID<Saying>)
  case mood(ID<Mood>)
  case sentence(ID<Sentence>, of: ID<Book>)
  /// Where a mood is set; of that moment where one is given, else of now.
  case gauge(at: MoodMoment?)

  /// The tab in which the place is.
  var area: Area {
    switch self {
    case .tab(let area): area
    case .book, .sentence: .books
    case .event, .task: .schedule
    case .person, .contact, .watering, .review: .people
    case .saying: .sayings
    case .gauge, .mood: .moods
    }
  }
}
