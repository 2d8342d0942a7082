import HearthDomain

extension Kind {
  /// The name of one thing of this kind.
  var name: Words {
    switch self {
    case .person: Words(ko: "사람", en: "person")
    case .contact: Words(ko: "연락처", en: "contact")
    case .watering: Words(ko: "물 준 기록", en: "watering")
    case .saying: Words(ko: "글귀", en: "saying")
    case .tag: Words(ko: "태그", en: "tag")
    case .mood: Words(ko: "기분 기록", en: "mood")
    case .event: Words(ko: "일정", en: "event")
    case .toDo: Words(ko: "할 일", en: "to-do")
    case .book: Words(ko: "책", en: "book")
    case .foundBook: Words(ko: "찾은 책", en: "found book")
    case .readingRecord: Words(ko: "읽은 기록", en: "reading record")
    case .sentence: Words(ko: "문장", en: "sentence")
    case .zone: Words(ko: "시간대", en: "time zone")
    case .profile: Words(ko: "프로필", en: "profile")
    case .change: Words(ko: "바뀐 기록", en: "change")
    }
  }

  /// A short name, displayed before search results.
  var label: Words { self == .mood ? Words(ko: "기분", en: "mood") : name }

  /// The command that lists all items of this kind; nil if there is none.
  var listCommand: String? {
    switch self {
    case .person: "hearth person list"
    case .contact: "hearth contact list"
    case .toDo: "hearth todo list --all"
    case .book: "hearth book list --all"
    case .profile: "hearth profile list"
    case .change: "hearth log"
    case .watering, .saying, .tag, .mood, .event, .foundBook, .readingRecord,
      .sentence, .zone:
      nil
    }
  }
}
