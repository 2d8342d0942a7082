/// A kind of thing that somebody enters, and whose changes the journal notes.
///
/// The numbers stand in stores for ever: none is given to another kind.
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
  /// One of the store's own settings, of canvases or the profile.
  case setting = 13
  /// What is different about one time of a series.
  case exception = 14
  /// The text from which an event was read.
  case eventText = 15

  /// The area in which it is seen; settings belong to that of today.
  public var area: Area {
    switch self {
    case .person, .watering, .postponement, .contact: .people
    case .saying: .sayings
    case .mood, .dayPalette: .moods
    case .event, .exception, .eventText: .schedule
    case .book, .pastReading, .record, .sentence: .books
    case .setting: .today
    }
  }

  /// What programs call it: the key of its list in an archive.
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
    case .book: "books"
    case .pastReading: "pastReadings"
    case .record: "readingRecords"
    case .sentence: "sentences"
    case .setting: "settings"
    }
  }

  /// The kinds of which each thing belongs to one of this kind.
  public var parts: [JournalKind] {
    switch self {
    case .person: [.watering, .postponement]
    case .event: [.exception, .eventText]
    case .book: [.pastReading, .record, .sentence]
    case .watering, .postponement, .contact, .saying, .mood, .dayPalette, .exception, .eventText,
      .pastReading, .record, .sentence, .setting:
      []
    }
  }

  /// Whether somebody enters and removes it as a thing, and it is no setting or detail of another.
  public var isEntered: Bool {
    switch self {
    case .person, .watering, .contact, .saying, .mood, .event, .book, .pastReading, .record,
      .sentence:
      true
    case .postponement, .dayPalette, .exception, .eventText, .setting: false
    }
  }

  /// Whether it belongs to another thing, without which it cannot be kept.
  public var isPart: Bool {
    switch self {
    case .watering, .postponement, .exception, .eventText, .pastReading, .record, .sentence:
      true
    case .person, .contact, .saying, .mood, .dayPalette, .event, .book, .setting: false
    }
  }
}
