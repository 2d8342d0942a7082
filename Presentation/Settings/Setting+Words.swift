import HearthDomain

extension Setting {
  /// What it is, in a few words.
  public var label: Words {
    texts?.label ?? patterned.label
  }

  /// What it is for, in a sentence.
  public var meaning: Words {
    texts?.meaning ?? patterned.meaning
  }

  private var texts: SettingTexts? {
    SettingTexts.all.first { $0.name == name }
  }

  /// The texts of those settings that come once for each kind or source.
  private var patterned: SettingTexts {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    if let kind = ReminderKind(rawValue: last) { return SettingTexts(of: kind, name) }
    return SettingTexts(of: BookSource(rawValue: last)?.name ?? last, name, isKey: isSecret)
  }
}

extension Setting.Group {
  public var title: Words {
    switch self {
    case .language: Words(ko: "언어와 달력", en: "Language and calendar")
    case .look: Words(ko: "모양과 움직임", en: "Look and motion")
    case .canvas: Words(ko: "기분 캔버스", en: "Mood canvas")
    case .reminders: Words(ko: "알림", en: "Reminders")
    case .delivery: Words(ko: "알림을 받는 방법", en: "How reminders arrive")
    case .books: Words(ko: "책 찾기", en: "Book search")
    }
  }
}

extension BookSource {
  /// The name of the source, which is the same in every language for the most part.
  fileprivate var name: String {
    switch self {
    case .openLibrary: "Open Library"
    case .googleBooks: "Google Books"
    case .kakao: "Kakao"
    case .yes24: "YES24"
    case .aladin: "Aladin"
    case .shelf, .classics, .catalogue: rawValue
    }
  }
}
