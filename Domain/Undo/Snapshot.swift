/// A thing as a store keeps it, whole, so that it can be put back as it was.
public enum Snapshot: Hashable, Sendable {
  case person(Person)
  case watering(Watering)
  case postponement(Postponement)
  case contact(Contact)
  case saying(Saying)
  /// The saying is aside and rests.
  case rest(ID<Saying>)
  case mood(Mood)
  case event(Event)
  case book(Book)
  case pastReading(PastReading)
  case record(ReadingRecord)
  case sentence(Sentence)

  /// Where it is kept.
  public var place: SnapshotPlace {
    switch self {
    case .person(let person): .person(person.id)
    case .watering(let watering): .watering(watering.id)
    case .postponement(let postponement): .postponement(postponement.id)
    case .contact(let contact): .contact(contact.id)
    case .saying(let saying): .saying(saying.id)
    case .rest(let id): .rest(id)
    case .mood(let mood): .mood(mood.id)
    case .event(let event): .event(event.id)
    case .book(let book): .book(book.id)
    case .pastReading(let past): .pastReading(past.book, past.reading.number)
    case .record(let record): .record(record.id)
    case .sentence(let sentence): .sentence(sentence.id)
    }
  }

  /// What of it counts as a change: whether a saying was opened does not.
  var meaning: Snapshot {
    guard case .saying(var saying) = self else { return self }
    saying.openedAt = nil
    return .saying(saying)
  }
}

/// Where a store keeps a thing, whether there is one or not.
public enum SnapshotPlace: Hashable, Sendable {
  case person(ID<Person>)
  case watering(ID<Watering>)
  case postponement(ID<Postponement>)
  case contact(ID<Contact>)
  case saying(ID<Saying>)
  case rest(ID<Saying>)
  case mood(ID<Mood>)
  case event(ID<Event>)
  case book(ID<Book>)
  case pastReading(ID<Book>, Int)
  case record(ID<ReadingRecord>)
  case sentence(ID<Sentence>)

  /// The area in which it is seen.
  public var area: Area {
    switch self {
    case .person, .watering, .postponement, .contact: .people
    case .saying, .rest: .sayings
    case .mood: .moods
    case .event: .schedule
    case .book, .pastReading, .record, .sentence: .books
    }
  }

  /// Whether it belongs to another thing, without which it cannot be kept.
  var isPart: Bool {
    switch self {
    case .person, .saying, .mood, .event, .book: false
    case .watering, .postponement, .contact, .rest, .pastReading, .record, .sentence: true
    }
  }

  /// Whether a repository can remove it alone.
  var isRemovable: Bool {
    switch self {
    case .pastReading, .rest: false
    case .person, .watering, .postponement, .contact, .saying, .mood, .event, .book, .record,
      .sentence:
      true
    }
  }
}
