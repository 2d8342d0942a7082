import HearthDomain
import HearthWhen

/// Messages about a mood, which is named if it is not visible.
struct MoodMessages {
  let mood: Mood
  let today: Day

  var addedMessage: Words { sentenceWithName(ko: "기분을 남겼어요", en: "Added") }

  /// The message after a mood was added on the screen. It says on which canvas the mood was drawn:
  /// today's or that of another day.
  var addedScreenMessage: Words {
    guard mood.day != today else {
      return Words(ko: "오늘의 캔버스에 그렸어요.", en: "Drawn on today's canvas.")
    }
    let day = Words { DayFormatter($0, today: today).short(mood.day) }
    return Words(ko: "\(day.ko)의 캔버스에 그렸어요.", en: "Drawn on the canvas of \(day.en).")
  }

  var changedMessage: Words { sentenceWithName(ko: "고쳤어요", en: "Changed") }
  static let changedMessage = Words(ko: "기분을 고쳤어요.", en: "Changed the mood.")

  var removedMessage: Words { sentenceWithName(ko: "지웠어요", en: "Removed") }
  static let removedMessage = Words(ko: "기분을 지웠어요.", en: "Removed the mood.")

  /// A note that a mood lies in the future. That is allowed because clocks differ, but may be a
  /// mistake.
  static let futureMomentNote = Words(
    ko: "아직 오지 않은 시각이에요. 지난 기분이라면 hearth mood edit의 --at으로 고쳐 주세요.",
    en: "That time is in the future. If you meant a past time, correct it with hearth mood edit"
      + " and --at.")

  private func sentenceWithName(ko: String, en: String) -> Words {
    Words(ko: "\(ko): \(name(.korean)).", en: "\(en): \(name(.english)).")
  }

  /// Returns `85, 바닷가 산책 (11월 20일 09:00)`, or `85 (11월 20일 09:00)` without a memo; without a
  /// level, it says so.
  func name(_ language: Language) -> String {
    let when = DayFormatter(language, today: today).short(mood.moment.local)
    let memo = mood.memoLine.isEmpty ? "" : ", \(mood.memoLine.quotable(limit: 60))"
    return "\(mood.form.phrase(language))\(memo) (\(when))"
  }
}

/// Messages about canvases.
extension MoodMessages {
  static let shuffledMessage = Words(
    ko: "도형의 자리를 바꿨어요.", en: "Moved every shape.")

  static func paletteChosenMessage(_ palette: Palette?, for day: Day, today: Day) -> Words {
    let words = Words { DayFormatter($0, today: today).short(day) }
    guard let palette else {
      return Words(
        ko: "\(words.ko)의 캔버스는 설정한 색으로 그려요.",
        en: "The canvas of \(words.en) uses the colours in the settings.")
    }
    let name = KoreanParticle.toward("‘\(palette.name.ko)’")
    return Words(
      ko: "\(words.ko)의 캔버스는 앞으로 \(name) 그려요.",
      en: "The canvas of \(words.en) is now drawn in “\(palette.name.en)”.")
  }

  static func paletteChosenForAllMessage(_ palette: Palette) -> Words {
    let name = KoreanParticle.toward("‘\(palette.name.ko)’")
    return Words(
      ko: "따로 정하지 않은 캔버스를 모두 \(name) 그려요.",
      en: "Canvases without colours of their own are drawn in “\(palette.name.en)”.")
  }

  static func modeChangedMessage(to mode: CanvasMode) -> Words {
    switch mode {
    case .daily: Words(ko: "이제 하루에 한 장씩 보여요.", en: "Now showing one canvas per day.")
    case .last:
      Words(ko: "이제 최근 기분 열 개를 한 장에 담아요.", en: "Now showing the latest ten moods on one canvas.")
    }
  }
}
