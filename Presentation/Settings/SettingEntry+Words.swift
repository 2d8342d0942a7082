import HearthDomain

extension SettingEntry {
  /// The value with secrets masked.
  var maskedText: String {
    setting.isSecret && !text.isEmpty ? "********" : text
  }

  /// Returns the value in words; an empty one as "(none)".
  func displayText(_ language: Language) -> String {
    if text.isEmpty { return language(ko: "(없음)", en: "(none)") }
    if setting.form == .toggle {
      return text == "on" ? language(ko: "켬", en: "on") : language(ko: "끔", en: "off")
    }
    return setting.nameOfValue(text)?(language) ?? maskedText
  }

  /// Returns the value as it is typed, followed by its words if they differ: `auto · as the
  /// terminal is`.
  func typedAndDisplayText(_ language: Language) -> String {
    guard !text.isEmpty else { return "-" }
    let words = displayText(language)
    let plain = String(words.lowercased().map { $0 == " " ? "-" : $0 })
    return [maskedText, maskedText.lowercased()].contains { $0 == words || $0 == plain }
      ? maskedText : "\(maskedText) · \(words)"
  }
}

extension Setting {
  /// Returns the value in words, such as a language's name; nil if it is displayed as it is.
  func nameOfValue(_ text: String) -> Words? {
    switch key {
    case .language:
      text == "auto"
        ? Words(ko: "시스템에 맞춤", en: "as the system is") : Language(rawValue: text)?.nameInOwnLanguage
    case .weekStart:
      text == "auto"
        ? Words(ko: "언어에 맞춤", en: "by the language")
        : Weekday.allCases.first { $0.settingWord == text }.map { Words($0.name(in:)) }
    case .dateOrder:
      switch text {
      case "auto": Words(ko: "시스템에 맞춤", en: "as the system is")
      case "dmy": Words(ko: "일/월", en: "day/month")
      default: Words(ko: "월/일", en: "month/day")
      }
    case .theme:
      text == "hearth" ? Words(ko: "모닥불", en: "hearth") : CardTheme(rawValue: text)?.name
    case .appearance: Shade(rawValue: text)?.name
    case .color: ColorChoice(rawValue: text)?.name
    case .cardFont: CardFont(rawValue: text)?.name
    case .cardTheme:
      text == "auto"
        ? Words(ko: "전체 화면과 같음", en: "as the screen is") : CardTheme(rawValue: text)?.name
    case .sayingLanguages:
      text == "auto"
        ? Words(ko: "언어에 맞춤", en: "by the language") : SayingLanguages(rawValue: text)?.name
    case .holidays:
      text == "auto"
        ? Words(ko: "언어에 맞춤", en: "by the language")
        : text == "none" ? Words(ko: "없음", en: "none") : HolidayCountry.names(text)
    case .allDayTime:
      text.split(separator: " ").count == 2
        ? text.split(separator: " ").first.map {
          Words(ko: "전날 \($0)", en: "\($0) the day before")
        } : nil
    case .canvasMode: CanvasMode(rawValue: text)?.name
    case .canvasPaper: CanvasPaper(rawValue: text)?.name
    case .canvasPalette: HearthDomain.Palette(rawValue: text)?.name
    case .journalRetention:
      text == "always"
        ? Words(ko: "모두", en: "all of them") : Words(ko: "\(text)일", en: "\(text) days")
    case .channels:
      text == "auto" ? Words(ko: "이 컴퓨터에 맞춤", en: "what suits the machine") : nil
    case .eventLength:
      LengthText.minutes(text).map { minutes in Words { $0.eventLength(minutes) } }
    case .remindersEnabled(.event):
      switch text {
      case "on": Words(ko: "시작할 때", en: "at the start")
      case "off": Words(ko: "끔", en: "off")
      default: LeadTimes(settingText: text).map { times in Words { times.words(in: $0) } }
      }
    case .quietHours: text == "off" ? Words(ko: "없음", en: "off") : nil
    case .weekNumbers, .reducedMotion, .mouse, .ambiguousWidth, .addedHolidays, .defaultCalendar,
      .calendarRefresh,
      .customMeans, .moodWords,
      .canvasShuffle, .askingHook, .bulkHook, .feedbackAddress, .importColumns,
      .canvasArtist, .birthdayTime, .readingTime, .sayingTime, .moodTime, .command, .ntfyServer,
      .ntfyTopic,
      .bookOrder, .remindersEnabled, .key, .address:
      nil
    }
  }
}

extension Language {
  fileprivate var nameInOwnLanguage: Words {
    switch self {
    case .korean: Words(ko: "한국어", en: "한국어 (Korean)")
    case .english: Words(ko: "영어(English)", en: "English")
    }
  }
}

extension HolidayCountry {
  fileprivate var name: Words {
    switch self {
    case .korea: Words(ko: "한국", en: "Korea")
    case .unitedKingdom: Words(ko: "영국", en: "UK")
    case .unitedStates: Words(ko: "미국", en: "US")
    case .ireland: Words(ko: "아일랜드", en: "Ireland")
    case .canada: Words(ko: "캐나다", en: "Canada")
    case .australia: Words(ko: "호주", en: "Australia")
    }
  }

  /// Returns the names of countries separated by commas.
  fileprivate static func names(_ text: String) -> Words {
    let names = text.split(separator: ",").compactMap {
      HolidayCountry(rawValue: String($0))?.name
    }
    return Words { language in names.map { $0(language) }.joined(separator: ", ") }
  }
}

extension SayingLanguages {
  fileprivate var name: Words {
    switch self {
    case .both: Words(ko: "두 언어 모두", en: "both")
    case .one: Words(ko: "화면의 언어만", en: "the display's alone")
    }
  }
}

extension Shade {
  fileprivate var name: Words {
    switch self {
    case .automatic: Words(ko: "터미널에 맞춤", en: "as the terminal is")
    case .dark: Words(ko: "어둡게", en: "dark")
    case .light: Words(ko: "밝게", en: "light")
    }
  }
}

extension ColorChoice {
  fileprivate var name: Words {
    switch self {
    case .automatic: Words(ko: "터미널에서만", en: "on terminals")
    case .always: Words(ko: "언제나", en: "always")
    case .never: Words(ko: "쓰지 않음", en: "never")
    }
  }
}
