import HearthDomain

extension FileKind {
  /// What the file is, and which command reads it.
  var advice: Words {
    switch self {
    case .contacts:
      FileKind.advice(ko: "연락처 파일이에요", en: "a file of contacts", "contact import")
    case .calendar: FileKind.advice(ko: "일정 파일이에요", en: "a calendar", "event import")
    case .sayings: FileKind.advice(ko: "글귀 파일이에요", en: "a file of sayings", "saying import")
    case .moods: FileKind.advice(ko: "기분과 일기 파일이에요", en: "a file of moods", "mood import")
    case .books: FileKind.advice(ko: "책 파일이에요", en: "a file of books", "book import")
    case .highlights:
      FileKind.advice(
        ko: "책에 그은 밑줄 파일이에요", en: "a file of highlights in books", "book sentence import")
    case .archive:
      FileKind.advice(ko: "Hearth에서 모두 내보낸 파일이에요", en: "an export of everything", "import")
    }
  }

  private static func advice(ko: String, en: String, _ command: String) -> Words {
    Words(
      ko: "\(ko). ‘hearth \(command)’로 가져와 주세요.",
      en: "This is \(en). “hearth \(command)” reads it.")
  }
}
