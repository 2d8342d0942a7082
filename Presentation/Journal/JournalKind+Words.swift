import HearthDomain
import HearthWhen

extension JournalKind {
  /// The noun for one thing of the kind, and for several.
  var noun: CountedNoun {
    switch self {
    case .person: CountedNoun(ko: "사람", counter: "명", en: "person", plural: "people")
    case .watering: CountedNoun(ko: "물 준 기록", en: "watering")
    case .postponement: CountedNoun(ko: "물 주기를 미룬 기록", en: "postponement")
    case .contact: CountedNoun(ko: "연락처", en: "contact")
    case .saying: CountedNoun(ko: "글귀", en: "saying")
    case .mood: CountedNoun(ko: "기분", en: "mood")
    case .dayPalette: CountedNoun(ko: "하루의 캔버스 색", en: "palette of a day", plural: "palettes")
    case .event: CountedNoun(ko: "일정", en: "event")
    case .exception:
      CountedNoun(ko: "되풀이되는 일정의 회차", en: "time of a series", plural: "times of series")
    case .eventText:
      CountedNoun(ko: "일정의 원래 글", en: "original text of an event", plural: "original texts")
    case .toDo: CountedNoun(ko: "할 일", en: "to-do")
    case .book: CountedNoun(ko: "책", counter: "권", en: "book")
    case .pastReading: CountedNoun(ko: "지난 읽기", en: "earlier reading")
    case .record: CountedNoun(ko: "읽은 기록", en: "reading record")
    case .sentence: CountedNoun(ko: "문장", en: "sentence")
    case .setting: CountedNoun(ko: "설정", en: "setting")
    }
  }

  /// Returns the thing in a sentence, by its name: `Mum`, `the watering of Mum`, `엄마에게 물 준 기록`.
  func nounPhrase(of subject: String) -> Words {
    let plain = subject.quotable()
    guard !plain.isEmpty else { return Words(ko: noun.name.ko, en: "the \(noun.name.en)") }
    // The first words of a text are enough to recognize it.
    let texts = BilingualTitle(subject)
    let limited = { (text: String) in
      self == .saying || self == .sentence ? text.quotable(limit: 24) : text
    }
    let (ko, en) = (limited(texts.korean).quoted(.korean), limited(texts.english).quoted(.english))
    return switch self {
    case .person: Words(ko: plain, en: plain)
    case .watering: Words(ko: "\(plain)에게 물 준 기록", en: "the watering of \(plain)")
    case .postponement: Words(ko: "\(plain) 물 주기를 미룬 기록", en: "the postponement of \(plain)")
    case .contact: Words(ko: "\(plain) 연락처", en: "the contact \(plain)")
    case .saying: Words(ko: "글귀 \(ko)", en: "the saying \(en)")
    case .mood: Words(ko: "기분 \(plain)", en: "the mood of \(plain)")
    case .dayPalette:
      Words(
        ko: "\(DayInTitle.text(subject, .korean))의 캔버스 색",
        en: "the colours of \(DayInTitle.text(subject, .english))")
    case .event: Words(ko: "일정 \(ko)", en: en)
    case .exception: Words(ko: "일정 \(ko)의 한 회차", en: "one time of \(en)")
    case .eventText: Words(ko: "일정 \(ko)의 원래 글", en: "the original text of \(en)")
    case .toDo: Words(ko: "할 일 \(ko)", en: en)
    case .book: Words(ko: "책 \(ko)", en: en)
    case .pastReading: Words(ko: "\(ko)의 지난 읽기", en: "an earlier reading of \(en)")
    case .record: Words(ko: "\(ko) 읽은 기록", en: "the reading record of \(en)")
    case .sentence: Words(ko: "문장 \(ko)", en: "the sentence \(en)")
    case .setting: StoreSettingNames.name(subject)
    }
  }

  /// Returns the subject for a sentence that already contains its kind: the name of a person as it
  /// is, a title in quotes.
  func subjectText(_ subject: String) -> Words {
    switch self {
    case .person, .watering, .postponement, .contact, .mood:
      Words(ko: subject.quotable(), en: subject.quotable())
    case .dayPalette:
      Words { DayInTitle.text(subject, $0) }
    case .setting: StoreSettingNames.name(subject)
    case .saying, .event, .exception, .eventText, .toDo, .book, .pastReading, .record, .sentence:
      subject.isEmpty
        ? Words(ko: "", en: "")
        : Words(
          ko: BilingualTitle(subject).korean.quoted(.korean),
          en: BilingualTitle(subject).english.quoted(.english))
    }
  }
}

/// A day that identifies a change: `2026-11-13`.
enum DayInTitle {
  /// Returns the day in display form with its year; any other text on one line, shortened if it is
  /// long.
  static func text(_ title: String, _ language: Language) -> String {
    let parts = title.split(separator: "-").map { Int($0) }
    guard parts.count == 3, let year = parts[0], let month = parts[1], let number = parts[2],
      let day = Day(year: year, month: month, day: number)
    else { return title.quotable() }
    return DayFormatter(language, today: .earliest).short(day)
  }
}

/// The settings stored in the store.
enum StoreSettingNames {
  /// Returns the name of the setting with the key; the key itself if it is unknown.
  static func name(_ key: String) -> Words {
    if let setting = ItemReference.fileSetting(key) {
      return Words(ko: setting.name, en: "the setting \(setting.name)")
    }
    if let what = ChangeSummary(.setting, .setting, key).irreversibleAction {
      return ItemReference.fileSetting(what) == nil
        ? Words { _ in "hearth \(what.quotable())" } : name(what)
    }
    return internalSettingName(key)
  }

  private static func internalSettingName(_ key: String) -> Words {
    switch key {
    case "profile.display_name": Words(ko: "프로필 이름", en: "the profile’s name")
    case "profile.email": Words(ko: "이메일", en: "the email address")
    case "profile.picture": Words(ko: "프로필 사진", en: "the profile’s picture")
    case "mood.artist": Words(ko: "화가 이름", en: "the artist’s name")
    case "mood.canvas_mode": Words(ko: "캔버스에 담는 것", en: "what a canvas shows")
    case "mood.palette": Words(ko: "캔버스의 색", en: "the colours of canvases")
    case "mood.paper": Words(ko: "캔버스의 종이", en: "the paper of canvases")
    case "mood.shuffles": Words(ko: "도형 흔들기", en: "whether shapes are shuffled")
    case _ where key.hasPrefix("people.past."):
      Words(ko: "정원의 지난 기록", en: "the garden’s past")
    case _ where key.hasPrefix("component."):
      Words(ko: "캘린더의 메모", en: "a note of a calendar")
    case _ where key.hasPrefix("zones."):
      Words(ko: "캘린더의 시간대", en: "the time zones of a calendar")
    case _ where key.hasPrefix("declined."):
      Words(ko: "거절한 초대", en: "an invitation that was declined")
    case _ where key.hasPrefix("calendar."):
      calendar(String(key.dropFirst("calendar.".count)))
    default: Words(ko: key.quotable(), en: key.quotable())
    }
  }

  static func calendar(_ name: String) -> Words {
    Words(ko: "캘린더 \(name.quotable())", en: "the calendar \(name.quotable())")
  }
}
