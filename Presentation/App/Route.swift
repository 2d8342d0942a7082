import HearthDomain

/// A destination in the full-screen view.
package enum Route: Hashable, Sendable {
  case tab(Area)
  /// A day of the schedule.
  case day(Day)
  case book(ID<Book>)
  /// An occurrence of an event; the current one of a series if none is specified.
  case event(OccurrenceID)
  /// A to-do, on the day on which it is listed.
  case task(DueTask)
  case person(ID<Person>)
  /// A contact in the address book.
  case contact(ID<Contact>)
  /// A watering of a person, on the day when it took place.
  case watering(ID<Watering>, of: ID<Person>, on: Day)
  /// The review of a watering.
  case review(ID<Watering>, of: ID<Person>)
  case saying(ID<Saying>)
  case mood(ID<Mood>)
  case sentence(ID<Sentence>, of: ID<Book>)
  /// The mood gauge, for the given moment or for now, with a memo filled in.
  case gauge(at: MoodMoment?, memo: String = "")

  /// The tab that contains the destination.
  var area: Area {
    switch self {
    case .tab(let area): area
    case .book, .sentence: .books
    case .day, .event, .task: .schedule
    case .person, .contact, .watering, .review: .people
    case .saying: .sayings
    case .gauge, .mood: .moods
    }
  }
}

extension Area {
  /// The digit that opens the tab. It does not depend on which other tabs exist.
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
}
