import HearthDomain

extension FileKind {
  /// What the file is, and which command reads it.
  var advice: Words {
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
      ko: "\(KoreanParticle.copula(name.ko)). ‘hearth \(command)’로 가져와 주세요.",
      en: "This is \(name.en). “hearth \(command)” reads it.")
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

extension RecognizedFile {
  /// What the file is, and by what that is known.
  var sentence: Words {
    let known = evidence.words
    return Words(
      ko: "\(KoreanParticle.copula(kind.name.ko)). \(known.ko)",
      en: "This is \(kind.name.en): \(known.en)"
    )
  }
}

extension RecognizedFile.Evidence {
  /// By what the file is known, behind the name of its format.
  var note: Words {
    switch self {
    case .beginning(let text):
      Words(ko: "첫머리 \(text.quotable())", en: "begins with \(text.quotable())")
    case .columns(let names): Words(ko: "열 \(listed(names))", en: "columns \(listed(names))")
    case .keys(let names): Words(ko: "이름 \(listed(names))", en: "names \(listed(names))")
    case .line(let text):
      Words(ko: "\(text.quotable()) 같은 줄", en: "lines such as \(text.quotable())")
    }
  }

  private func listed(_ names: [String]) -> String {
    names.map { $0.quotable(limit: 40) }.joined(separator: ", ")
  }

  var words: Words {
    switch self {
    case .beginning(let text):
      Words(
        ko: "\(KoreanParticle.toward(text.quotable())) 시작해요.",
        en: "it begins with \(text.quotable()).")
    case .columns(let names):
      Words(ko: "이런 열이 있는 표예요: \(listed(names)).", en: "a table with the columns \(listed(names)).")
    case .keys(let names):
      Words(ko: "이런 이름이 있는 JSON이에요: \(listed(names)).", en: "JSON with \(listed(names)).")
    case .line(let text):
      Words(ko: "이런 줄이 있어요: \(text.quotable())", en: "it has lines such as \(text.quotable())")
    }
  }
}
