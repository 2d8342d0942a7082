/// A kind of item whose changes the journal records.
///
/// Raw values are persistent and never reused.
public enum JournalKind: Int, CaseIterable, Hashable, Sendable {
  case person = 1
  case watering = 2
  case postponement = 3
  case contact = 4
  case saying = 5
  case mood = 6
  case dayPalette = 7
  case event = 8
  case book = 9
  case pastReading = 10
  case record = 11
  case sentence = 12
  /// A setting stored in the database, of canvases or the profile.
  case setting = 13
  /// A modification of one occurrence of a series.
  case exception = 14
  /// The source text of an imported event.
  case eventText = 15
  case toDo = 16

  /// Area in which the kind is shown; settings belong to the Today screen.
  public var area: Area {
    switch self {
    case .person, .watering, .postponement, .contact: .people
    case .saying: .sayings
    case .mood, .dayPalette: .moods
    case .event, .exception, .eventText, .toDo: .schedule
    case .book, .pastReading, .record, .sentence: .books
    case .setting: .today
    }
  }

  /// Name for programs: the key of the kind's list in an archive.
  public var name: String {
    switch self {
    case .person: "people"
    case .watering: "waterings"
    case .postponement: "postponements"
    case .contact: "contacts"
    case .saying: "sayings"
    case .mood: "moods"
    case .dayPalette: "dayPalettes"
    case .event: "events"
    case .exception: "eventExceptions"
    case .eventText: "eventTexts"
    case .toDo: "toDos"
    case .book: "books"
    case .pastReading: "pastReadings"
    case .record: "readingRecords"
    case .sentence: "sentences"
    case .setting: "settings"
    }
  }

  /// The kinds of items that belong to an item of this kind: waterings belong to a person, for
  /// example.
  public var partKinds: [JournalKind] {
    switch self {
    case .person: [.watering, .postponement]
    case .event: [.exception, .eventText]
    case .book: [.pastReading, .record, .sentence]
    case .watering, .postponement, .contact, .saying, .mood, .dayPalette, .exception, .eventText,
      .toDo, .pastReading, .record, .sentence, .setting:
      []
    }
  }

  /// Whether users add and remove items of the kind by themselves; false for settings and details
  /// of other items.
  public var isUserEntered: Bool {
    switch self {
    case .person, .watering, .contact, .saying, .mood, .event, .toDo, .book, .pastReading, .record,
      .sentence:
      true
    case .postponement, .dayPalette, .exception, .eventText, .setting: false
    }
  }

  /// Whether an item of the kind always belongs to another one, as a watering belongs to a person.
  public var isPart: Bool {
    switch self {
    case .watering, .postponement, .exception, .eventText, .pastReading, .record, .sentence:
      true
    case .person, .contact, .saying, .mood, .dayPalette, .event, .toDo, .book, .setting: false
    }
  }
}
