import HearthDomain

extension FileKind {
  /// Sentence that states the kind of the file.
  var kindSentence: Words {
    Words(ko: "\(KoreanParticle.copula(name.ko)).", en: "This is \(name.en).")
  }

  /// Sentences that state the kind of the file and the command that imports it.
  var importAdvice: Words {
    let command =
      switch self {
      case .contacts: "contact import"
      case .calendar: "event import"
      case .sayings: "saying import"
      case .moods: "mood import"
      case .books: "book import"
      case .highlights: "book sentence import"
      case .archive: "import"
      }
    return Words(
      ko: "\(kindSentence.ko) ‘hearth \(command)’로 가져와 주세요.",
      en: "\(kindSentence.en) Import it with “hearth \(command)”.")
  }

  var name: Words {
    switch self {
    case .contacts: Words(ko: "연락처 파일", en: "a file of contacts")
    case .calendar: Words(ko: "일정 파일", en: "a calendar")
    case .sayings: Words(ko: "글귀 파일", en: "a file of sayings")
    case .moods: Words(ko: "기분과 일기 파일", en: "a file of moods")
    case .books: Words(ko: "책 파일", en: "a file of books")
    case .highlights: Words(ko: "책에 그은 밑줄 파일", en: "a file of highlights in books")
    case .archive: Words(ko: "Hearth에서 모두 내보낸 파일", en: "an export of everything")
    }
  }
}

extension RecognizedFile.Evidence {
  /// How the format of the file was recognized, such as `columns date, mood`; it follows the name
  /// of the format. Nil if the file was recognized by its beginning.
  var recognitionNote: Words? {
    switch self {
    case .beginning: nil
    case .columns(let names):
      Words(ko: "열 \(listedNames(names))", en: "columns \(listedNames(names))")
    case .keys(let names): Words(ko: "이름 \(listedNames(names))", en: "names \(listedNames(names))")
    case .line(let text):
      Words(ko: "\(text.quotable()) 같은 줄", en: "lines such as \(text.quotable())")
    }
  }

  private func listedNames(_ names: [String]) -> String {
    names.map { $0.quotable(limit: 40) }.joined(separator: ", ")
  }
}
