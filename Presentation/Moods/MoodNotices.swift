import HearthDomain

/// What is said after something was done with moods.
enum MoodNotices {
  static func added(_ mood: Mood, _ today: Day) -> Words {
    guard mood.day != today else {
      return Words(ko: "오늘의 캔버스에 그렸어요.", en: "Drawn on today's canvas.")
    }
    let day = Words { DateWords($0, today: today).short(mood.day) }
    return Words(ko: "\(day.ko)의 캔버스에 그렸어요.", en: "Drawn on the canvas of \(day.en).")
  }

  static let changed = Words(ko: "기분을 고쳤어요.", en: "Changed the mood.")

  static let removed = Words(ko: "기분을 지웠어요.", en: "Removed the mood.")

  static let shuffled = Words(
    ko: "도형이 새 자리를 찾았어요.", en: "Every shape has a new place.")

  static func chosen(_ palette: Palette?, for day: Day, today: Day) -> Words {
    let words = Words { DateWords($0, today: today).short(day) }
    guard let palette else {
      return Words(
        ko: "\(words.ko)의 캔버스는 설정에 맞춰 그려요.", en: "The canvas of \(words.en) follows the settings.")
    }
    let name = KoreanParticle.toward("‘\(palette.name.ko)’")
    return Words(
      ko: "\(words.ko)의 캔버스는 앞으로 \(name) 그려요.",
      en: "From now on the canvas of \(words.en) is drawn in “\(palette.name.en)”.")
  }

  static func chosenForAll(_ palette: Palette) -> Words {
    let name = KoreanParticle.toward("‘\(palette.name.ko)’")
    return Words(
      ko: "따로 정하지 않은 캔버스를 모두 \(name) 그려요.",
      en: "Canvases without colours of their own are drawn in “\(palette.name.en)”.")
  }

  static func changed(to mode: CanvasMode) -> Words {
    switch mode {
    case .daily: Words(ko: "이제 하루에 한 장씩 보여요.", en: "Now a canvas a day is shown.")
    case .last:
      Words(ko: "이제 최근 기분 열 개를 한 장에 담아요.", en: "Now one canvas shows the latest ten moods.")
    }
  }
}
