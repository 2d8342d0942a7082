import HearthDomain

/// Texts about moods that screens and commands share.
package enum MoodWords {
  /// Returns the levels of a shape, such as `11–20`.
  package static func levels(of shape: MoodShape) -> String {
    let first = shape.rawValue * 10
    return "\(first == 0 ? 0 : first + 1)–\(first + 10)"
  }

  /// Hints for newcomers on an empty canvas: one for each of the grey guide shapes, in order. Each
  /// fits into a line of the narrowest window.
  package static let hints: [Words] = [
    Words(
      ko: "기분을 0에서 100 사이로 남겨 보세요.", en: "Set how you feel, from 0 to 100."
    ),
    Words(ko: "기분 하나가 도형 하나로 그려져요.", en: "Each mood becomes a shape here."),
    Words(ko: "낮은 기분은 어둡고 모나게 그려져요.", en: "Low moods are dark and angular."),
    Words(ko: "높은 기분은 밝고 둥글게 그려져요.", en: "High moods are bright and round."),
    Words(ko: "게이지는 60에서 시작해요.", en: "The gauge starts at 60."),
    Words(ko: "캔버스에는 최근 기분 열 개가 담겨요.", en: "A canvas holds the latest ten moods."),
    Words(ko: "캔버스를 흔들면 도형이 자리를 바꿔요.", en: "A shuffle moves every shape."),
    Words(ko: "날마다 캔버스가 새로 펼쳐져요.", en: "Every day has a canvas of its own."),
    Words(ko: "일기에는 지난 기분이 모두 남아 있어요.", en: "The diary keeps every mood."),
    Words(ko: "캔버스는 그림 파일로 내보낼 수 있어요.", en: "A canvas can be saved as a picture."),
  ]

  /// Returns the text below an empty canvas: a greeting, with the name if there is one.
  static func emptyCanvasText(_ name: String, _ language: Language) -> String {
    let name = name.isEmpty ? "" : language(ko: "\(name) 님, ", en: "\(name), ")
    let question = language(ko: "지금 기분이 어떠세요?", en: "how are you feeling now?")
    return name.isEmpty
      ? language(ko: question, en: "How are you feeling now?") : name + question
  }
}

extension MoodShape {
  package var name: Words {
    switch self {
    case .scallopedCog: Words(ko: "톱니바퀴", en: "cog")
    case .threeTriangles: Words(ko: "삼각형 셋", en: "three triangles")
    case .slantedParallelograms: Words(ko: "평행사변형 둘", en: "two parallelograms")
    case .rightTriangle: Words(ko: "직각삼각형", en: "right triangle")
    case .wavyRibbons: Words(ko: "물결 셋", en: "three ribbons")
    case .halfDiscs: Words(ko: "반원 둘", en: "two half discs")
    case .rings: Words(ko: "동그라미 고리", en: "rings")
    case .fourLobes: Words(ko: "네 잎", en: "four lobes")
    case .roundedSlabs: Words(ko: "둥근 막대 셋", en: "three slabs")
    case .fullDisc: Words(ko: "꽉 찬 원", en: "full disc")
    }
  }
}

extension HearthDomain.Palette {
  package var name: Words {
    switch self {
    case .canvas: Words(ko: "캔버스", en: "canvas")
    case .ember: Words(ko: "불씨", en: "ember")
    case .tide: Words(ko: "밀물", en: "tide")
    case .forest: Words(ko: "숲", en: "forest")
    case .dancheong: Words(ko: "단청", en: "dancheong")
    case .aurora: Words(ko: "오로라", en: "aurora")
    }
  }
}

extension CanvasMode {
  package var name: Words {
    switch self {
    case .daily: Words(ko: "하루에 한 장", en: "one a day")
    case .last: Words(ko: "최근 열 개", en: "the latest ten")
    }
  }
}

extension CanvasPaper {
  package var name: Words {
    switch self {
    case .auto: Words(ko: "화면에 맞춤", en: "as the screen is")
    case .light: Words(ko: "크림색", en: "cream")
    case .dark: Words(ko: "어두운 종이", en: "dark")
    }
  }
}

extension ArtistName {
  /// Returns the name with which to sign a canvas: the artist's, the user's, or "Nameless".
  package func signature(_ language: Language, of user: String) -> String {
    [value, user].first { !$0.isEmpty } ?? language(ko: "무명작가", en: "Nameless")
  }
}

extension Mood {
  /// The first line of the memo followed by the tags, for lists.
  package var memoLine: String {
    let more = memo.contains(where: \.isNewline) ? " …" : ""
    return appendingTags(String(memo.prefix { !$0.isNewline }) + more, separator: "  ")
  }

  /// The whole memo with the tags on a line below.
  var memoWithTags: String { appendingTags(memo, separator: "\n") }

  private func appendingTags(_ text: String, separator: String) -> String {
    [text, tags.hashtagText].filter { !$0.isEmpty }.joined(separator: separator)
  }
}

extension Tags {
  /// The tags as they are written, such as `#위로 #"late evening"`.
  package var hashtagText: String { values.map(\.typedForm).joined(separator: " ") }
}

extension MoodFace {
  package var name: Words {
    switch self {
    case .awful: Words(ko: "최악", en: "awful")
    case .bad: Words(ko: "나쁨", en: "bad")
    case .okay: Words(ko: "보통", en: "okay")
    case .good: Words(ko: "좋음", en: "good")
    case .great: Words(ko: "최고", en: "great")
    }
  }

  /// Returns the face with that name in either language; nil for other words.
  package init?(named word: String) {
    self.init(called: MoodLevel.withoutPunctuation(word))
  }
}

extension MoodLevel {
  /// Parses a level as a word or as a number, with its scale or without; nil for other text.
  init?(spoken text: String) {
    let bare = MoodLevel.withoutPunctuation(text)
    guard let level = MoodFace(named: text)?.level ?? MoodLevel(typed: bare) else { return nil }
    self = level
  }

  /// Returns the note that the typed number was read as one out of ten; nil if it was not, or if
  /// that makes no difference.
  static func outOfTenNote(_ typed: String?) -> Words? {
    let number = withoutPunctuation(typed ?? "").split(at: "점")[0]
    guard let level = MoodLevel(outOfTen: String(number)), level.value > 0 else { return nil }
    return Words(ko: "10점 만점에 \(number)점으로 읽었어요.", en: "Read as \(number) out of ten.")
  }

  /// The level as a number that is parsed as this level.
  var typedForm: String { value > 10 ? "\(value)" : "\(value)/100" }

  /// Returns the word without trailing punctuation, as in `60, tired`.
  static func withoutPunctuation(_ word: String) -> String {
    let end = word.lastIndex { !",.:;!?…~^ㅎㅋㅠㅜ".contains($0) }
    return end.map { String(word[...$0]) } ?? ""
  }
}
